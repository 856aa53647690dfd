import { type KeyboardEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { useWords } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { SearchIcon } from '../../ui/icons.tsx';
import { Page } from '../../ui/page.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Cards } from './cards.tsx';
import { faqsShown } from './help-search.ts';
import styles from './pages.module.css';

const topics = ['allgemein', 'kunden', 'dienstleister', 'zahlungen'] as const;
const panel = 'help-questions';
type Topic = (typeof topics)[number];

export function HelpScreen() {
  const words = useWords('pages');
  const help = words('help', { returnObjects: true });
  const [search, setSearch] = useState('');
  const [topic, setTopic] = useState<Topic>('allgemein');
  const isSearching = search.trim() !== '';
  const faqs = faqsShown(help.faqs, search, topic);
  return (
    <Page title={help.title} lead={help.lead} width="text">
      <TextField
        type="search"
        label={help.search}
        isLabelHidden
        placeholder={help.search}
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
        {...(isSearching ? {} : { role: 'tabpanel', 'aria-labelledby': tabOf(topic) })}
      >
        {faqs.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
      <section className={styles['section']}>
        <h2>{help.supportTitle}</h2>
        <Cards cards={help.support} />
        <p>
          <Link to={paths.contact()}>{words('contact.title')}</Link> · <Link to={paths.fraud()}>{help.fraud}</Link>
        </p>
      </section>
      <Resources />
    </Page>
  );
}

const tabOf = (topic: Topic): string => `help-${topic}`;

function Topics({ chosen, onChoose }: { chosen: Topic; onChoose: (topic: Topic) => void }) {
  const words = useWords('pages');
  const step = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = topics.at((topics.indexOf(chosen) + by) % topics.length);
    if (by === 0 || next === undefined) return;
    onChoose(next);
    document.getElementById(tabOf(next))?.focus();
  };
  return (
    <div className={styles['tabs']} role="tablist" aria-label={words('help.tabs')}>
      {topics.map((topic) => (
        <Button
          key={topic}
          variant="plain"
          isPill
          role="tab"
          id={tabOf(topic)}
          aria-selected={topic === chosen}
          aria-controls={panel}
          tabIndex={topic === chosen ? 0 : -1}
          onClick={() => onChoose(topic)}
          onKeyDown={step}
        >
          {words(`help.topics.${topic}`)}
        </Button>
      ))}
    </div>
  );
}

function SearchResult({ search, count, onBack }: { search: string; count: number; onBack: () => void }) {
  const words = useWords('pages');
  return (
    <div className={styles['result']}>
      <output>{count === 0 ? words('help.noResults', { search }) : words('help.resultCount', { count })}</output>
      <Button variant="link" onClick={onBack}>
        {words('help.backToAll')}
      </Button>
    </div>
  );
}

const resources = ['tutorials', 'manual', 'blog', 'forum'] as const;

function Resources() {
  const words = useWords('pages');
  return (
    <section className={styles['section']}>
      <h2>{words('help.resourcesTitle')}</h2>
      <ul className={styles['links']}>
        {resources.map((resource) => (
          <li key={resource}>
            <Link to={paths[resource]()}>{words(`${resource}.title`)}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
