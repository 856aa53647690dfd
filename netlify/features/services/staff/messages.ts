import { invitationDays } from '../../../../src/contract/services/staff-member.ts';
import type { Language } from '../../../../src/contract/words.ts';
import type { Letter } from '../../../ground/letter.ts';
import { onOneLine } from '../../../ground/mail-text.ts';

const german = {
  heading: (business: string) => `${business} lädt Sie ein`,
  lead: (business: string) =>
    `${business} möchte, dass Sie sich mit einem eigenen Konto anmelden: für Ihren Kalender und Ihre Termine.`,
  action: 'Einladung annehmen',
  rest: `Die Einladung gilt ${invitationDays} Tage und öffnet nur einmal. Wenn Sie dort nicht arbeiten, tun Sie bitte nichts.`,
};

const english: typeof german = {
  heading: (business) => `${business} invites you`,
  lead: (business) =>
    `${business} asks you to sign in with an account of your own, for your calendar and appointments.`,
  action: 'Accept the invitation',
  rest: `The invitation is valid for ${invitationDays} days and opens once. If you do not work there, please do nothing.`,
};

const words: Record<Language, typeof german> = { de: german, en: english };

export function invitationMail(language: Language, { business, link }: { business: string; link: string }): Letter {
  const { heading, lead, action, rest } = words[language];
  const name = onOneLine(business);
  return {
    language,
    subject: heading(name),
    page: { heading: heading(name), lead: [lead(name)], action: { label: action, url: link }, rest: [rest] },
  };
}
