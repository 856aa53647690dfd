import { useState } from 'react';
import { dayThere, formatLongDay } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { useKeptPlace } from '#ui/kept-scroll.ts';
import { Page } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useClockIn } from '#ui/use-clock.ts';
import { stateOf, useAnswer } from '../../../api/query.ts';
import { businessOf, roleOf } from '../../../api/role.ts';
import type { SessionUser } from '../../../api/session.ts';
import { getCalendar } from '../../../contract/booking/calendar.ts';
import { addDays } from '../calendar/days.ts';
import { DayPanel } from './day-panel.tsx';
import styles from './today.module.css';
import { dayAhead } from './today-view.ts';
import { RequestsPanel, UpcomingPanel, useRequests, useUpcoming } from './visits-panels.tsx';

/** Today of somebody who works for a business: the day and what comes next, at the reception also what waits for an answer. */
export function EmployeeDay({ user }: { user: SessionUser }) {
  const words = useWords('business');
  const [from] = useState(() => dayThere(Date.now()));
  const query = { from, days: 2 };
  const day = useAnswer(getCalendar, { query }, { isWatched: true, isAskedAnew: true });
  const upcoming = useUpcoming();
  useKeptPlace([day, upcoming].every((answer) => stateOf(answer) !== 'loading'));
  const clock = useClockIn(day.data?.timeZone ?? 'Europe/Berlin');
  const calendar = day.data;
  return (
    <Page
      title={words('dashboard.title', { name: user.firstName ?? user.name })}
      documentTitle={words('area.today')}
      above={`${businessOf(user).name} · ${formatLongDay(clock.day)}`}
    >
      <div className={`column gap24 ${styles['columns']}`}>
        <div className="column gap24 from-top">
          {stateOf(day) === 'failed' && <ErrorState title={words('failed')} onRetry={() => void day.refetch()} />}
          {stateOf(day) === 'loading' && <Skeleton lines={6} />}
          {calendar !== undefined && (
            <DayPanel today={calendar.today} {...dayAhead(calendar, addDays(calendar.today, 1), clock.minute)} />
          )}
        </div>
        {roleOf(user) === 'reception' && (
          <div className="column gap24 from-top">
            <Requests />
          </div>
        )}
        <div className="column gap24 from-top">
          <UpcomingPanel asked={upcoming} />
        </div>
      </div>
    </Page>
  );
}

const Requests = () => <RequestsPanel asked={useRequests()} />;
