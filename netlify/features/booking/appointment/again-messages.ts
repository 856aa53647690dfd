import type { Language } from '../../../../src/contract/words.ts';
import type { Letter } from '../../../ground/letter.ts';
import { onOneLine } from '../../../ground/mail-text.ts';
import { filled, letterOf, wordsIn } from '../../../ground/words.ts';
import { moment, money, short } from '../../messaging/index.ts';

/** What the mail and the text message say about a time that is held for a day. */
export interface HeldWords {
  provider: string;
  services: readonly string[];
  staff: string;
  start: string;
  until: string;
  timeZone: string;
  totalCents: number;
  currency: 'EUR' | 'CHF';
  link: string;
  now: Date;
}

export function againMail(language: Language, kind: 'held' | 'reminder', held: HeldWords): Letter {
  const words = wordsIn(language).booking.appointment.again;
  const { start, until, timeZone, totalCents, currency, link, now } = held;
  const provider = onOneLine(held.provider);
  return letterOf(
    language,
    { ...words, heading: words[kind] },
    {
      about: `${provider}, ${short(language, start, { timeZone, now })}`,
      values: { provider, end: moment(language, until, timeZone) },
      facts: {
        service: onOneLine(held.services.join(', ')),
        when: moment(language, start, timeZone),
        staff: onOneLine(held.staff),
        total: money(language, totalCents, currency),
      },
      url: link,
    },
  );
}

/** One text message; the link stands on a line of its own. */
export function againText(language: Language, { provider, start, until, timeZone, link, now }: HeldWords): string {
  const at = (instant: string): string => short(language, instant, { timeZone, now });
  const values = { provider: onOneLine(provider).slice(0, 40), start: at(start), until: at(until) };
  return `${filled(wordsIn(language).booking.appointment.again.text, values)}\n${link}`;
}
