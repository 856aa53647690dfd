import * as z from 'zod/mini';
import { image } from '../account/image.ts';
import { serviceCurrencies } from '../currency.ts';
import { endpoint } from '../endpoint.ts';
import {
  accountId,
  cardId,
  formed,
  freeLine,
  freeText,
  identifier,
  imageId,
  instant,
  line,
  opaque,
  phone,
  queryInteger,
  zipCode,
  zonedMoment,
} from '../fields.ts';
import { limits } from '../limits.ts';
import { shownPictures } from '../messaging/message.ts';
import { cardOption, cardPick } from '../services/card-option-fields.ts';
import { priceUnits } from '../services/provider.ts';
import { serviceCategories } from '../services/service-taxonomy.ts';
import { staffId } from '../services/staff.ts';
import { givenAnswer, sentAnswers } from './appointment-answer.ts';
import { askedDeposit, owedDeposit } from './appointment-deposit.ts';
import {
  type AppointmentStatus,
  appointmentActions,
  appointmentStatuses,
  cancelReasons,
} from './appointment-status.ts';
import { undoable } from './appointment-undo.ts';
import { guest } from './guest.ts';
import { withdrawalRules } from './withdrawal-instruction.ts';

/**
 * Visits: booked, answered, moved, done. Money in cents, durations in minutes, instants in UTC with the provider's time zone
 * beside them. The states and who may do what are drawn in docs/product/appointments.md.
 */

export const appointmentId = identifier.brand<'AppointmentId'>();
export type AppointmentId = z.output<typeof appointmentId>;

/** By so many minutes somebody can say that they are late. */
export const lateMinutes = [5, 10, 15] as const;
export type LateMinutes = (typeof lateMinutes)[number];

export const holdMinutes = 10;
/** Requests of one customer that one provider has not answered. */
export const openRequestsMaximum = 3;
/** Visits of one customer that lie ahead, whether asked for or confirmed, at all providers. */
export const visitsAheadMaximum = 10;
/** A start within so many days needs the customer's request to begin early. */
export const withdrawalDays = 14;
/** For so long after the end of a visit its link opens it. */
export const visitLinkDays = 90;

/** An instant in ISO 8601, with `Z` or an offset. */
const start = zonedMoment;

/** What is wanted. Everything else (end, price, duration, buffer) the server derives from the cards. */
const visit = {
  providerId: accountId,
  /** In the order in which they are done, each with its options. */
  cards: z.array(cardPick).check(z.minLength(1), z.maxLength(limits.visitCardsMaximum)),
  /** Without it: whoever is free and has the least booked that week. */
  staffId: z.optional(staffId),
  start,
};

const customerAddress = z.object({
  street: line(limits.locationMaximum),
  zip: zipCode(10),
  city: line(limits.placeMaximum),
});

const item = z.object({
  cardId: z.nullable(cardId),
  /** As it is booked again, with those of its options that are still offered. */
  pick: z.nullable(cardPick),
  name: z.string(),
  category: z.enum(serviceCategories),
  priceCents: z.number(),
  priceUnit: z.enum(priceUnits),
  durationMinutes: z.number(),
  /** The variant and the extras that were chosen; name, price and duration of the item contain them. */
  options: z.array(cardOption),
});

export const appointmentMessage = z.object({
  id: identifier,
  author: z.enum(['customer', 'provider']),
  text: z.string(),
  images: shownPictures,
  at: instant,
});
const somebody = z.object({ id: staffId, name: z.string() });

/** A visit as one of its parties sees it. */
export const appointment = z.object({
  id: appointmentId,
  status: z.enum(appointmentStatuses),
  start: instant,
  end: instant,
  timeZone: z.string(),
  /** Grows with every change; sent back as `seen` it keeps one tab from overwriting another. */
  version: z.number(),
  provider: z.object({
    id: accountId,
    name: z.string(),
    phone: z.nullable(z.string()),
    portrait: z.nullable(image),
    /** Of what the visit is about; null where the card has none, or is gone. */
    picture: z.nullable(image),
    /** False of a small business (§ 19 UStG), whose prices contain none. */
    chargesVat: z.boolean(),
    /** In one line; null for a visit at the customer's, and before the visit is confirmed where it is not public. */
    address: z.nullable(z.string()),
  }),
  /** Whom only the provider and the customer themselves see. The name is empty once the account is gone. */
  customer: z.object({
    name: z.string(),
    email: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    isGuest: z.boolean(),
  }),
  staff: somebody,
  items: z.array(item),
  totalCents: z.number(),
  /** As it was agreed: a provider who moves to another country changes nothing about it. */
  currency: z.enum(serviceCurrencies),
  travelFeeCents: z.number(),
  place: z.enum(['shop', 'customer']),
  address: z.nullable(z.object({ street: z.string(), zip: z.string(), city: z.string() })),
  /** Kilometres to the postal code of the address, as the crow flies. For the provider alone; null where nothing is known. */
  distance: z.nullable(z.number()),
  note: z.string(),
  answers: z.array(givenAnswer),
  /** Who comes, where that is somebody else than who booked; '' else. */
  visitor: z.string(),
  origin: z.enum(['site', 'link', 'entry', 'walk_in']),
  answerUntil: z.nullable(instant),
  deposit: z.nullable(owedDeposit),
  /** Until when the customer may move or cancel; after it the phone number counts. */
  cancelUntil: instant,
  comingAt: z.nullable(instant),
  proposal: z.nullable(
    z.object({
      start: instant,
      end: instant,
      staff: somebody,
      /** What the visit would be about; null where only its time or person would change. Cents with the way. */
      change: z.nullable(z.object({ services: z.array(z.string()), totalCents: z.number() })),
    }),
  ),
  /** Times that the provider offered when declining. */
  alternatives: z.array(instant),
  cancelledBy: z.nullable(z.enum(['customer', 'provider', 'system'])),
  reason: z.nullable(z.enum(cancelReasons)),
  cancelledAt: z.nullable(instant),
  createdAt: instant,
  /** The versions of the texts that were agreed, and which instruction about withdrawal it was. Null of what a provider entered. */
  agreed: z.nullable(z.object({ terms: z.string(), withdrawal: z.string(), rule: z.enum(withdrawalRules) })),
  /** What the caller may do now. */
  can: z.array(z.enum(appointmentActions)),
  unread: z.number(),
  /** Of the provider: what was done last and can still be taken back. The status is what it will be otherwise. */
  undo: z.nullable(undoable),
  /** Of what was booked together: which of how many it is, and how many after it still take place. */
  series: z.nullable(z.object({ place: z.number(), count: z.number(), later: z.number() })),
  /** Of the customer: in how many weeks the same is held by one tap, as they usually come. Null where it cannot be. */
  againWeeks: z.nullable(z.number()),
  /** Whether each side has written, and until when the customer can. Texts come with the reviews. */
  review: z.object({ own: z.boolean(), other: z.boolean(), until: z.nullable(instant) }),
});
export type Appointment = z.output<typeof appointment>;

export const holdAppointment = endpoint('POST /appointments/hold', {
  summary: 'Hold a slot for 10 minutes while the form is filled in; one for each visitor and provider',
  access: 'anyone',
  /** `holdId` names a hold that gives way: what an assistant has held is handed to the browser. Whoever knows its id has it. */
  body: z.object({ ...visit, holdId: z.optional(appointmentId) }),
  response: z.object({
    id: appointmentId,
    heldUntil: instant,
    start: instant,
    end: instant,
    staff: somebody,
    /** Without the way to the customer. */
    totalCents: z.number(),
    /** Booked at once, or asked for. */
    isImmediate: z.boolean(),
  }),
  status: 201,
  refusals: ['not_found', 'not_bookable', 'slot_taken', 'own_offer'],
});

export const releaseHold = endpoint('DELETE /appointments/hold/:id', {
  summary: 'Let a held slot go; one that is not held any more answers the same',
  access: 'anyone',
  params: z.object({ id: appointmentId }),
  response: z.object({}),
});

/** Asked again under the same `id`, chosen by the browser, it is one visit: an answer may get lost. */
export const bookAppointment = endpoint('POST /appointments', {
  summary: 'Book a visit, or ask for it: with an account or as a guest',
  access: 'anyone',
  body: z.object({
    ...visit,
    id: z.optional(appointmentId),
    holdId: z.optional(appointmentId),
    place: z._default(z.enum(['shop', 'customer']), 'shop'),
    address: z.optional(customerAddress),
    note: z._default(freeText(2000), ''),
    answers: sentAnswers,
    /** Who comes, where that is not who books. */
    visitor: z._default(freeLine(80), ''),
    phone: z.optional(phone),
    guest: z.optional(guest),
    /** The price that was shown: another one now is a conflict, so that nobody pays what they did not see. */
    totalCents: z.optional(z.number()),
    /** The deposit that was shown; none without it. Another one now is a conflict as well. */
    depositCents: z.optional(z.number()),
    /** The customer asks for work within the 14 days of withdrawal. Needed for a start within them. */
    beginsEarly: z._default(z.boolean(), false),
    /** The business may invite whoever books to come again. */
    mayRecall: z._default(z.boolean(), false),
    /** Of the provider's own link or QR code, signed: no other brings a customer without commission. */
    via: z.optional(opaque(600)),
  }),
  /** `link` is the token of /visit/:token, by which a guest opens the visit; null for an account. */
  response: z.object({ appointment, link: z.nullable(z.string()) }),
  status: 201,
  refusals: ['not_found', 'not_bookable', 'slot_taken', 'own_offer', 'conflict', 'too_many_open', 'unproven'],
});

const statuses = z.pipe(
  formed(),
  z.transform((written: string, context): AppointmentStatus[] => {
    const named = written.split(',').map((status) => appointmentStatuses.find((known) => known === status.trim()));
    const known = named.filter((status) => status !== undefined);
    if (known.length === named.length) return known;
    context.issues.push({ code: 'custom', message: 'notInList', input: written });
    return z.NEVER;
  }),
);

export const listedAppointment = z.extend(appointment, {
  /** What the customer has added, in order. Each `url` is a link of its own that shows the picture until the end of the next day. */
  images: z.array(z.object({ id: imageId, url: z.string(), width: z.number(), height: z.number() })),
});
export type ListedAppointment = z.output<typeof listedAppointment>;

/** `as` says whose list, by the time of the start. */
export const listAppointments = endpoint('GET /appointments', {
  summary: 'Own visits, as the customer or as the provider',
  access: 'signed-in',
  roles: ['reception', 'team'],
  query: z.object({
    as: z._default(z.enum(['customer', 'provider']), 'customer'),
    /** Visits that touch the span. */
    from: z.optional(start),
    until: z.optional(start),
    /** Comma-separated. */
    status: z.optional(statuses),
    order: z._default(z.enum(['ascending', 'descending']), 'ascending'),
    cursor: z.optional(opaque(300)),
    limit: z._default(queryInteger(1, 500), 50),
  }),
  response: z.object({ items: z.array(listedAppointment), total: z.number(), nextCursor: z.nullable(z.string()) }),
  refusals: ['forbidden'],
});

/** What a visit costs with the way, before a time is chosen. */
export const quoteAppointment = endpoint('POST /appointments/quote', {
  summary: 'The price of a visit of these cards, and what coming to the customer costs',
  access: 'anyone',
  body: z.object({
    providerId: accountId,
    cards: visit.cards,
    place: z._default(z.enum(['shop', 'customer']), 'shop'),
    address: z.optional(customerAddress),
    /** Of a guest, whose proof says for whom a deposit is asked. */
    guest: z.optional(guest),
  }),
  response: z.object({
    totalCents: z.number(),
    travelFeeCents: z.number(),
    deposit: z.nullable(askedDeposit),
  }),
  refusals: ['not_found', 'not_bookable', 'own_offer', 'unproven'],
});
