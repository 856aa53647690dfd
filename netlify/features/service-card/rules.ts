import { limits } from '../../../src/contract/limits.ts';
import type { Plan } from '../../../src/contract/plans.ts';
import type { CardDraft, TravelZone } from '../../../src/contract/service-card.ts';
import { serviceGroups } from '../../../src/contract/service-taxonomy.ts';
import type { FieldWord } from '../../../src/contract/words.ts';

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
