import { useState } from 'react';
import { formatDate, formatNumber } from '#i18n/format.ts';
import { dayThere } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { DayChart } from '#ui/day-chart.tsx';
import { Table } from '#ui/table.tsx';
import { useAnswer } from '../../../api/query.ts';
import { getCalendar } from '../../../contract/booking/calendar.ts';
import styles from './panels.module.css';
import { visitsByDay } from './today-view.ts';

const span = 30 * 86_400_000;

/** In pixels, with the line for the table below it. */
export const chartHeight = 226;

/** The visits of the last 30 days, day by day: as a chart, and the same as a table. Nothing where there were none. */
export function VisitsChart() {
  const words = useWords('business');
  const [now] = useState(() => Date.now());
  // 30 times 24 hours touch 31 days.
  const { data } = useAnswer(getCalendar, { query: { from: dayThere(now - span), days: 31 } });
  const days = data === undefined ? [] : visitsByDay(data, now - span, now);
  const count = days.reduce((sum, { value }) => sum + value, 0);
  if (count === 0) return null;
  return (
    <>
      <DayChart label={words('dashboard.chart', { count, number: formatNumber(count) })} days={days} />
      <details className={styles['table']}>
        <summary>{words('dashboard.asTable')}</summary>
        <Table
          caption={words('dashboard.byDay')}
          isCaptionHidden
          isDense
          columns={[
            { key: 'day', title: words('dashboard.day'), cell: ({ day }) => formatDate(day) },
            {
              key: 'visits',
              title: words('dashboard.figures.appointments'),
              cell: ({ value }) => formatNumber(value),
              isNumber: true,
            },
          ]}
          rows={days.filter(({ value }) => value > 0).toReversed()}
          keyOf={({ day }) => day}
        />
      </details>
    </>
  );
}
