import { useChange } from '../../api/query.ts';
import { replaceUser } from '../../api/session.ts';
import { changePackage, countedKinds, getCounted, getPackages, type HeldPlan } from '../../contract/billing.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { doPlansDiffer, shownFeaturesOf } from '../../contract/plan-features.ts';
import { isPaid, type PlanName, planNames, plans, smallestPlan, trialDays } from '../../contract/plans.ts';
import { formatDate, formatEuros, formatNumber, formatPesos } from '../../i18n/format.ts';
import { useWords } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.tsx';
import styles from './plans.module.css';

interface StrandPlansProps {
  held: HeldPlan;
  /** What a change of the plan makes old, beside the plans. */
  refreshes: readonly Endpoint[];
}

/** The plans of one strand: the account's own, and the change to another. */
export function StrandPlans({ held, refreshes }: StrandPlansProps) {
  const words = useWords('billing');
  const shared = useWords('account');
  const change = usePlanChange(held, refreshes);
  const offered = planNames.filter((plan) => plans[plan].strand === held.strand);
  return (
    <>
      {!doPlansDiffer(offered) && <p className={styles['quiet']}>{shared('plans.same')}</p>}
      {held.isTrialOver && <Notice kind="info">{words('over')}</Notice>}
      {held.next !== null && (
        <Notice
          kind="info"
          action={
            <Button variant="plain" isBusy={change.isBusy} onClick={change.takeBack}>
              {words('takeBack')}
            </Button>
          }
        >
          {words('next', { plan: shared(`plans.${held.next.package}.name`), day: formatDate(held.next.from) })}
        </Notice>
      )}
      <ul className={styles['plans']}>
        {offered.map((plan) => (
          <PlanCard key={plan} plan={plan} held={held} isBusy={change.isBusy} onChoose={() => void change.to(plan)} />
        ))}
      </ul>
    </>
  );
}

interface PlanCardProps {
  plan: PlanName;
  held: HeldPlan;
  isBusy: boolean;
  onChoose: () => void;
}

const isLarger = (plan: PlanName, than: PlanName): boolean => plans[plan].priceMinor > plans[than].priceMinor;

const priceOf = (plan: PlanName): string =>
  (plans[plan].currency === 'PHP' ? formatPesos : formatEuros)(plans[plan].priceMinor / 100);

function PlanCard({ plan, held, isBusy, onChoose }: PlanCardProps) {
  const words = useWords('billing');
  const shared = useWords('account');
  const name = shared(`plans.${plan}.name`);
  const isOwn = plan === held.package;
  const isNext = plan === held.next?.package;
  const isUpgrade = isLarger(plan, held.package);
  return (
    <li className={styles['plan']} data-own={isOwn}>
      <h3>{name}</h3>
      <p className={styles['price']}>
        <strong>{priceOf(plan)}</strong> {shared('plans.perMonth')}
        {isPaid(plan) && !held.isTrialOver && (
          <small className={styles['trial']}>
            {shared('plans.trial', {
              days: trialDays,
              smallest: shared(`plans.${smallestPlan[plans[plan].strand]}.name`),
            })}
          </small>
        )}
      </p>
      <ul className={styles['features']}>
        {shownFeaturesOf(plan).map(({ name: feature, count = 0 }) => (
          <li key={feature}>
            <CheckIcon size={16} /> {shared(`plans.features.${feature}`, { count, written: formatNumber(count) })}
          </li>
        ))}
      </ul>
      {isOwn && <OwnPlan held={held} />}
      {isNext && held.next !== null && (
        <p className={styles['own']}>{words('from', { day: formatDate(held.next.from) })}</p>
      )}
      {!isOwn && !isNext && (
        <Button
          variant={isUpgrade ? 'primary' : 'plain'}
          isBusy={isBusy}
          disabled={held.isTrialOver && isPaid(plan)}
          onClick={onChoose}
        >
          {words(isUpgrade ? 'upgrade' : 'choose', { plan: name })}
        </Button>
      )}
    </li>
  );
}

function OwnPlan({ held: { strand, trialEndsAt } }: { held: HeldPlan }) {
  const words = useWords('billing');
  const shared = useWords('account');
  return (
    <p className={styles['own']}>
      {words('own')}
      {trialEndsAt !== null && (
        <span className={styles['until']}>
          {words('since', { day: formatDate(trialEndsAt), plan: shared(`plans.${smallestPlan[strand]}.name`) })}
        </span>
      )}
    </p>
  );
}

const trialMilliseconds = trialDays * 24 * 60 * 60 * 1000;

/** What the question before a change says: from when the plan counts, and what follows. */
function useQuestion({ strand, package: own, trialEndsAt }: HeldPlan): (plan: PlanName) => string {
  const words = useWords('billing');
  const shared = useWords('account');
  const nameOf = (plan: PlanName): string => shared(`plans.${plan}.name`);
  return (plan) => {
    const now = Date.now();
    const said = { plan: nameOf(plan), today: formatDate(new Date(now).toISOString()) };
    if (!isLarger(plan, own)) {
      const begins =
        isPaid(plan) || trialEndsAt === null
          ? words('atOnce', said)
          : words('atEnd', { plan: said.plan, day: formatDate(trialEndsAt) });
      return `${begins} ${words('exceeding')}`;
    }
    // A paid plan without an end is one of the demo's.
    if (isPaid(own) && trialEndsAt === null) return words('atOnce', said);
    const end = formatDate(trialEndsAt ?? new Date(now + trialMilliseconds).toISOString());
    const larger = words('larger', { ...said, end, smallest: nameOf(smallestPlan[strand]) });
    return strand === 'property' ? `${larger} ${words('days')}` : larger;
  };
}

interface PlanChange {
  to: (plan: PlanName) => Promise<void>;
  takeBack: () => void;
  isBusy: boolean;
}

function usePlanChange(held: HeldPlan, refreshes: readonly Endpoint[]): PlanChange {
  const words = useWords('billing');
  const shared = useWords('account');
  const confirm = useConfirm();
  const questionOf = useQuestion(held);
  const nameOf = (plan: PlanName): string => shared(`plans.${plan}.name`);
  const change = useChange(changePackage, {
    refreshes: [getPackages, getCounted, ...refreshes],
    onSuccess: ({ user, drafted: { listings, cards }, restored, resting, effectiveAt }, { body }) => {
      replaceUser(user);
      const plan = nameOf(body.package);
      if (body.package === held.package) return toast.success(words('kept', { plan }));
      if (held.trialEndsAt === effectiveAt)
        return toast.success(words('later', { plan, day: formatDate(effectiveAt) }));
      const hidden = listings === 0 ? '' : words('withdrawn', { count: listings, written: formatNumber(listings) });
      const moved = cards === 0 ? '' : words('drafted', { count: cards, written: formatNumber(cards) });
      const rest = resting === 0 ? '' : words('resting', { count: resting });
      const back = countedKinds
        .filter((kind) => restored[kind] > 0)
        .map((kind) => words(`restored.${kind}`, { count: restored[kind], written: formatNumber(restored[kind]) }));
      toast.success([words('done', { plan }), hidden, moved, ...back, rest].filter((part) => part !== '').join(' '));
    },
    onError: (problem) => toast.error(problem.sentence),
  });
  const to = async (plan: PlanName): Promise<void> => {
    const isWanted = await confirm({
      title: words(isLarger(plan, held.package) ? 'upgrade' : 'choose', { plan: nameOf(plan) }),
      text: questionOf(plan),
      confirmLabel: words('confirm'),
    });
    if (isWanted) change.mutate({ body: { package: plan } });
  };
  return { to, takeBack: () => change.mutate({ body: { package: held.package } }), isBusy: change.isPending };
}
