import { type PlanName, plans, smallestPlan } from '../../../../src/contract/plans.ts';
import type { Language } from '../../../../src/contract/words.ts';
import type { Letter } from '../../../ground/letter.ts';
import type { TrialOutcome } from './rules.ts';

interface Ending {
  plan: PlanName;
  endsAt: string;
  link: string;
}

export const planTitle = (plan: PlanName): string => `${plan.charAt(0).toUpperCase()}${plan.slice(1)}`;

const german = {
  ends: {
    heading: (plan: string, day: string) => `Ihr Testzeitraum für ${plan} endet am ${day}`,
    lead: (smaller: string) =>
      `nach dem Testzeitraum gilt das Paket ${smaller}. Was darüber hinausgeht, wird dann zum Entwurf. Öffentlich bleibt, was Sie ausgewählt haben, sonst das Neueste; gelöscht wird nichts. Sie müssen nichts bezahlen und nichts kündigen.`,
  },
  ended: {
    heading: (plan: string) => `Ihr Testzeitraum für ${plan} ist zu Ende`,
    next: 'Gelöscht ist nichts, und Sie müssen nichts bezahlen.',
  },
  plan: 'Testzeitraum',
  until: 'Endet am',
  after: 'Danach',
  action: 'Pakete ansehen',
};

const english: typeof german = {
  ends: {
    heading: (plan, day) => `Your trial of ${plan} ends on ${day}`,
    lead: (smaller) =>
      `After the trial you have the plan ${smaller}. What exceeds it then becomes a draft. What you have chosen stays public, otherwise the newest; nothing is deleted. You do not have to pay or cancel anything.`,
  },
  ended: {
    heading: (plan) => `Your trial of ${plan} is over`,
    next: 'Nothing has been deleted, and there is nothing to pay.',
  },
  plan: 'Trial',
  until: 'Ends on',
  after: 'After that',
  action: 'See the plans',
};

const words: Record<Language, typeof german> = { de: german, en: english };

const dayOf = (language: Language, plan: PlanName, instant: string): string =>
  new Intl.DateTimeFormat(language === 'de' ? 'de' : 'en-US', {
    dateStyle: 'long',
    timeZone: plans[plan].strand === 'services' ? 'Europe/Berlin' : 'Asia/Manila',
  }).format(new Date(instant));

/** The same for the bell. */
export function trialEndsSaid(language: Language, { plan, endsAt }: Omit<Ending, 'link'>): string {
  const [day, smaller] = [dayOf(language, plan, endsAt), planTitle(smallestPlan[plans[plan].strand])];
  return language === 'de'
    ? `Ihr Testzeitraum für ${planTitle(plan)} endet am ${day}. Danach gilt ${smaller}. Gelöscht wird nichts.`
    : `Your trial of ${planTitle(plan)} ends on ${day}. After that you have ${smaller}. Nothing is deleted.`;
}

/** For the bell: what was chosen before has begun. */
export const planBegunSaid = (language: Language, { plan }: { plan: PlanName }): string =>
  language === 'de'
    ? `Ab heute gilt ${planTitle(plan)}, wie gewählt.`
    : `From today you have ${planTitle(plan)}, as chosen.`;

const counted = (count: number, one: string, more: string): string[] =>
  count === 0 ? [] : [count === 1 ? one : `${count} ${more}`];

/** What the end has changed, a sentence for each change. */
export function changesOf(language: Language, { plan, cards, listings, resting }: TrialOutcome): string[] {
  const isGerman = language === 'de';
  const { immediateBooking, homeService } = plans[plan];
  return [
    ...(isGerman
      ? counted(cards, 'Eine Leistung ist jetzt ein Entwurf.', 'Leistungen sind jetzt Entwürfe.')
      : counted(cards, 'One service is a draft now.', 'services are drafts now.')),
    ...(isGerman
      ? counted(listings, 'Ein Inserat ist jetzt ein Entwurf.', 'Inserate sind jetzt Entwürfe.')
      : counted(listings, 'One listing is a draft now.', 'listings are drafts now.')),
    ...(isGerman
      ? counted(resting, 'Eine Person ist nicht mehr buchbar.', 'Personen sind nicht mehr buchbar.')
      : counted(resting, 'One person cannot be booked any more.', 'people cannot be booked any more.')),
    ...(immediateBooking
      ? [isGerman ? 'Buchungen kommen als Anfrage, die Sie bestätigen.' : 'Bookings come as requests that you accept.']
      : []),
    ...(homeService
      ? [
          isGerman
            ? 'Zu Kunden kommen Sie nur noch nach Absprache: Feste Zeiten dafür sind nicht mehr buchbar.'
            : 'You come to customers by arrangement only: fixed times for that cannot be booked any more.',
        ]
      : []),
  ];
}

/** For the bell. */
export function trialEndedSaid(language: Language, outcome: TrialOutcome): string {
  const { plan } = outcome;
  const smaller = planTitle(smallestPlan[plans[plan].strand]);
  const begun =
    language === 'de'
      ? `Ihr Testzeitraum für ${planTitle(plan)} ist zu Ende, es gilt ${smaller}.`
      : `Your trial of ${planTitle(plan)} is over, you have ${smaller}.`;
  return [begun, ...changesOf(language, outcome)].join(' ');
}

/** The mail goes out before a plan is gone: nobody is to be surprised. */
export function trialEndsMail(language: Language, { plan, endsAt, link }: Ending): Letter {
  const { ends, plan: label, until, after, action } = words[language];
  const [day, smaller] = [dayOf(language, plan, endsAt), planTitle(smallestPlan[plans[plan].strand])];
  return {
    language,
    subject: ends.heading(planTitle(plan), day),
    page: {
      heading: ends.heading(planTitle(plan), day),
      lead: [ends.lead(smaller)],
      facts: [
        [label, planTitle(plan)],
        [until, day],
        [after, smaller],
      ],
      action: { label: action, url: link },
    },
  };
}

export function trialEndedMail(language: Language, { outcome, link }: { outcome: TrialOutcome; link: string }): Letter {
  const { ended, action } = words[language];
  const heading = ended.heading(planTitle(outcome.plan));
  const page = { heading, lead: [trialEndedSaid(language, outcome)], next: [ended.next] };
  return { language, subject: heading, page: { ...page, action: { label: action, url: link } } };
}
