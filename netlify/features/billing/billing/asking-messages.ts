import type { TaxMissing, TaxRequestStep } from '../../../../src/contract/billing/billing-tax-report.ts';
import type { Language } from '../../../../src/contract/words.ts';
import type { Letter } from '../../../ground/letter.ts';
import { writtenDay } from '../../../invoice/index.ts';

type RequestStep = Exclude<TaxRequestStep, 'given'>;

const german = {
  heading: {
    asked: 'Bitte geben Sie Ihre Steuerdaten an',
    reminded: 'Erinnerung: Ihre Steuerdaten fehlen noch',
    reminded_again: 'Zweite Erinnerung: Ihre Steuerdaten fehlen noch',
    held: 'Sie sind vorerst nicht buchbar',
  } satisfies Record<RequestStep, string>,
  lead: 'Sie hatten Termine über uns. Das Gesetz verlangt, dass wir Ihre Einnahmen einmal im Jahr dem Finanzamt melden. Dafür fehlen uns noch Angaben.',
  held: 'Wir haben zweimal erinnert, und es fehlen noch Angaben, die wir melden müssen. Bis sie da sind, kann niemand neu buchen. Vereinbarte Termine bleiben. Sobald Sie die Angaben machen, sind Sie wieder buchbar.',
  until: (day: string) =>
    `Fehlen sie am ${day} noch, kann ab dann niemand mehr neu buchen. Vereinbarte Termine bleiben.`,
  missing: 'Es fehlen',
  what: {
    address: 'Name und Anschrift des Betriebs',
    tax_id: 'Steuernummer',
    birth_date: 'Geburtsdatum',
  } satisfies Record<TaxMissing, string>,
  action: 'Angaben machen',
  said: 'Ihre Steuerdaten fehlen noch.',
  saidHeld: 'Ihre Steuerdaten fehlen: Bis sie da sind, kann niemand neu buchen.',
};

const english: typeof german = {
  heading: {
    asked: 'Please give your tax details',
    reminded: 'Reminder: your tax details are still missing',
    reminded_again: 'Second reminder: your tax details are still missing',
    held: 'You cannot be booked for now',
  },
  lead: 'You have had visits through us. The law wants us to report your income to the tax office once a year. For that we still need some details.',
  held: 'We have reminded you twice, and details that we must report are still missing. Until they are there nobody can book anew. Visits that are agreed stay. As soon as you give the details you can be booked again.',
  until: (day) =>
    `If they are still missing on ${day}, nobody can book anew from then on. Visits that are agreed stay.`,
  missing: 'Missing',
  what: { address: 'Name and address of the business', tax_id: 'Tax number', birth_date: 'Date of birth' },
  action: 'Give the details',
  said: 'Your tax details are still missing.',
  saidHeld: 'Your tax details are missing: until they are there nobody can book anew.',
};

const words: Record<Language, typeof german> = { de: german, en: english };

export interface TaxAsked {
  step: RequestStep;
  missing: readonly TaxMissing[];
  /** From when on nobody can book. */
  holdsFrom: string;
}

export function taxRequestMail(language: Language, { step, missing, holdsFrom }: TaxAsked, link: string): Letter {
  const said = words[language];
  return {
    language,
    subject: said.heading[step],
    page: {
      heading: said.heading[step],
      lead: [step === 'held' ? said.held : said.lead],
      facts: [[said.missing, missing.map((what) => said.what[what]).join(', ')]],
      ...(step === 'held' ? {} : { next: [said.until(writtenDay(holdsFrom, language))] }),
      action: { label: said.action, url: link },
    },
  };
}

/** For the bell. */
export const taxRequestSaid = (language: Language, step: RequestStep): string =>
  step === 'held' ? words[language].saidHeld : words[language].said;
