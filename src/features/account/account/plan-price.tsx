import { formatPesos } from '#i18n/format.ts';
import { formatEuros } from '#i18n/format-sums.ts';
import { useWords } from '#i18n/i18n.ts';
import { isPaid, type PlanName, plans, smallestPlan, trialDays } from '../../../contract/plans.ts';

/** `₱499 per month` · `4,99 € pro Monat`, and of a paid plan that it is a trial and what follows. */
export function PlanPrice({ plan }: { plan: PlanName }) {
  const words = useWords('account');
  const { priceMinor, currency, strand } = plans[plan];
  const amount = priceMinor / 100;
  return (
    <span>
      <strong>{currency === 'PHP' ? formatPesos(amount) : formatEuros(amount)}</strong> {words('plans.perMonth')}
      {isPaid(plan) && (
        <small className="block quiet small regular">
          {words('plans.trial', { days: trialDays, smallest: words(`plans.${smallestPlan[strand]}.name`) })}
        </small>
      )}
    </span>
  );
}
