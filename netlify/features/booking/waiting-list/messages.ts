import type { OfferReason } from '../../../../src/contract/booking/waiting-list.ts';
import type { Language } from '../../../../src/contract/words.ts';
import type { Letter } from '../../../ground/letter.ts';
import { onOneLine } from '../../../ground/mail-text.ts';
import { filled, letterOf, wordsIn } from '../../../ground/words.ts';
import { moment, money, short } from '../../messaging/index.ts';

/** What the mail and the text message about an offered time name. */
export interface OfferWords {
  provider: string;
  service: string;
  staff: string;
  start: string;
  until: string;
  timeZone: string;
  totalCents: number;
  currency: 'EUR' | 'CHF';
  reason: OfferReason;
  /** The start of the visit that would move; null where one is booked. */
  earlier: string | null;
  link: string;
  now: Date;
}

export function offerMail(language: Language, offer: OfferWords): Letter {
  const words = wordsIn(language).booking['waiting-list'];
  const { start, timeZone, earlier, currency, now } = offer;
  const at = (instant: string): string => moment(language, instant, timeZone);
  const provider = onOneLine(offer.provider);
  return letterOf(language, words, {
    about: `${provider}, ${short(language, start, { timeZone, now })}`,
    values: { provider },
    facts: {
      service: onOneLine(offer.service),
      when: at(start),
      staff: onOneLine(offer.staff),
      earlier: earlier && at(earlier),
      total: money(language, offer.totalCents, currency),
    },
    next: [filled(words.held, { until: at(offer.until) }), words.reasons[offer.reason]],
    url: offer.link,
  });
}

/** One text message; the link stands on a line of its own. */
export function offerText(language: Language, { provider, start, until, timeZone, link, now }: OfferWords): string {
  const at = (instant: string): string => short(language, instant, { timeZone, now });
  const values = { provider: onOneLine(provider).slice(0, 40), start: at(start), until: at(until) };
  return `${filled(wordsIn(language).booking['waiting-list'].text, values)}\n${link}`;
}
