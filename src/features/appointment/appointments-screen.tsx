import { Link } from 'react-router-dom';
import { useAnswerPages } from '../../api/query.ts';
import { useSession } from '../../api/session.ts';
import { type Appointment, listAppointments } from '../../contract/appointment.ts';
import { formatEuros, formatNumber } from '../../i18n/format.ts';
import { useWords } from '../../i18n/i18n.ts';
import { languageOfStrand, paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonRow } from '../../ui/button.tsx';
import cardStyles from '../../ui/card.module.css';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { CalendarIcon } from '../../ui/icons.tsx';
import { useKeptPlace } from '../../ui/kept-scroll.ts';
import { Loading } from '../../ui/loading.tsx';
import { Page } from '../../ui/page.tsx';
import { Tabs, useTab } from '../../ui/tabs.tsx';
import { VisitBadge } from './visit-badge.tsx';
import { dayShown, servicesOf, timesShown } from './visit-words.ts';
import styles from './visits.module.css';

const tabs = ['upcoming', 'past'] as const;
type Tab = (typeof tabs)[number];

/** What is asked for each tab. A visit that is over and not yet marked so is still an upcoming one. */
const questions = {
  upcoming: { status: 'open,confirmed', order: 'ascending' },
  past: { status: 'completed,completed_paid,cancelled', order: 'descending' },
} as const satisfies Record<Tab, object>;

/** /appointments: the visits of whoever is signed in, as a customer. */
export function AppointmentsScreen() {
  const words = useWords('visit');
  const session = useSession();
  const isSignedIn = session.state === 'signed-in';
  useKeptPlace(isSignedIn);
  return (
    <Page title={words('list.title')} width="text">
      {session.state === 'restoring' && <Loading text={words('list.loading')} />}
      {session.state === 'signed-out' && (
        <EmptyState icon={<CalendarIcon size={40} />} title={words('list.signIn')} text={words('list.signInText')}>
          <Button to={paths.login(paths.appointments())}>{words('list.toLogin')}</Button>
        </EmptyState>
      )}
      {isSignedIn && <Visits />}
    </Page>
  );
}

function Visits() {
  const words = useWords('visit');
  const tab = useTab(tabs);
  return (
    <div className={styles['parts']}>
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
  if (data === undefined && error === null) return <Loading text={words('list.loading')} />;
  if (data === undefined)
    return <ErrorState title={words('list.failed')} text={error?.sentence ?? ''} onRetry={() => void refetch()} />;
  const visits = data.pages.flatMap(({ items }) => items);
  if (visits.length === 0)
    return (
      <EmptyState
        icon={<CalendarIcon size={40} />}
        title={words(`list.none.${tab}`)}
        text={words(`list.noneText.${tab}`)}
      >
        <Button to={paths.services()}>{words('list.search')}</Button>
      </EmptyState>
    );
  return (
    <>
      <ul className={styles['list']} aria-label={words(`list.${tab}`)}>
        {visits.map((visit) => (
          <li key={visit.id}>
            <Entry visit={visit} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <ButtonRow>
          <Button variant="plain" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {words('list.more')}
          </Button>
        </ButtonRow>
      )}
    </>
  );
}

function Entry({ visit }: { visit: Appointment }) {
  const words = useWords('visit');
  const { id, provider, totalCents, unread, can } = visit;
  return (
    <Link className={`${cardStyles['card']} ${styles['entry']}`} to={paths.appointment(id)}>
      <strong className={styles['when']}>
        {dayShown(visit)}, <span className={styles['whole']}>{timesShown(visit)}</span>
      </strong>
      <span className={styles['badges']}>
        <VisitBadge visit={visit} />
        {unread > 0 && (
          <Badge kind="brand">{words('list.unread', { count: unread, number: formatNumber(unread) })}</Badge>
        )}
        {can.includes('review') && <Badge kind="brand">{words('list.canRate')}</Badge>}
      </span>
      <span lang={languageOfStrand.services}>{servicesOf(visit)}</span>
      <span className={styles['price']}>{formatEuros(totalCents / 100)}</span>
      <span className={styles['quiet']}>{provider.name}</span>
    </Link>
  );
}
