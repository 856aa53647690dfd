import { useWords } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { Cards } from './cards.tsx';
import { company, valueOf } from './company.ts';
import styles from './pages.module.css';

const mailTo = (subject: string): string =>
  `mailto:${valueOf(company.jobsEmail)}?subject=${encodeURIComponent(subject)}`;

export function CareerScreen() {
  const words = useWords('pages');
  const career = words('career', { returnObjects: true });
  return (
    <Page title={career.title} lead={career.lead}>
      <section className={styles['section']}>
        <h2>{career.benefitsTitle}</h2>
        <Cards cards={career.benefits} />
      </section>
      <section className={styles['section']}>
        <h2>{career.positionsTitle}</h2>
        <ul className={styles['cards']}>
          {career.positions.map(({ title, department, location, type, description }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className={styles['note']}>
                {department} · {location} · {type}
              </p>
              <p>{description}</p>
              <Button variant="plain" isCompact href={mailTo(words('career.applySubject', { position: title }))}>
                {career.apply}
              </Button>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles['section']}>
        <h2>{career.processTitle}</h2>
        <Cards cards={career.process} isNumbered />
      </section>
      <section className={styles['section']}>
        <h2>{career.speculativeTitle}</h2>
        <p>{career.speculativeText}</p>
        <Button href={mailTo(career.speculative)} variant="plain">
          {career.speculative}
        </Button>
      </section>
    </Page>
  );
}
