import { plansWith } from '../../src/contract/plans.ts';
import type { Parameters } from './sql-parameters.ts';

/** Whether visitors may see a provider. A function of the database decides this alone, because the table of the search needs it. */
export const isShown = 'app.is_shown(account)';

/** Whether the provider comes to the customer for this card at a booked time: the plan has it, and the card says how far. */
export const isHomeService = `(card.is_mobile and card.travel_reach_kilometres is not null
  and account.plan in (${plansWith('homeService')
    .map((plan) => `'${plan}'`)
    .join(', ')}))`;

/** Whether a time of the card can be booked: there is a place for it. All other cards are asked about. */
export const isTimed = `(card.is_at_shop or ${isHomeService})`;

/** Whether a provider has opening hours and can be called back. */
export const takesVisits = `(account.phone_verified_at is not null
  and exists (select from app.weekly_hours where provider_id = account.id))`;

/** Whether a provider takes appointments here. No other code decides this; the search keeps the first two in `takes_visits`. */
export const isBookable = `(${takesVisits} and not app.is_tax_held(account.id)
  and exists (select from app.service_card card
               where card.provider_id = account.id and card.is_published and ${isTimed}))`;

export const offers = (feature: 'immediateBooking' | 'homeService', parameters: Parameters): string =>
  `account.plan = any(${parameters.add(plansWith(feature))}::text[])`;

/** Whether a card can be booked at once. The column's name is older than that meaning. */
export const isImmediate = (parameters: Parameters): string =>
  `(card.is_available_now and ${offers('immediateBooking', parameters)})`;

/** Hours that a provider has for an answer, where a card is asked for and not booked at once. */
const requestNoticeHours = 3;

/** How long a card takes, and how early it must be booked, beside its duration. */
export const visitTime = (parameters: Parameters): string => `card.parts, card.buffer_minutes as "bufferMinutes",
  60 * greatest(card.notice_hours, case when ${isImmediate(parameters)} then 0 else ${requestNoticeHours} end) as "noticeMinutes"`;

/** A card as the calendar needs it. */
export const visitCard = (parameters: Parameters): string => `
  card.id, card.duration_minutes as "durationMinutes", ${visitTime(parameters)}`;
