import type { CancelReason } from '../../../src/contract/appointment.ts';
import type { NotificationKind } from '../../../src/contract/notification.ts';
import { type Language, siteName } from '../../../src/contract/words.ts';
import { onOneLine } from '../inquiry/rules.ts';
import { laidOut } from '../mail/messages.ts';
import { dayBefore, type Side } from './rules.ts';

/** What is known of a visit at the moment of an event; the bell keeps it as it is. */
export interface Facts {
  side: Side;
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
  /** What somebody wrote: a message, a note to an answer; or what the site itself has to say. */
  text: string;
}

/** One event in two sentences, for the bell, the mail and the text message alike. */
interface Told {
  title: string;
  text: string;
}

const locale = { de: 'de-DE', en: 'en-GB' } as const;

/** A moment on the provider's clock, written out. */
export function moment(language: Language, instant: string, timeZone: string): string {
  const at = new Date(instant);
  const day = at.toLocaleDateString(locale[language], { timeZone, dateStyle: 'full' });
  const time = at.toLocaleTimeString(locale[language], { timeZone, hour: '2-digit', minute: '2-digit' });
  return language === 'de' ? `${day}, ${time} Uhr` : `${day}, ${time}`;
}

/** The same for subjects and text messages: `Do., 26.11., 15:00`. */
function short(language: Language, instant: string, timeZone: string): string {
  const at = new Date(instant);
  const day = at.toLocaleDateString(locale[language], { timeZone, weekday: 'short', day: '2-digit', month: '2-digit' });
  const time = at.toLocaleTimeString(locale[language], { timeZone, hour: '2-digit', minute: '2-digit' });
  return `${day}, ${time}`;
}

const euros = (language: Language, cents: number): string =>
  (cents / 100).toLocaleString(locale[language], { style: 'currency', currency: 'EUR' });

type Sentences = Record<NotificationKind, (facts: Facts, at: (instant: string) => string) => Told>;

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
  suspended: () => 'Ein Konto, zu dem der Termin gehört, ist gesperrt.',
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
          text: `${germanReasons[facts.reason ?? 'by_provider'](facts)} Es entfällt: ${facts.service}, ${at(facts.startsAt)}.`,
        },
  appointment_moved: ({ service, other, startsAt }, at) => ({
    title: 'Termin verschoben',
    text: `Der Termin mit ${other} ist jetzt: ${service}, ${at(startsAt)}.`,
  }),
  appointment_proposed: ({ other, service, startsAt, proposedStartsAt }, at) => ({
    title: 'Andere Zeit vorgeschlagen',
    text: `${other} schlägt für ${service} vor: ${at(proposedStartsAt ?? startsAt)}. Bis Sie zustimmen, bleibt es bei ${at(startsAt)}.`,
  }),
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
  appointment_reminder: ({ other, service, startsAt }, at) => ({
    title: 'Erinnerung an Ihren Termin',
    text: `Ihr Termin bei ${other}: ${service}, ${at(startsAt)}.`,
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
  system: ({ text }) => ({ title: `Mitteilung von ${siteName}`, text }),
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
  suspended: () => 'An account to which the appointment belongs is suspended.',
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
          text: `${englishReasons[facts.reason ?? 'by_provider'](facts)} This does not take place: ${facts.service}, ${at(facts.startsAt)}.`,
        },
  appointment_moved: ({ service, other, startsAt }, at) => ({
    title: 'Appointment moved',
    text: `The appointment with ${other} is now: ${service}, ${at(startsAt)}.`,
  }),
  appointment_proposed: ({ other, service, startsAt, proposedStartsAt }, at) => ({
    title: 'Another time proposed',
    text: `${other} proposes for ${service}: ${at(proposedStartsAt ?? startsAt)}. Until you agree it stays at ${at(startsAt)}.`,
  }),
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
  appointment_reminder: ({ other, service, startsAt }, at) => ({
    title: 'Reminder of your appointment',
    text: `Your appointment with ${other}: ${service}, ${at(startsAt)}.`,
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
  system: ({ text }) => ({ title: `A message from ${siteName}`, text }),
};

const sentences: Record<Language, Sentences> = { de: german, en: english };

const tidied = (facts: Facts): Facts => ({
  ...facts,
  service: onOneLine(facts.service),
  other: onOneLine(facts.other),
});

/** For the bell. */
export const told = (language: Language, kind: NotificationKind, facts: Facts): Told =>
  sentences[language][kind](tidied(facts), (instant) => moment(language, instant, facts.timeZone));

/** For a telephone: without the characters that make a text message three times as long. */
export function textOf(language: Language, kind: NotificationKind, facts: Facts, link: string): string {
  const { title, text } = sentences[language][kind](tidied(facts), (instant) =>
    short(language, instant, facts.timeZone),
  );
  return `${siteName}: ${title}. ${text}\n${link}`;
}

/** How a calendar names the visit. */
export const eventSummary = (language: Language, facts: Pick<Facts, 'service' | 'other' | 'side'>): string =>
  `${onOneLine(facts.service)} ${facts.side === 'provider' ? '·' : labels[language].at} ${onOneLine(facts.other)}`;

/** What a calendar program shows above a feed. */
export const feedNames: Record<Language, string> = { de: `Termine bei ${siteName}`, en: `Appointments at ${siteName}` };

/** What the mail says beside the event. */
export interface Particulars {
  /** In one line; null where nothing is said of it. */
  where: string | null;
  staff: string | null;
  phone: string | null;
  totalCents: number;
  travelFeeCents: number;
  /** Until when the customer may cancel or move; null where that is of no interest. */
  cancelUntil: string | null;
  /** At this moment a withdrawal has arrived. */
  arrivedAt: string | null;
  /** The customer has said so. */
  isComing: boolean;
  link: string;
  withdrawalLink: string;
  settingsLink: string | null;
}

const labels = {
  de: {
    what: 'Was',
    when: 'Wann',
    formerly: 'Bisher',
    proposed: 'Vorschlag',
    where: 'Wo',
    provider: 'Bei',
    customer: 'Kunde',
    phone: 'Telefon',
    total: 'Gesamt',
    travel: (fee: string) => `darin Anfahrt ${fee}`,
    arrived: 'Eingegangen',
    cancelUntil: (until: string) => `Absagen oder verschieben können Sie bis ${until}. Danach rufen Sie bitte an.`,
    withdraw: 'Vertrag widerrufen',
    settings: 'Benachrichtigungen einstellen',
    secret: 'Wer diesen Link hat, kann Ihren Termin sehen und ändern: Bitte geben Sie ihn nicht weiter.',
    open: 'Termin ansehen',
    at: 'bei',
  },
  en: {
    what: 'What',
    when: 'When',
    formerly: 'So far',
    proposed: 'Proposal',
    where: 'Where',
    provider: 'With',
    customer: 'Customer',
    phone: 'Phone',
    total: 'Total',
    travel: (fee: string) => `travel of ${fee} included`,
    arrived: 'Arrived',
    cancelUntil: (until: string) => `You can cancel or move it until ${until}. After that, please call.`,
    withdraw: 'Withdraw from the contract',
    settings: 'Notification settings',
    secret: 'Whoever has this link can see and change your appointment, so please do not pass it on.',
    open: 'Open the appointment',
    at: 'at',
  },
} as const;

/** The next step, where it is more than looking. */
const steps: Record<Language, Partial<Record<NotificationKind, Partial<Record<Side, string>>>>> = {
  de: {
    appointment_requested: { provider: 'Anfrage beantworten', customer: 'Anfrage ansehen' },
    appointment_declined: { customer: 'Andere Zeit wählen' },
    appointment_proposed: { customer: 'Vorschlag beantworten' },
    appointment_message: { provider: 'Nachricht beantworten', customer: 'Nachricht beantworten' },
    appointment_completed: { customer: 'Bewerten' },
    review_received: { provider: 'Bewertung ansehen', customer: 'Bewertung ansehen' },
  },
  en: {
    appointment_requested: { provider: 'Answer the request', customer: 'Open the request' },
    appointment_declined: { customer: 'Choose another time' },
    appointment_proposed: { customer: 'Answer the proposal' },
    appointment_message: { provider: 'Answer the message', customer: 'Answer the message' },
    appointment_completed: { customer: 'Write a review' },
    review_received: { provider: 'Read the review', customer: 'Read the review' },
  },
};
const coming: Record<Language, string> = { de: 'Ich komme', en: 'I am coming' };

function stepOf(language: Language, kind: NotificationKind, { side, occasion }: Facts, isComing: boolean): string {
  if (kind === 'appointment_reminder' && occasion === dayBefore && !isComing) return coming[language];
  return steps[language][kind]?.[side] ?? labels[language].open;
}

function factsShown(language: Language, kind: NotificationKind, facts: Facts, more: Particulars): [string, string][] {
  const word = labels[language];
  const at = (instant: string): string => moment(language, instant, facts.timeZone);
  const proposed = kind === 'appointment_proposed' ? facts.proposedStartsAt : null;
  const who = more.staff === null ? facts.other : `${facts.other} (${onOneLine(more.staff)})`;
  const total = euros(language, more.totalCents);
  const rows: [string, string | null][] = [
    [word.what, facts.service],
    [proposed === null ? word.when : word.formerly, at(facts.startsAt)],
    [word.proposed, proposed && at(proposed)],
    [word.where, more.where && onOneLine(more.where)],
    [facts.side === 'customer' ? word.provider : word.customer, who],
    [word.phone, more.phone],
    [word.total, more.travelFeeCents === 0 ? total : `${total} (${word.travel(euros(language, more.travelFeeCents))})`],
    [word.arrived, more.arrivedAt && at(more.arrivedAt)],
  ];
  return rows.filter((row): row is [string, string] => row[1] !== null);
}

export interface Letter {
  subject: string;
  text: string;
  html: string;
}

/** A visit's mail to one side, for an address whose owner has proved it. */
export function visitMail(language: Language, kind: NotificationKind, given: Facts, more: Particulars): Letter {
  const facts = tidied(given);
  const word = labels[language];
  const { title, text } = told(language, kind, facts);
  const isGuest = facts.side === 'customer' && more.settingsLink === null;
  return laidOut(language, `${title}: ${facts.service}, ${short(language, facts.startsAt, facts.timeZone)}`, {
    heading: title,
    lead: [text],
    ...(kind !== 'system' && facts.text !== '' ? { quote: facts.text } : {}),
    facts: factsShown(language, kind, facts, more),
    action: { label: stepOf(language, kind, facts, more.isComing), url: more.link },
    rest: [
      ...(more.cancelUntil === null ? [] : [word.cancelUntil(moment(language, more.cancelUntil, facts.timeZone))]),
      ...(isGuest ? [word.secret] : []),
    ],
    links: [
      ...(facts.side === 'customer' ? [{ label: word.withdraw, url: more.withdrawalLink }] : []),
      ...(more.settingsLink === null ? [] : [{ label: word.settings, url: more.settingsLink }]),
    ],
  });
}

const notices = {
  de: {
    subject: 'Neues zu einem Termin',
    lead: (site: string) => `auf ${site} gibt es etwas Neues zu einem Ihrer Termine. Sie lesen es hier.`,
    rest: 'Damit Nachrichten vollständig per E-Mail kommen, bestätigen Sie bitte Ihre E-Mail-Adresse. Wenn Sie keinen Termin haben, brauchen Sie nichts zu tun.',
  },
  en: {
    subject: 'News about an appointment',
    lead: (site: string) => `There is something new about one of your appointments at ${site}. You can read it here.`,
    rest: 'For whole messages by e-mail, please confirm your e-mail address. If you have no appointment, there is nothing you need to do.',
  },
} as const satisfies Record<Language, unknown>;

/** For an account whose address is not confirmed: without any words of others. */
export const visitNoticeMail = (
  language: Language,
  { siteUrl, link, withdrawalLink }: { siteUrl: string; link: string; withdrawalLink: string },
): Letter => {
  const { subject, lead, rest } = notices[language];
  return laidOut(language, subject, {
    heading: subject,
    lead: [lead(siteUrl)],
    facts: [],
    action: { label: labels[language].open, url: link },
    rest: [rest],
    links: [{ label: labels[language].withdraw, url: withdrawalLink }],
  });
};
