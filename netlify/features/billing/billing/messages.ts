import { type PlanName, plans, smallestPlan } from '../../../../src/contract/plans.ts';
import type { Language } from '../../../../src/contract/words.ts';
import type { Letter } from '../../../ground/letter.ts';
import { counted, filled, letterOf, wordsIn } from '../../../ground/words.ts';
import type { TrialOutcome } from './rules.ts';

interface Ending {
  plan: PlanName;
  endsAt: string;
  link: string;
}

export const planTitle = (plan: PlanName): string => `${plan.charAt(0).toUpperCase()}${plan.slice(1)}`;

const words = (language: Language) => wordsIn(language).billing.billing.trial;

/** The plan, and which one follows it. */
const planValues = (plan: PlanName) => ({
  plan: planTitle(plan),
  smaller: planTitle(smallestPlan[plans[plan].strand]),
});

const dayOf = (language: Language, plan: PlanName, instant: string): string =>
  new Intl.DateTimeFormat(language === 'de' ? 'de' : 'en-US', {
    dateStyle: 'long',
    timeZone: plans[plan].strand === 'services' ? 'Europe/Berlin' : 'Asia/Manila',
  }).format(new Date(instant));

/** The same for the bell. */
export const trialEndsSaid = (language: Language, { plan, endsAt }: Omit<Ending, 'link'>): string =>
  filled(words(language).ends.said, { ...planValues(plan), day: dayOf(language, plan, endsAt) });

/** For the bell: what was chosen before has begun. */
export const planBegunSaid = (language: Language, { plan }: { plan: PlanName }): string =>
  filled(words(language).begun, planValues(plan));

/** What the end has changed, a sentence for each change. */
export function changesOf(language: Language, outcome: TrialOutcome): string[] {
  const { changes } = words(language);
  const { immediateBooking, homeService } = plans[outcome.plan];
  return [
    ...(['cards', 'listings', 'resting'] as const).flatMap((what) =>
      outcome[what] === 0 ? [] : [counted(changes[what], outcome[what])],
    ),
    ...(immediateBooking ? [changes.immediateBooking] : []),
    ...(homeService ? [changes.homeService] : []),
  ];
}

/** For the bell. */
export const trialEndedSaid = (language: Language, outcome: TrialOutcome): string =>
  [filled(words(language).ended.said, planValues(outcome.plan)), ...changesOf(language, outcome)].join(' ');

/** The mail goes out before a plan is gone: nobody is to be surprised. */
export function trialEndsMail(language: Language, { plan, endsAt, link }: Ending): Letter {
  const values = { ...planValues(plan), day: dayOf(language, plan, endsAt) };
  const facts = { plan: values.plan, until: values.day, after: values.smaller };
  return letterOf(language, words(language).ends, { values, facts, url: link });
}

export const trialEndedMail = (
  language: Language,
  { outcome, link }: { outcome: TrialOutcome; link: string },
): Letter =>
  letterOf(language, words(language).ended, {
    values: planValues(outcome.plan),
    lead: [trialEndedSaid(language, outcome)],
    url: link,
  });
