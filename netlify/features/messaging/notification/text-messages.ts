import type { CancelReason } from '../../../../src/contract/booking/appointment-status.ts';
import { type Language, siteName } from '../../../../src/contract/words.ts';
import { fitted, inTextAlphabet } from '../sms/text-rules.ts';
import type { Facts } from './fact-messages.ts';
import { brief, short } from './messages.ts';
import type { TextedKind } from './rules.ts';

// Text messages: who, what and when. More is said only as far as it fits into one message.

interface Parts {
  isCustomer: boolean;
  name: string;
  when: string;
  /** The same in few letters. */
  soon: string;
  proposed: string;
  minutes: number;
  facts: Facts;
  at: (instant: string) => string;
}
/** The sentence, and what follows where there is room; of several ways to say it the first that fits. */
type TextParts = readonly [string, ...(string | readonly string[])[]];
type Words = Record<Exclude<TextedKind, 'appointment_cancelled'>, (parts: Parts) => TextParts>;
interface Spoken {
  said: Words;
  cancelled: Record<CancelReason, (parts: Parts) => string>;
  /** Whose name has no letter that a text message could show. */
  nameless: { customer: string; provider: string };
  free: (times: readonly string[]) => string;
}

const german: Spoken = {
  nameless: { customer: 'Betrieb', provider: 'Gast' },
  free: (times) => `Frei: ${times.join(', ')}.`,
  said: {
    appointment_requested: ({ isCustomer, name, when, facts: { answerUntil }, at }) => [
      isCustomer ? `Anfrage an ${name} gesendet: ${when}.` : `Neue Anfrage von ${name}: ${when}.`,
      ...(answerUntil === null ? [] : [`${isCustomer ? 'Antwort' : 'Antworten'} bis ${at(answerUntil)}.`]),
    ],
    appointment_booked: ({ isCustomer, name, when, facts: { also = [], deposit }, at }) => {
      if (!isCustomer) return [`${name} hat gebucht: ${when}.`];
      if (also.length === 0)
        return [
          `Ihr Termin bei ${name}: ${when}.`,
          ...(deposit?.until == null ? [] : [`Anzahlung bis ${at(deposit.until)}.`]),
        ];
      const others = also.map(at);
      return [
        `Ihre ${also.length + 1} Termine bei ${name}: ${when}`,
        [`und ${others.join('; ')}.`, `bis ${others.at(-1)}.`, 'und weitere.'],
      ];
    },
    appointment_accepted: ({ isCustomer, name, when, facts: { deposit }, at }) => [
      isCustomer ? `${name} hat zugesagt: ${when}.` : `Sie haben ${name} zugesagt: ${when}.`,
      ...(deposit?.until == null ? [] : [`Anzahlung bis ${at(deposit.until)}.`]),
    ],
    appointment_declined: ({ name, when }) => [`${name} kann nicht: ${when}.`],
    appointment_moved: ({ name, when, facts: { staff } }) =>
      staff === undefined
        ? [`Ihr Termin bei ${name} ist jetzt: ${when}.`]
        : [`Ihren Termin bei ${name} übernimmt jemand anderes: ${when}.`],
    appointment_proposed: ({ name, when, proposed, facts: { content } }) => [
      content === undefined
        ? `${name} schlägt vor: ${proposed} statt ${when}.`
        : `${name} schlägt eine Änderung vor: ${when}.`,
    ],
    appointment_proposal_answered: ({ name, when, facts: { occasion } }) => [
      occasion === 'agreed' ? `${name} ist einverstanden: ${when}.` : `Mit ${name} bleibt es bei ${when}.`,
    ],
    appointment_expired: ({ isCustomer, name, when }) => [
      isCustomer ? `Ohne Antwort von ${name} verfallen: ${when}.` : `Anfrage von ${name} ist verfallen: ${when}.`,
    ],
    appointment_deposit: ({ name, when }) => [`${name} hat Ihre Anzahlung erhalten: ${when}.`],
    appointment_message: ({ name, when }) => [`Neue Nachricht von ${name} zum Termin ${when}.`],
    appointment_reminder: ({ name, when, facts: { cancelUntil }, at }) => [
      `Erinnerung an Ihren Termin bei ${name}: ${when}.`,
      ...(cancelUntil === undefined
        ? []
        : cancelUntil === null
          ? [['Absagen oder verschieben geht nur noch telefonisch.', 'Absagen nur telefonisch.']]
          : [[`Absagen oder verschieben bis ${at(cancelUntil)}.`, `Absagen bis ${at(cancelUntil)}.`]]),
    ],
    appointment_late: ({ isCustomer, name, when, minutes, facts: { isAtCustomer = false } }) => [
      isAtCustomer
        ? isCustomer
          ? `${name} kommt etwa ${minutes} Minuten später.`
          : `${name}: bitte ${minutes} Minuten später kommen.`
        : `${name} verspätet sich um etwa ${minutes} Minuten.`,
      `Ihr Termin: ${when}.`,
    ],
  },
  cancelled: {
    declined: ({ name, when }) => `${name} kann nicht: ${when}.`,
    withdrawn: ({ isCustomer, name, when }) =>
      isCustomer ? `Anfrage an ${name} zurückgezogen: ${when}.` : `${name} hat die Anfrage zurückgezogen: ${when}.`,
    expired: ({ name, when }) => `Anfrage ohne Antwort verfallen, ${name}: ${when}.`,
    by_customer: ({ isCustomer, name, when }) =>
      isCustomer ? `Ihr Termin bei ${name} ist abgesagt: ${when}.` : `${name} hat abgesagt: ${when}.`,
    by_provider: ({ isCustomer, name, when }) =>
      isCustomer ? `Ihr Termin bei ${name} fällt aus: ${when}.` : `Sie haben ${name} abgesagt: ${when}.`,
    ill: ({ name, soon }) => `${name} sagt ${soon} wegen Krankheit ab.`,
    no_show: ({ name, when }) => `${name} hat vermerkt, dass Sie nicht da waren: ${when}.`,
    not_confirmed: ({ isCustomer, name, when }) =>
      isCustomer
        ? `Kommen nicht bestätigt, Termin bei ${name} entfällt: ${when}.`
        : `${name} hat nicht bestätigt, die Zeit ist frei: ${when}.`,
    deposit_missing: ({ isCustomer, name, when }) =>
      isCustomer
        ? `Anzahlung fehlt, Termin bei ${name} entfällt: ${when}.`
        : `Anzahlung von ${name} fehlt, die Zeit ist frei: ${when}.`,
    revoked: ({ isCustomer, name, when }) =>
      isCustomer ? `Ihr Widerruf bei ${name} kostet nichts: ${when}.` : `${name} hat widerrufen, ohne Gebühr: ${when}.`,
    account_deleted: ({ name, when }) => `Termin mit ${name} entfällt, Konto gelöscht: ${when}.`,
    suspended: ({ name, when }) => `Termin mit ${name} entfällt, Konto gesperrt: ${when}.`,
  },
};

const english: Spoken = {
  nameless: { customer: 'Business', provider: 'Guest' },
  free: (times) => `Free: ${times.join(', ')}.`,
  said: {
    appointment_requested: ({ isCustomer, name, when, facts: { answerUntil }, at }) => [
      isCustomer ? `Request sent to ${name}: ${when}.` : `New request from ${name}: ${when}.`,
      ...(answerUntil === null ? [] : [`Answer by ${at(answerUntil)}.`]),
    ],
    appointment_booked: ({ isCustomer, name, when, facts: { also = [], deposit }, at }) => {
      if (!isCustomer) return [`${name} has booked: ${when}.`];
      if (also.length === 0)
        return [
          `Your appointment with ${name}: ${when}.`,
          ...(deposit?.until == null ? [] : [`Deposit by ${at(deposit.until)}.`]),
        ];
      const others = also.map(at);
      return [
        `Your ${also.length + 1} appointments with ${name}: ${when}`,
        [`and ${others.join('; ')}.`, `to ${others.at(-1)}.`, 'and more.'],
      ];
    },
    appointment_accepted: ({ isCustomer, name, when, facts: { deposit }, at }) => [
      isCustomer ? `${name} has accepted: ${when}.` : `You have accepted ${name}: ${when}.`,
      ...(deposit?.until == null ? [] : [`Deposit by ${at(deposit.until)}.`]),
    ],
    appointment_declined: ({ name, when }) => [`${name} cannot take: ${when}.`],
    appointment_moved: ({ name, when, facts: { staff } }) =>
      staff === undefined
        ? [`Your appointment with ${name} is now: ${when}.`]
        : [`Somebody else takes your appointment at ${name}: ${when}.`],
    appointment_proposed: ({ name, when, proposed, facts: { content } }) => [
      content === undefined
        ? `${name} proposes: ${proposed} instead of ${when}.`
        : `${name} proposes a change: ${when}.`,
    ],
    appointment_proposal_answered: ({ name, when, facts: { occasion } }) => [
      occasion === 'agreed' ? `${name} agrees: ${when}.` : `With ${name} it stays at ${when}.`,
    ],
    appointment_expired: ({ isCustomer, name, when }) => [
      isCustomer ? `Expired without an answer from ${name}: ${when}.` : `Request of ${name} has expired: ${when}.`,
    ],
    appointment_deposit: ({ name, when }) => [`${name} has received your deposit: ${when}.`],
    appointment_message: ({ name, when }) => [`New message from ${name}, appointment ${when}.`],
    appointment_reminder: ({ name, when, facts: { cancelUntil }, at }) => [
      `Reminder, appointment with ${name}: ${when}.`,
      ...(cancelUntil === undefined
        ? []
        : cancelUntil === null
          ? [['It can be cancelled or moved by telephone only.', 'Cancel by phone only.']]
          : [[`You can cancel or move it until ${at(cancelUntil)}.`, `Cancel by ${at(cancelUntil)}.`]]),
    ],
    appointment_late: ({ isCustomer, name, when, minutes, facts: { isAtCustomer = false } }) => [
      isAtCustomer
        ? isCustomer
          ? `${name} comes ${minutes} minutes later.`
          : `${name}: come ${minutes} minutes later.`
        : `${name} is about ${minutes} minutes late.`,
      `Your appointment: ${when}.`,
    ],
  },
  cancelled: {
    declined: ({ name, when }) => `${name} cannot take: ${when}.`,
    withdrawn: ({ isCustomer, name, when }) =>
      isCustomer ? `Request to ${name} withdrawn: ${when}.` : `${name} has withdrawn the request: ${when}.`,
    expired: ({ name, when }) => `Request expired without an answer, ${name}: ${when}.`,
    by_customer: ({ isCustomer, name, when }) =>
      isCustomer ? `Your appointment with ${name} is cancelled: ${when}.` : `${name} has cancelled: ${when}.`,
    by_provider: ({ isCustomer, name, when }) =>
      isCustomer ? `${name} has cancelled your appointment: ${when}.` : `You have cancelled ${name}: ${when}.`,
    ill: ({ name, soon }) => `${name} is ill and cancels ${soon}.`,
    no_show: ({ name, when }) => `${name} noted that you did not come: ${when}.`,
    not_confirmed: ({ isCustomer, name, when }) =>
      isCustomer
        ? `Not confirmed, no appointment with ${name}: ${when}.`
        : `${name} did not confirm, the time is free: ${when}.`,
    deposit_missing: ({ isCustomer, name, when }) =>
      isCustomer
        ? `Deposit missing, no appointment with ${name}: ${when}.`
        : `No deposit from ${name}, the time is free: ${when}.`,
    revoked: ({ isCustomer, name, when }) =>
      isCustomer
        ? `Your withdrawal, ${name}, costs nothing: ${when}.`
        : `${name} has withdrawn from the contract, no fee: ${when}.`,
    account_deleted: ({ name, when }) => `No appointment with ${name}, account deleted: ${when}.`,
    suspended: ({ name, when }) => `No appointment with ${name}, account suspended: ${when}.`,
  },
};

const spoken: Record<Language, Spoken> = { de: german, en: english };

interface Texted {
  facts: Facts;
  link: string;
  now: Date;
}

/** Other times, as many as fit. */
function offered(language: Language, kind: TextedKind, { facts, now }: Texted): string[][] {
  const { alternatives, timeZone, reason } = facts;
  const isOffering = kind === 'appointment_declined' || (kind === 'appointment_cancelled' && reason === 'ill');
  const times = isOffering ? alternatives.map((instant) => brief(language, instant, { timeZone, now })) : [];
  const ways = times.map((_, index) => spoken[language].free(times.slice(0, times.length - index)));
  return ways.length === 0 ? [] : [ways];
}

/** One message of 160 characters at most, where the name is no long one. The services are named where there is room. */
export function textOf(language: Language, kind: TextedKind, texted: Texted): string {
  const { facts, link, now } = texted;
  const { said, cancelled, nameless } = spoken[language];
  const at = (instant: string): string => short(language, instant, { timeZone: facts.timeZone, now });
  const name = inTextAlphabet(facts.other).trim();
  const parts: Parts = {
    isCustomer: facts.side === 'customer',
    name: /[\p{L}\p{N}]/u.test(name) ? name : nameless[facts.side],
    when: at(facts.startsAt),
    soon: brief(language, facts.startsAt, { timeZone: facts.timeZone, now }),
    proposed: at(facts.proposedStartsAt ?? facts.startsAt),
    minutes: facts.minutes ?? 5,
    facts,
    at,
  };
  const [sentence, ...more] =
    kind === 'appointment_cancelled' ? [cancelled[facts.reason ?? 'by_provider'](parts)] : said[kind](parts);
  const service = facts.service === '' ? [] : [`${facts.service}.`];
  const after = [...offered(language, kind, texted), ...more, ...service].map(plain);
  return fitted(sentence, after, (text) => `${siteName}: ${text}\n${link}`);
}

const plain = (words: string | readonly string[]): readonly string[] => [words].flat().map(inTextAlphabet);
