import { depositHours, endsUnpaid } from '../../../../src/contract/booking/appointment-deposit.ts';
import type { AppointmentDetail } from '../../../../src/contract/booking/appointment-detail.ts';
import type { NotificationKind } from '../../../../src/contract/messaging/notification.ts';
import { routeTo } from '../../../../src/contract/route-link.ts';
import type { PaymentMeans } from '../../../../src/contract/services/business-fields.ts';
import { regretMinutes } from '../../../../src/contract/services/cancel-end.ts';
import type { Language } from '../../../../src/contract/words.ts';
import type { Entry, Letter, Paper } from '../../../ground/letter.ts';
import { onOneLine } from '../../../ground/mail-text.ts';
import type { VisitSide } from '../../../ground/states.ts';
import { tidied, told } from './bell-messages.ts';
import type { Content, Facts } from './fact-messages.ts';
import { clock, kilometres, moment, money, short } from './messages.ts';
import { dayBefore, type Terms } from './rules.ts';

/** Facts about the visit that its mail gives in addition to what happened. */
export interface Particulars {
  /** In one line; null where nothing is said of it. */
  where: string | null;
  /** The address of a picture of the map around it; null where nobody goes there, or the house is not shown. */
  map: string | null;
  /** The provider comes to the customer. */
  isAtCustomer: boolean;
  /** Of a provider who goes to the customer: kilometres. */
  distance: number | null;
  staff: string | null;
  /** Who comes, where that is somebody else than who booked. */
  visitor: string | null;
  phone: string | null;
  /** The name that a guest gave with the proven address; null of an account. */
  guest: string | null;
  totalCents: number;
  travelFeeCents: number;
  /** Name and address of who makes the contract, where the mail confirms one. */
  contractor: string | null;
  /** Where the customer pays a deposit that is due. */
  payment: AppointmentDetail['payment'];
  /** What the customer has written with it, in the same mails and to the provider. */
  note: string;
  /** What was agreed, in full, where the contract is made. */
  papers: readonly Paper[];
  /** By the instruction that was agreed there is a right of withdrawal. */
  canWithdraw: boolean;
  /** The customer wants the work before the right of withdrawal ends. */
  hasAskedToBegin: boolean;
  /** How the customer can pay the provider, in the same mails. */
  payments: PaymentMeans[] | null;
  /** Until when the customer may cancel or move; null where that is of no interest. */
  terms: Terms | null;
  now: Date;
  /** At this moment a withdrawal has arrived. */
  arrivedAt: string | null;
  /** The customer has said so. */
  isComing: boolean;
  link: string;
  /** To the booking of each other time that is offered, in their order; none where a service is gone. */
  timeLinks: readonly string[];
  /** To each further visit of a series that is told with it, in their order. */
  alongLinks: readonly string[];
  /** Null where there is no contract. */
  withdrawalLink: string | null;
  settingsLink: string | null;
}

const labels = {
  de: {
    what: 'Was',
    when: 'Wann',
    formerly: 'Bisher',
    proposed: 'Vorschlag',
    where: 'Wo',
    map: (where: string) => `Karte: ${where}`,
    comesTo: 'Kommt zu Ihnen',
    goesTo: 'Beim Kunden',
    provider: 'Bei',
    customer: 'Kunde',
    visitor: 'Für',
    note: 'Nachricht',
    phone: 'Telefon',
    total: 'Gesamt',
    each: 'je Termin',
    cancelEach: 'Jeder Termin hat seine eigene Frist und kann für sich abgesagt werden.',
    travel: (fee: string) => `darin Anfahrt ${fee}`,
    arrived: 'Eingegangen',
    deposit: 'Anzahlung',
    depositUntil: (sum: string, until: string) => `${sum}, bis ${until}`,
    depositAccepted: (sum: string) =>
      `${sum}, innerhalb von ${depositHours} Stunden nach der Zusage, spätestens zu Beginn`,
    depositReceived: (sum: string) => `${sum}, erhalten`,
    holder: 'Empfänger',
    iban: 'IBAN',
    reference: 'Verwendungszweck',
    pay: 'Anzahlung bezahlen',
    depositMissing: 'Ist die Anzahlung bis dahin nicht beim Betrieb, wird die Zeit wieder frei.',
    depositMissingSoon:
      'Ist die Anzahlung bis dahin nicht beim Betrieb, entscheidet der Betrieb, ob der Termin stattfindet.',
    depositKept: 'Sagen Sie rechtzeitig ab, bekommen Sie die Anzahlung zurück.',
    scan: 'Der Code für Ihre Banking-App liegt dieser E-Mail bei und steht beim Termin.',
    depositBack: (sum: string) => `Die Anzahlung von ${sum} zahlt der Betrieb zurück.`,
    contractor: 'Vertragspartner',
    payments: 'Zahlung an den Betrieb',
    means: {
      cash: 'bar',
      card: 'Karte vor Ort',
      transfer: 'Überweisung',
      twint: 'TWINT',
      paypal: 'PayPal',
    } satisfies Record<PaymentMeans, string>,
    cancel: (until: string) => `Absagen oder verschieben können Sie bis ${until}, danach nur telefonisch.`,
    withdrawRequest: 'Zurückziehen geht bis zur Zusage.',
    cancelAccepted: (until: string) =>
      `Nach der Zusage können Sie bis ${until} absagen oder verschieben, danach nur telefonisch.`,
    regretAccepted: `Nach der Zusage können Sie noch ${regretMinutes} Minuten lang absagen oder verschieben, danach nur telefonisch.`,
    begins:
      'Sie haben verlangt, dass die Leistung vor dem Ende der Widerrufsfrist beginnt, und wissen, dass Ihr Widerrufsrecht mit der vollständigen Leistung erlischt.',
    papers: 'Was vereinbart ist, steht am Ende dieser E-Mail.',
    place: 'Widerrufen können Sie über „Vertrag widerrufen“ am Fuß dieser E-Mail und jeder Seite.',
    withdraw: 'Vertrag widerrufen',
    settings: 'Benachrichtigungen einstellen',
    secret: 'Wer diesen Link hat, kann Ihren Termin sehen und ändern: Bitte geben Sie ihn nicht weiter.',
    route: 'Route zum Kunden',
    bookThis: 'Diese Zeit ist frei: jetzt buchen',
    open: 'Termin ansehen',
    at: 'bei',
    until: 'bis',
  },
  en: {
    what: 'What',
    when: 'When',
    formerly: 'So far',
    proposed: 'Proposal',
    where: 'Where',
    map: (where: string) => `Map: ${where}`,
    comesTo: 'Comes to you',
    goesTo: 'At the customer’s',
    provider: 'With',
    customer: 'Customer',
    visitor: 'For',
    note: 'Message',
    phone: 'Phone',
    total: 'Total',
    each: 'each appointment',
    cancelEach: 'Each appointment has its own deadline and can be cancelled by itself.',
    travel: (fee: string) => `travel of ${fee} included`,
    arrived: 'Arrived',
    deposit: 'Deposit',
    depositUntil: (sum: string, until: string) => `${sum}, by ${until}`,
    depositAccepted: (sum: string) => `${sum}, within ${depositHours} hours of acceptance and before the start`,
    depositReceived: (sum: string) => `${sum}, received`,
    holder: 'Recipient',
    iban: 'IBAN',
    reference: 'Reference',
    pay: 'Pay the deposit',
    depositMissing: 'If the business does not have the deposit by then, the time is free again.',
    depositMissingSoon:
      'If the business does not have the deposit by then, it decides whether the appointment takes place.',
    depositKept: 'If you cancel in time, you get the deposit back.',
    scan: 'The code for your banking app is attached to this e-mail, and shown with the appointment.',
    depositBack: (sum: string) => `The business pays the deposit of ${sum} back.`,
    contractor: 'Contract with',
    payments: 'Payment to the business',
    means: { cash: 'cash', card: 'card on the spot', transfer: 'bank transfer', twint: 'TWINT', paypal: 'PayPal' },
    cancel: (until: string) => `You can cancel or move it until ${until}, after that only by phone.`,
    withdrawRequest: 'You can withdraw it until it is accepted.',
    cancelAccepted: (until: string) =>
      `Once it is accepted, you can cancel or move it until ${until}, after that only by phone.`,
    regretAccepted: `Once it is accepted, you have ${regretMinutes} minutes to cancel or move it, after that only by phone.`,
    begins:
      'You asked for the service to begin before the withdrawal period ends, and know that your right of withdrawal ends once the service is fully done.',
    papers: 'What is agreed stands at the end of this e-mail.',
    place: 'You can withdraw by “Withdraw from the contract” at the foot of this e-mail and of every page.',
    withdraw: 'Withdraw from the contract',
    settings: 'Notification settings',
    secret: 'Whoever has this link can see and change your appointment, so please do not pass it on.',
    route: 'Route to the customer',
    bookThis: 'This time is free: book it now',
    open: 'Open the appointment',
    at: 'at',
    until: 'until',
  },
} as const;

/** The next step, where it is more than looking. */
const steps: Record<Language, Partial<Record<NotificationKind, Partial<Record<VisitSide, string>>>>> = {
  de: {
    appointment_requested: { provider: 'Anfrage beantworten', customer: 'Anfrage ansehen oder zurückziehen' },
    appointment_declined: { customer: 'Andere Zeit wählen' },
    appointment_proposed: { customer: 'Vorschlag beantworten' },
    appointment_message: { provider: 'Nachricht beantworten', customer: 'Nachricht beantworten' },
    appointment_completed: { customer: 'Bewerten' },
    review_received: { provider: 'Bewertung ansehen', customer: 'Bewertung ansehen' },
  },
  en: {
    appointment_requested: { provider: 'Answer the request', customer: 'Open or withdraw the request' },
    appointment_declined: { customer: 'Choose another time' },
    appointment_proposed: { customer: 'Answer the proposal' },
    appointment_message: { provider: 'Answer the message', customer: 'Answer the message' },
    appointment_completed: { customer: 'Write a review' },
    review_received: { provider: 'Read the review', customer: 'Read the review' },
  },
};
const coming = {
  de: { shop: 'Ich komme', customer: 'Passt, ich bin zu Hause' },
  en: { shop: 'I am coming', customer: 'Fine, I will be at home' },
} as const satisfies Record<Language, unknown>;

function stepOf(
  language: Language,
  kind: NotificationKind,
  { side, occasion }: Facts,
  { isComing, isAtCustomer }: Particulars,
): string {
  if (kind === 'appointment_reminder' && occasion === dayBefore && !isComing)
    return coming[language][isAtCustomer ? 'customer' : 'shop'];
  return steps[language][kind]?.[side] ?? labels[language].open;
}

/** `50,00 € → 75,00 €` where it changes. */
const changing = (before: string, after: string | undefined): string =>
  after === undefined || after === before ? before : `${before} → ${after}`;

/** What it is about now, and behind an arrow what it would be about: services, time, price and person. */
function proposalShown(language: Language, facts: Facts) {
  const { content, proposed, startsAt, proposedStartsAt, timeZone, currency } = facts;
  if (content === undefined || proposed === undefined) return undefined;
  const at = (instant: string): string => moment(language, instant, timeZone);
  const until = ({ endsAt }: Content): string => `${labels[language].until} ${clock(language, endsAt, timeZone)}`;
  const then = proposedStartsAt ?? startsAt;
  return {
    service: changing(content.service, proposed.service),
    when:
      then === startsAt
        ? `${at(startsAt)}, ${changing(until(content), until(proposed))}`
        : changing(`${at(startsAt)}, ${until(content)}`, `${at(then)}, ${until(proposed)}`),
    total: changing(money(language, content.totalCents, currency), money(language, proposed.totalCents, currency)),
    staff: content.staff == null ? (proposed.staff ?? null) : changing(content.staff, proposed.staff ?? undefined),
  };
}

/** What is paid beforehand; null where nothing is, or where it is of no interest any more. */
function depositShown(language: Language, { deposit, timeZone, currency, reason }: Facts): string | null {
  if (deposit === undefined || reason !== null) return null;
  const word = labels[language];
  const sum = money(language, deposit.cents, currency);
  if (deposit.receivedAt !== null) return word.depositReceived(sum);
  return deposit.until === null
    ? word.depositAccepted(sum)
    : word.depositUntil(sum, moment(language, deposit.until, timeZone));
}

function transferShown(language: Language, { payment }: Particulars): [string, string | null][] {
  const word = labels[language];
  if (payment === null || payment.transfer === null) return [];
  const { holder, iban, reference } = payment.transfer;
  return [
    [word.holder, onOneLine(holder)],
    [word.iban, iban],
    [word.reference, reference],
  ];
}

/** What becomes of a deposit, as sentences. One that was received is given back, unless nobody came. */
function depositRules(
  language: Language,
  { deposit, reason, currency, startsAt }: Facts,
  { payment }: Particulars,
): string[] {
  if (deposit === undefined) return [];
  const { depositMissing, depositMissingSoon, depositKept, scan, depositBack } = labels[language];
  if (reason !== null)
    return deposit.receivedAt === null || reason === 'no_show'
      ? []
      : [depositBack(money(language, deposit.cents, currency))];
  if (payment === null) return [];
  const missing = endsUnpaid(deposit.until ?? startsAt, startsAt) ? depositMissing : depositMissingSoon;
  return [`${missing} ${depositKept}`, ...(payment.transfer === null ? [] : [scan])];
}

function factsShown(language: Language, kind: NotificationKind, facts: Facts, more: Particulars): [string, string][] {
  const word = labels[language];
  const at = (instant: string): string => moment(language, instant, facts.timeZone);
  const change = kind === 'appointment_proposed' ? proposalShown(language, facts) : undefined;
  const proposed = kind === 'appointment_proposed' && change === undefined ? facts.proposedStartsAt : null;
  const staff = change?.staff ?? (more.staff && onOneLine(more.staff));
  const who = staff === null ? facts.other : `${facts.other} (${staff})`;
  const atCustomer = facts.side === 'customer' ? word.comesTo : word.goesTo;
  const whereLabel = more.isAtCustomer ? atCustomer : word.where;
  const sum = change?.total ?? money(language, more.totalCents, facts.currency);
  const total = more.alongLinks.length === 0 ? sum : `${sum} ${word.each}`;
  const rows: [string, string | null][] = [
    [word.what, change?.service ?? facts.service],
    [proposed === null ? word.when : word.formerly, change?.when ?? at(facts.startsAt)],
    [word.proposed, proposed && at(proposed)],
    [
      whereLabel,
      more.where &&
        [onOneLine(more.where), more.distance !== null && kilometres(language, more.distance)]
          .filter(Boolean)
          .join(', '),
    ],
    [facts.side === 'customer' ? word.provider : word.customer, who],
    [word.visitor, more.visitor && onOneLine(more.visitor)],
    [word.phone, more.phone],
    [word.note, onOneLine(more.note) || null],
    [word.contractor, more.contractor && onOneLine(more.contractor)],
    [
      word.total,
      more.travelFeeCents === 0
        ? total
        : `${total} (${word.travel(money(language, more.travelFeeCents, facts.currency))})`,
    ],
    [word.deposit, depositShown(language, facts)],
    ...transferShown(language, more),
    [word.payments, more.payments && more.payments.map((means) => word.means[means]).join(', ')],
    [word.arrived, more.arrivedAt && at(more.arrivedAt)],
  ];
  return rows.filter((row): row is [string, string] => row[1] !== null);
}

/** Until when the customer can change their mind, as sentences. */
function termsShown(language: Language, { terms }: Particulars, timeZone: string): string[] {
  if (terms === null) return [];
  const { cancel, cancelAccepted, regretAccepted, withdrawRequest } = labels[language];
  const until = terms.until && moment(language, terms.until, timeZone);
  if (!terms.isAsked) return until === null ? [] : [cancel(until)];
  return [withdrawRequest, until === null ? regretAccepted : cancelAccepted(until)];
}

/** Other times, each of which leads to its booking. */
export const timesOffered = (
  language: Language,
  { alternatives, timeZone }: Pick<Facts, 'alternatives' | 'timeZone'>,
  links: readonly string[],
): Entry[] =>
  links.map((url, index) => ({
    title: moment(language, alternatives[index] ?? '', timeZone),
    detail: labels[language].bookThis,
    url,
  }));

/** A visit's mail to one side, for an address whose owner has proved it. */
export function visitMail(language: Language, kind: NotificationKind, given: Facts, more: Particulars): Letter {
  const facts = tidied(given);
  const word = labels[language];
  // The times that are offered stand below, as links.
  const { title, text } = told(language, kind, more.timeLinks.length > 0 ? { ...facts, alternatives: [] } : facts);
  const isGuest = facts.side === 'customer' && more.settingsLink === null;
  // A proposal is about the time that is new, and about what would be done then.
  const service = (kind === 'appointment_proposed' ? facts.proposed?.service : undefined) ?? facts.service;
  const when = (kind === 'appointment_proposed' && facts.proposedStartsAt) || facts.startsAt;
  return {
    language,
    subject:
      kind === 'appointment_completed'
        ? title
        : `${title}: ${service}, ${short(language, when, { timeZone: facts.timeZone, now: more.now })}`,
    name: more.guest,
    page: {
      heading: title,
      lead: [language === 'de' ? afterGreeting(text) : text],
      ...(kind !== 'system' && facts.text !== '' ? { quote: facts.text } : {}),
      facts: factsShown(language, kind, facts, more),
      ...(more.map === null || more.where === null
        ? {}
        : { picture: { url: more.map, alt: word.map(onOneLine(more.where)) } }),
      entries: [
        ...timesOffered(language, facts, more.timeLinks),
        ...more.alongLinks.map((url, index) => ({
          title: moment(language, facts.also?.[index] ?? '', facts.timeZone),
          detail: word.open,
          url,
        })),
      ],
      action: { label: stepOf(language, kind, facts, more), url: more.link },
      rest: [
        ...(facts.cancelUntil === undefined ? termsShown(language, more, facts.timeZone) : []),
        ...depositRules(language, facts, more),
        ...(more.alongLinks.length > 0 && more.terms !== null ? [word.cancelEach] : []),
        ...(isGuest ? [word.secret] : []),
        ...(more.hasAskedToBegin ? [word.begins] : []),
        ...(more.papers.length > 0 ? [more.canWithdraw ? `${word.papers} ${word.place}` : word.papers] : []),
      ],
      papers: more.papers,
      links: [
        ...(more.payment?.link == null ? [] : [{ label: word.pay, url: more.payment.link }]),
        ...(facts.side === 'customer' && more.withdrawalLink !== null
          ? [{ label: word.withdraw, url: more.withdrawalLink }]
          : []),
        ...(more.isAtCustomer && facts.side === 'provider' && more.where !== null
          ? [{ label: word.route, url: routeTo(more.where) }]
          : []),
        ...(more.settingsLink === null ? [] : [{ label: word.settings, url: more.settingsLink }]),
      ],
    },
  };
}

/** A German sentence goes on after the comma of the greeting. Names of businesses may begin with the same words. */
const afterGreeting = (sentence: string): string =>
  sentence.replace(
    /^(?:Der (?=Termin )|D(?:ie|as) (?=Anfrage |andere Seite |Bewertung |Kommen |Konto )|Bei (?=.* ist jemand krank)|Mit (?=.* bleibt es ))/,
    (begun) => begun.toLowerCase(),
  );

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
  { siteUrl, link, withdrawalLink }: { siteUrl: string; link: string; withdrawalLink: string | null },
): Letter => {
  const { subject, lead, rest } = notices[language];
  return {
    language,
    subject,
    page: {
      heading: subject,
      lead: [lead(siteUrl)],
      action: { label: labels[language].open, url: link },
      rest: [rest],
      links: withdrawalLink === null ? [] : [{ label: labels[language].withdraw, url: withdrawalLink }],
    },
  };
};

/** How a calendar names the visit. */
export const eventSummary = (language: Language, facts: Pick<Facts, 'service' | 'other' | 'side'>): string =>
  `${onOneLine(facts.service)} ${facts.side === 'provider' ? '·' : labels[language].at} ${onOneLine(facts.other)}`;
