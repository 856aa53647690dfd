import { type KeyboardEvent, useState, useSyncExternalStore } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { SearchIcon } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { Page } from '#ui/page.tsx';
import { TextField } from '#ui/text-field.tsx';
import { supportEmail } from '../../../api/support-email.ts';
import { paths } from '../../../paths.ts';
import { company } from './company.ts';
import { valueOf } from './company-networks.ts';
import { answers, type Topic, topics } from './help-answers.ts';
import { faqsShown } from './help-search.ts';
import { type PageName, pageAt } from './page-links.ts';
import styles from './pages.module.css';

const panel = 'help-questions';

export function HelpScreen() {
  const words = useWords('help');
  const [search, setSearch] = useState('');
  const [chosen, setTopic] = useState<Topic>();
  const asked = useAskedTopic();
  const topic = chosen ?? asked ?? 'allgemein';
  const isSearching = search.trim() !== '';
  const said = words('answers', { returnObjects: true });
  const faqs = faqsShown(
    answers.map(({ id, topic: of, screens }) => ({ id, topic: of, screens, ...said[id] })),
    search,
    topic,
  );
  return (
    <Page title={words('title')} lead={words('lead')} width="text">
      <TextField
        type="search"
        label={words('search')}
        isLabelHidden
        placeholder={words('search')}
        icon={<SearchIcon />}
        value={search}
        onChange={setSearch}
      />
      {isSearching ? (
        <SearchResult search={search.trim()} count={faqs.length} onBack={() => setSearch('')} />
      ) : (
        <Topics chosen={topic} onChoose={setTopic} />
      )}
      <div
        id={panel}
        className={styles['faqs']}
        {...(isSearching ? {} : { role: 'tabpanel', 'aria-labelledby': topic })}
      >
        {faqs.map(({ id, question, answer, screens }) => (
          <details key={id}>
            <summary>{question}</summary>
            <p>{answer}</p>
            <Related screens={screens} />
          </details>
        ))}
      </div>
      <Support />
      <Resources />
    </Page>
  );
}

const onHashChange = (tell: () => void): (() => void) => {
  window.addEventListener('hashchange', tell);
  return () => window.removeEventListener('hashchange', tell);
};

/** `/help#kunden` opens that tab. The page as it was written knows no hash: it is read once the scripts are there. */
function useAskedTopic(): Topic | undefined {
  const hash = useSyncExternalStore(
    onHashChange,
    () => window.location.hash,
    () => '',
  );
  return topics.find((name) => hash === `#${name}`);
}

/** The screens that an answer speaks of. */
function Related({ screens }: { screens: readonly PageName[] }) {
  const words = useWords('help');
  const labels: Partial<Record<PageName, string>> = words('screens', { returnObjects: true });
  return (
    <ul className={`row ${styles['links']}`} aria-label={words('screensLabel')}>
      {screens.map((name) => (
        <li key={name}>
          <Link className="inline finger-tall" to={pageAt(name)}>
            {labels[name]}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Topics({ chosen, onChoose }: { chosen: Topic; onChoose: (topic: Topic) => void }) {
  const words = useWords('help');
  const step = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = topics.at((topics.indexOf(chosen) + by) % topics.length);
    if (by === 0 || next === undefined) return;
    onChoose(next);
    document.getElementById(next)?.focus();
  };
  return (
    <div className={`row gap8 ${styles['tabs']}`} role="tablist" aria-label={words('tabs')}>
      {topics.map((topic) => (
        <Button
          key={topic}
          variant="plain"
          isPill
          role="tab"
          id={topic}
          aria-selected={topic === chosen}
          aria-controls={panel}
          tabIndex={topic === chosen ? 0 : -1}
          onClick={() => onChoose(topic)}
          onKeyDown={step}
        >
          {words(`topics.${topic}`)}
        </Button>
      ))}
    </div>
  );
}

function SearchResult({ search, count, onBack }: { search: string; count: number; onBack: () => void }) {
  const words = useWords('help');
  return (
    <div className={`line gap4-16 breaks ${styles['result']}`}>
      <output>{count === 0 ? words('noResults', { search }) : words('resultCount', { count })}</output>
      <Button variant="link" onClick={onBack}>
        {words('backToAll')}
      </Button>
    </div>
  );
}

/** Each card leads where it says. */
function Support() {
  const words = useWords('help');
  const support = words('support', { returnObjects: true });
  const ways = [
    { ...support.email, by: { href: `mailto:${supportEmail}` } },
    { ...support.phone, by: { href: `tel:${valueOf(company.phone).replaceAll(' ', '')}` } },
    { ...support.chat, by: { to: paths.contact() } },
  ];
  return (
    <section className={styles['section']}>
      <h2>{words('supportTitle')}</h2>
      <ul className={styles['cards']}>
        {ways.map(({ title, text, do: does, by }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            <Button variant="plain" isCompact {...by}>
              {does}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const resources = ['tutorials', 'manual', 'blog', 'forum'] as const;
const rules = [
  'ranking',
  'reviewsPolicy',
  'rules',
  'reportFigures',
  'reporting',
  'fraud',
  'accessibility',
] as const satisfies readonly PageName[];

function Resources() {
  const words = useWords('help');
  return (
    <>
      <section className={styles['section']}>
        <h2>{words('resourcesTitle')}</h2>
        <ul className={`row ${styles['links']}`}>
          {resources.map((name) => (
            <li key={name}>
              <Link className="inline finger-tall" to={pageAt(name)}>
                {words(`resources.${name}`)}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles['section']}>
        <h2>{words('rulesTitle')}</h2>
        <ul className={`row ${styles['links']}`}>
          {rules.map((name) => (
            <li key={name}>
              <Link className="inline finger-tall" to={pageAt(name)}>
                {words(`screens.${name}`)}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
