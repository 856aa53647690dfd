import { useState } from 'react';
import { dayThere, formatLongDay } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { useKeptPlace } from '#ui/kept-scroll.ts';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.tsx';
import { useClockIn } from '#ui/use-clock.ts';
import { useChange } from '../../../api/change.ts';
import { useOwnCurrency } from '../../../api/own-currency.ts';
import { refresh, stateOf, useAnswer } from '../../../api/query.ts';
import { roleOf } from '../../../api/role.ts';
import type { SessionUser } from '../../../api/session.ts';
import { resendVerification } from '../../../contract/account/account.ts';
import { getCalendar } from '../../../contract/booking/calendar.ts';
import { listNotifications } from '../../../contract/messaging/notification.ts';
import { getReadiness, getStatistics } from '../../../contract/services/business.ts';
import { paths } from '../../../paths.ts';
import { TrialEnded } from '../../account/account/trial-ended.tsx';
import { PhoneDialog } from '../../account/phone/phone-dialog.tsx';
import { useOwner } from '../../services/business/use-owner.ts';
import { addDays, mondayOf } from '../calendar/days.ts';
import { QuoteRequestsPanel } from '../quote/requests-panel.tsx';
import { useQuoteRequests } from '../quote/requests-screen.tsx';
import { CardPreview } from './card-preview.tsx';
import { DayPanel } from './day-panel.tsx';
import { EmployeeDay } from './employee-day.tsx';
import { FirstSteps } from './first-steps.tsx';
import { NextVisit } from './next-visit.tsx';
import { NotificationsPanel } from './notifications-panel.tsx';
import styles from './today.module.css';
import { TodayFigures } from './today-figures.tsx';
import { dayAhead, figuresOf, peopleOf } from './today-view.ts';
import { RequestsPanel, UpcomingPanel, useRequests, useUpcoming } from './visits-panels.tsx';

export function ProviderDashboardScreen() {
  const owner = useOwner();
  if (owner === undefined) return null;
  return roleOf(owner) === 'owner' ? <Dashboard owner={owner} /> : <EmployeeDay user={owner} />;
}

/** The calendar of this week and the one before, for the day and its figures; on a Sunday evening with the day after. */
function useTwoWeeks() {
  const [monday] = useState(() => mondayOf(dayThere(Date.now())));
  const query = { from: addDays(monday, -7), days: 15 };
  const asked = useAnswer(getCalendar, { query }, { isWatched: true, isAskedAnew: true });
  return { asked, monday };
}

function Dashboard({ owner }: { owner: SessionUser }) {
  const words = useWords('business');
  const own = useOwnCurrency();
  const readiness = useAnswer(getReadiness, {}, { isAskedAnew: true });
  const statistics = useAnswer(getStatistics, {}, { isAskedAnew: true });
  const notifications = useAnswer(listNotifications, {}, { isWatched: true, isAskedAnew: true });
  const requests = useRequests();
  const upcoming = useUpcoming();
  const quotes = useQuoteRequests();
  const { asked: weeks, monday } = useTwoWeeks();
  const asked = [readiness, statistics, notifications, requests, upcoming, quotes, weeks];
  // Panels that load after the scroll position was restored would push the page down.
  useKeptPlace(asked.every((answer) => stateOf(answer) !== 'loading'));
  const clock = useClockIn(weeks.data?.timeZone ?? 'Europe/Berlin');
  // Whoever can be booked comes for today; whoever cannot yet, for what is missing.
  const isRunning = readiness.data?.bookable ?? !owner.isFirst;
  const name = owner.firstName ?? owner.businessName ?? words('dashboard.fallbackName');
  const calendar = weeks.data;
  const week = { monday, sunday: addDays(monday, 6) };
  const figures = calendar && figuresOf(calendar, peopleOf(calendar, calendar.today, clock.minute), week, own);
  const [next] = upcoming.data?.items ?? [];
  return (
    <Page
      title={words('dashboard.title', { name })}
      documentTitle={words('area.today')}
      above={formatLongDay(clock.day)}
      actions={
        // On a phone it is the middle of the bar.
        <span className={styles['enter']}>
          <Button icon={<PlusIcon />} to={paths.providerCalendar({ enter: 'visit' })} aria-label={words('area.enter')}>
            {words('today.enter')}
          </Button>
        </span>
      }
    >
      <div className={`stack gap12 below16 ${styles['notices']}`}>
        {readiness.data?.isTakenDown === true && <TakenDown />}
        {!owner.email_verified && <EmailOpen owner={owner} />}
        {!owner.phone_verified && <PhoneOpen owner={owner} />}
        <TrialEnded to={paths.providerPackages()} />
      </div>
      {isRunning && (
        <div className="below16">
          <TodayFigures figures={figures} statistics={statistics.data} owner={owner.id} />
        </div>
      )}
      <div className={`column gap24 ${styles['columns']}`}>
        <div className="column gap24 from-top">
          {!isRunning && <FirstSteps owner={owner} />}
          {isRunning && next !== undefined && <NextVisit key={next.id} visit={next} />}
          {isRunning && stateOf(weeks) === 'failed' && (
            <ErrorState title={words('failed')} onRetry={() => void weeks.refetch()} />
          )}
          {isRunning && stateOf(weeks) === 'loading' && <Skeleton lines={6} />}
          {isRunning && calendar !== undefined && (
            <DayPanel today={calendar.today} {...dayAhead(calendar, addDays(calendar.today, 1), clock.minute)} />
          )}
        </div>
        <div className="column gap24 from-top">
          {!isRunning && <CardPreview owner={owner} />}
          <RequestsPanel asked={requests} />
          <QuoteRequestsPanel />
          <NotificationsPanel />
        </div>
        <div className="column gap24 from-top">
          <UpcomingPanel asked={upcoming} />
          {isRunning && <FirstSteps owner={owner} />}
        </div>
      </div>
    </Page>
  );
}

function TakenDown() {
  const words = useWords('business');
  const why = (
    <Button variant="plain" to={paths.decisions()}>
      {words('dashboard.takenDownWhy')}
    </Button>
  );
  return (
    <Notice kind="error" action={why}>
      {words('dashboard.takenDown')}
    </Notice>
  );
}

function EmailOpen({ owner: { email } }: { owner: SessionUser }) {
  const words = useWords('business');
  const resend = useChange(resendVerification, {
    onSuccess: () => toast.success(words('dashboard.resent')),
    onError: (problem) => toast.error(problem.sentence),
  });
  const again = (
    <Button variant="plain" isBusy={resend.isPending} onClick={() => resend.mutate({})}>
      {words('dashboard.resend')}
    </Button>
  );
  return (
    <Notice kind="warning" action={again}>
      {words('dashboard.emailOpen', { email })}
    </Notice>
  );
}

function PhoneOpen({ owner }: { owner: SessionUser }) {
  const words = useWords('business');
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Notice
        kind="info"
        action={
          <Button variant="plain" onClick={() => setIsAsked(true)}>
            {words('dashboard.toPhone')}
          </Button>
        }
      >
        {words('dashboard.phoneOpen')}
      </Notice>
      {isAsked && (
        <PhoneDialog
          user={owner}
          onClose={() => {
            setIsAsked(false);
            void refresh(getReadiness);
          }}
        />
      )}
    </>
  );
}
