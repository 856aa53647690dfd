import { formatDay } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Notice } from '#ui/notice.tsx';
import type { HeldPlan } from '../../../contract/billing/billing.ts';
import { smallestPlan } from '../../../contract/plans.ts';
import { moneyOf } from './money.ts';

/** What becomes of a plan whose invoice is not paid. */
export function OverdueNotice({ held: { strand, overdue } }: { held: HeldPlan }) {
  const words = useWords('billing');
  const shared = useWords('account');
  if (overdue === null) return null;
  const { step, number, openMinor, currency, on, fallsOn } = overdue;
  const plan = shared(`plans.${smallestPlan[strand]}.name`);
  const said = { number, amount: moneyOf(openMinor, currency), day: formatDay(on), plan };
  return (
    <Notice kind={step === 'reminded' ? 'warning' : 'error'}>
      {words(`overdue.${step}`, said)}
      {fallsOn !== null && ` ${words('overdue.falls', { falls: formatDay(fallsOn), plan })}`}
    </Notice>
  );
}
