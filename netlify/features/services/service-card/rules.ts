import { limits } from '../../../../src/contract/limits.ts';
import type { Plan } from '../../../../src/contract/plans.ts';
import {
  type CardDraft,
  type CardFieldName,
  cardFieldNames,
  type TravelZone,
} from '../../../../src/contract/services/service-card.ts';
import { serviceGroups } from '../../../../src/contract/services/service-taxonomy.ts';
import type { FieldWord } from '../../../../src/contract/words.ts';
import { columnOf } from '../../../ground/columns.ts';

/** A card to be stored. Its pictures are kept beside it. */
export type WrittenCard = Pick<CardDraft, CardFieldName>;

/** The columns that are not called as their field. Money is kept in cents. */
const otherColumns: Partial<Record<CardFieldName, string>> = {
  price: 'price_cents',
  duration: 'duration_minutes',
  buffer: 'buffer_minutes',
};

const cardColumnOf = (field: CardFieldName): string => otherColumns[field] ?? columnOf(field);

/** Fields that are read otherwise than as their column. */
const otherReadings: Partial<Record<CardFieldName, string>> = {
  price: 'card.price_cents::float8 / 100',
  travelZones: `coalesce((
    select json_agg(json_build_object('upTo', zone -> 'upTo', 'fee', (zone ->> 'feeCents')::float8 / 100) order by place)
      from jsonb_array_elements(card.travel_zones) with ordinality as listed (zone, place)), '[]')`,
};

/** As an item of `select`, under the field's name: `card.cancel_hours as "cancelHours"`. */
export const selected = (field: CardFieldName): string =>
  `${otherReadings[field] ?? `card.${cardColumnOf(field)}`} as "${field}"`;

export const writtenColumns: readonly string[] = [...cardFieldNames.map(cardColumnOf), 'travel_reach_kilometres'];

/** The fields as a row of the table has them: the values by column. */
export const rowOf = (card: WrittenCard): Record<string, unknown> => ({
  ...Object.fromEntries(cardFieldNames.map((field) => [cardColumnOf(field), card[field]])),
  price_cents: Math.round(card.price * 100),
  travel_zones: card.travelZones.map(({ upTo, fee }) => ({ upTo, feeCents: Math.round(fee * 100) })),
  travel_reach_kilometres: card.travelZones.at(-1)?.upTo ?? null,
});

/** Nothing is invented: how far somebody comes, and what the way costs, is said by them or not at all. */
export const travelZonesOf = ({ isMobile, travelZones }: CardDraft): TravelZone[] => (isMobile ? travelZones : []);

const isAscending = (zones: readonly TravelZone[]): boolean =>
  zones.every(({ upTo }, index) => upTo > (zones[index - 1]?.upTo ?? 0));

const durationOf = (parts: CardDraft['parts']): number => parts.reduce((sum, { work, wait }) => sum + work + wait, 0);

const isCraft = (category: CardDraft['category']): boolean =>
  serviceGroups.home.some((known: string) => known === category);

/** What the card was before a change, of what decides whether the change may be made. */
export type FormerCard = Pick<CardDraft, 'category' | 'isAvailableNow' | 'isMobile' | 'isAtShop'>;

/** The key of a field's sentence, with the values for its placeholders. */
type CardFaults = Record<string, FieldWord | { word: FieldWord; values: Record<string, unknown> }>;

/**
 * What is wrong with a card beyond its single fields; empty if nothing is. A feature that the plan does not have cannot be
 * turned on. It may stay on after a downgrade, without effect, so that the card can still be changed. A business without a
 * shop says so with any plan: without home service its card is asked about, and needs no zones.
 */
export function cardFaults(draft: CardDraft, plan: Plan, former: FormerCard | undefined): CardFaults {
  const faults: CardFaults = {};
  if (former !== undefined && former.category !== draft.category) faults.category = 'categoryLocked';
  if (draft.parts.length > 0 && durationOf(draft.parts) !== draft.duration)
    faults.parts = { word: 'partsSum', values: { duration: draft.duration } };
  else if ((draft.parts.at(-1)?.wait ?? 0) > 0) faults.parts = 'lastPartWaits';
  if (!draft.isAtShop && !draft.isMobile) faults.isAtShop = 'cardNowhere';
  if (!isAscending(draft.travelZones)) faults.travelZones = 'zonesAscending';
  if (draft.isMobile && plan.homeService && draft.travelZones.length === 0) faults.travelZones = 'zonesMissing';
  if (draft.isUrgent && !isCraft(draft.category)) faults.isUrgent = 'urgentNotOffered';
  if (draft.isAvailableNow && !plan.immediateBooking && !former?.isAvailableNow) faults.isAvailableNow = 'goldFeature';
  const isInBoth = draft.isMobile && draft.isAtShop;
  if (isInBoth && !plan.homeService && !(former?.isMobile && former.isAtShop)) faults.isMobile = 'platinFeature';
  return faults;
}

/** The end of the name of a copy. The name stays within its maximum. */
export const copiedName = (name: string): string => {
  const ending = ' (2)';
  return `${name.slice(0, limits.titleMaximum - ending.length)}${ending}`;
};
