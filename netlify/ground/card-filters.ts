import { plansWith } from '../../src/contract/plans.ts';
import type { Parameters } from './sql-parameters.ts';

/** What of a question one card has to fulfil by itself. */
export interface CardFilters {
  priceMaximumCents: number | undefined;
  isImmediate: boolean;
  isMobile: boolean;
}

export const areAsked = ({ priceMaximumCents, isImmediate, isMobile }: CardFilters): boolean =>
  priceMaximumCents !== undefined || isImmediate || isMobile;

/** What one visit costs without the way, in cents: hours are rounded as the booking rounds them. */
export const visitCents = `(case card.price_unit when 'hour' then round(card.price_cents * card.duration_minutes / 60.0)
  else card.price_cents end)`;

/** What coming costs, in cents; null where the distance is not known, or too far. */
export const wayCents = (metres: string): string => `(case when jsonb_array_length(card.travel_zones) = 0 then 0 else (
  select (zone ->> 'feeCents')::integer from jsonb_array_elements(card.travel_zones) as zone
   where ${metres} <= 1000 * (zone ->> 'upTo')::float8 order by (zone ->> 'upTo')::float8 limit 1) end)`;

interface CardPlace {
  /** How far the customer is; null where that is not known. */
  metres: string;
  /** Whether the provider comes for this card at a booked time. */
  isHomeService: string;
  /** The provider's plan, and whether appointments can be made there. */
  plan: string;
  takesVisits: string;
}

/** Whether a card fulfils the filters. Had in the shop no way is paid, unless the question is who comes. */
export function fitsFilters(
  { priceMaximumCents, isImmediate, isMobile }: CardFilters,
  parameters: Parameters,
  { metres, isHomeService, plan, takesVisits }: CardPlace,
): string {
  const isInShop = isMobile ? 'false' : 'card.is_at_shop';
  const conditions = [
    ...(isMobile ? [isHomeService, takesVisits] : []),
    ...(isImmediate
      ? [
          `card.is_available_now and ${plan} = any(${parameters.add(plansWith('immediateBooking'))}::text[])`,
          `(card.is_at_shop or ${isHomeService})`,
          takesVisits,
        ]
      : []),
    ...(priceMaximumCents === undefined
      ? []
      : [
          `case when ${isInShop} then ${visitCents} <= ${parameters.add(priceMaximumCents)}::integer
                when ${isHomeService} then ${visitCents} + ${wayCents(metres)} <= ${parameters.add(priceMaximumCents)}::integer
                else false end`,
        ]),
  ];
  return conditions.length === 0 ? 'true' : `(${conditions.join(' and ')})`;
}
