import { formatMomentIn } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import type { Statement } from '../../../contract/admin/report.ts';
import styles from './report.module.css';

/** What was decided, on which rule, why, and by whom. */
export function DecisionFacts({ decision }: { decision: Statement['decision'] }) {
  const words = useWords('report');
  const { action, rule, reason, at, isAutomated } = decision;
  return (
    <dl className={`stack gap4-20 ${styles['facts']}`}>
      <dt className="quiet">{words('statement.decision')}</dt>
      <dd>
        <strong>{words(`action.${action}`)}</strong>
      </dd>
      {rule !== null && (
        <>
          <dt className="quiet">{words('statement.rule')}</dt>
          <dd>{words(`rule.${rule}`)}</dd>
        </>
      )}
      <dt className="quiet">{words('statement.reason')}</dt>
      <dd className={`breaks ${styles['written']}`}>{reason}</dd>
      <dt className="quiet">{words('statement.at')}</dt>
      <dd>{formatMomentIn(at, 'Europe/Berlin')}</dd>
      <dt className="quiet">{words('statement.by')}</dt>
      <dd>{words(isAutomated ? 'statement.machine' : 'statement.person')}</dd>
    </dl>
  );
}
