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
import { filled, letterOf, wordsIn } from '../../../ground/words.ts';
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

const wordsOf = (language: Language) => wordsIn(language).messaging.notification.visit;

/** The next step, where it is more than looking. */
function stepOf(
  language: Language,
  kind: NotificationKind,
  { side, occasion }: Facts,
  { isComing, isAtCustomer }: Particulars,
): string {
  const words = wordsOf(language);
  if (kind === 'appointment_reminder' && occasion === dayBefore && !isComing)
    return words.coming[isAtCustomer ? 'customer' : 'shop'];
  const steps: Partial<Record<NotificationKind, Partial<Record<VisitSide, string>>>> = words.steps;
  return steps[kind]?.[side] ?? words.open;
}

/** `50,00 € → 75,00 €` where it changes. */
const changing = (before: string, after: string | undefined): string =>
  after === undefined || after === before ? before : `${before} → ${after}`;

/** What it is about now, and behind an arrow what it would be about: services, time, price and person. */
function proposalShown(language: Language, facts: Facts) {
  const { content, proposed, startsAt, proposedStartsAt, timeZone, currency } = facts;
  if (content === undefined || proposed === undefined) return undefined;
  const at = (instant: string): string => moment(language, instant, timeZone);
  const until = ({ endsAt }: Content): string => `${wordsOf(language).until} ${clock(language, endsAt, timeZone)}`;
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
  const word = wordsOf(language);
  const sum = money(language, deposit.cents, currency);
  if (deposit.receivedAt !== null) return filled(word.depositReceived, { sum });
  return deposit.until === null
    ? filled(word.depositAccepted, { sum, hours: depositHours })
    : filled(word.depositUntil, { sum, until: moment(language, deposit.until, timeZone) });
}

/** What becomes of a deposit, as sentences. One that was received is given back, unless nobody came. */
function depositRules(
  language: Language,
  { deposit, reason, currency, startsAt }: Facts,
  { payment }: Particulars,
): string[] {
  if (deposit === undefined) return [];
  const { depositMissing, depositMissingSoon, depositKept, scan, depositBack } = wordsOf(language);
  if (reason !== null)
    return deposit.receivedAt === null || reason === 'no_show'
      ? []
      : [filled(depositBack, { sum: money(language, deposit.cents, currency) })];
  if (payment === null) return [];
  const missing = endsUnpaid(deposit.until ?? startsAt, startsAt) ? depositMissing : depositMissingSoon;
  return [`${missing} ${depositKept}`, ...(payment.transfer === null ? [] : [scan])];
}

function factsShown(language: Language, kind: NotificationKind, facts: Facts, more: Particulars) {
  const word = wordsOf(language);
  const at = (instant: string): string => moment(language, instant, facts.timeZone);
  const change = kind === 'appointment_proposed' ? proposalShown(language, facts) : undefined;
  const proposed = kind === 'appointment_proposed' && change === undefined ? facts.proposedStartsAt : null;
  const staff = change?.staff ?? (more.staff && onOneLine(more.staff));
  const sum = change?.total ?? money(language, more.totalCents, facts.currency);
  const total = more.alongLinks.length === 0 ? sum : `${sum} ${word.each}`;
  const fee = money(language, more.travelFeeCents, facts.currency);
  const transfer = more.payment?.transfer;
  return {
    what: change?.service ?? facts.service,
    [proposed === null ? 'when' : 'formerly']: change?.when ?? at(facts.startsAt),
    proposed: proposed && at(proposed),
    [more.isAtCustomer ? (facts.side === 'customer' ? 'comesTo' : 'goesTo') : 'where']:
      more.where &&
      [onOneLine(more.where), more.distance !== null && kilometres(language, more.distance)].filter(Boolean).join(', '),
    [facts.side === 'customer' ? 'provider' : 'customer']: staff === null ? facts.other : `${facts.other} (${staff})`,
    visitor: more.visitor && onOneLine(more.visitor),
    phone: more.phone,
    note: onOneLine(more.note) || null,
    contractor: more.contractor && onOneLine(more.contractor),
    total: more.travelFeeCents === 0 ? total : `${total} (${filled(word.travel, { fee })})`,
    deposit: depositShown(language, facts),
    holder: transfer && onOneLine(transfer.holder),
    iban: transfer?.iban,
    reference: transfer?.reference,
    payments: more.payments && more.payments.map((means) => word.means[means]).join(', '),
    arrived: more.arrivedAt && at(more.arrivedAt),
  };
}

/** Until when the customer can change their mind, as sentences. */
function termsShown(language: Language, { terms }: Particulars, timeZone: string): string[] {
  if (terms === null) return [];
  const { cancel, cancelAccepted, regretAccepted, withdrawRequest } = wordsOf(language);
  const until = terms.until && moment(language, terms.until, timeZone);
  if (!terms.isAsked) return until === null ? [] : [filled(cancel, { until })];
  return [
    withdrawRequest,
    until === null ? filled(regretAccepted, { minutes: regretMinutes }) : filled(cancelAccepted, { until }),
  ];
}

/** Other times, each of which leads to its booking. */
export const timesOffered = (
  language: Language,
  { alternatives, timeZone }: Pick<Facts, 'alternatives' | 'timeZone'>,
  links: readonly string[],
): Entry[] =>
  links.map((url, index) => ({
    title: moment(language, alternatives[index] ?? '', timeZone),
    detail: wordsOf(language).bookThis,
    url,
  }));

/** A visit's mail to one side, for an address whose owner has proved it. */
export function visitMail(language: Language, kind: NotificationKind, given: Facts, more: Particulars): Letter {
  const facts = tidied(given);
  const word = wordsOf(language);
  // The times that are offered stand below, as links.
  const { title, text } = told(language, kind, more.timeLinks.length > 0 ? { ...facts, alternatives: [] } : facts);
  const isGuest = facts.side === 'customer' && more.settingsLink === null;
  // A proposal is about the time that is new, and about what would be done then.
  const service = (kind === 'appointment_proposed' ? facts.proposed?.service : undefined) ?? facts.service;
  const when = (kind === 'appointment_proposed' && facts.proposedStartsAt) || facts.startsAt;
  const letter = letterOf(
    language,
    { facts: word.facts, action: stepOf(language, kind, facts, more) },
    {
      heading: title,
      about:
        kind === 'appointment_completed'
          ? null
          : `${service}, ${short(language, when, { timeZone: facts.timeZone, now: more.now })}`,
      lead: [language === 'de' ? afterGreeting(text) : text],
      ...(kind !== 'system' && facts.text !== '' ? { quote: facts.text } : {}),
      facts: factsShown(language, kind, facts, more),
      ...(more.map === null || more.where === null
        ? {}
        : { picture: { url: more.map, alt: filled(word.map, { where: onOneLine(more.where) }) } }),
      entries: [
        ...timesOffered(language, facts, more.timeLinks),
        ...more.alongLinks.map((url, index) => ({
          title: moment(language, facts.also?.[index] ?? '', facts.timeZone),
          detail: word.open,
          url,
        })),
      ],
      url: more.link,
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
  );
  return { ...letter, name: more.guest };
}

/** A German sentence goes on after the comma of the greeting. Names of businesses may begin with the same words. */
const afterGreeting = (sentence: string): string =>
  sentence.replace(
    /^(?:Der (?=Termin )|D(?:ie|as) (?=Anfrage |andere Seite |Bewertung |Kommen |Konto )|Bei (?=.* ist jemand krank)|Mit (?=.* bleibt es ))/,
    (begun) => begun.toLowerCase(),
  );

/** For an account whose address is not confirmed: without any words of others. */
export const visitNoticeMail = (
  language: Language,
  { siteUrl, link, withdrawalLink }: { siteUrl: string; link: string; withdrawalLink: string | null },
): Letter =>
  letterOf(language, wordsIn(language).messaging.notification.notice, {
    values: { site: siteUrl },
    url: link,
    links: withdrawalLink === null ? [] : [{ label: wordsOf(language).withdraw, url: withdrawalLink }],
  });

/** How a calendar names the visit. */
export const eventSummary = (language: Language, facts: Pick<Facts, 'service' | 'other' | 'side'>): string =>
  `${onOneLine(facts.service)} ${facts.side === 'provider' ? '·' : wordsOf(language).at} ${onOneLine(facts.other)}`;
