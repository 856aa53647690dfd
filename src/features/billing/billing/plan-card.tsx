import { formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import type { HeldPlan } from '../../../contract/billing/billing.ts';
import { shownFeaturesOf } from '../../../contract/billing/plan-features.ts';
import { isPaid, type PlanName, plans, smallestPlan, trialDays } from '../../../contract/plans.ts';
import { dayOf, moneyOf, priceOf } from './money.ts';
import { isLarger, type Offer, offersOf } from './offers.ts';
import styles from './plans.module.css';

interface PlanCardProps {
  plan: PlanName;
  held: HeldPlan;
  isBusy: boolean;
  onChoose: (offer: Offer) => void;
}

/** One plan: what it costs and has, and what can be done about it. */
export function PlanCard({ plan, held, isBusy, onChoose }: PlanCardProps) {
  const words = useWords('billing');
  const shared = useWords('account');
  const labelOf = useOfferLabel(held);
  const isNext = plan === held.next?.package;
  const isUpgrade = isLarger(plan, held.package);
  const isClosed = held.isTrialOver && !held.isPayable && isPaid(plan) && plan !== held.package;
  return (
    <li className={`beside gap12 upright on-surface ${styles['plan']}`} data-own={plan === held.package}>
      <h3>{shared(`plans.${plan}.name`)}</h3>
      <p className="flush">
        <strong className="size21">{priceOf(plan)}</strong> {shared('plans.perMonth')}
        {isPaid(plan) && !held.isTrialOver && (
          <small className="block quiet small regular">
            {shared('plans.trial', {
              days: trialDays,
              smallest: shared(`plans.${smallestPlan[plans[plan].strand]}.name`),
            })}
          </small>
        )}
      </p>
      <ul className={`stack gap6 grows from-top ${styles['features']}`}>
        {shownFeaturesOf(plan).map(({ name: feature, count = 0 }) => (
          <li className="beside gap8" key={feature}>
            <CheckIcon className="accent rigid" size={16} />{' '}
            {shared(`plans.features.${feature}`, { count, written: formatNumber(count) })}
          </li>
        ))}
      </ul>
      {plan === held.package && <OwnPlan held={held} />}
      {isNext && plan !== held.package && held.next !== null && (
        <p className="stack accent strong">{words('from', { day: dayOf(held.next.from, held.strand) })}</p>
      )}
      <div className={`stack gap8 ${styles['offers']}`}>
        {offersOf(plan, held).map((offer) => (
          <Button
            key={offer.pays ?? 'trial'}
            variant={isUpgrade && offer.pays !== 'commission' ? 'primary' : 'plain'}
            isBusy={isBusy}
            onClick={() => onChoose(offer)}
          >
            {labelOf(offer)}
          </Button>
        ))}
        {isClosed && (
          <Button variant="plain" disabled>
            {words('upgrade', { plan: shared(`plans.${plan}.name`) })}
          </Button>
        )}
      </div>
    </li>
  );
}

/** What stands on the button of an offer, and above its dialog. */
export function useOfferLabel({ package: own, pays, isTrialOver }: HeldPlan): (offer: Offer) => string {
  const words = useWords('billing');
  const shared = useWords('account');
  return ({ plan, pays: way }) => {
    const said = { plan: shared(`plans.${plan}.name`), price: priceOf(plan) };
    if (way === undefined) return words(isLarger(plan, own) ? 'upgrade' : 'choose', said);
    if (plan === own && pays !== 'nothing') return words(`pay.instead.${way}`, said);
    if (plan === own && !isTrialOver) return words(`pay.after.${way}`, said);
    return words(`pay.${way}`, said);
  };
}

function OwnPlan({ held: { strand, trialEndsAt, pays, package: own, next } }: { held: HeldPlan }) {
  const words = useWords('billing');
  const shared = useWords('account');
  const isKept = next !== null && next.pays !== 'nothing';
  return (
    <p className="stack accent strong">
      {words('own')}
      {trialEndsAt !== null && (
        <span className="quiet regular">
          {isKept
            ? words('untilOrder', { day: dayOf(trialEndsAt, strand) })
            : words('since', { day: dayOf(trialEndsAt, strand), plan: shared(`plans.${smallestPlan[strand]}.name`) })}
        </span>
      )}
      {pays !== 'nothing' && (
        <span className="quiet regular">
          {words(`pay.now.${pays}`, { price: moneyOf(plans[own].priceMinor, plans[own].currency) })}
        </span>
      )}
    </p>
  );
}
