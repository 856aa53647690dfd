import type { Language } from '../../../../src/contract/words.ts';
import type { Letter } from '../../../ground/letter.ts';
import { filled, letterOf, wordsIn } from '../../../ground/words.ts';

interface WithdrawalFacts {
  id: string;
  name: string;
  email: string;
  contract: string;
  visit: { provider: string; service: string; start: string; timeZone: string } | undefined;
  isCancelled: boolean;
  at: Date;
  /** The page of the withdrawal. */
  link: string;
  /** The address is the one that is known of the visit: only there may go what somebody has typed. */
  isProven: boolean;
}

const locales: Record<Language, string> = { de: 'de-DE', en: 'en-GB' };

const momentIn = (at: string | Date, timeZone: string, language: Language): string =>
  new Date(at).toLocaleString(locales[language], { timeZone, dateStyle: 'full', timeStyle: 'long' });

/** Where most people who withdraw live. */
const timeZone = 'Europe/Berlin';

const words = (language: Language) => wordsIn(language).booking.withdrawal;

const arrivalOf = (language: Language, { id, at }: WithdrawalFacts) => ({
  arrived: momentIn(at, timeZone, language),
  number: id,
});

/** What somebody has typed, and about which visit. */
const saidOf = (language: Language, { name, email, visit }: WithdrawalFacts) => ({
  name,
  email,
  visit: visit && filled(words(language).visit, { ...visit, when: momentIn(visit.start, visit.timeZone, language) }),
});

/** The words about the contract, and the line that leads to them. */
const contractOf = (language: Language, lead: string, contract: string) =>
  contract === '' ? { lead: [lead] } : { lead: [lead, words(language).contract], quote: contract };

/** To whoever withdrew: that it has arrived, and when. What was written goes to a known address only, and is on the screen for all. */
export function receiptMail(language: Language, told: WithdrawalFacts): Letter {
  const { facts, receipt } = words(language);
  return letterOf(
    language,
    { facts, ...receipt },
    {
      ...contractOf(language, receipt.lead, told.isProven ? told.contract : ''),
      facts: { ...arrivalOf(language, told), ...(told.isProven ? saidOf(language, told) : {}) },
      next: [told.isCancelled ? receipt.cancelled : receipt.passedOn],
      url: told.link,
    },
  );
}

/** To the support, where nothing was cancelled by itself. */
export function supportMail(told: WithdrawalFacts): Letter {
  const { facts, support } = words('de');
  return letterOf(
    'de',
    { facts, ...support },
    {
      about: told.name,
      ...contractOf('de', support.lead, told.contract),
      facts: { ...arrivalOf('de', told), ...saidOf('de', told) },
      url: told.link,
    },
  );
}
