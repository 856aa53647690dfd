import type { CancelReason } from '../../../src/contract/appointment.ts';
import type { NotificationKind } from '../../../src/contract/notification.ts';
import { type Language, siteName } from '../../../src/contract/words.ts';
import { dayAt, isShownTwice } from '../../calendar/zone.ts';
import { onOneLine } from '../../ground/mail-text.ts';
import type { VisitSide } from '../../ground/states.ts';

/** What a visit is about. */
export interface Content {
  service: string;
  endsAt: string;
  totalCents: number;
  /** Who does it, where several could. */
  staff?: string | null;
}

/** What is known of a visit at the moment of an event; the bell keeps it as it is. */
export interface Facts {
  side: VisitSide;
  /** Of the cards, in their order. */
  service: string;
  /** The provider for a customer, and the customer for a provider. */
  other: string;
  startsAt: string;
  timeZone: string;
  occasion: string;
  reason: CancelReason | null;
  cancelledBy: 'customer' | 'provider' | 'system' | null;
  answerUntil: string | null;
  proposedStartsAt: string | null;
  /** Instants. */
  alternatives: string[];
  /** Of a change: what the visit is about, and what it would be about once the customer agrees. */
  content?: Content;
  proposed?: Content;
  /** A colleague who takes the visit over at the same time. */
  staff?: string;
  /** By so much the other side is late. */
  minutes?: number;
  /** The starts of further visits that were entered with it. */
  also?: string[];
  /** Of a reminder: until when the customer can cancel or move; null where only the telephone is left. */
  cancelUntil?: string | null;
  /** What somebody wrote: a message, a note to an answer; or what the site itself has to say. */
  text: string;
  /** The same of the site in each language, and where it leads. */
  said?: Record<Language, string>;
  path?: string;
}

/** What the site itself has to say to an account, about no visit. */
export const siteFacts = (said: Record<Language, string>, path: string): Facts => ({
  side: 'provider',
  service: '',
  other: '',
  startsAt: '',
  timeZone: '',
  occasion: '',
  reason: null,
  cancelledBy: null,
  answerUntil: null,
  proposedStartsAt: null,
  alternatives: [],
  text: said.de,
  said,
  path,
});

/** One event in two sentences, for the bell, the mail and the text message alike. */
interface TwoSentences {
  title: string;
  text: string;
}

const locale = { de: 'de-DE', en: 'en-GB' } as const;

/** With the name of the clock where it shows this time twice in the night: `02:30 MEZ`. */
export function clock(language: Language, instant: string, timeZone: string): string {
  const isTwice = isShownTwice(Date.parse(instant), timeZone);
  return new Date(instant).toLocaleTimeString(locale[language], {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    ...(isTwice ? { timeZoneName: 'short' } : {}),
  });
}

/** A moment on the provider's clock, written out. */
export function moment(language: Language, instant: string, timeZone: string): string {
  const at = new Date(instant);
  const day = at.toLocaleDateString(locale[language], { timeZone, dateStyle: 'full' });
  const time = clock(language, instant, timeZone);
  return language === 'de' && /\d$/.test(time) ? `${day}, ${time} Uhr` : `${day}, ${time}`;
}

/** The same for subjects and text messages: `Do., 26.11., 15:00`, with the year where that is another one than now. */
export function short(language: Language, instant: string, { timeZone, now }: { timeZone: string; now: Date }): string {
  const yearOf = (at: number): string => dayAt(at, timeZone).slice(0, 4);
  const isThisYear = yearOf(Date.parse(instant)) === yearOf(now.getTime());
  const day = new Date(instant).toLocaleDateString(locale[language], {
    timeZone,
    weekday: 'short',
    day: '2-digit',
    month: '2-digit',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
  return `${day}, ${clock(language, instant, timeZone)}`;
}

export const euros = (language: Language, cents: number): string =>
  (cents / 100).toLocaleString(locale[language], { style: 'currency', currency: 'EUR' });

type Sentences = Record<NotificationKind, (facts: Facts, at: (instant: string) => string) => TwoSentences>;

const germanReasons: Record<CancelReason, (facts: Facts) => string> = {
  declined: ({ other }) => `${other} kann den Termin nicht annehmen.`,
  withdrawn: ({ side, other }) =>
    side === 'customer' ? 'Sie haben Ihre Anfrage zurückgezogen.' : `${other} hat die Anfrage zurückgezogen.`,
  expired: () => 'Die Anfrage wurde nicht rechtzeitig beantwortet.',
  by_customer: ({ side, other }) =>
    side === 'customer' ? 'Sie haben den Termin abgesagt.' : `${other} hat den Termin abgesagt.`,
  by_provider: ({ side, other }) =>
    side === 'provider' ? 'Sie haben den Termin abgesagt.' : `${other} hat den Termin abgesagt.`,
  ill: ({ other }) => `${other} muss den Termin wegen Krankheit absagen.`,
  no_show: ({ other }) => `${other} hat angegeben, dass Sie nicht zum Termin gekommen sind.`,
  not_confirmed: ({ side }) =>
    side === 'customer'
      ? 'Sie haben nicht bestätigt, dass Sie kommen. Die Zeit ist deshalb wieder frei.'
      : 'Das Kommen wurde nicht bestätigt. Die Zeit ist wieder frei.',
  revoked: ({ side, other }) =>
    side === 'customer'
      ? 'Ihr Widerruf ist eingegangen. Er kostet Sie nichts.'
      : `${other} hat den Vertrag widerrufen. Dafür darf keine Gebühr verlangt werden.`,
  account_deleted: () => 'Die andere Seite hat ihr Konto gelöscht.',
  // Only the other side is told this way: whoever is suspended gets a letter of their own.
  suspended: ({ other }) => `Das Konto von ${other} wurde gesperrt.`,
};

type Moment = (instant: string) => string;

function germanDeadline(until: string | null | undefined, at: Moment): string {
  if (until === undefined) return '';
  return until === null
    ? ' Absagen oder verschieben geht nur noch telefonisch.'
    : ` Absagen oder verschieben können Sie bis ${at(until)}.`;
}

function englishDeadline(until: string | null | undefined, at: Moment): string {
  if (until === undefined) return '';
  return until === null
    ? ' It can be cancelled or moved by telephone only.'
    : ` You can cancel or move it until ${at(until)}.`;
}

const untilWord = { de: 'bis', en: 'until' } as const;
const money: Record<Language, Intl.NumberFormat> = {
  de: new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }),
  en: new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' }),
};

/** `Schneiden, Färben, bis 11:30, 75,00 €, Mira Sommer`. */
const contentShown = (
  language: Language,
  { service, endsAt, totalCents, staff }: Content,
  timeZone: string,
): string => {
  const until = `${untilWord[language]} ${clock(language, endsAt, timeZone)}`;
  return [service, until, money[language].format(totalCents / 100), staff].filter(Boolean).join(', ');
};

const german: Sentences = {
  appointment_requested: ({ side, service, other, startsAt, answerUntil }, at) =>
    side === 'customer'
      ? {
          title: 'Anfrage gesendet',
          text: `${other} hat Ihre Anfrage: ${service}, ${at(startsAt)}. Der Termin ist verbindlich, sobald der Betrieb zusagt.${
            answerUntil === null ? '' : ` Ohne Antwort verfällt die Anfrage am ${at(answerUntil)}.`
          }`,
        }
      : {
          title: 'Neue Anfrage',
          text: `${other} fragt an: ${service}, ${at(startsAt)}.${
            answerUntil === null ? '' : ` Ohne Ihre Antwort verfällt die Anfrage am ${at(answerUntil)}.`
          }`,
        },
  appointment_booked: ({ side, service, other, startsAt }, at) =>
    side === 'customer'
      ? { title: 'Termin gebucht', text: `Ihr Termin bei ${other} steht: ${service}, ${at(startsAt)}.` }
      : { title: 'Neuer Termin', text: `${other} hat gebucht: ${service}, ${at(startsAt)}.` },
  appointment_accepted: ({ side, service, other, startsAt }, at) =>
    side === 'customer'
      ? { title: 'Termin bestätigt', text: `${other} hat zugesagt: ${service}, ${at(startsAt)}.` }
      : { title: 'Termin bestätigt', text: `Sie haben ${other} zugesagt: ${service}, ${at(startsAt)}.` },
  appointment_declined: ({ service, other, startsAt, alternatives }, at) => ({
    title: 'Anfrage abgelehnt',
    text: `${other} kann Ihre Anfrage nicht annehmen: ${service}, ${at(startsAt)}.${
      alternatives.length === 0 ? '' : ` Frei wäre: ${alternatives.map(at).join('; ')}.`
    }`,
  }),
  appointment_cancelled: (facts, at) =>
    facts.reason === 'no_show'
      ? {
          title: 'Als nicht erschienen vermerkt',
          text: `${germanReasons.no_show(facts)} Es ging um ${facts.service}, ${at(facts.startsAt)}.`,
        }
      : {
          title:
            facts.reason === 'revoked'
              ? 'Widerruf eingegangen'
              : facts.reason === 'withdrawn'
                ? 'Anfrage zurückgezogen'
                : 'Termin abgesagt',
          text: `${germanReasons[facts.reason ?? 'by_provider'](facts)} Es entfällt: ${facts.service}, ${at(facts.startsAt)}.${
            facts.reason === 'ill' && facts.alternatives.length > 0
              ? ` Frei wäre: ${facts.alternatives.map(at).join('; ')}.`
              : ''
          }`,
        },
  appointment_moved: ({ service, other, startsAt, staff, content, timeZone }, at) =>
    content !== undefined
      ? {
          title: 'Termin geändert',
          text: `Der Termin mit ${other} ist jetzt: ${at(startsAt)}, ${contentShown('de', content, timeZone)}.`,
        }
      : staff === undefined
        ? {
            title: 'Termin verschoben',
            text: `Der Termin mit ${other} ist jetzt: ${service}, ${at(startsAt)}.`,
          }
        : {
            title: 'Jemand anders übernimmt Ihren Termin',
            text: `Bei ${other} ist jemand krank. Ihren Termin übernimmt ${staff}, zur selben Zeit: ${service}, ${at(startsAt)}.`,
          },
  appointment_proposed: ({ other, service, startsAt, proposedStartsAt, content, proposed, timeZone }, at) =>
    content !== undefined && proposed !== undefined
      ? {
          title: 'Änderung vorgeschlagen',
          text: `${other} schlägt für ${at(startsAt)} vor: ${contentShown('de', proposed, timeZone)}. Bis Sie zustimmen, bleibt es bei: ${contentShown('de', content, timeZone)}.`,
        }
      : {
          title: 'Andere Zeit vorgeschlagen',
          text: `${other} schlägt für ${service} vor: ${at(proposedStartsAt ?? startsAt)}. Bis Sie zustimmen, bleibt es bei ${at(startsAt)}.`,
        },
  appointment_proposal_answered: ({ other, service, startsAt, occasion }, at) =>
    occasion === 'agreed'
      ? { title: 'Vorschlag angenommen', text: `${other} ist einverstanden: ${service}, ${at(startsAt)}.` }
      : { title: 'Vorschlag abgelehnt', text: `Mit ${other} bleibt es bei: ${service}, ${at(startsAt)}.` },
  appointment_expired: ({ side, other, service, startsAt }, at) =>
    side === 'customer'
      ? {
          title: 'Anfrage verfallen',
          text: `${other} hat nicht rechtzeitig geantwortet: ${service}, ${at(startsAt)}. Sie sind an nichts gebunden.`,
        }
      : {
          title: 'Anfrage verfallen',
          text: `Die Anfrage von ${other} wurde nicht rechtzeitig beantwortet: ${service}, ${at(startsAt)}.`,
        },
  appointment_message: ({ other, service, startsAt }, at) => ({
    title: 'Neue Nachricht',
    text: `${other} hat Ihnen zu Ihrem Termin geschrieben: ${service}, ${at(startsAt)}.`,
  }),
  appointment_reminder: ({ other, service, startsAt, cancelUntil }, at) => ({
    title: 'Erinnerung an Ihren Termin',
    text: `Ihr Termin bei ${other}: ${service}, ${at(startsAt)}.${germanDeadline(cancelUntil, at)}`,
  }),
  appointment_late: ({ other, service, startsAt, minutes = 5 }, at) => ({
    title: `Etwa ${minutes} Minuten später`,
    text: `${other} verspätet sich um etwa ${minutes} Minuten: ${service}, ${at(startsAt)}.`,
  }),
  appointment_completed: ({ other, service, startsAt }, at) => ({
    title: `Wie war es bei ${other}?`,
    text: `Ihr Termin ist vorbei: ${service}, ${at(startsAt)}. Ihre Bewertung hilft anderen bei der Wahl.`,
  }),
  review_received: ({ other, service, occasion }) =>
    occasion === 'sealed'
      ? {
          title: 'Sie wurden bewertet',
          text: `${other} hat den Termin bewertet (${service}). Die Bewertung ist versiegelt, bis beide geschrieben haben oder 7 Tage vorbei sind.`,
        }
      : { title: 'Neue Bewertung', text: `Die Bewertung von ${other} ist jetzt zu lesen (${service}).` },
  system: ({ text, said }) => ({ title: `Benachrichtigung von ${siteName}`, text: said?.de ?? text }),
};

const englishReasons: Record<CancelReason, (facts: Facts) => string> = {
  declined: ({ other }) => `${other} cannot take the appointment.`,
  withdrawn: ({ side, other }) =>
    side === 'customer' ? 'You have withdrawn your request.' : `${other} has withdrawn the request.`,
  expired: () => 'The request was not answered in time.',
  by_customer: ({ side, other }) =>
    side === 'customer' ? 'You have cancelled the appointment.' : `${other} has cancelled the appointment.`,
  by_provider: ({ side, other }) =>
    side === 'provider' ? 'You have cancelled the appointment.' : `${other} has cancelled the appointment.`,
  ill: ({ other }) => `${other} has to cancel the appointment because of illness.`,
  no_show: ({ other }) => `${other} has said that you did not come to the appointment.`,
  not_confirmed: ({ side }) =>
    side === 'customer'
      ? 'You did not confirm that you are coming, so the time is free again.'
      : 'Nobody confirmed that they are coming, so the time is free again.',
  revoked: ({ side, other }) =>
    side === 'customer'
      ? 'Your withdrawal from the contract has arrived. It costs you nothing.'
      : `${other} has withdrawn from the contract. No fee may be charged for it.`,
  account_deleted: () => 'The other side has deleted their account.',
  suspended: ({ other }) => `The account of ${other} was suspended.`,
};

const english: Sentences = {
  appointment_requested: ({ side, service, other, startsAt, answerUntil }, at) =>
    side === 'customer'
      ? {
          title: 'Request sent',
          text: `${other} has your request: ${service}, ${at(startsAt)}. The appointment is binding once the business accepts.${
            answerUntil === null ? '' : ` Without an answer the request expires on ${at(answerUntil)}.`
          }`,
        }
      : {
          title: 'New request',
          text: `${other} asks for: ${service}, ${at(startsAt)}.${
            answerUntil === null ? '' : ` Without your answer the request expires on ${at(answerUntil)}.`
          }`,
        },
  appointment_booked: ({ side, service, other, startsAt }, at) =>
    side === 'customer'
      ? { title: 'Appointment booked', text: `Your appointment with ${other} is booked: ${service}, ${at(startsAt)}.` }
      : { title: 'New appointment', text: `${other} has booked: ${service}, ${at(startsAt)}.` },
  appointment_accepted: ({ side, service, other, startsAt }, at) =>
    side === 'customer'
      ? { title: 'Appointment confirmed', text: `${other} has accepted: ${service}, ${at(startsAt)}.` }
      : { title: 'Appointment confirmed', text: `You have accepted ${other}: ${service}, ${at(startsAt)}.` },
  appointment_declined: ({ service, other, startsAt, alternatives }, at) => ({
    title: 'Request declined',
    text: `${other} cannot take your request: ${service}, ${at(startsAt)}.${
      alternatives.length === 0 ? '' : ` Free instead: ${alternatives.map(at).join('; ')}.`
    }`,
  }),
  appointment_cancelled: (facts, at) =>
    facts.reason === 'no_show'
      ? {
          title: 'Marked as not appeared',
          text: `${englishReasons.no_show(facts)} It was about ${facts.service}, ${at(facts.startsAt)}.`,
        }
      : {
          title:
            facts.reason === 'revoked'
              ? 'Withdrawal received'
              : facts.reason === 'withdrawn'
                ? 'Request withdrawn'
                : 'Appointment cancelled',
          text: `${englishReasons[facts.reason ?? 'by_provider'](facts)} This does not take place: ${facts.service}, ${at(facts.startsAt)}.${
            facts.reason === 'ill' && facts.alternatives.length > 0
              ? ` Free instead: ${facts.alternatives.map(at).join('; ')}.`
              : ''
          }`,
        },
  appointment_moved: ({ service, other, startsAt, staff, content, timeZone }, at) =>
    content !== undefined
      ? {
          title: 'Appointment changed',
          text: `The appointment with ${other} is now: ${at(startsAt)}, ${contentShown('en', content, timeZone)}.`,
        }
      : staff === undefined
        ? {
            title: 'Appointment moved',
            text: `The appointment with ${other} is now: ${service}, ${at(startsAt)}.`,
          }
        : {
            title: 'Somebody else takes your appointment',
            text: `Somebody at ${other} is ill. ${staff} takes your appointment, at the same time: ${service}, ${at(startsAt)}.`,
          },
  appointment_proposed: ({ other, service, startsAt, proposedStartsAt, content, proposed, timeZone }, at) =>
    content !== undefined && proposed !== undefined
      ? {
          title: 'Change proposed',
          text: `${other} proposes for ${at(startsAt)}: ${contentShown('en', proposed, timeZone)}. Until you agree it stays at: ${contentShown('en', content, timeZone)}.`,
        }
      : {
          title: 'Another time proposed',
          text: `${other} proposes for ${service}: ${at(proposedStartsAt ?? startsAt)}. Until you agree it stays at ${at(startsAt)}.`,
        },
  appointment_proposal_answered: ({ other, service, startsAt, occasion }, at) =>
    occasion === 'agreed'
      ? { title: 'Proposal accepted', text: `${other} agrees: ${service}, ${at(startsAt)}.` }
      : { title: 'Proposal refused', text: `With ${other} it stays at: ${service}, ${at(startsAt)}.` },
  appointment_expired: ({ side, other, service, startsAt }, at) =>
    side === 'customer'
      ? {
          title: 'Request expired',
          text: `${other} did not answer in time: ${service}, ${at(startsAt)}. You are not bound to anything.`,
        }
      : {
          title: 'Request expired',
          text: `The request of ${other} was not answered in time: ${service}, ${at(startsAt)}.`,
        },
  appointment_message: ({ other, service, startsAt }, at) => ({
    title: 'New message',
    text: `${other} has written to you about your appointment: ${service}, ${at(startsAt)}.`,
  }),
  appointment_reminder: ({ other, service, startsAt, cancelUntil }, at) => ({
    title: 'Reminder of your appointment',
    text: `Your appointment with ${other}: ${service}, ${at(startsAt)}.${englishDeadline(cancelUntil, at)}`,
  }),
  appointment_late: ({ other, service, startsAt, minutes = 5 }, at) => ({
    title: `About ${minutes} minutes later`,
    text: `${other} is running about ${minutes} minutes late: ${service}, ${at(startsAt)}.`,
  }),
  appointment_completed: ({ other, service, startsAt }, at) => ({
    title: `How was it at ${other}?`,
    text: `Your appointment is over: ${service}, ${at(startsAt)}. Your review helps others to choose.`,
  }),
  review_received: ({ other, service, occasion }) =>
    occasion === 'sealed'
      ? {
          title: 'You were reviewed',
          text: `${other} has reviewed the appointment (${service}). The review is sealed until both have written or 7 days have passed.`,
        }
      : { title: 'New review', text: `The review of ${other} can now be read (${service}).` },
  system: ({ text, said }) => ({ title: `A message from ${siteName}`, text: said?.en ?? text }),
};

const sentences: Record<Language, Sentences> = { de: german, en: english };

const contentTidied = ({ service, staff = null, ...content }: Content): Content => ({
  ...content,
  service: onOneLine(service),
  staff: staff && onOneLine(staff),
});

export const tidied = (facts: Facts): Facts => ({
  ...facts,
  service: onOneLine(facts.service),
  other: onOneLine(facts.other),
  ...(facts.content && { content: contentTidied(facts.content) }),
  ...(facts.proposed && { proposed: contentTidied(facts.proposed) }),
});

/** For the bell. */
export const told = (language: Language, kind: NotificationKind, facts: Facts): TwoSentences =>
  sentences[language][kind](tidied(facts), (instant) => moment(language, instant, facts.timeZone));

/** For a telephone: without the characters that make a text message three times as long. */
export function textOf(
  language: Language,
  kind: NotificationKind,
  { facts, link, now }: { facts: Facts; link: string; now: Date },
): string {
  const { timeZone } = facts;
  const { title, text } = sentences[language][kind](tidied(facts), (instant) =>
    short(language, instant, { timeZone, now }),
  );
  return `${siteName}: ${title}. ${text}\n${link}`;
}

/** What a calendar program shows above a feed. */
export const feedNames: Record<Language, string> = { de: `Termine bei ${siteName}`, en: `Appointments at ${siteName}` };
