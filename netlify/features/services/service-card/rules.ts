import { limits } from '../../../../src/contract/limits.ts';
import type { Plan } from '../../../../src/contract/plans.ts';
import { centsOf } from '../../../../src/contract/services/card-options.ts';
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
  deposit: 'deposit_cents',
};

const cardColumnOf = (field: CardFieldName): string => otherColumns[field] ?? columnOf(field);

/** Variants or extras in cents as the contract has them, in euros. */
const inEuros = (column: string): string => `coalesce((
    select json_agg(option - 'priceCents' - 'durationMinutes' || jsonb_build_object(
             'price', (option ->> 'priceCents')::float8 / 100, 'duration', option -> 'durationMinutes') order by place)
      from jsonb_array_elements(card.${column}) with ordinality as listed (option, place)), '[]')`;

/** Fields that are read otherwise than as their column. */
const otherReadings: Partial<Record<CardFieldName, string>> = {
  price: 'card.price_cents::float8 / 100',
  deposit: 'card.deposit_cents::float8 / 100',
  variants: inEuros('variants'),
  extras: inEuros('extras'),
  travelZones: `coalesce((
    select json_agg(json_build_object('upTo', zone -> 'upTo', 'fee', (zone ->> 'feeCents')::float8 / 100) order by place)
      from jsonb_array_elements(card.travel_zones) with ordinality as listed (zone, place)), '[]')`,
};

/** As an item of `select`, under the field's name: `card.cancel_hours as "cancelHours"`. */
export const selected = (field: CardFieldName): string =>
  `${otherReadings[field] ?? `card.${cardColumnOf(field)}`} as "${field}"`;

export const writtenColumns: readonly string[] = [...cardFieldNames.map(cardColumnOf), 'travel_reach_kilometres'];

const centsIn = (euros: number): number => Math.round(euros * 100);

const optionRow = <Option extends { price: number; duration: number }>({ price, duration, ...option }: Option) => ({
  ...option,
  priceCents: centsIn(price),
  durationMinutes: duration,
});

/** What is stored of a card with variants: the filter by price and the search read its own price and duration. */
export function asCheapest<Card extends Pick<CardDraft, 'price' | 'priceUnit' | 'duration' | 'parts' | 'variants'>>(
  card: Card,
): Card {
  const cost = ({ price, duration }: Pick<CardDraft, 'price' | 'duration'>): number =>
    centsOf({ priceUnit: card.priceUnit, priceCents: centsIn(price), durationMinutes: duration });
  const [cheapest] = card.variants.toSorted((one, other) => cost(one) - cost(other) || one.duration - other.duration);
  if (cheapest === undefined) return card;
  const { price, duration, parts } = cheapest;
  return { ...card, price, duration, parts };
}

/** What the kind of a question makes meaningless is dropped. */
const keptQuestion = ({ kind, choices, isRequired, ...question }: CardDraft['questions'][number]) => ({
  ...question,
  kind,
  choices: kind === 'choice' ? choices : [],
  isRequired: kind !== 'picture' && isRequired,
});

/** The fields as a row of the table has them: the values by column. */
export const rowOf = (card: WrittenCard): Record<string, unknown> => ({
  ...Object.fromEntries(cardFieldNames.map((field) => [cardColumnOf(field), card[field]])),
  price_cents: centsIn(card.price),
  deposit_cents: card.deposit === null ? null : centsIn(card.deposit),
  variants: card.variants.map(optionRow),
  extras: card.extras.map(optionRow),
  questions: card.questions.map(keptQuestion),
  travel_zones: card.travelZones.map(({ upTo, fee }) => ({ upTo, feeCents: centsIn(fee) })),
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

function partFaults({ parts, duration }: Pick<CardDraft, 'parts' | 'duration'>, field: string): CardFaults {
  if (parts.length > 0 && durationOf(parts) !== duration)
    return { [field]: { word: 'partsSum', values: { duration } } };
  return (parts.at(-1)?.wait ?? 0) > 0 ? { [field]: 'lastPartWaits' } : {};
}

/** Links name options by their id, people by their name. */
function optionFaults({ variants, extras }: Pick<CardDraft, 'variants' | 'extras'>): CardFaults {
  const faults: CardFaults = {};
  const ids = new Set<string>();
  for (const [field, options] of Object.entries({ variants, extras })) {
    const names = new Set<string>();
    for (const [index, { id, name }] of options.entries()) {
      if (ids.has(id)) faults[`${field}.${index}.id`] = 'optionTwice';
      if (names.has(name.toLowerCase())) faults[`${field}.${index}.name`] = 'optionTwice';
      ids.add(id);
      names.add(name.toLowerCase());
    }
  }
  return faults;
}

/** Answers name a question by its id; there is something to choose between. */
function questionFaults({ questions }: Pick<CardDraft, 'questions'>): CardFaults {
  const ids = questions.map(({ id }) => id);
  return Object.fromEntries(
    questions.flatMap(({ id, kind, choices }, index): [string, FieldWord][] => [
      ...(ids.indexOf(id) < index ? [[`questions.${index}.id`, 'optionTwice'] as [string, FieldWord]] : []),
      ...(kind === 'choice' && new Set(choices).size < 2
        ? [[`questions.${index}.choices`, 'choicesMissing'] as [string, FieldWord]]
        : []),
    ]),
  );
}

/**
 * What is wrong with a card beyond its single fields; empty if nothing is. A feature that the plan does not have cannot be
 * turned on. It may stay on after a downgrade, without effect, so that the card can still be changed. A business without a
 * shop says so with any plan: without home service its card is asked about, and needs no zones.
 */
export function cardFaults(draft: CardDraft, plan: Plan, former: FormerCard | undefined): CardFaults {
  const faults: CardFaults = {};
  if (former !== undefined && former.category !== draft.category) faults.category = 'categoryLocked';
  if (draft.variants.length === 0) Object.assign(faults, partFaults(draft, 'parts'));
  draft.variants.forEach((variant, index) => Object.assign(faults, partFaults(variant, `variants.${index}.parts`)));
  Object.assign(faults, optionFaults(draft), questionFaults(draft));
  if (draft.deposit !== null && draft.depositPercent !== null) faults.deposit = 'depositTwice';
  if (draft.deposit === 0) faults.deposit = 'depositNone';
  // Of variants the cheapest counts.
  const { price, priceUnit, duration } = asCheapest(draft);
  const least = centsOf({ priceUnit, priceCents: centsIn(price), durationMinutes: duration });
  if (centsIn(draft.deposit ?? 0) > least) faults.deposit = 'depositAbovePrice';
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
