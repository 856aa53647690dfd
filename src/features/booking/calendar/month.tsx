import { formatNumber } from '#i18n/format.ts';
import { formatClock, formatStripDay } from '#i18n/format-days.ts';
import { formatLongDay } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Link } from '#ui/link.tsx';
import type { Calendar } from '../../../contract/booking/calendar.ts';
import styles from './month.module.css';

interface Props {
  calendar: Calendar;
  only: string | undefined;
  /** The first of the month. */
  month: string;
  hrefOf: (day: string) => string;
}

const namesShown = 3;

/** Six weeks, each day with what lies in it; a day leads to itself. */
export function Month({ calendar: { days, visits, today }, only, month, hrefOf }: Props) {
  const words = useWords('calendar');
  const weeks = Array.from({ length: Math.ceil(days.length / 7) }, (_, week) => days.slice(week * 7, week * 7 + 7));
  return (
    <table className={`full-width ${styles['month']}`} aria-label={words('title')}>
      <thead>
        <tr>
          {days.slice(0, 7).map(({ day }) => (
            <th key={day} scope="col">
              {formatStripDay(day).weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.day}>
            {week.map(({ day, hours }) => {
              const own = visits.filter((visit) => visit.day === day && (only === undefined || visit.staffId === only));
              const count = words('visits', { count: own.length, number: formatNumber(own.length) });
              return (
                <td key={day} data-other={day.slice(0, 7) !== month.slice(0, 7)} data-closed={hours.length === 0}>
                  <Link
                    to={hrefOf(day)}
                    aria-label={own.length === 0 ? formatLongDay(day) : `${formatLongDay(day)}: ${count}`}
                    {...(day === today ? { 'aria-current': 'date' } : {})}
                  >
                    <span className={styles['number']}>{Number(day.slice(8))}</span>
                    {own.length > 0 && <span className="strong">{formatNumber(own.length)}</span>}
                    <span className={`quiet tiny ${styles['names']}`}>
                      {own.slice(0, namesShown).map(({ id, fromMinute, customer }) => (
                        <span key={id}>
                          {formatClock(fromMinute)} {customer || words('walkIn')}
                        </span>
                      ))}
                    </span>
                  </Link>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
