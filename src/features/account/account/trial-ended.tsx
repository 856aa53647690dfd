import { Suspense } from 'react';
import { formatDate, formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useAnswer } from '../../../api/query.ts';
import { getPackages, type HeldPlan } from '../../../contract/billing/billing.ts';
import { type PlanStrand, plans } from '../../../contract/plans.ts';

interface TrialEndedProps {
  /** Of this strand alone. */
  strand?: PlanStrand;
  /** The page of the plans. */
  to: string;
}

/** What the end of a trial has changed, for the dashboards of providers and sellers. */
export function TrialEnded({ strand, to }: TrialEndedProps) {
  const given = useAnswer(getPackages, {});
  // The words are loaded when they are needed: the dashboard does not wait for them.
  return (
    <Suspense fallback={null}>
      {(given.data?.plans ?? []).map((plan) =>
        plan.ended === null || plan.strand !== (strand ?? plan.strand) ? null : (
          <EndedNotice key={plan.strand} held={plan} ended={plan.ended} to={to} />
        ),
      )}
    </Suspense>
  );
}

interface EndedTrial {
  held: HeldPlan;
  ended: NonNullable<HeldPlan['ended']>;
}

function EndedNotice({ held, ended, to }: EndedTrial & { to: string }) {
  const words = useWords('billing');
  return (
    <Notice
      kind="info"
      action={
        <Button variant="plain" to={to}>
          {words('ended.plans')}
        </Button>
      }
    >
      <Changes held={held} ended={ended} />
    </Notice>
  );
}

function Changes({ held, ended }: EndedTrial) {
  const words = useWords('billing');
  const shared = useWords('account');
  const { at, package: former, cards, listings, resting } = ended;
  const { immediateBooking, homeService } = plans[former];
  const sentences = [
    words('ended.since', {
      day: formatDate(at),
      former: shared(`plans.${former}.name`),
      plan: shared(`plans.${held.package}.name`),
    }),
    ...(cards === 0 ? [] : [words('ended.cards', { count: cards, written: formatNumber(cards) })]),
    ...(listings === 0 ? [] : [words('ended.listings', { count: listings, written: formatNumber(listings) })]),
    ...(resting === 0 ? [] : [words('resting', { count: resting })]),
    ...(immediateBooking ? [words('ended.requests')] : []),
    ...(homeService ? [words('ended.home')] : []),
  ];
  return sentences.join(' ');
}
