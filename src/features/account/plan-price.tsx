import { type PlanName, plans } from '../../contract/plans.ts';
import { formatEuros, formatPesos } from '../../i18n/format.ts';
import { useWords } from '../../i18n/i18n.ts';

/** `₱499 per month` · `4,99 € pro Monat`. */
export function PlanPrice({ plan }: { plan: PlanName }) {
  const words = useWords('account');
  const { priceMinor, currency } = plans[plan];
  const amount = priceMinor / 100;
  return (
    <span>
      <strong>{currency === 'PHP' ? formatPesos(amount) : formatEuros(amount)}</strong> {words('plans.perMonth')}
    </span>
  );
}
