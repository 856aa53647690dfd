import { formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Link } from '#ui/link.tsx';
import { Page } from '#ui/page.tsx';
import { PageSkeleton } from '#ui/page-skeleton.tsx';
import { useAnswer } from '../../../api/query.ts';
import { getReviewFigures } from '../../../contract/booking/review.ts';
import { paths } from '../../../paths.ts';
import styles from './review.module.css';

/** /reviews-policy: how reviews are checked, and how many were held or removed. */
export function ReviewsPolicyScreen() {
  const words = useWords('review');
  const { title, lead, sections, figures } = words('policy', { returnObjects: true });
  return (
    <Page title={title} lead={lead} width="text">
      {sections.map((section) => (
        <section key={section.title} className={`above32 ${styles['section']}`}>
          <h2>{section.title}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <section className={`above32 ${styles['section']}`}>
        <h2>{figures}</h2>
        <Figures />
        <p>
          <Link to={paths.reportFigures()}>{words('policy.reports')}</Link>
        </p>
      </section>
    </Page>
  );
}

const shown = ['visible', 'held', 'reported', 'removed', 'withdrawn'] as const;

function Figures() {
  const words = useWords('review');
  const { data, error, refetch } = useAnswer(getReviewFigures, {});
  if (data === undefined && error === null) return <PageSkeleton shape="table" text={words('loading')} />;
  if (data === undefined)
    return (
      <ErrorState title={words('policy.figuresFailed')} text={error?.sentence ?? ''} onRetry={() => void refetch()} />
    );
  return (
    <dl className={`stack gap8 ${styles['figures']}`}>
      {shown.map((name) => (
        <div key={name}>
          <dt className="breaks">{words(`policy.${name}`)}</dt>
          <dd>{formatNumber(data[name])}</dd>
        </div>
      ))}
    </dl>
  );
}
