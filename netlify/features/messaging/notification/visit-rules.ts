import { termsText } from '../../../../src/contract/account/agreement-terms.ts';
import { plainText } from '../../../../src/contract/account/agreement-versions.ts';
import { withdrawalDays } from '../../../../src/contract/booking/appointment.ts';
import { canWithdraw, instructionOf } from '../../../../src/contract/booking/withdrawal-instruction.ts';
import type { NotificationKind } from '../../../../src/contract/messaging/notification.ts';
import type { Language } from '../../../../src/contract/words.ts';
import { addressIn, paths } from '../../../../src/paths.ts';
import type { Adapters } from '../../../adapters/ports.ts';
import type { CalendarEvent } from '../../../calendar/event-file.ts';
import type { Paper } from '../../../ground/letter.ts';
import type { VisitSide } from '../../../ground/states.ts';
import type { Facts } from './fact-messages.ts';
import { eventSummary } from './mail-messages.ts';
import { uidOf } from './rules.ts';
import type { ToldVisit } from './sql.ts';

/** What is told of a visit as it is now: to one side, and to its calendar. */

const oneLine = (address: { street: string | null; zip: string | null; city: string | null }): string | null =>
  [address.street, [address.zip, address.city].filter(Boolean).join(' ')].filter(Boolean).join(', ') || null;

/** Until a visit is confirmed a provider's street is told only where it is public. */
export function whereOf({ place, address, provider, wasConfirmed }: ToldVisit): string | null {
  if (place === 'customer') return address && oneLine(address);
  return oneLine(wasConfirmed || provider.isAddressPublic ? provider : { ...provider, street: null });
}

/** Name and address of who makes the contract; of who has given no details of a business, what the profile is called. */
export function contractorOf(visit: ToldVisit): string {
  const { provider, wasConfirmed } = visit;
  const isShown = wasConfirmed || provider.isAddressPublic;
  const address = provider.contractor ?? (isShown ? provider : { ...provider, street: null });
  return [address.name, oneLine(address)].filter(Boolean).join(', ');
}

/** The contract is made: its mail has in full what was agreed. A request makes none yet. */
const madeKinds: ReadonlySet<NotificationKind> = new Set(['appointment_booked', 'appointment_accepted']);

/** The texts of the visit's versions, for the mail that confirms its contract. */
export function papersOf(
  visit: ToldVisit,
  { kind, language, siteUrl }: { kind: NotificationKind; language: Language; siteUrl: string },
): Paper[] {
  const { agreed, provider } = visit;
  if (agreed === null || !madeKinds.has(kind)) return [];
  // A private person's own number and address are told where they say so, as everywhere else.
  const reached = provider.contractor?.isTrader === true ? [provider.publicPhone, provider.email] : [];
  const given = {
    contractor: [contractorOf(visit), ...reached].filter(Boolean).join(', '),
    page: siteUrl + addressIn(language, paths.withdrawal()),
  };
  const instruction = instructionOf(agreed.withdrawal, { language, rule: agreed.rule }, given);
  return [instruction, termsText(agreed.terms, language)?.services]
    .filter((paper) => paper !== undefined)
    .map(plainText);
}

/** The customer has asked for the work before the right of withdrawal ends: it could not be booked otherwise. */
export const hasAskedToBegin = ({ agreed, createdAt, startsAt }: ToldVisit): boolean =>
  agreed !== null &&
  canWithdraw(agreed.rule) &&
  Date.parse(startsAt) - Date.parse(createdAt) < withdrawalDays * 24 * 60 * 60_000;

/** What a visit is about, where that changes. */
function contentOf(visit: ToldVisit, kind: NotificationKind | undefined, occasion: string): Partial<Facts> {
  const { services, endsAt, totalCents, staff, proposedContent: proposed } = visit;
  const content = { service: services.join(', '), endsAt, totalCents, staff };
  if (kind === 'appointment_proposed' && proposed !== null) return { content, proposed };
  return kind === 'appointment_moved' && occasion === 'changed' ? { content } : {};
}

/** Of what is announced: `Announcement` says what each means. */
interface Happened {
  kind?: NotificationKind;
  occasion?: string;
  text?: string;
  minutes?: number;
  also?: string[];
}

export function factsOf(
  visit: ToldVisit,
  side: VisitSide,
  { kind, occasion = '', text = '', minutes, also }: Happened = {},
): Facts {
  const customer = visit.customer?.name ?? visit.guest.name ?? '–';
  return {
    side,
    service: visit.services.join(', '),
    other: side === 'customer' ? visit.provider.name : customer,
    startsAt: visit.startsAt,
    timeZone: visit.timeZone,
    currency: visit.currency,
    occasion,
    reason: visit.reason,
    cancelledBy: visit.cancelledBy,
    answerUntil: visit.answerUntil,
    proposedStartsAt: visit.proposedStartsAt,
    alternatives: visit.alternatives,
    ...(visit.deposit == null ? {} : { deposit: visit.deposit }),
    text,
    ...(minutes === undefined ? {} : { minutes, isAtCustomer: visit.place === 'customer' }),
    ...(also === undefined ? {} : { also }),
    ...contentOf(visit, kind, occasion),
    ...(occasion === 'colleague' && visit.staff !== null ? { staff: visit.staff } : {}),
  };
}

const statuses = {
  held: 'TENTATIVE',
  open: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  completed: 'CONFIRMED',
  completed_paid: 'CONFIRMED',
  cancelled: 'CANCELLED',
} as const satisfies Record<ToldVisit['status'], CalendarEvent['status']>;

/** A visit for one side's calendar: of the other side nothing but the name, and the address where somebody has to go. */
export const eventOf = (
  { siteUrl }: Pick<Adapters, 'siteUrl'>,
  visit: ToldVisit,
  { language, side, link }: { language: Language; side: VisitSide; link: string },
): CalendarEvent => ({
  uid: uidOf(visit.id, siteUrl),
  sequence: visit.version,
  startsAt: new Date(visit.startsAt),
  endsAt: new Date(visit.endsAt),
  changedAt: new Date(visit.updatedAt),
  status: statuses[visit.status],
  summary: eventSummary(language, factsOf(visit, side)),
  location: side === 'provider' && visit.place === 'shop' ? null : whereOf(visit),
  description: '',
  url: link,
});
