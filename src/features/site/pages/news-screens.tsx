import { useParams } from 'react-router-dom';
import { formatDate } from '#i18n/format.ts';
import { useLanguage, useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Link } from '#ui/link.tsx';
import { Page } from '#ui/page.tsx';
import { filePaths } from '../../../file-paths.ts';
import { addressIn, paths } from '../../../paths.ts';
import { newsIn } from './news.ts';
import styles from './pages.module.css';
import { Blocks } from './prose-parts.tsx';

/** /blog: what is new, the latest first. */
export function BlogScreen() {
  const words = useWords('guides');
  const language = useLanguage();
  return (
    <Page title={words('blog.title')} lead={words('blog.lead')} width="text">
      {newsIn(language).map(({ slug, title, date, summary }) => (
        <article key={slug} className={styles['section']}>
          <p className="quiet small">
            <time dateTime={date}>{formatDate(date)}</time>
          </p>
          <h2>
            <Link className={`plain-link ${styles['post']}`} to={paths.news(slug)}>
              {title}
            </Link>
          </h2>
          <p>{summary}</p>
        </article>
      ))}
      <p className={`below16 ${styles['section']}`}>
        <a href={addressIn(language, filePaths.feed())}>{words('blog.feed')}</a>
      </p>
    </Page>
  );
}

/** /blog/:slug: one post. The server knows the others as missing. */
export function NewsScreen() {
  const words = useWords('guides');
  const language = useLanguage();
  const { slug: asked } = useParams();
  const news = newsIn(language).find(({ slug }) => slug === asked);
  if (news === undefined)
    return (
      <Page title={words('blog.unknown')} isTitleHidden>
        <EmptyState drawing="lost" title={words('blog.unknown')}>
          <Button to={paths.blog()}>{words('blog.all')}</Button>
        </EmptyState>
      </Page>
    );
  const { title, date, summary, blocks } = news;
  return (
    <Page title={title} lead={summary} width="text" above={<time dateTime={date}>{formatDate(date)}</time>}>
      <article className={styles['section']}>
        <Blocks blocks={blocks} level={2} />
      </article>
      <p className={`below16 ${styles['section']}`}>
        <Link to={paths.blog()}>{words('blog.all')}</Link>
      </p>
    </Page>
  );
}
