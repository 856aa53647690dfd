import { type ReactNode, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Link } from '#ui/link.tsx';
import { Page } from '#ui/page.tsx';
import { PageSkeleton } from '#ui/page-skeleton.tsx';
import type { ApiError } from '../../../api/api-error.ts';
import { useSession } from '../../../api/session.ts';
import { paths } from '../../../paths.ts';
import { useReview } from '../review/review-calls.ts';
import { ReviewScreen } from '../review/review-screen.tsx';
import { useVisit, type VisitKey } from './visit-calls.ts';
import { VisitView } from './visit-view.tsx';
import styles from './visits.module.css';

/** /appointments/:id, a visit of the own account. */
export function AppointmentScreen() {
  const words = useWords('visit');
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const session = useSession();
  if (session.state === 'signed-in')
    return <Visit key={`${session.user.id} ${id}`} visit={{ id }} by={session.user.id} back={<Back />} />;
  return (
    <Page title={words('title')} width="text">
      {session.state === 'restoring' ? (
        <PageSkeleton shape="paper" text={words('loading')} />
      ) : (
        <EmptyState drawing="calendar" title={words('list.signIn')}>
          <Button to={paths.login(query.has('review') ? paths.review({ id }) : paths.appointment(id))}>
            {words('list.toLogin')}
          </Button>
        </EmptyState>
      )}
    </Page>
  );
}

/** /visit/:token, the visit of a guest who holds its link. */
export function VisitScreen() {
  const { token = '' } = useParams();
  return <Visit key={token} visit={{ token }} by={undefined} back={null} />;
}

/** /t/:token, whose server leads on to the visit: only a link that has ended comes here. */
export function EndedTextLinkScreen() {
  const words = useWords('visit');
  return (
    <Page title={words('title')} width="text">
      <ErrorState title={words('guest.over')} text={words('textLinkEnded')}>
        <Button to={paths.appointments()}>{words('back')}</Button>
      </ErrorState>
    </Page>
  );
}

function Back() {
  const words = useWords('visit');
  return (
    <p className={styles['back']}>
      <Link to={paths.appointments()}>{words('back')}</Link>
    </p>
  );
}

interface VisitProps {
  visit: VisitKey;
  by: string | undefined;
  back: ReactNode;
}

function Visit(props: VisitProps) {
  const [query] = useSearchParams();
  return query.has('review') ? <Rated {...props} /> : <Shown {...props} />;
}

/** The form for the review where one can be written, else the visit. */
function Rated(props: VisitProps) {
  const { visit, by } = props;
  const { data } = useVisit(visit);
  const { data: known } = useReview(visit);
  // Once it is sent and unveiled it can be changed no more; the form is there until it has led on.
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen && known?.canWrite === true) setIsOpen(true);
  if (data === undefined || known === undefined || !(isOpen || known.canWrite)) return <Shown {...props} />;
  return <ReviewScreen visit={visit} data={data} known={known} by={by} />;
}

function Shown({ visit, by, back }: VisitProps) {
  const words = useWords('visit');
  const { data, error, refetch } = useVisit(visit);
  return (
    <Page
      title={data === undefined ? words('title') : words('titleWith', { name: data.provider.name })}
      isTitleHidden={data !== undefined}
      width={data === undefined ? 'text' : 'wide'}
    >
      {back}
      {data === undefined && error === null && <PageSkeleton shape="paper" text={words('loading')} />}
      {data === undefined && error !== null && <Broken problem={error} onRetry={() => void refetch()} />}
      {data !== undefined && <VisitView visit={visit} data={data} by={by} />}
    </Page>
  );
}

function Broken({ problem, onRetry }: { problem: ApiError; onRetry: () => void }) {
  const words = useWords('visit');
  const isNone = ['not_found', 'invalid', 'link_invalid'].includes(problem.code);
  if (!isNone) return <ErrorState title={words('failed')} text={problem.sentence} onRetry={onRetry} />;
  return (
    <ErrorState title={words('none')} text={words('noneText')}>
      <Button to={paths.services()}>{words('list.search')}</Button>
    </ErrorState>
  );
}
