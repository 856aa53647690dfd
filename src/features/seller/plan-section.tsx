import { useChange } from '../../api/query.ts';
import { replaceUser, type SessionUser } from '../../api/session.ts';
import { changePackage } from '../../contract/billing.ts';
import { shownFeaturesOf } from '../../contract/plan-features.ts';
import { type PlanName, planNames, plans } from '../../contract/plans.ts';
import { formatNumber, formatPesos } from '../../i18n/format.ts';
import { useWords } from '../../i18n/i18n.ts';
import { planAnchor } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import cardStyles from '../../ui/card.module.css';
import { useConfirm } from '../../ui/confirm.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { toast } from '../../ui/toast.tsx';
import { refreshedByChange } from './lifecycle-buttons.tsx';
import styles from './plan-section.module.css';
import { useAnchored } from './use-anchored.ts';
import { useRefusal } from './use-refusal.ts';

const propertyPlans = planNames.filter((plan) => plans[plan].strand === 'property');

/** The plans of the property strand: the account's own, and the change to another. */
export function PlanSection({ user }: { user: SessionUser }) {
  const words = useWords('seller');
  const section = useAnchored(planAnchor);
  const change = usePlanChange(user.package);
  if (user.type !== 'seller') return null;
  return (
    <section id={planAnchor} ref={section} tabIndex={-1} className={styles['section']} aria-labelledby="plan-title">
      <h2 id="plan-title">{words('package.title')}</h2>
      <p>{words('package.lead')}</p>
      <ul className={styles['plans']}>
        {propertyPlans.map((plan) => (
          <PlanCard
            key={plan}
            plan={plan}
            isOwn={plan === user.package}
            isBusy={change.isBusy}
            onChoose={() => void change.to(plan)}
          />
        ))}
      </ul>
    </section>
  );
}

interface PlanCardProps {
  plan: PlanName;
  isOwn: boolean;
  isBusy: boolean;
  onChoose: () => void;
}

function PlanCard({ plan, isOwn, isBusy, onChoose }: PlanCardProps) {
  const words = useWords('seller');
  const shared = useWords('account');
  const name = shared(`plans.${plan}.name`);
  return (
    <li className={`${cardStyles['card']} ${styles['plan']}`} data-own={isOwn}>
      <h3>{name}</h3>
      <p className={styles['price']}>
        <strong>{formatPesos(plans[plan].priceMinor / 100)}</strong> {shared('plans.perMonth')}
      </p>
      <ul className={styles['features']}>
        {shownFeaturesOf(plan).map(({ name: feature, count = 0 }) => (
          <li key={feature}>
            <CheckIcon size={16} /> {shared(`plans.features.${feature}`, { count, written: formatNumber(count) })}
          </li>
        ))}
      </ul>
      {isOwn ? (
        <p className={styles['own']}>{words('package.own')}</p>
      ) : (
        <Button variant="plain" disabled={isBusy} onClick={onChoose}>
          {words('package.choose', { plan: name })}
        </Button>
      )}
    </li>
  );
}

function usePlanChange(own: PlanName): { to: (plan: PlanName) => Promise<void>; isBusy: boolean } {
  const words = useWords('seller');
  const shared = useWords('account');
  const confirm = useConfirm();
  const onError = useRefusal();
  const nameOf = (plan: PlanName): string => shared(`plans.${plan}.name`);
  const change = useChange(changePackage, {
    refreshes: refreshedByChange,
    onSuccess: ({ user, drafted: { listings } }) => {
      replaceUser(user);
      const done = words('package.done', { plan: nameOf(user.package) });
      const moved =
        listings === 0 ? '' : words('package.drafted', { count: listings, written: formatNumber(listings) });
      toast.success(`${done} ${moved}`.trim());
    },
    onError,
  });
  const to = async (plan: PlanName): Promise<void> => {
    const { priceMinor, listings, images, listingDays } = plans[plan];
    const isSmaller = priceMinor < plans[own].priceMinor;
    const limits = { count: listings ?? 0, images: formatNumber(images), days: formatNumber(listingDays) };
    const isWanted = await confirm({
      title: words('package.choose', { plan: nameOf(plan) }),
      text: isSmaller
        ? words('package.smaller', limits)
        : words('package.larger', { price: formatPesos(priceMinor / 100), plan: nameOf(plan) }),
      confirmLabel: words('package.confirm'),
    });
    if (isWanted) change.mutate({ body: { package: plan } });
  };
  return { to, isBusy: change.isPending };
}
