import { stateOf, useAnswer, useChange } from '../../api/query.ts';
import { replaceUser } from '../../api/session.ts';
import { changePackage, getPackages, type HeldPlan } from '../../contract/billing.ts';
import { getUserProperties } from '../../contract/listing.ts';
import { doPlansDiffer, shownFeaturesOf } from '../../contract/plan-features.ts';
import { isPaid, type PlanName, planNames, plans, smallestPlan } from '../../contract/plans.ts';
import { listStaff } from '../../contract/staff.ts';
import { formatDate, formatEuros, formatNumber, formatPesos } from '../../i18n/format.ts';
import { useWords } from '../../i18n/i18n.ts';
import { propertyPlansAnchor } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { useKeptPlace } from '../../ui/kept-scroll.ts';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.tsx';
import styles from './packages.module.css';

export function ProviderPackagesScreen() {
  const words = useWords('business');
  const held = useAnswer(getPackages, {}, { isAskedAnew: true });
  useKeptPlace(held.data !== undefined);
  return (
    <Page title={words('packages.title')} lead={words('packages.lead')} width="wide">
      {stateOf(held) === 'failed' && <ErrorState title={words('failed')} onRetry={() => void held.refetch()} />}
      {stateOf(held) === 'loading' && <Skeleton lines={3} height={220} />}
      {held.data?.plans.map((plan) => (
        <StrandPlans key={plan.strand} held={plan} />
      ))}
    </Page>
  );
}

/** The plans of one strand: the account's own, and the change to another. */
function StrandPlans({ held }: { held: HeldPlan }) {
  const words = useWords('business');
  const shared = useWords('account');
  const change = usePlanChange(held);
  const offered = planNames.filter((plan) => plans[plan].strand === held.strand);
  return (
    <div id={held.strand === 'property' ? propertyPlansAnchor : undefined} className={styles['strand']}>
      <Section title={words(`packages.${held.strand}`)} isCard={false}>
        {!doPlansDiffer(offered) && <p className={styles['quiet']}>{shared('plans.same')}</p>}
        {held.isTrialOver && <Notice kind="info">{words('packages.over')}</Notice>}
        <ul className={styles['plans']}>
          {offered.map((plan) => (
            <PlanCard key={plan} plan={plan} held={held} isBusy={change.isBusy} onChoose={() => void change.to(plan)} />
          ))}
        </ul>
      </Section>
    </div>
  );
}

interface PlanCardProps {
  plan: PlanName;
  held: HeldPlan;
  isBusy: boolean;
  onChoose: () => void;
}

function PlanCard({ plan, held, isBusy, onChoose }: PlanCardProps) {
  const words = useWords('business');
  const shared = useWords('account');
  const name = shared(`plans.${plan}.name`);
  const { priceMinor, currency } = plans[plan];
  const isOwn = plan === held.package;
  const isLarger = priceMinor > plans[held.package].priceMinor;
  const price = priceMinor / 100;
  return (
    <li className={styles['plan']} data-own={isOwn}>
      <h3>{name}</h3>
      <p className={styles['price']}>
        <strong>{currency === 'PHP' ? formatPesos(price) : formatEuros(price)}</strong> {shared('plans.perMonth')}
      </p>
      <ul className={styles['features']}>
        {shownFeaturesOf(plan).map(({ name: feature, count = 0 }) => (
          <li key={feature}>
            <CheckIcon size={16} /> {shared(`plans.features.${feature}`, { count, written: formatNumber(count) })}
          </li>
        ))}
      </ul>
      {isOwn ? (
        <OwnPlan held={held} />
      ) : (
        <Button
          variant={isLarger ? 'primary' : 'plain'}
          isBusy={isBusy}
          disabled={held.isTrialOver && isPaid(plan)}
          onClick={onChoose}
        >
          {words(isLarger ? 'packages.upgrade' : 'packages.choose', { plan: name })}
        </Button>
      )}
    </li>
  );
}

function OwnPlan({ held: { strand, trialEndsAt } }: { held: HeldPlan }) {
  const words = useWords('business');
  const shared = useWords('account');
  return (
    <p className={styles['own']}>
      {words('packages.own')}
      {trialEndsAt !== null && (
        <span className={styles['until']}>
          {words('packages.since', {
            day: formatDate(trialEndsAt),
            plan: shared(`plans.${smallestPlan[strand]}.name`),
          })}
        </span>
      )}
    </p>
  );
}

const trialMilliseconds = 30 * 24 * 60 * 60 * 1000;

function usePlanChange(held: HeldPlan): { to: (plan: PlanName) => Promise<void>; isBusy: boolean } {
  const words = useWords('business');
  const shared = useWords('account');
  const confirm = useConfirm();
  const nameOf = (plan: PlanName): string => shared(`plans.${plan}.name`);
  const change = useChange(changePackage, {
    refreshes: [getPackages, getUserProperties, listStaff],
    onSuccess: ({ user, drafted: { listings, cards }, resting }, { body }) => {
      replaceUser(user);
      const count = listings + cards;
      const moved = count === 0 ? '' : words('packages.drafted', { count, written: formatNumber(count) });
      const rest = resting === 0 ? '' : words('packages.resting', { count: resting });
      toast.success([words('packages.done', { plan: nameOf(body.package) }), moved, rest].join(' ').trim());
    },
    onError: (problem) => toast.error(problem.sentence),
  });
  const textOf = (plan: PlanName): string => {
    const now = Date.now();
    const said = { plan: nameOf(plan), today: formatDate(new Date(now).toISOString()) };
    if (plans[plan].priceMinor < plans[held.package].priceMinor) return words('packages.smaller', said);
    // A paid plan without an end is one of the demo's.
    if (isPaid(held.package) && held.trialEndsAt === null) return words('packages.largerExempt', said);
    return words('packages.larger', {
      ...said,
      end: formatDate(held.trialEndsAt ?? new Date(now + trialMilliseconds).toISOString()),
      smallest: nameOf(smallestPlan[held.strand]),
    });
  };
  const to = async (plan: PlanName): Promise<void> => {
    const isLarger = plans[plan].priceMinor > plans[held.package].priceMinor;
    const isWanted = await confirm({
      title: words(isLarger ? 'packages.upgrade' : 'packages.choose', { plan: nameOf(plan) }),
      text: textOf(plan),
      confirmLabel: words('packages.confirm'),
    });
    if (isWanted) change.mutate({ body: { package: plan } });
  };
  return { to, isBusy: change.isPending };
}
