import { formatDate, formatNumber } from '../../i18n/format.ts';
import { useWords } from '../../i18n/i18n.ts';
import styles from './analytics.module.css';
import { type Analytics, metrics } from './analytics.ts';

/** The numbers of the charts, the latest day first. */
export function DayTable({ days }: Pick<Analytics, 'days'>) {
  const words = useWords('seller');
  return (
    <details className={styles['details']}>
      <summary>{words('analytics.asTable')}</summary>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{words('analytics.day')}</th>
            {metrics.map((metric) => (
              <th key={metric} scope="col">
                {words(`analytics.metrics.${metric}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((counts) => (
            <tr key={counts.day}>
              <th scope="row">{formatDate(counts.day)}</th>
              {metrics.map((metric) => (
                <td key={metric}>{formatNumber(counts[metric])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
