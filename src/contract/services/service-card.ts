import * as z from 'zod/mini';
import { image, imageReference } from '../account/image.ts';
import { endpoint } from '../endpoint.ts';
import { cardId, day, instant, line, stamp, text } from '../fields.ts';
import { limits } from '../limits.ts';
import { dealTypes } from '../property/taxonomy.ts';
import { usualCancelHours } from './cancel-end.ts';
import { extrasMaximum, optionId, optionNameMaximum, variantsMaximum } from './card-option-fields.ts';
import { cardQuestion, givenQuestion } from './card-question-fields.ts';
import { questionsMaximum } from './card-questions.ts';
import { priceUnits } from './provider.ts';
import { serviceCategories } from './service-taxonomy.ts';

/** A provider's own service cards. Money in euros with at most two decimals, durations in minutes, distances in kilometres. */

/** The usual ones. Others are multiples of five minutes. */
export const cardDurations = [15, 30, 45, 60, 90, 120, 150, 180] as const;
export type CardDuration = (typeof cardDurations)[number];

/** An appointment begins on such a minute; the parts of a visit are multiples of it. */
export const partStepMinutes = 5;
/** Minutes of a card or a variant. */
const durationMaximum = 480;
/** Work, wait, work, wait, work: more often nobody is left alone. */
export const partsMaximum = 3;
export const travelZonesMaximum = 5;
/** Minutes. */
export const bufferMaximum = 240;
/** Hours: 30 days. */
export const noticeHoursMaximum = 720;

const whole = (minimum: number, maximum: number) =>
  z.number().check(z.minimum(minimum), z.maximum(maximum), z.refine(Number.isInteger, 'integer'));

const euros = z.number().check(
  z.minimum(0),
  z.maximum(limits.servicePriceMaximum),
  z.refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'twoDecimals'),
);

const minutesOf = (minimum: number, maximum: number) =>
  z.number().check(
    z.minimum(minimum),
    z.maximum(maximum),
    z.refine((minutes) => minutes % partStepMinutes === 0, 'fiveMinutes'),
  );
const minutesOfPart = (minimum: number) => minutesOf(minimum, durationMaximum);
const duration = minutesOf(partStepMinutes, durationMaximum);

/** A piece of work with the wait behind it, in which the staff member is free. The last part has no wait. */
const part = z.object({ work: minutesOfPart(partStepMinutes), wait: z._default(minutesOfPart(0), 0) });
export type CardPart = z.output<typeof part>;
/** Without parts all of the duration is work. */
const givenParts = z._default(z.array(part).check(z.maxLength(partsMaximum)), []);
const answeredParts = z.array(z.object({ work: z.number(), wait: z.number() }));

const option = { id: optionId, name: line(optionNameMaximum), price: euros };
const answeredOption = { id: z.string(), name: z.string(), price: z.number(), duration: z.number() };
const extraMinutesMaximum = 180;

/** What coming to a customer costs up to a distance. */
const travelZone = z.object({ upTo: whole(1, limits.reachMaximum), fee: euros });
export type TravelZone = z.output<typeof travelZone>;

/** A number, or the provider's own rule where it is null. */
const ruleOfOwn = (maximum: number) => z._default(z.nullable(whole(0, maximum)), null);

const field = <G extends z.core.SomeType, A extends z.core.SomeType>(given: G, answered: A) => ({ given, answered });

const flag = (initial: boolean) => field(z._default(z.boolean(), initial), z.boolean());

/**
 * Every field of a card that its provider fills in: `given` checks what is sent, `answered` describes what is stored. The
 * columns that are read and written derive from it as well (netlify/features/services/service-card/rules.ts).
 */
const fields = {
  name: field(line(limits.titleMaximum), z.string()),
  category: field(z.enum(serviceCategories), z.enum(serviceCategories)),
  price: field(euros, z.number()),
  priceUnit: field(z._default(z.enum(priceUnits), 'visit'), z.enum(priceUnits)),
  duration: field(duration, z.number()),
  parts: field(givenParts, answeredParts),
  /** With variants, price, duration and parts of the card are those of the cheapest, whatever is sent. */
  variants: field(
    z._default(z.array(z.object({ ...option, duration, parts: givenParts })).check(z.maxLength(variantsMaximum)), []),
    z.array(z.object({ ...answeredOption, parts: answeredParts })),
  ),
  /** Added to any variant, with their price and their minutes. */
  extras: field(
    z._default(
      z
        .array(z.object({ ...option, duration: z._default(minutesOf(0, extraMinutesMaximum), 0) }))
        .check(z.maxLength(extrasMaximum)),
      [],
    ),
    z.array(z.object(answeredOption)),
  ),
  /** Asked before the booking. */
  questions: field(z._default(z.array(givenQuestion).check(z.maxLength(questionsMaximum)), []), z.array(cardQuestion)),
  description: field(text(limits.descriptionMaximum), z.string()),
  isPublished: flag(false),
  /** The toggle of immediate booking. It works where the plan allows it. */
  isAvailableNow: flag(false),
  /** At the customer's. Times are booked there where the plan has home service; without it a card without a shop is asked about. */
  isMobile: flag(false),
  /** In the shop. A card that is neither in the shop nor mobile can be had nowhere. */
  isAtShop: flag(true),
  /** By distance, ascending; the last says how far the provider comes. Needed where times are booked at the customer's. */
  travelZones: field(
    z._default(z.array(travelZone).check(z.maxLength(travelZonesMaximum)), []),
    z.array(z.object({ upTo: z.number(), fee: z.number() })),
  ),
  /** Repairs that cannot wait. Only for crafts. */
  isUrgent: flag(false),
  isFreelancer: flag(false),
  dealType: field(z._default(z.enum(dealTypes), 'buy'), z.enum(dealTypes)),
  /** Minutes that stay free behind a visit. */
  buffer: field(ruleOfOwn(bufferMaximum), z.nullable(z.number())),
  /** Hours before the start until which it can be booked. */
  noticeHours: field(ruleOfOwn(noticeHoursMaximum), z.nullable(z.number())),
  /** Hours before the start until which the customer may move or cancel. */
  cancelHours: field(z._default(whole(0, noticeHoursMaximum), usualCancelHours), z.number()),
  /** Paid to the provider beforehand: a part of the price, or a sum that is at most the price. One of the two, or none. */
  depositPercent: field(z._default(z.nullable(whole(1, 100)), null), z.nullable(z.number())),
  deposit: field(z._default(z.nullable(euros), null), z.nullable(z.number())),
};

export type CardFieldName = keyof typeof fields;
export const cardFieldNames = Object.keys(fields) as CardFieldName[];

const derived = (of: (entry: (typeof fields)[CardFieldName]) => unknown): unknown =>
  Object.fromEntries(cardFieldNames.map((name) => [name, of(fields[name])]));

const givenFields = derived(({ given }) => given) as { [N in CardFieldName]: (typeof fields)[N]['given'] };
const answeredFields = derived(({ answered }) => answered) as { [N in CardFieldName]: (typeof fields)[N]['answered'] };

/** A card as its provider writes it. */
export const cardDraft = z.object({
  ...givenFields,
  images: z._default(z.array(imageReference).check(z.maxLength(limits.imagesMaximum)), []),
});
export type CardDraft = z.output<typeof cardDraft>;

/** A card as its provider sees it. */
const ownCard = z.object({
  ...answeredFields,
  id: cardId,
  images: z.array(image),
  createdAt: instant,
  updatedAt: instant,
  /** Requested and confirmed visits of the card that lie ahead. They stay when the card is deleted. */
  visitsAhead: z.int(),
  /** The first three of them. */
  nextVisits: z.array(z.object({ start: instant, timeZone: z.string(), customer: z.string() })),
  /** A draft only because the plan has no room: a larger one brings it back. */
  isHiddenByPlan: z.boolean(),
  /** Hidden by a decision on a report: its provider cannot publish it until a complaint has brought it back. */
  isTakenDown: z.boolean(),
});
export type OwnCard = z.output<typeof ownCard>;

const own = z.object({ id: cardId });

export const listServiceCards = endpoint('GET /service-cards', {
  summary: 'The own service cards in their order, drafts included',
  access: 'provider',
  roles: ['reception', 'team'],
  response: z.object({ items: z.array(ownCard) }),
});

/** Asked again under the same id, chosen by the browser, it is one card: an answer may get lost. */
export const createServiceCard = endpoint('POST /service-cards', {
  summary: 'Add a service card, as a draft unless it is to be public',
  access: 'provider',
  body: z.extend(cardDraft, { id: z.optional(cardId) }),
  response: ownCard,
  status: 201,
  refusals: ['not_found', 'plan_limit'],
});

/** Replaces the card. `seen` is the `updatedAt` that was read: what changed since then is not overwritten. */
export const updateServiceCard = endpoint('PUT /service-cards/:id', {
  summary: 'Change an own service card; its category stays as it is',
  access: 'provider',
  params: own,
  body: z.extend(cardDraft, { seen: z.optional(stamp) }),
  response: ownCard,
  refusals: ['not_found', 'plan_limit', 'conflict'],
});

export const deleteServiceCard = endpoint('DELETE /service-cards/:id', {
  summary: 'Delete an own service card; what was booked stays as it was',
  access: 'provider',
  params: own,
  response: z.object({}),
  refusals: ['not_found'],
});

export const duplicateServiceCard = endpoint('POST /service-cards/:id/duplicate', {
  summary: 'Copy an own service card into a new draft',
  access: 'provider',
  params: own,
  response: ownCard,
  status: 201,
  refusals: ['not_found', 'plan_limit'],
});

/** All own cards have to be named, each once: a list that another tab has changed is a conflict. */
export const orderServiceCards = endpoint('PUT /service-cards/order', {
  summary: 'Put the own service cards into an order',
  access: 'provider',
  body: z.object({ ids: z.array(cardId).check(z.maxLength(limits.serviceCardsMaximum)) }),
  response: z.object({ items: z.array(ownCard) }),
  refusals: ['conflict'],
});

/**
 * Fields that begin with `recent` cover the last 30 days, on the provider's clock. Revenue is that of completed appointments, in
 * the present currency of the business; fields that begin with `other` have the other currency. Weeks begin on Monday, the oldest
 * first; the last one ends now.
 */
export const serviceCardStats = endpoint('GET /service-cards/:id/stats', {
  summary: 'Figures of an own service card: appointments, revenue, rating, views of the profile that shows it',
  access: 'provider',
  params: own,
  response: z.object({
    name: z.string(),
    totalAppointments: z.number(),
    recentAppointments: z.number(),
    revenue: z.number(),
    recentRevenue: z.number(),
    otherRevenue: z.number(),
    otherRecentRevenue: z.number(),
    ratingAverage: z.nullable(z.number()),
    totalReviews: z.number(),
    viewsTotal: z.number(),
    viewsThisWeek: z.number(),
    weeks: z.array(z.object({ monday: day, views: z.number(), appointments: z.number(), revenue: z.number() })),
  }),
  refusals: ['not_found'],
});
