import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Page } from '#ui/page.tsx';
import { applicationTo } from './application.ts';
import { Cards } from './cards.tsx';
import { company } from './company.ts';
import { valueOf } from './company-networks.ts';
import styles from './pages.module.css';

const jobs = valueOf(company.jobsEmail);

export function CareerScreen() {
  const words = useWords('pages');
  const career = words('career', { returnObjects: true });
  return (
    <Page title={career.title}>
      {(heading) => (
        <>
          <div className={`stack gap16 from-start round26 ${styles['hero']}`}>
            {heading}
            <p>{career.lead}</p>
            <Button variant="secondary" href="#stellen">
              {career.toPositions}
            </Button>
          </div>
          <section className={styles['section']}>
            <h2>{career.benefitsTitle}</h2>
            <Cards cards={career.benefits} />
          </section>
          <section className={styles['section']} id="stellen">
            <h2>{career.positionsTitle}</h2>
            <p className={styles['measure']}>{career.how}</p>
            <ul className={styles['cards']}>
              {career.positions.map((position) => (
                <Position key={position.title} {...position} />
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
            <Button href={applicationTo(jobs, career.speculative, career.speculativeBody)} variant="plain">
              {career.speculative}
            </Button>
          </section>
        </>
      )}
    </Page>
  );
}

interface PositionProps {
  title: string;
  department: string;
  location: string;
  type: string;
  description: string;
}

function Position({ title, department, location, type, description }: PositionProps) {
  const words = useWords('pages');
  const subject = words('career.applySubject', { position: title });
  const body = words('career.applyBody', { returnObjects: true, position: title });
  return (
    <li>
      <h3>{title}</h3>
      <p className="quiet small">
        {department} · {location} · {type}
      </p>
      <p>{description}</p>
      <Button variant="plain" isCompact href={applicationTo(jobs, subject, body)}>
        {words('career.apply')}
      </Button>
    </li>
  );
}
