import type { Language } from '../../../../src/contract/words.ts';
import type { Letter } from '../../../ground/letter.ts';

const farewell: Record<Language, { subject: string; lead: (siteUrl: string) => string; next: string; action: string }> =
  {
    de: {
      subject: 'Ihr Konto wurde gelöscht',
      lead: (siteUrl) =>
        `Ihr Konto auf ${siteUrl} wurde gelöscht. Ihre Angaben und Bilder sind entfernt; was andere brauchen, etwa Nachrichten und vergangene Termine, bleibt dort ohne Ihren Namen.`,
      next: 'Wenn Sie das nicht waren, schreiben Sie uns bitte.',
      action: 'Kontaktformular öffnen',
    },
    en: {
      subject: 'Your account was deleted',
      lead: (siteUrl) =>
        `Your account at ${siteUrl} was deleted. Your details and pictures are removed; what others need, such as messages and past appointments, stays with them without your name.`,
      next: 'If this was not you, please write to us.',
      action: 'Open the contact form',
    },
  };

export function farewellMail(language: Language, siteUrl: string, url: string): Letter {
  const { subject, lead, next, action } = farewell[language];
  return {
    language,
    subject,
    page: { heading: subject, lead: [lead(siteUrl)], next: [next], action: { label: action, url } },
  };
}

/** What is read in place of the name, in the language of the strand. */
export const namesOfNobody = { seller: 'Deleted account', provider: 'Gelöschtes Konto' } as const;
