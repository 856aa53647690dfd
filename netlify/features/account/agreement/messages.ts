import type { Language } from '../../../../src/contract/words.ts';
import { siteName } from '../../../../src/contract/words.ts';
import type { Letter } from '../../../ground/letter.ts';
import { writtenDay } from '../../../invoice/index.ts';

const german = {
  subject: (day: string) => `Neue AGB ab ${day}`,
  lead: (day: string) => `ab dem ${day} gelten bei ${siteName} neue AGB.`,
  changes: 'Was sich ändert',
  next: 'Bis dahin gelten die bisherigen. Für einen Termin gilt die Fassung, die bei der Buchung galt.',
  end: (link: string) => `Wenn Sie nicht einverstanden sind, können Sie Ihr Konto vor diesem Tag löschen: ${link}`,
  action: 'Neue AGB lesen',
  rung: (day: string) => `Ab dem ${day} gelten neue AGB. Hier stehen sie, und was sich ändert, steht in der E-Mail.`,
};

const english: typeof german = {
  subject: (day) => `New terms from ${day}`,
  lead: (day) => `From ${day} on, new terms apply at ${siteName}.`,
  changes: 'What changes',
  next: 'Until then the former ones apply. For an appointment the version counts that was in force when it was booked.',
  end: (link) => `If you do not agree, you can delete your account before that day: ${link}`,
  action: 'Read the new terms',
  rung: (day) => `From ${day} on, new terms apply. Read them here; the e-mail says what changes.`,
};

const words: Record<Language, typeof german> = { de: german, en: english };

interface ChangedTerms {
  /** `YYYY-MM-DD` */
  from: string;
  changes: string;
  link: string;
  /** The address of the page on which one deletes the account. */
  endingLink: string;
}

export function changedTermsMail(language: Language, { from, changes, link, endingLink }: ChangedTerms): Letter {
  const say = words[language];
  const day = writtenDay(from, language);
  return {
    language,
    subject: say.subject(day),
    page: {
      heading: say.subject(day),
      lead: [say.lead(day)],
      facts: [[say.changes, changes]],
      next: [say.next],
      action: { label: say.action, url: link },
      rest: [say.end(endingLink)],
    },
  };
}

/** The notification beside the mail. */
export const changedTermsRung = (from: string): Record<Language, string> => ({
  de: german.rung(writtenDay(from, 'de')),
  en: english.rung(writtenDay(from, 'en')),
});
