import { useSearchParams } from 'react-router-dom';
import { useWords } from '#i18n/i18n.ts';
import { Button, ButtonRow } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { useKeptPlace } from '#ui/kept-scroll.ts';
import { Lines } from '#ui/line.tsx';
import { Page } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tabs, useTab } from '#ui/tabs.tsx';
import { useAnswerPages } from '../../../api/query.ts';
import { useSession } from '../../../api/session.ts';
import { listAppointments } from '../../../contract/booking/appointment.ts';
import { paths } from '../../../paths.ts';
import { OwnWaiting } from '../waiting-list/own-waiting.tsx';
import { BookAgain } from './book-again.tsx';
import { GuestLinkForm, GuestVisits } from './guest-visits.tsx';
import { NextVisit } from './next-visit.tsx';
import { OwnAgain } from './own-again.tsx';
import { VisitEntry } from './visit-entry.tsx';
import styles from './visits.module.css';

const tabs = ['upcoming', 'past'] as const;
type Tab = (typeof tabs)[number];

/** What is asked for each tab. A visit that is over and not yet marked so is still an upcoming one. */
const questions = {
  upcoming: { status: 'open,confirmed', order: 'ascending' },
  past: { status: 'completed,completed_paid,cancelled', order: 'descending' },
} as const satisfies Record<Tab, object>;

/** /appointments: the visits of whoever is signed in, as a customer; with a mailed `?guest=`, those of an address. */
export function AppointmentsScreen() {
  const words = useWords('visit');
  const session = useSession();
  const isSignedIn = session.state === 'signed-in';
  const guest = useSearchParams()[0].get('guest');
  useKeptPlace(isSignedIn);
  if (guest !== null)
    return (
      <Page title={words('list.title')} width="text">
        <GuestVisits token={guest} />
      </Page>
    );
  return (
    <Page
      title={words('list.title')}
      width={isSignedIn ? 'list' : 'text'}
      actions={
        isSignedIn && (
          <Button variant="plain" to={paths.quotes()}>
            {words('list.quotes')}
          </Button>
        )
      }
    >
      {session.state === 'restoring' && <Skeleton shape="visits" text={words('list.loading')} />}
      {session.state === 'signed-out' && (
        <EmptyState drawing="calendar" title={words('list.signIn')}>
          <Button to={paths.login(paths.appointments())}>{words('list.toLogin')}</Button>
        </EmptyState>
      )}
      {session.state === 'signed-out' && <GuestLinkForm />}
      {isSignedIn && <Visits />}
    </Page>
  );
}

function Visits() {
  const words = useWords('visit');
  const tab = useTab(tabs);
  return (
    <div className="column gap20">
      <Tabs
        label={words('list.tabs')}
        current={tab}
        tabs={tabs.map((name) => ({ name, label: words(`list.${name}`) }))}
      />
      <List key={tab} tab={tab} />
    </div>
  );
}

function List({ tab }: { tab: Tab }) {
  const words = useWords('visit');
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useAnswerPages(
    listAppointments,
    (cursor) => ({
      query: { as: 'customer', limit: 20, ...questions[tab], ...(cursor === undefined ? {} : { cursor }) } as never,
    }),
    ({ nextCursor }) => nextCursor,
    { isWatched: true },
  );
  if (data === undefined && error === null)
    return <Skeleton shape={tab === 'upcoming' ? 'visits' : 'dates'} text={words('list.loading')} />;
  if (data === undefined)
    return <ErrorState title={words('list.failed')} text={error?.sentence ?? ''} onRetry={() => void refetch()} />;
  const visits = data.pages.flatMap(({ items }) => items);
  const isUpcoming = tab === 'upcoming';
  if (visits.length === 0)
    return (
      <>
        {isUpcoming && <OwnAgain />}
        <EmptyState drawing="calendar" title={words(`list.none.${tab}`)} text={words(`list.noneText.${tab}`)}>
          <Button to={paths.services()}>{words('list.search')}</Button>
        </EmptyState>
        {isUpcoming && <OwnWaiting />}
        {isUpcoming && <BookAgain />}
      </>
    );
  const next = isUpcoming && visits[0]?.status === 'confirmed' ? visits[0] : undefined;
  const others = next === undefined ? visits : visits.slice(1);
  return (
    <>
      {isUpcoming && <OwnAgain />}
      {next !== undefined && <NextVisit visit={next} />}
      {others.length > 0 && (
        <section>
          {next !== undefined && <h2 className={styles['partTitle']}>{words('list.then')}</h2>}
          <Lines label={words(`list.${tab}`)}>
            {others.map((visit) => (
              <VisitEntry key={visit.id} visit={visit} to={paths.appointment(visit.id)} />
            ))}
          </Lines>
        </section>
      )}
      {hasNextPage && (
        <ButtonRow>
          <Button variant="plain" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {words('list.more')}
          </Button>
        </ButtonRow>
      )}
      {isUpcoming && <OwnWaiting />}
      {isUpcoming && !hasNextPage && <BookAgain />}
    </>
  );
}
