import type { NotificationKind } from '../../../src/contract/notification.ts';
import type { Language } from '../../../src/contract/words.ts';
import { onOneLine } from '../inquiry/rules.ts';
import { laidOut } from '../mail/messages.ts';
import { euros, type Facts, moment, short, tidied, told } from './messages.ts';
import { dayBefore, type Side } from './rules.ts';

/** Facts about the visit that its mail gives in addition to what happened. */
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

/** How a calendar names the visit. */
export const eventSummary = (language: Language, facts: Pick<Facts, 'service' | 'other' | 'side'>): string =>
  `${onOneLine(facts.service)} ${facts.side === 'provider' ? '·' : labels[language].at} ${onOneLine(facts.other)}`;
