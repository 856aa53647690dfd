import { formatNumber } from '#i18n/format.ts';
import { formatStripDay } from '#i18n/format-days.ts';
import { formatLongDay } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { DayStrip } from '#ui/day-strip.tsx';
import type { Calendar } from '../../../contract/booking/calendar.ts';
import { addDays, mondayOf } from './days.ts';
import { shareOf } from './grid-view.ts';

interface Props {
  /** Of the whole week, once it has come. */
  calendar: Calendar | undefined;
  only: string | undefined;
  day: string;
  onDay: (day: string) => void;
}

/** The days of the week, each with how full it is. */
export function WeekStrip({ calendar, only, day, onDay }: Props) {
  const words = useWords('calendar');
  const monday = mondayOf(day);
  const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
  const countOn = (one: string): number | undefined =>
    calendar?.days.some((known) => known.day === one)
      ? calendar.visits.filter((visit) => visit.day === one && (only === undefined || visit.staffId === only)).length
      : undefined;
  return (
    <DayStrip
      label={words('week')}
      look="brand"
      chosen={day}
      days={days.map((one) => {
        const { weekday, date } = formatStripDay(one);
        const count = countOn(one);
        return {
          day: one,
          weekday,
          number: date,
          share: calendar && shareOf(calendar, one, only),
          isToday: one === calendar?.today,
          said: [
            formatLongDay(one),
            ...(count === undefined ? [] : [words('visits', { count, number: formatNumber(count) })]),
          ].join(', '),
        };
      })}
      onChoose={onDay}
      onStep={(step) => onDay(addDays(day, step * 7))}
    />
  );
}
