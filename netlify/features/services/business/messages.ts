import { type Language, siteName } from '../../../../src/contract/words.ts';
import type { Letter } from '../../../ground/letter.ts';

/** Names neither the old account nor the new one: a mail may be read by others. */
const bankChanged: Record<Language, Record<'subject' | 'lead' | 'action' | 'rest', string>> = {
  de: {
    subject: 'Ihre Bankverbindung wurde geändert',
    lead: `in Ihrem Konto bei ${siteName} wurde die Bankverbindung geändert.`,
    action: 'Bankverbindung ansehen',
    rest: 'Wenn Sie das nicht waren, ändern Sie bitte sofort Ihr Passwort und schreiben Sie uns.',
  },
  en: {
    subject: 'Your bank details were changed',
    lead: `The bank details of your account at ${siteName} were changed.`,
    action: 'See the bank details',
    rest: 'If this was not you, please change your password at once and write to us.',
  },
};

export function bankChangedMail(language: Language, url: string): Letter {
  const { subject, lead, action, rest } = bankChanged[language];
  return { language, subject, page: { heading: subject, lead: [lead], action: { label: action, url }, rest: [rest] } };
}
