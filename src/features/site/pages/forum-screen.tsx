import { formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Link } from '#ui/link.tsx';
import { Page } from '#ui/page.tsx';
import { paths } from '../../../paths.ts';
import { answers, topics } from './help-answers.ts';
import styles from './pages.module.css';
import { Prose } from './prose-parts.tsx';

/** /forum: the way to the questions of the help. */
export function ForumScreen() {
  const words = useWords('guides');
  const help = useWords('help');
  return (
    <Page title={words('forum.title')} lead={words('forum.lead')} width="text">
      <section className={styles['section']}>
        <h2>{words('forum.topics')}</h2>
        <ul className={styles['points']}>
          {topics.map((topic) => {
            const count = answers.filter((answer) => answer.topic === topic).length;
            return (
              <li key={topic}>
                <Link to={`${paths.help()}#${topic}`}>{help(`topics.${topic}`)}</Link>:{' '}
                {words('forum.count', { count, number: formatNumber(count) })}
              </li>
            );
          })}
        </ul>
      </section>
      <section className={styles['section']}>
        <h2>{words('forum.missing')}</h2>
        <Prose lines={words('forum.text', { returnObjects: true })} />
      </section>
    </Page>
  );
}
