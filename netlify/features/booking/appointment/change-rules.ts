import type { CardId } from '../../../../src/contract/fields.ts';
import { type CardOption, type CardPick, readPick } from '../../../../src/contract/services/card-option-fields.ts';
import { centsOf as cents } from '../../../../src/contract/services/card-options.ts';
import type { ServiceCategory } from '../../../../src/contract/services/service-taxonomy.ts';

/** A service as it was agreed; its card may have changed or gone since. */
export interface AgreedItem {
  id: CardId | null;
  name: string;
  category: ServiceCategory;
  priceCents: number;
  priceUnit: 'visit' | 'hour';
  durationMinutes: number;
  parts: readonly { work: number; wait: number }[];
  options: readonly CardOption[];
}

/** The services and the price of an appointment, without its start and its person. */
export interface Agreed {
  items: readonly AgreedItem[];
  /** With the way to the customer. */
  totalCents: number;
  bufferMinutes: number;
}

/** Whether an agreed item is the picked card. A pick without options matches any options of that card. */
export function isPicked(item: AgreedItem, pick: CardPick): boolean {
  const { id, options } = readPick(pick);
  const chosen = new Set(item.options.map((option) => option.id));
  return (
    item.id === id &&
    (options.length === 0 || (options.length === chosen.size && options.every((one) => chosen.has(one))))
  );
}

const sumOf = (items: readonly AgreedItem[]): number => items.reduce((sum, item) => sum + cents(item), 0);
const minutesOf = (items: readonly AgreedItem[]): number =>
  items.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0);

const shortest = 5;

/** The last service takes what is left of the duration, and all of that is work. Undefined where nothing is left for it. */
export function lastingItems(items: readonly AgreedItem[], minutes: number | undefined): AgreedItem[] | undefined {
  const last = items.at(-1);
  if (minutes === undefined || last === undefined || minutes === minutesOf(items)) return [...items];
  const rest = minutes - minutesOf(items.slice(0, -1));
  return rest < shortest ? undefined : [...items.slice(0, -1), { ...last, durationMinutes: rest, parts: [] }];
}

/** Prices that come to a sum: the last services take the difference, so that what is listed is what is paid. */
function pricedItems(items: readonly AgreedItem[], total: number): AgreedItem[] {
  let difference = total - sumOf(items);
  if (difference === 0) return [...items];
  return items
    .toReversed()
    .map((item): AgreedItem => {
      const price = Math.max(0, cents(item) + difference);
      difference -= price - cents(item);
      return price === cents(item) ? item : { ...item, priceUnit: 'visit', priceCents: price };
    })
    .toReversed();
}

/**
 * What comes of other services, another duration or another price, in cents without the way. A price that was not said follows
 * the services, and what was once given off stays given off.
 */
export function changedItems(
  {
    items: before,
    totalCents,
    travelFeeCents,
  }: { items: readonly AgreedItem[]; totalCents: number; travelFeeCents: number },
  items: readonly AgreedItem[],
  said: number | undefined,
): Pick<Agreed, 'items' | 'totalCents'> {
  const agreed = totalCents - travelFeeCents;
  const total = said ?? Math.max(0, agreed + sumOf(items) - sumOf(before));
  return { items: said === undefined ? items : pricedItems(items, total), totalCents: total + travelFeeCents };
}

interface AgreedVisit {
  agreed: Agreed;
  staff: string;
}

const named = ({ items }: Agreed): string => items.map(({ id, name }) => `${id} ${name}`).join('\n');

/** More time for the same, or a lower price, binds nobody to anything. */
export function bindsCustomer(before: AgreedVisit, after: AgreedVisit): boolean {
  return (
    named(before.agreed) !== named(after.agreed) ||
    before.staff !== after.staff ||
    after.agreed.totalCents > before.agreed.totalCents ||
    minutesOf(after.agreed.items) < minutesOf(before.agreed.items)
  );
}
