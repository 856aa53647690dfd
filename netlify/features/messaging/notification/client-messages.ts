import type { Language } from '../../../../src/contract/words.ts';
import type { Letter } from '../../../ground/letter.ts';
import type { Facts } from './fact-messages.ts';
import { timesOffered } from './mail-messages.ts';
import { short } from './messages.ts';
import { type ClientKind, plainName } from './rules.ts';
import { textOf } from './text-messages.ts';

interface ClientTold {
  facts: Facts;
  link: string;
  /** To the other times that are offered. */
  timeLinks?: readonly string[];
  now: Date;
}

interface Parts {
  name: string;
  when: string;
  until: string | null;
  minutes: number;
  isAtCustomer: boolean;
  /** When else, of a series. */
  also: readonly string[];
}

/** Who does it changes, and nothing else. The colleague's name is not ours, so it is left out. */
type ClientMessageKind = ClientKind | 'handedOver' | 'ill';
type Fixed = Record<ClientMessageKind, (parts: Parts) => string>;

const sentences: Record<Language, Fixed> = {
  de: {
    appointment_booked: ({ name, when, also }) =>
      also.length === 0
        ? `Ihr Termin${name && ` bei ${name}`}: ${when}.`
        : `Ihre ${also.length + 1} Termine${name && ` bei ${name}`}: ${[when, ...also].join('; ')}.`,
    appointment_moved: ({ name, when }) => `Ihr Termin${name && ` bei ${name}`} ist jetzt: ${when}.`,
    handedOver: ({ name, when }) =>
      `Ihren Termin${name && ` bei ${name}`} übernimmt jemand anderes aus dem Team. Die Zeit bleibt: ${when}.`,
    appointment_cancelled: ({ name, when }) => `Ihr Termin${name && ` bei ${name}`} fällt aus: ${when}.`,
    ill: ({ name, when }) => `Ihr Termin${name && ` bei ${name}`} fällt wegen Krankheit aus: ${when}.`,
    appointment_reminder: ({ name, when, until }) =>
      `Erinnerung an Ihren Termin${name && ` bei ${name}`}: ${when}.${until === null ? '' : ` Absagen oder verschieben bis ${until}.`}`,
    appointment_late: ({ name, when, minutes, isAtCustomer }) =>
      `${name || 'Der Betrieb'} ${isAtCustomer ? `kommt etwa ${minutes} Minuten später zu Ihnen` : `verspätet sich um etwa ${minutes} Minuten`}. Ihr Termin: ${when}.`,
  },
  en: {
    appointment_booked: ({ name, when, also }) =>
      also.length === 0
        ? `Your appointment${name && ` with ${name}`}: ${when}.`
        : `Your ${also.length + 1} appointments${name && ` with ${name}`}: ${[when, ...also].join('; ')}.`,
    appointment_moved: ({ name, when }) => `Your appointment${name && ` with ${name}`} is now: ${when}.`,
    handedOver: ({ name, when }) =>
      `Somebody else of the team takes your appointment${name && ` with ${name}`}. The time stays: ${when}.`,
    appointment_cancelled: ({ name, when }) =>
      `Your appointment${name && ` with ${name}`} does not take place: ${when}.`,
    ill: ({ name, when }) =>
      `Your appointment${name && ` with ${name}`} does not take place because of illness: ${when}.`,
    appointment_reminder: ({ name, when, until }) =>
      `Reminder of your appointment${name && ` with ${name}`}: ${when}.${until === null ? '' : ` You can cancel or move it until ${until}.`}`,
    appointment_late: ({ name, when, minutes, isAtCustomer }) =>
      `${name || 'The business'} ${isAtCustomer ? `will come to you about ${minutes} minutes later` : `is running about ${minutes} minutes late`}. Your appointment: ${when}.`,
  },
};

const mailWords = {
  de: {
    subject: 'Ihr Termin',
    open: 'Termin ansehen',
    rest: 'Der Betrieb hat diese Adresse bei Ihrem Termin eingetragen. Wenn Sie keinen Termin haben, brauchen Sie nichts zu tun.',
  },
  en: {
    subject: 'Your appointment',
    open: 'Open the appointment',
    rest: 'The business has entered this address with your appointment. If you have no appointment, there is nothing you need to do.',
  },
} as const satisfies Record<Language, unknown>;

/** One sentence of ours; of what others typed it has the name of the business alone, without anything that could be a link. */
function sentenceOf(language: Language, kind: ClientKind, { facts, now }: ClientTold): string {
  const { startsAt, timeZone, other, cancelUntil = null, minutes = 5, isAtCustomer = false, also = [] } = facts;
  const at = (instant: string): string => short(language, instant, { timeZone, now });
  const until = cancelUntil && at(cancelUntil);
  const isIll = kind === 'appointment_cancelled' && facts.reason === 'ill';
  const said = kind === 'appointment_moved' && facts.staff !== undefined ? 'handedOver' : isIll ? 'ill' : kind;
  const parts = { name: plainName(other), when: at(startsAt), until, minutes, isAtCustomer, also: also.map(at) };
  return sentences[language][said](parts);
}

/** The same as everybody gets, without a word that others typed but the name of the business. */
export const clientText = (language: Language, kind: ClientKind, { facts, ...told }: ClientTold): string =>
  textOf(language, kind, { ...told, facts: { ...facts, service: '', other: plainName(facts.other) } });

export function clientMail(language: Language, kind: ClientKind, told: ClientTold): Letter {
  const { subject, open, rest } = mailWords[language];
  const { startsAt, timeZone } = told.facts;
  return {
    language,
    subject: `${subject}: ${short(language, startsAt, { timeZone, now: told.now })}`,
    page: {
      heading: subject,
      lead: [sentenceOf(language, kind, told)],
      entries: timesOffered(language, told.facts, told.timeLinks ?? []),
      action: { label: open, url: told.link },
      rest: [rest],
    },
  };
}
