import { type PlanName, plans, smallestPlan } from '../../../src/contract/plans.ts';
import { type Language, siteName } from '../../../src/contract/words.ts';
import type { TrialOutcome } from './rules.ts';

interface Ending {
  plan: PlanName;
  endsAt: string;
  link: string;
}

const nameOf = (plan: PlanName): string => `${plan.charAt(0).toUpperCase()}${plan.slice(1)}`;

/** The mail goes out before a plan is gone: nobody is to be surprised. */
const german = ({ plan, endsAt, link }: Ending) => {
  const smaller = smallestPlan[plans[plan].strand];
  const day = new Intl.DateTimeFormat('de', { dateStyle: 'long', timeZone: 'Europe/Berlin' }).format(new Date(endsAt));
  return {
    subject: `Ihr Testzeitraum für ${nameOf(plan)} endet am ${day}`,
    text: `Guten Tag,

Ihr Testzeitraum für das Paket ${nameOf(plan)} endet am ${day}. Danach gilt das Paket ${nameOf(smaller)}. Was darüber hinausgeht, wird dann zum Entwurf. Öffentlich bleibt, was Sie ausgewählt haben, sonst das Neueste; gelöscht wird nichts. Sie müssen nichts bezahlen und nichts kündigen.

Ihre Pakete:

${link}

Freundliche Grüße
${siteName}
`,
  };
};

const english = ({ plan, endsAt, link }: Ending) => {
  const smaller = smallestPlan[plans[plan].strand];
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Asia/Manila' }).format(new Date(endsAt));
  return {
    subject: `Your trial of ${nameOf(plan)} ends on ${day}`,
    text: `Hello,

Your trial of the plan ${nameOf(plan)} ends on ${day}. After that you have the plan ${nameOf(smaller)}. What exceeds it then becomes a draft. What you have chosen stays public, otherwise the newest; nothing is deleted. You do not have to pay or cancel anything.

Your plans:

${link}

Kind regards,
${siteName}
`,
  };
};

const dayOf = (language: Language, plan: PlanName, instant: string): string =>
  new Intl.DateTimeFormat(language === 'de' ? 'de' : 'en-US', {
    dateStyle: 'long',
    timeZone: plans[plan].strand === 'services' ? 'Europe/Berlin' : 'Asia/Manila',
  }).format(new Date(instant));

/** The same for the bell. */
export function trialEndsSaid(language: Language, { plan, endsAt }: Omit<Ending, 'link'>): string {
  const [day, smaller] = [dayOf(language, plan, endsAt), nameOf(smallestPlan[plans[plan].strand])];
  return language === 'de'
    ? `Ihr Testzeitraum für ${nameOf(plan)} endet am ${day}. Danach gilt ${smaller}. Gelöscht wird nichts.`
    : `Your trial of ${nameOf(plan)} ends on ${day}. After that you have ${smaller}. Nothing is deleted.`;
}

/** For the bell: what was chosen before has begun. */
export const planBegunSaid = (language: Language, { plan }: { plan: PlanName }): string =>
  language === 'de' ? `Ab heute gilt ${nameOf(plan)}, wie gewählt.` : `From today you have ${nameOf(plan)}, as chosen.`;

const counted = (count: number, one: string, more: string): string[] =>
  count === 0 ? [] : [count === 1 ? one : `${count} ${more}`];

/** What the end has changed, a sentence for each change. */
function changesOf(language: Language, { plan, cards, listings, resting }: TrialOutcome): string[] {
  const isGerman = language === 'de';
  const { immediateBooking, homeService } = plans[plan];
  return [
    ...(isGerman
      ? counted(cards, 'Eine Service Card ist jetzt ein Entwurf.', 'Service Cards sind jetzt Entwürfe.')
      : counted(cards, 'One service card is a draft now.', 'service cards are drafts now.')),
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
  const smaller = nameOf(smallestPlan[plans[plan].strand]);
  const begun =
    language === 'de'
      ? `Ihr Testzeitraum für ${nameOf(plan)} ist zu Ende, es gilt ${smaller}.`
      : `Your trial of ${nameOf(plan)} is over, you have ${smaller}.`;
  return [begun, ...changesOf(language, outcome)].join(' ');
}

export function trialEndedMail(
  language: Language,
  { outcome, link }: { outcome: TrialOutcome; link: string },
): { subject: string; text: string } {
  const plan = nameOf(outcome.plan);
  const said = trialEndedSaid(language, outcome);
  return language === 'de'
    ? {
        subject: `Ihr Testzeitraum für ${plan} ist zu Ende`,
        text: `Guten Tag,

${said}

Gelöscht ist nichts, und Sie müssen nichts bezahlen. Ihre Pakete:

${link}

Freundliche Grüße
${siteName}
`,
      }
    : {
        subject: `Your trial of ${plan} is over`,
        text: `Hello,

${said}

Nothing has been deleted, and there is nothing to pay. Your plans:

${link}

Kind regards,
${siteName}
`,
      };
}

export const trialEndsMail = (language: Language, ending: Ending): { subject: string; text: string } =>
  (language === 'de' ? german : english)(ending);
