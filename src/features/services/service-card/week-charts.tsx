import { formatDate, formatMoney, formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { DayChart } from '#ui/day-chart.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Section } from '#ui/section.tsx';
import { Table } from '#ui/table.tsx';
import { useOwnCurrency } from '../../../api/own-currency.ts';
import type { AnswerOf } from '../../../contract/endpoint.ts';
import type { serviceCardStats } from '../../../contract/services/service-card.ts';
import styles from './service-card.module.css';

type Week = AnswerOf<typeof serviceCardStats>['weeks'][number];

const figures = ['views', 'appointments', 'revenue'] as const;

/** What came week by week: a drawing for each figure, and all of them as a table. */
export function WeekCharts({ weeks }: { weeks: readonly Week[] }) {
  const words = useWords('service-card');
  const currency = useOwnCurrency();
  const said = {
    views: formatNumber,
    appointments: formatNumber,
    revenue: (amount: number): string => formatMoney(amount, currency),
  };
  const title = words('stats.weeks', { count: weeks.length });
  const nameDay = (monday: string): string => words('stats.weekOf', { day: formatDate(monday) });
  const total = (figure: (typeof figures)[number]): number => weeks.reduce((sum, week) => sum + week[figure], 0);
  if (figures.every((figure) => total(figure) === 0))
    return (
      <Section title={title} isCard={false}>
        <EmptyState drawing="calendar" title={words('stats.noWeeks')} />
      </Section>
    );
  return (
    <Section title={title} isCard={false}>
      <div className={`stack ${styles['charts']}`}>
        {figures.map((figure) => {
          const name = words(`stats.byWeek.${figure}`);
          return (
            <section key={figure} className={styles['chart']} aria-label={name}>
              <h3>
                {name} <strong>{said[figure](total(figure))}</strong>
              </h3>
              <DayChart
                label={`${name}, ${title}: ${said[figure](total(figure))}`}
                days={weeks.map((week) => ({ day: week.monday, value: week[figure] }))}
                formatValue={said[figure]}
                nameDay={nameDay}
              />
            </section>
          );
        })}
      </div>
      <details className={styles['asTable']}>
        <summary>{words('stats.asTable')}</summary>
        <Table
          caption={title}
          isCaptionHidden
          isDense
          columns={[
            { key: 'week', title: words('stats.week'), cell: ({ monday }) => formatDate(monday) },
            ...figures.map((figure) => ({
              key: figure,
              title: words(`stats.byWeek.${figure}`),
              cell: (week: Week) => said[figure](week[figure]),
              isNumber: true,
            })),
          ]}
          rows={weeks.toReversed()}
          keyOf={({ monday }) => monday}
        />
      </details>
    </Section>
  );
}
