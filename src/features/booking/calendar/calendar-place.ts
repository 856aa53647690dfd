import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { localMomentIn } from '#i18n/format-moment.ts';
import { useTab } from '#ui/tabs.tsx';
import { useMedia } from '#ui/use-media.ts';
import { calendarDaysMaximum } from '../../../contract/booking/calendar.ts';
import { addDays, isDay, mondayOf, monthOf } from './days.ts';

const views = ['week', 'day', 'list', 'month'] as const;
export type View = (typeof views)[number];

const daysOf = { week: 7, day: 1, list: 7, month: calendarDaysMaximum } as const;

/** The provider's day today, which the server's answer corrects. */
export const browserDay = (): string => localMomentIn(new Date().toISOString(), 'Europe/Berlin').day;

/** On a phone a week has no room: the day comes first. */
const startsNarrow = (): boolean => !matchMedia('(min-width: 900px)').matches;

/** What the address says is shown: `?view=&day=&visit=&enter=`. */
export function useCalendarPlace() {
  const [isNarrow] = useState(startsNarrow);
  const isPhone = !useMedia('(min-width: 768px)');
  const order = isNarrow ? (['day', 'list', 'week', 'month'] as const) : views;
  const view = useTab<View>(order, 'view');
  const [query, setQuery] = useSearchParams();
  const asked = query.get('day') ?? '';
  const day = isDay(asked) ? asked : browserDay();
  const month = monthOf(day);
  const first = view === 'month' ? mondayOf(month) : view === 'week' ? mondayOf(day) : day;
  const count = daysOf[view];
  // A phone has the days of the week above the day, so that the arrows turn whole weeks.
  const hasStrip = isPhone && view === 'day';
  const change = (named: Record<string, string | undefined>) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(named))
          if (value === undefined) next.delete(name);
          else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return {
    view,
    order,
    day,
    month,
    first,
    count,
    hasStrip,
    /** The days that are asked for: with a strip the whole week, of which one is drawn. */
    asked: hasStrip ? { from: mondayOf(day), days: 7 } : { from: first, days: count },
    turned: (way: 1 | -1): string =>
      view === 'month' ? monthOf(day, way) : addDays(first, way * (hasStrip ? 7 : count)),
    change,
    hrefOf: (name: View, at?: string): string => {
      const next = new URLSearchParams(query);
      next.set('view', name);
      if (at !== undefined) next.set('day', at);
      return `?${next}`;
    },
    visit: query.get('visit') ?? undefined,
    isEntering: query.get('enter') === 'visit',
  };
}

export type CalendarPlaceNow = ReturnType<typeof useCalendarPlace>;
