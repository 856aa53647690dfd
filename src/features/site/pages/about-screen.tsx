import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Page } from '#ui/page.tsx';
import { paths } from '../../../paths.ts';
import { Cards } from './cards.tsx';
import { company, firstPlaceholder } from './company.ts';
import { Given } from './given.tsx';
import styles from './pages.module.css';

export function AboutScreen() {
  const words = useWords('pages');
  const about = words('about', { returnObjects: true });
  return (
    <Page title={about.title} lead={about.lead}>
      <section className={styles['section']}>
        <h2>{about.missionTitle}</h2>
        <p className={styles['measure']}>{about.mission}</p>
      </section>
      <section className={styles['section']}>
        <h2>{about.historyTitle}</h2>
        <Cards cards={about.history} />
      </section>
      <section className={styles['section']}>
        <h2>{about.leadersTitle}</h2>
        <ul className={styles['cards']}>
          {company.representatives.map(({ name, part }) => (
            <li key={part}>
              <h3>
                <Given of={name} />
              </h3>
              {about.parts[part].map((text) => (
                <p key={text}>{text}</p>
              ))}
            </li>
          ))}
        </ul>
        {firstPlaceholder(company.representatives) !== undefined && <p className="quiet small">{about.leadersNote}</p>}
      </section>
      <section className={styles['section']}>
        <h2>{about.valuesTitle}</h2>
        <Cards cards={about.values} />
      </section>
      <div className={`row gap12 ${styles['buttons']}`}>
        <Button to={paths.register()}>{about.join}</Button>
        <Button to={paths.career()} variant="plain">
          {about.careers}
        </Button>
      </div>
    </Page>
  );
}
