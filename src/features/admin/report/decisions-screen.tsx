import { formatDateIn } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { AlertIcon } from '#ui/icons.tsx';
import { Line, Lines } from '#ui/line.tsx';
import { Link } from '#ui/link.tsx';
import { Page } from '#ui/page.tsx';
import { PageSkeleton } from '#ui/page-skeleton.tsx';
import { useAnswerPages } from '../../../api/query.ts';
import { useSession } from '../../../api/session.ts';
import { listStatements, type Statement } from '../../../contract/admin/report.ts';
import { paths } from '../../../paths.ts';

const dayOf = (instant: string): string => formatDateIn(instant, 'Europe/Berlin');

/** /decisions: what was decided about the own reports, and about what is one's own. */
export function DecisionsScreen() {
  const words = useWords('report');
  const session = useSession();
  return (
    <Page
      title={words('decisions.title')}
      lead={<Link to={paths.reportFigures()}>{words('decisions.how')}</Link>}
      width="text"
    >
      {session.state === 'restoring' && <PageSkeleton shape="entries" text={words('decisions.loading')} />}
      {session.state === 'signed-in' && <List />}
      {session.state === 'signed-out' && (
        <EmptyState icon={<AlertIcon size={40} />} title={words('decisions.signIn')}>
          <Button to={paths.login(paths.decisions())}>{words('decisions.toLogin')}</Button>
        </EmptyState>
      )}
    </Page>
  );
}

function List() {
  const words = useWords('report');
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useAnswerPages(
    listStatements,
    (cursor) => ({ query: cursor === undefined ? {} : { cursor } }),
    ({ nextCursor }) => nextCursor,
  );
  if (data === undefined)
    return error === null ? (
      <PageSkeleton shape="entries" text={words('decisions.loading')} />
    ) : (
      <ErrorState title={words('decisions.failed')} text={error.sentence} onRetry={() => void refetch()} />
    );
  const items = data.pages.flatMap((page) => page.items);
  if (items.length === 0)
    return (
      <EmptyState icon={<AlertIcon size={40} />} title={words('decisions.none')} text={words('decisions.noneText')} />
    );
  return (
    <>
      <Lines label={words('decisions.title')}>
        {items.map(({ id, token, statement }) => (
          <Entry key={id} token={token} statement={statement} />
        ))}
      </Lines>
      {hasNextPage && (
        <Button variant="plain" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {words('decisions.more')}
        </Button>
      )}
    </>
  );
}

function Entry({ token, statement }: { token: string; statement: Statement }) {
  const words = useWords('report');
  const { kind, title, side, decision, answer, canComplain, until } = statement;
  const last = answer ?? decision;
  return (
    <Line
      to={paths.decision(token)}
      title={title === '' ? words(`kind.${kind}`) : `${words(`kind.${kind}`)} – ${title}`}
      text={[
        words(`decisions.${side}`),
        words(`action.${last.action}`),
        dayOf(last.at),
        ...(canComplain ? [words('decisions.open', { day: dayOf(until) })] : []),
      ].join(' · ')}
    />
  );
}
