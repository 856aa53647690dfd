import type { Language } from '../../../../src/contract/words.ts';
import type { Letter } from '../../../ground/letter.ts';

interface Invitation {
  /** Of the business, without anything that could be a link. */
  name: string;
  /** The last visit and the consent, as days of the business. */
  last: string | null;
  agreed: string;
  /** To the free times, and to the page that ends the invitations. */
  bookLink: string;
  recallLink: string;
}

const locale = { de: 'de-DE', en: 'en-GB' } as const;

/** `3. März 2027` on the clock of the business. */
export const dayWords = (language: Language, instant: string, timeZone: string): string =>
  new Date(instant).toLocaleDateString(locale[language], { timeZone, dateStyle: 'long' });

const words = {
  de: {
    subject: (name: string) => `${name}: Zeit für den nächsten Termin?`,
    heading: 'Zeit für den nächsten Termin?',
    last: (name: string, last: string) => `Ihr letzter Termin bei ${name} war am ${last}.`,
    first: (name: string) => `${name} lädt Sie zu einem Termin ein.`,
    open: 'Freie Zeiten ansehen',
    rest: (name: string, agreed: string) =>
      `Sie bekommen diese Nachricht, weil Sie am ${agreed} zugestimmt haben, dass ${name} Sie wieder einlädt.`,
    end: 'Keine Einladungen mehr',
    text: (name: string) => `${name}: Zeit für den nächsten Termin? Buchen oder abmelden:`,
  },
  en: {
    subject: (name: string) => `${name}: time for your next appointment?`,
    heading: 'Time for your next appointment?',
    last: (name: string, last: string) => `Your last appointment at ${name} was on ${last}.`,
    first: (name: string) => `${name} invites you to an appointment.`,
    open: 'See free times',
    rest: (name: string, agreed: string) =>
      `You receive this message because you agreed on ${agreed} that ${name} may invite you again.`,
    end: 'No more invitations',
    text: (name: string) => `${name}: time for your next appointment? Book or unsubscribe:`,
  },
} as const satisfies Record<Language, unknown>;

export function recallMail(language: Language, { name, last, agreed, bookLink, recallLink }: Invitation): Letter {
  const said = words[language];
  return {
    language,
    subject: said.subject(name),
    page: {
      heading: said.heading,
      lead: [last === null ? said.first(name) : said.last(name, last)],
      action: { label: said.open, url: bookLink },
      rest: [said.rest(name, agreed)],
      links: [{ label: said.end, url: recallLink }],
    },
  };
}

/** Its one link leads to the free times and to the end of the invitations. */
export const recallText = (language: Language, { name, recallLink }: Pick<Invitation, 'name' | 'recallLink'>): string =>
  `${words[language].text(name)}\n${recallLink}`;
