import type { OfferReason } from '../../../../src/contract/booking/waiting-list.ts';
import type { Language } from '../../../../src/contract/words.ts';
import type { Letter } from '../../../ground/letter.ts';
import { onOneLine } from '../../../ground/mail-text.ts';
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

const words = {
  de: {
    subject: 'Frei geworden',
    lead: (provider: string) => `bei ${provider} ist eine Zeit frei geworden, auf die Sie warten.`,
    held: (until: string) => `Sie ist bis ${until} für Sie reserviert. Danach bekommt sie die nächste Person.`,
    reasons: {
      only: 'Sie sind an der Reihe: Auf diese Zeit wartet sonst niemand.',
      soonest: 'Sie sind an der Reihe, weil Ihr Zeitraum als Erster endet.',
      longest: 'Sie sind an der Reihe, weil Sie am längsten warten.',
      usual: 'Sie sind an der Reihe, weil Sie sonst auch zu dieser Person kommen.',
    },
    facts: { service: 'Leistung', when: 'Wann', staff: 'Bei', total: 'Preis', earlier: 'Statt' },
    open: 'Angebot ansehen',
    rest: 'Wenn die Zeit nicht passt, brauchen Sie nichts zu tun. Sie bleiben auf der Warteliste.',
    text: ({ provider, start, until }: Record<'provider' | 'start' | 'until', string>) =>
      `Frei bei ${provider}: ${start}. Reserviert bis ${until}.`,
  },
  en: {
    subject: 'A time is free',
    lead: (provider: string) => `A time that you wait for is free at ${provider}.`,
    held: (until: string) => `It is kept for you until ${until}. After that the next person gets it.`,
    reasons: {
      only: 'It is your turn: nobody else waits for this time.',
      soonest: 'It is your turn because your days end first.',
      longest: 'It is your turn because you have waited longest.',
      usual: 'It is your turn because you usually come to this person.',
    },
    facts: { service: 'Service', when: 'When', staff: 'With', total: 'Price', earlier: 'Instead of' },
    open: 'See the offer',
    rest: 'If the time does not suit you, there is nothing you need to do. You stay on the waiting list.',
    text: ({ provider, start, until }: Record<'provider' | 'start' | 'until', string>) =>
      `Free at ${provider}: ${start}. Kept until ${until}.`,
  },
} as const satisfies Record<Language, unknown>;

export function offerMail(language: Language, offer: OfferWords): Letter {
  const word = words[language];
  const { start, timeZone, earlier, currency, now } = offer;
  const at = (instant: string): string => moment(language, instant, timeZone);
  const provider = onOneLine(offer.provider);
  return {
    language,
    subject: `${word.subject}: ${provider}, ${short(language, start, { timeZone, now })}`,
    page: {
      heading: word.subject,
      lead: [word.lead(provider)],
      facts: [
        [word.facts.service, onOneLine(offer.service)],
        [word.facts.when, at(start)],
        [word.facts.staff, onOneLine(offer.staff)],
        ...(earlier === null ? [] : [[word.facts.earlier, at(earlier)] as const]),
        [word.facts.total, money(language, offer.totalCents, currency)],
      ],
      next: [word.held(at(offer.until)), word.reasons[offer.reason]],
      action: { label: word.open, url: offer.link },
      rest: [word.rest],
    },
  };
}

/** One text message; the link stands on a line of its own. */
export function offerText(language: Language, { provider, start, until, timeZone, link, now }: OfferWords): string {
  const at = (instant: string): string => short(language, instant, { timeZone, now });
  const said = words[language].text({ provider: onOneLine(provider).slice(0, 40), start: at(start), until: at(until) });
  return `${said}\n${link}`;
}
