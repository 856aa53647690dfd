import { formatDate, formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { type Column, Table } from '#ui/table.tsx';
import styles from './analytics.module.css';
import { type Analytics, metrics } from './analytics.ts';

type Day = Analytics['days'][number];

/** The numbers of the charts, the latest day first. */
export function DayTable({ days }: Pick<Analytics, 'days'>) {
  const words = useWords('seller');
  const columns: Column<Day>[] = [
    { key: 'day', title: words('analytics.day'), cell: ({ day }) => formatDate(day) },
    ...metrics.map((metric) => ({
      key: metric,
      title: words(`analytics.metrics.${metric}`),
      cell: (counts: Day) => formatNumber(counts[metric]),
      isNumber: true,
    })),
  ];
  return (
    <details className={styles['details']}>
      <summary>{words('analytics.asTable')}</summary>
      <Table
        caption={words('analytics.byDay')}
        isCaptionHidden
        isDense
        columns={columns}
        rows={days.toReversed()}
        keyOf={({ day }) => day}
      />
    </details>
  );
}
