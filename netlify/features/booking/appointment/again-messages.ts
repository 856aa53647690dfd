import type { Language } from '../../../../src/contract/words.ts';
import type { Letter } from '../../../ground/letter.ts';
import { onOneLine } from '../../../ground/mail-text.ts';
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

const words = {
  de: {
    held: 'Für Sie reserviert',
    reminder: 'Noch nicht bestätigt',
    lead: (provider: string) => `bei ${provider} ist eine Zeit für Sie reserviert, wie beim letzten Mal.`,
    until: (end: string) =>
      `Gebucht ist sie erst, wenn Sie bestätigen. Das geht bis ${end}, danach wird sie wieder frei.`,
    facts: { service: 'Leistung', when: 'Wann', staff: 'Bei', total: 'Preis' },
    open: 'Ansehen und bestätigen',
    rest: 'Wenn Sie die Zeit nicht möchten, brauchen Sie nichts zu tun. Wer diesen Link hat, kann bestätigen: Bitte geben Sie ihn nicht weiter.',
    text: (provider: string, start: string, until: string) =>
      `Reserviert bei ${provider}: ${start}. Bitte bestätigen bis ${until}.`,
  },
  en: {
    held: 'Kept for you',
    reminder: 'Not confirmed yet',
    lead: (provider: string) => `A time at ${provider} is kept for you, like last time.`,
    until: (end: string) => `It is booked only once you confirm. You can until ${end}, after that it is free again.`,
    facts: { service: 'Service', when: 'When', staff: 'With', total: 'Price' },
    open: 'See it and confirm',
    rest: 'If you do not want the time, there is nothing you need to do. Whoever has this link can confirm, so please do not pass it on.',
    text: (provider: string, start: string, until: string) =>
      `Kept for you at ${provider}: ${start}. Please confirm until ${until}.`,
  },
} as const satisfies Record<Language, unknown>;

export function againMail(language: Language, kind: 'held' | 'reminder', held: HeldWords): Letter {
  const word = words[language];
  const { start, until, timeZone, totalCents, currency, link, now } = held;
  const at = (instant: string): string => moment(language, instant, timeZone);
  const provider = onOneLine(held.provider);
  return {
    language,
    subject: `${word[kind]}: ${provider}, ${short(language, start, { timeZone, now })}`,
    page: {
      heading: word[kind],
      lead: [word.lead(provider)],
      facts: [
        [word.facts.service, onOneLine(held.services.join(', '))],
        [word.facts.when, at(start)],
        [word.facts.staff, onOneLine(held.staff)],
        [word.facts.total, money(language, totalCents, currency)],
      ],
      next: [word.until(at(until))],
      action: { label: word.open, url: link },
      rest: [word.rest],
    },
  };
}

/** One text message; the link stands on a line of its own. */
export function againText(language: Language, { provider, start, until, timeZone, link, now }: HeldWords): string {
  const at = (instant: string): string => short(language, instant, { timeZone, now });
  return `${words[language].text(onOneLine(provider).slice(0, 40), at(start), at(until))}\n${link}`;
}
