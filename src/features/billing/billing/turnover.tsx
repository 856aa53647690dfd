import { formatDateIn } from '#i18n/format.ts';
import { formatPercent } from '#i18n/format-sums.ts';
import { useWords } from '#i18n/i18n.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { ProgressLine } from '#ui/progress-line.tsx';
import { Section } from '#ui/section.tsx';
import { stateOf, useAnswer } from '../../../api/query.ts';
import { getTurnover } from '../../../contract/billing/billing-tax-report.ts';
import { moneyOf } from './money.ts';
import styles from './tax-report.module.css';
import { spans, warningOf } from './turnover-warning.ts';

/** Turnover beside the limits for whoever charges no VAT. Nothing for everybody else. */
export function Turnover() {
  const words = useWords('billing');
  const asked = useAnswer(getTurnover, {}, { isAskedAnew: true });
  if (stateOf(asked) === 'failed')
    return <ErrorState title={words('turnover.failed')} onRetry={() => void asked.refetch()} />;
  const turnover = asked.data?.turnover;
  if (turnover == null) return null;
  const { currency } = turnover;
  const warning = warningOf(turnover);
  return (
    <Section title={words('turnover.title')} lead={words('turnover.lead')}>
      {warning !== undefined && (
        <Notice kind="warning">
          {warning.isOver ? words('turnover.over') : words('turnover.near', { share: formatPercent(warning.share) })}
        </Notice>
      )}
      {spans.map((span) => {
        const { minor, limitMinor } = turnover[span];
        const said = words('turnover.of', { amount: moneyOf(minor, currency), limit: moneyOf(limitMinor, currency) });
        return (
          <div key={span} className={`stack gap4 ${styles['measure']}`}>
            <span>{words(`turnover.${span}`)}</span>
            <strong>{said}</strong>
            <ProgressLine
              label={`${words(`turnover.${span}`)}: ${said}`}
              done={Math.min(minor, limitMinor)}
              of={limitMinor}
            />
          </div>
        );
      })}
      <p className="quiet">
        {words('turnover.source', {
          law: turnover.source,
          day: formatDateIn(`${turnover.countsFrom}T12:00:00Z`, 'UTC'),
          last: moneyOf(turnover.lastYear.limitMinor, currency),
          this: moneyOf(turnover.thisYear.limitMinor, currency),
        })}
      </p>
    </Section>
  );
}
