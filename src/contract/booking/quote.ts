import * as z from 'zod/mini';
import { image } from '../account/image.ts';
import { countries } from '../country.ts';
import { serviceCurrencies } from '../currency.ts';
import { endpoint } from '../endpoint.ts';
import {
  accountId,
  answeredDay,
  freeLine,
  freeText,
  identifier,
  imageId,
  instant,
  line,
  phone,
  queryInteger,
  text,
  zipCode,
  zonedMoment,
} from '../fields.ts';
import { limits } from '../limits.ts';
import { shownPictures } from '../messaging/message.ts';
import { serviceGroups } from '../services/service-taxonomy.ts';
import { appointmentId } from './appointment.ts';
import { invoiceLineKinds, invoiceUnits } from './customer-invoice-words.ts';

/**
 * A customer's wish goes to a few businesses; each answers with a quote that the others do not see. Accepting one makes the
 * appointment. Money in cents or Rappen, VAT inside. docs/product/quotes.md has the rules.
 */

export const quoteMaximum = {
  businesses: 5,
  images: 6,
  lines: 40,
  times: 5,
  /** Wishes of one customer that are open at a time. */
  openWishes: 3,
  title: 80,
  text: 4000,
  suits: 200,
  note: 2000,
} as const;
/** A business answers within so many hours. */
export const quoteAnswerHours = 72;
/** It is reminded when so many are left. */
export const quoteReminderHours = 24;
/** The customer decides within so many days after the wish. */
export const quoteDecideDays = 14;
/** In cents or Rappen. */
export const quoteTotalMaximum = 10_000_000;

export const quoteRequestStatuses = ['open', 'accepted', 'withdrawn', 'ended'] as const;
export type QuoteRequestStatus = (typeof quoteRequestStatuses)[number];

/** `missed`: not answered in time. `lapsed`: the customer has not decided in time. `withdrawn`: the customer's wish is. */
export const quoteStatuses = [
  'asked',
  'offered',
  'declined',
  'missed',
  'accepted',
  'not_chosen',
  'withdrawn',
  'lapsed',
] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];

/** `capped`: the customer pays no more than this. */
export const quotePricings = ['fixed', 'capped'] as const;
export type QuotePricing = (typeof quotePricings)[number];

export const quoteRequestId = identifier.brand<'QuoteRequestId'>();
export type QuoteRequestId = z.output<typeof quoteRequestId>;
export const quoteId = identifier.brand<'QuoteId'>();
export type QuoteId = z.output<typeof quoteId>;

const integer = (minimum: number, maximum: number) => z.int().check(z.minimum(minimum), z.maximum(maximum));

/** The price is that of one unit, VAT inside. */
const quoteLine = z.object({
  name: line(200),
  kind: z.enum(invoiceLineKinds),
  unit: z.enum(invoiceUnits),
  quantityThousandths: integer(1, 1_000_000),
  unitMinor: integer(0, quoteTotalMaximum),
});
export type QuoteLine = z.output<typeof quoteLine>;

/** Of one line, half up to the cent. */
export const quoteLineCents = ({
  quantityThousandths,
  unitMinor,
}: Pick<QuoteLine, 'quantityThousandths' | 'unitMinor'>): number =>
  Math.floor((2 * quantityThousandths * unitMinor + 1000) / 2000);

/** What a quote comes to: VAT is computed once, from the total, half up, as on the invoice. */
export function quoteSums(lines: readonly Omit<QuoteLine, 'name'>[], rateHundredths: number) {
  const sum = (some: typeof lines) => some.reduce((cents, one) => cents + quoteLineCents(one), 0);
  const totalCents = sum(lines);
  const whole = 10_000 + rateHundredths;
  const vatCents = Math.floor((2 * totalCents * rateHundredths + whole) / (2 * whole));
  const travelCents = sum(lines.filter(({ kind }) => kind === 'travel'));
  return { totalCents, vatCents, netCents: totalCents - vatCents, travelCents };
}

const asked = z.object({ id: accountId, name: z.string() });

const quote = z.object({
  id: quoteId,
  status: z.enum(quoteStatuses),
  provider: z.object({
    ...asked.shape,
    portrait: z.nullable(image),
    /** Of 5; null before the first review. */
    rating: z.nullable(z.number()),
    ratingCount: z.number(),
  }),
  /** Null until it is answered with one. */
  offer: z.nullable(
    z.object({
      pricing: z.enum(quotePricings),
      lines: z.array(quoteLine),
      /** 0 where the business charges no VAT. */
      rateHundredths: z.number(),
      totalCents: z.number(),
      vatCents: z.number(),
      netCents: z.number(),
      currency: z.enum(serviceCurrencies),
      note: z.string(),
      durationMinutes: z.number(),
      /** Proposed times that are not over. */
      starts: z.array(instant),
      at: instant,
      /** Then a start within the 14 days of withdrawal needs the wish to begin. */
      mayWithdraw: z.boolean(),
    }),
  ),
  timeZone: z.string(),
  /** Kilometres, as the crow flies. */
  distance: z.number(),
  /** Why it was declined; '' else. */
  reason: z.string(),
});
export type Quote = z.output<typeof quote>;

const quoteRequest = z.object({
  id: quoteRequestId,
  status: z.enum(quoteRequestStatuses),
  /** Who looks. */
  side: z.enum(['customer', 'provider']),
  /** Of whom it is; the business sees the name. */
  customer: z.string(),
  category: z.enum(serviceGroups.home),
  title: z.string(),
  text: z.string(),
  images: shownPictures,
  country: z.enum(countries),
  zip: z.string(),
  place: z.nullable(z.string()),
  suits: z.string(),
  answerUntil: instant,
  decideUntil: instant,
  createdAt: instant,
  /** All for the customer; the own one alone for a business. */
  quotes: z.array(quote),
  appointmentId: z.nullable(appointmentId),
});
export type QuoteRequest = z.output<typeof quoteRequest>;

const place = { country: z.enum(countries), zip: zipCode(10) };

export const listQuoteBusinesses = endpoint('GET /quotes/businesses', {
  summary: 'Businesses of a trade that come to a postal code and take requests for quotes: nearest and best first',
  access: 'anyone',
  query: z.object({ ...place, category: z.enum(serviceGroups.home) }),
  response: z.object({
    place: z.nullable(z.string()),
    items: z.array(
      z.object({
        ...asked.shape,
        portrait: z.nullable(image),
        rating: z.nullable(z.number()),
        ratingCount: z.number(),
        distance: z.number(),
      }),
    ),
  }),
});
export type QuoteBusiness = z.output<typeof listQuoteBusinesses.response>['items'][number];

/** Asked again under the same `id`, chosen by the browser, it is one wish: an answer may get lost. */
export const requestQuotes = endpoint('POST /quotes', {
  summary: 'Ask up to 5 businesses for a quote',
  access: 'signed-in',
  body: z.object({
    ...place,
    id: z.optional(quoteRequestId),
    category: z.enum(serviceGroups.home),
    title: line(quoteMaximum.title),
    text: text(quoteMaximum.text),
    suits: z._default(freeLine(quoteMaximum.suits), ''),
    businesses: z
      .array(accountId)
      .check(z.minLength(1, 'required'), z.maxLength(quoteMaximum.businesses), z.refine(isEachOnce, 'notInList')),
    /** Uploaded for the purpose `message`. */
    images: z._default(z.array(imageId), []),
  }),
  response: quoteRequest,
  status: 201,
  refusals: ['not_found', 'own_offer', 'too_many_open', 'conflict'],
});

function isEachOnce(ids: readonly string[]): boolean {
  return new Set(ids).size === ids.length;
}

export const listQuotes = endpoint('GET /quotes', {
  summary: 'Own wishes with the quotes, or the requests to the own business, the latest first',
  access: 'signed-in',
  query: z.object({ as: z._default(z.enum(['customer', 'provider']), 'customer') }),
  response: z.object({
    items: z.array(quoteRequest),
    /** Of a business: those that wait for its answer. */
    waiting: z.number(),
    /** Whether the own business takes requests; null for a customer. */
    takesQuotes: z.nullable(z.boolean()),
  }),
  refusals: ['forbidden'],
});

const one = z.object({ id: quoteRequestId });

export const getQuotes = endpoint('GET /quotes/:id', {
  summary: 'A wish with what the caller may see of it',
  access: 'signed-in',
  params: one,
  response: quoteRequest,
  refusals: ['not_found'],
});

export const offerQuote = endpoint('POST /quotes/:id/offer', {
  summary: 'Answer a request with a quote; until the answers close, another one takes its place',
  access: 'provider',
  params: one,
  body: z.object({
    pricing: z.enum(quotePricings),
    lines: z.array(quoteLine).check(z.minLength(1, 'required'), z.maxLength(quoteMaximum.lines)),
    note: z._default(freeText(quoteMaximum.note), ''),
    durationMinutes: integer(15, 12 * 60).check(z.refine((minutes) => minutes % 5 === 0, 'number')),
    starts: z.array(zonedMoment).check(z.minLength(1, 'required'), z.maxLength(quoteMaximum.times)),
  }),
  response: quoteRequest,
  refusals: ['not_found', 'wrong_state', 'too_late', 'slot_taken', 'no_provider'],
});

export const getQuoteForm = endpoint('GET /quotes/:id/form', {
  summary: 'What an answer begins with: the rate of VAT, usual prices, and free times for work of so many minutes',
  access: 'provider',
  params: one,
  query: z.object({ minutes: z._default(queryInteger(15, 12 * 60), 60) }),
  response: z.object({
    rateHundredths: z.number(),
    currency: z.enum(serviceCurrencies),
    timeZone: z.string(),
    days: z.array(z.object({ day: answeredDay, starts: z.array(instant) })),
    hourMinor: z.nullable(z.number()),
    travelMinor: z.nullable(z.number()),
  }),
  refusals: ['not_found', 'no_provider'],
});
export type QuoteForm = z.output<typeof getQuoteForm.response>;

export const declineQuote = endpoint('POST /quotes/:id/decline', {
  summary: 'Decline a request with a reason, which the customer reads',
  access: 'provider',
  params: one,
  body: z.object({ reason: z._default(freeLine(quoteMaximum.suits), '') }),
  response: quoteRequest,
  refusals: ['not_found', 'wrong_state'],
});

export const acceptQuote = endpoint('POST /quotes/:id/accept', {
  summary: 'Accept one quote with a duty to pay: it becomes the appointment, and the other businesses are told',
  access: 'signed-in',
  params: one,
  body: z.object({
    quoteId,
    start: zonedMoment,
    address: z.object({ street: line(limits.locationMaximum), city: line(limits.placeMaximum) }),
    phone: z.optional(phone),
    /** The total that was shown: another one now is a conflict. */
    totalCents: z.number(),
    /** The customer asks for work within the 14 days of withdrawal. */
    beginsEarly: z._default(z.boolean(), false),
  }),
  response: z.object({ appointmentId }),
  status: 201,
  refusals: ['not_found', 'wrong_state', 'too_late', 'slot_taken', 'conflict'],
});

export const withdrawQuotes = endpoint('POST /quotes/:id/withdraw', {
  summary: 'Take back a wish; the businesses are told',
  access: 'signed-in',
  params: one,
  response: quoteRequest,
  refusals: ['not_found', 'wrong_state'],
});

export const setTakesQuotes = endpoint('PUT /provider/quotes', {
  summary: 'Whether the own business takes requests for quotes',
  access: 'provider',
  body: z.object({ takesQuotes: z.boolean() }),
  response: z.object({ takesQuotes: z.boolean() }),
});
