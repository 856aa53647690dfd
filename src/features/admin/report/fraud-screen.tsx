import { useWords } from '#i18n/i18n.ts';
import { Link } from '#ui/link.tsx';
import { Page } from '#ui/page.tsx';
import { paths } from '../../../paths.ts';
import styles from './report.module.css';

/** /fraud: how to spot a scam, and what to do. */
export function FraudScreen() {
  const words = useWords('report');
  const { title, lead, sections, report } = words('fraud.page', { returnObjects: true });
  return (
    <Page title={title} lead={lead} width="text">
      {sections.map((section) => (
        <section key={section.title} className={`stack gap12 above32 ${styles['part']}`}>
          <h2>{section.title}</h2>
          <ul className={`stack gap8 ${styles['points']}`}>
            {section.list.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
      ))}
      <p>
        <Link to={paths.contact()}>{report}</Link>
      </p>
    </Page>
  );
}
