import { Suspense, useState } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { lazyPart } from '#ui/load-patiently.ts';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { usePrinted } from '#ui/use-printed.ts';
import { stateOf, useAnswer } from '../../../api/query.ts';
import { useRole } from '../../../api/role.ts';
import { type Calendar, getCalendar } from '../../../contract/booking/calendar.ts';
import { paths } from '../../../paths.ts';
import { WaitedGaps } from '../waiting-list/desk-waiting.tsx';
import { Agenda } from './agenda.tsx';
import styles from './calendar.module.css';
import { CalendarBar } from './calendar-bar.tsx';
import { CalendarGrid } from './calendar-grid.tsx';
import { type CalendarPlaceNow, useCalendarPlace } from './calendar-place.ts';
import { CallList } from './call-list.tsx';
import type { Open } from './dialogs.tsx';
import { withDays } from './grid-view.ts';
import { Month } from './month.tsx';
import { WeekStrip } from './week-strip.tsx';

/** Loaded with the first of them. */
const Dialogs = lazyPart(async () => (await import('./dialogs.tsx')).Dialogs);

/** /provider/calendar?view=&day=&visit=&enter= */
export function CalendarScreen() {
  const words = useWords('calendar');
  const place = useCalendarPlace();
  const { view, day, first, count, hasStrip, change, isEntering } = place;
  const [chosenOpen, setOpen] = useState<Open>();
  const [only, setOnly] = useState('');
  const found = useAnswer(
    getCalendar,
    { query: place.asked },
    { isWatched: true, isAskedAnew: true, placeholder: (before) => before },
  );
  const calendar = found.data && withDays(found.data, first, count);
  const chosen = found.data?.staff.some(({ id, isActive }) => isActive && id === only) === true ? only : undefined;
  const open = isEntering ? ({ is: 'entry', at: view === 'day' ? { day } : {} } as const) : chosenOpen;
  return (
    <Page title={words('title')} isTitleHidden width="full">
      <div className={`beside on-surface ${styles['screen']}`} data-fills={view === 'day' || view === 'week'}>
        <CalendarBar place={place} calendar={found.data} only={chosen} onOnly={setOnly} onOpen={setOpen} />
        {hasStrip && (
          <div className={styles['strip']}>
            <WeekStrip calendar={found.data} only={chosen} day={day} onDay={(at) => change({ day: at })} />
          </div>
        )}
        {calendar === undefined && stateOf(found) !== 'failed' && (
          <div className={styles[view === 'list' ? 'inset' : 'waiting']}>
            <Skeleton shape={view === 'list' ? 'dates' : 'columns'} text={words('loading')} />
          </div>
        )}
        {stateOf(found) === 'failed' && (
          <ErrorState title={words('failed')} text={found.error?.sentence ?? ''} onRetry={() => void found.refetch()} />
        )}
        {calendar !== undefined && <Shown place={place} calendar={calendar} only={chosen} onOpen={setOpen} />}
      </div>
      {calendar !== undefined && (place.visit !== undefined || open !== undefined) && (
        <Suspense fallback={null}>
          <Dialogs
            calendar={calendar}
            visit={place.visit}
            open={open}
            onVisitClosed={() => change({ visit: undefined })}
            onClose={() => (isEntering ? change({ enter: undefined }) : setOpen(undefined))}
          />
        </Suspense>
      )}
    </Page>
  );
}

interface ShownProps {
  place: CalendarPlaceNow;
  calendar: Calendar;
  only: string | undefined;
  onOpen: (open: Open) => void;
}

function Shown({ place: { view, day, month, change, hrefOf }, calendar, only, onOpen }: ShownProps) {
  const isPrinted = usePrinted();
  const show = (key: string) => {
    const [kind, id] = key.split(' ');
    const block = calendar.blocks.find((one) => one.id === id);
    if (kind === 'block' && block !== undefined) onOpen({ is: 'blocked', block });
    else change({ visit: id });
  };
  return (
    <>
      <Notes view={view} calendar={calendar} only={only} onOpen={onOpen} />
      {view === 'list' ? (
        <div className={styles['onScreen']}>
          <Agenda
            calendar={calendar}
            only={only}
            onOpen={show}
            onPick={(picked) =>
              onOpen({ is: 'entry', at: { day: picked, ...(only === undefined ? {} : { staffId: only }) } })
            }
          />
        </div>
      ) : view === 'month' ? (
        <div className={styles['inset']}>
          <Month calendar={calendar} only={only} month={month} hrefOf={(at) => hrefOf('day', at)} />
        </div>
      ) : (
        <CalendarGrid calendar={calendar} only={only} onShow={show} onOpen={onOpen} />
      )}
      {isPrinted && (
        <div className={styles['onPaper']}>
          <Agenda
            calendar={{ ...calendar, days: calendar.days.filter((one) => one.day === day) }}
            only={only}
            onOpen={() => undefined}
            onPick={() => undefined}
          />
        </div>
      )}
    </>
  );
}

/** What stands above the days: calls to make, free times for which somebody waits, and what is missing. */
function Notes({ view, calendar, only, onOpen }: Omit<ShownProps, 'place'> & { view: CalendarPlaceNow['view'] }) {
  const words = useWords('calendar');
  const role = useRole();
  const isEverOpen = calendar.days.some(({ hours }) => hours.length > 0);
  return (
    <div className={`stack gap12 ${styles['notes']}`}>
      {role !== 'team' && <CallList />}
      {role !== 'team' && view !== 'month' && (
        <WaitedGaps calendar={calendar} only={only} onOpen={(gap) => onOpen({ is: 'waiting', gap })} />
      )}
      {!isEverOpen && role === 'owner' && (
        <Notice
          kind="info"
          action={
            <Button variant="plain" to={paths.providerHours()}>
              {words('toHours')}
            </Button>
          }
        >
          {words('neverOpen')}
        </Notice>
      )}
    </div>
  );
}
