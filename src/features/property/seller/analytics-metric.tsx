import { formatDate, formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { DayChart } from '#ui/day-chart.tsx';
import styles from './analytics.module.css';
import { type Analytics, bestDay, changeOf, type Metric, type Period } from './analytics.ts';

interface MetricCardProps {
  metric: Metric;
  analytics: Analytics;
  period: Period;
}

/** One number with its change, and a chart by day. */
export function MetricCard({ metric, analytics: { total, before, days }, period }: MetricCardProps) {
  const words = useWords('seller');
  const name = words(`analytics.metrics.${metric}`);
  const best = bestDay(days, metric);
  const label =
    best === undefined || best[metric] === 0
      ? words('analytics.chartEmpty', { name, days: formatNumber(period) })
      : words('analytics.chart', {
          name,
          days: formatNumber(period),
          total: formatNumber(total[metric]),
          day: formatDate(best.day),
          most: formatNumber(best[metric]),
        });
  return (
    <section className={`beside shrinks upright ruled-above ${styles['card']}`} aria-label={name}>
      <h2 className={`quiet size15 regular ${styles['metric']}`}>{name}</h2>
      <p className={`strong display-type ${styles['total']}`}>{formatNumber(total[metric])}</p>
      <ChangeLine now={total[metric]} before={before[metric]} period={period} />
      <DayChart label={label} days={days.map((counts) => ({ day: counts.day, value: counts[metric] }))} />
    </section>
  );
}

function ChangeLine({ now, before, period }: { now: number; before: number; period: Period }) {
  const words = useWords('seller');
  const change = changeOf(now, before);
  const values = { days: formatNumber(period), before: formatNumber(before) };
  const percent = 'percent' in change ? formatNumber(change.percent) : '';
  return <p className={styles[change.kind]}>{words(`analytics.change.${change.kind}`, { ...values, percent })}</p>;
}
