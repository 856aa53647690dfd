import { useState } from 'react';
import { formatDate, formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { useConfirm } from '#ui/confirm.tsx';
import { Notice } from '#ui/notice.tsx';
import { toast } from '#ui/toast.tsx';
import { useChange } from '../../../api/change.ts';
import { replaceUser } from '../../../api/session.ts';
import {
  changePackage,
  countedKinds,
  getCounted,
  getPackages,
  type HeldPlan,
  previewPackage,
} from '../../../contract/billing/billing.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { isPaid, type PlanName, planNames, plans, smallestPlan, trialDays } from '../../../contract/plans.ts';
import { dayOf } from './money.ts';
import { hasPreview, isLarger, type Offer } from './offers.ts';
import { isLater, OrderDialog } from './order-dialog.tsx';
import { OverdueNotice } from './overdue-notice.tsx';
import { PlanCard } from './plan-card.tsx';
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
  const [ordered, setOrdered] = useState<Offer>();
  const change = usePlanChange(held, { refreshes, onDone: () => setOrdered(undefined) });
  const choose = (offer: Offer): Promise<void> | void =>
    hasPreview(offer, held) ? setOrdered(offer) : change.to(offer.plan);
  const offered = planNames.filter((plan) => plans[plan].strand === held.strand);
  return (
    <>
      <OverdueNotice held={held} />
      {held.isTrialOver && held.pays === 'nothing' && (
        <Notice kind="info">{words(held.isPayable ? 'overPayable' : 'over')}</Notice>
      )}
      {held.next !== null && (
        <Notice
          kind="info"
          action={
            <Button variant="plain" isBusy={change.isBusy} onClick={change.takeBack}>
              {words('takeBack')}
            </Button>
          }
        >
          {words(held.next.pays === 'commission' ? 'nextCommission' : 'next', {
            plan: shared(`plans.${held.next.package}.name`),
            day: dayOf(held.next.from, held.strand),
          })}
        </Notice>
      )}
      <ul className={`stack gap16 ${styles['plans']}`}>
        {offered.map((plan) => (
          <PlanCard
            key={plan}
            plan={plan}
            held={held}
            isBusy={change.isBusy}
            onChoose={(offer) => void choose(offer)}
          />
        ))}
      </ul>
      {ordered !== undefined && (
        <OrderDialog
          held={held}
          offer={ordered}
          isBusy={change.isBusy}
          onConfirm={() => change.order(ordered)}
          onClose={() => setOrdered(undefined)}
        />
      )}
    </>
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
  /** Asks first. */
  to: (plan: PlanName) => Promise<void>;
  order: (offer: Offer) => void;
  takeBack: () => void;
  isBusy: boolean;
}

interface Afterwards {
  refreshes: readonly Endpoint[];
  onDone: () => void;
}

/** During a trial an order is taken back by choosing what comes after a trial without one. */
const withoutNext = ({ strand, package: own, pays, next }: HeldPlan) =>
  pays === 'nothing' ? { package: next?.pays === 'nothing' ? own : smallestPlan[strand] } : { package: own, pays };

function usePlanChange(held: HeldPlan, { refreshes, onDone }: Afterwards): PlanChange {
  const words = useWords('billing');
  const shared = useWords('account');
  const confirm = useConfirm();
  const questionOf = useQuestion(held);
  const nameOf = (plan: PlanName): string => shared(`plans.${plan}.name`);
  const change = useChange(changePackage, {
    refreshes: [getPackages, getCounted, previewPackage, ...refreshes],
    onSuccess: ({ user, drafted: { listings, cards }, restored, resting, effectiveAt }, { body }) => {
      replaceUser(user);
      onDone();
      const plan = nameOf(body.package);
      if (isLater(effectiveAt)) return toast.success(words('later', { plan, day: dayOf(effectiveAt, held.strand) }));
      if (body.package === held.package) return toast.success(words('kept', { plan }));
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
  return {
    to,
    order: ({ plan, pays }) => change.mutate({ body: { package: plan, ...(pays === undefined ? {} : { pays }) } }),
    takeBack: () => change.mutate({ body: withoutNext(held) }),
    isBusy: change.isPending,
  };
}
