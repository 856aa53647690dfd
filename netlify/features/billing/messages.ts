import { type PlanName, plans, smallestPlan } from '../../../src/contract/plans.ts';
import { type Language, siteName } from '../../../src/contract/words.ts';

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

Ihr Testzeitraum für das Paket ${nameOf(plan)} endet am ${day}. Danach gilt das Paket ${nameOf(smaller)}. Was darüber hinausgeht, wird zum Entwurf; das Neueste bleibt öffentlich, und gelöscht wird nichts. Sie müssen nichts bezahlen und nichts kündigen.

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

Your trial of the plan ${nameOf(plan)} ends on ${day}. After that you have the plan ${nameOf(smaller)}. What exceeds it becomes a draft; the newest stays public, and nothing is deleted. You do not have to pay or cancel anything.

Your plans:

${link}

Kind regards,
${siteName}
`,
  };
};

export const trialEndsMail = (language: Language, ending: Ending): { subject: string; text: string } =>
  (language === 'de' ? german : english)(ending);
