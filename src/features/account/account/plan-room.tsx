import { formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { CountedKind } from '../../../contract/billing/billing.ts';
import { largerPlan, type PlanName, plans } from '../../../contract/plans.ts';
import styles from './plan-room.module.css';

interface PlanRoomProps {
  kind: CountedKind;
  plan: PlanName;
  /** How much of the room is taken; undefined until that is known. */
  used: number | undefined;
  /** The address of the plans. */
  to: string;
}

/** Above a form for one more of them: what the plan has room for, so that nobody fills in a form that will be refused. */
export function PlanRoom({ kind, plan, used, to }: PlanRoomProps) {
  const words = useWords('billing');
  const shared = useWords('account');
  const { [kind]: maximum, images } = plans[plan];
  // An empty line keeps the fields below where they are.
  if (used === undefined) return <p className={`quiet ${styles['room']}`} />;
  const said = { plan: shared(`plans.${plan}.name`), images, used: formatNumber(used) };
  if (maximum === null) return <p className={`quiet ${styles['room']}`}>{words('room.unlimited', said)}</p>;
  const sentence = words(`room.${kind}`, { ...said, maximum: formatNumber(maximum), count: maximum });
  if (used < maximum) return <p className={`quiet ${styles['room']}`}>{sentence}</p>;
  return (
    <div className="below16">
      <Notice
        kind="warning"
        action={
          largerPlan(plan) !== undefined && (
            <Button variant="link" to={to}>
              {words('room.larger')}
            </Button>
          )
        }
      >
        {sentence} {words(`room.full.${kind}`)}
      </Notice>
    </div>
  );
}
