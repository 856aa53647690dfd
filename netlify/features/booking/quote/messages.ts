import type { Language } from '../../../../src/contract/words.ts';
import type { Letter } from '../../../ground/letter.ts';
import { onOneLine } from '../../../ground/mail-text.ts';
import { filled, letterOf, wordsIn } from '../../../ground/words.ts';
import { moment, money } from '../../messaging/index.ts';

/** What is told of a wish: to a business, or to the customer. */
export const quoteNews = [
  'asked',
  'reminder',
  'missed',
  'not_chosen',
  'withdrawn',
  'lapsed',
  'offered',
  'declined',
  'nobody',
  'undecided',
] as const;
export type QuoteNews = (typeof quoteNews)[number];

export interface QuoteFacts {
  news: QuoteNews;
  title: string;
  /** The other side; '' where it is about all businesses. */
  other: string;
  /** '' where the postal code has no name. */
  place: string;
  /** Of the answers for a business, of the decision for the customer. */
  until: string;
  timeZone: string;
  total?: { cents: number; currency: 'EUR' | 'CHF'; isCapped: boolean };
  /** Why it was declined. */
  reason?: string;
}

/** One sentence, as the bell and the mail say it. */
export function quoteSentence(
  language: Language,
  { news, title, other, until, timeZone, ...facts }: QuoteFacts,
): string {
  const words = wordsIn(language).booking.quote;
  const [place, reason] = [onOneLine(facts.place), onOneLine(facts.reason ?? '')];
  return filled(words.news[news].text, {
    title: onOneLine(title),
    other: onOneLine(other),
    place: place && `, ${place}`,
    reason: reason && ` ${filled(words.reason, { reason })}`,
    until: moment(language, until, timeZone),
  });
}

export function quoteMail(language: Language, facts: QuoteFacts, url: string): Letter {
  const words = wordsIn(language).booking.quote;
  const { total } = facts;
  const sum = total && money(language, total.cents, total.currency);
  return letterOf(
    language,
    { facts: words.facts, lead: words.lead, ...words.news[facts.news] },
    {
      about: facts.title,
      facts: total?.isCapped === true ? { capped: sum } : { fixed: sum },
      next: [quoteSentence(language, facts)],
      url,
    },
  );
}
