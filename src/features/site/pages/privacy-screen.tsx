import { useWords } from '#i18n/i18n.ts';
import { Page } from '#ui/page.tsx';
import { browserKeys, keptFor } from '../../../contract/admin/browser-keys.ts';
import { activities, activityNames } from '../../../contract/admin/privacy.ts';
import { company } from './company.ts';
import { valueOf } from './company-networks.ts';
import { Given } from './given.tsx';
import styles from './pages.module.css';

/** /privacy: the sentences, and what is kept for what, made of the one table that the tests hold against the database. */
export function PrivacyScreen() {
  const words = useWords('pages');
  const { title, lead, sections } = words('privacy', { returnObjects: true });
  return (
    <Page title={title} lead={lead} width="text">
      {sections.map((section, index) => (
        <section key={section.title} className={styles['section']}>
          <h2>{section.title}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {index === 0 && (
            <p>
              <Given of={company.privacyEmail} as="mail" />
            </p>
          )}
        </section>
      ))}
      <Processors />
      <section className={styles['section']}>
        <h2>{words('processing.title')}</h2>
        <p>{words('processing.lead')}</p>
        {activityNames.map((name) => (
          <Activity key={name} name={name} />
        ))}
      </section>
      <section className={styles['section']}>
        <h2>{words('processing.keysTitle')}</h2>
        <p>{words('processing.keysLead')}</p>
        <ul className="bullets spaced">
          {keptFor.map((why) => (
            <li key={why}>
              {words(`processing.keptFor.${why}`)}: <code>{keysFor(why).join(', ')}</code>
            </li>
          ))}
        </ul>
      </section>
    </Page>
  );
}

function Processors() {
  const words = useWords('pages');
  return (
    <section className={styles['section']}>
      <h2>{words('processors.title')}</h2>
      <p>{words('processors.lead')}</p>
      <ul className="bullets spaced">
        {company.processors.map(({ name, task, country }) => (
          <li key={task}>
            {words(`processors.tasks.${task}`)}: <Given of={name} />, {valueOf(country)}
          </li>
        ))}
      </ul>
      <p>
        {words('processors.authority')} <Given of={company.privacyAuthority} />
      </p>
    </section>
  );
}

const keysFor = (why: (typeof keptFor)[number]): string[] =>
  Object.keys(browserKeys).filter((key) => browserKeys[key] === why);

function Activity({ name }: { name: (typeof activityNames)[number] }) {
  const words = useWords('pages');
  const { basis, kept, recipients, tables } = activities[name];
  return (
    <>
      <h3>{words(`processing.activities.${name}.title`)}</h3>
      <p>{words(`processing.activities.${name}.purpose`)}</p>
      <ul className="bullets spaced">
        <li>
          {words('processing.basis')}: {words(`processing.bases.${basis}`)}
        </li>
        <li>
          {words('processing.kept')}: {words(`processing.keepings.${kept}`)}
        </li>
        <li>
          {words('processing.to')}: {recipients.map((who) => words(`processing.recipients.${who}`)).join(', ')}
        </li>
        <li>
          {words('processing.tables')}: {tables.join(', ')}
        </li>
      </ul>
    </>
  );
}
