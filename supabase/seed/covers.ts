import type { DemoPicture, PictureKind } from './pictures.ts';
import { coversFor, type DemoProperty } from './properties.ts';

export interface ListedProperty extends DemoProperty {
  /** Since it was published. */
  minutesOld: number;
  /** Index of the seller. */
  seller: number;
}

/** A page of results shows 24 listings, a screen some nine of them. Two of one minute may change places. */
const pageSize = 26;
const screenSize = 10;
/** Cards in a row. The same cover twice in one is what everybody sees, in whatever order. */
const rowSize = 3;
const besideWeight = 1_500;

/** How bad the same cover is within a page and within a screen, by the order of the list. */
const weights = {
  newest: { page: 2_000, screen: 2_000 },
  city: { page: 3_000, screen: 3_000 },
  seller: { page: 150, screen: 200 },
  region: { page: 60, screen: 500 },
  category: { page: 4, screen: 200 },
  sorted: { page: 8, screen: 800 },
  sortedCategory: { page: 0, screen: 20 },
} as const;

/** How much worse than a front these look on a card. */
const homeliness: Partial<Record<PictureKind, number>> = {
  living: 8,
  bedroom: 8,
  kitchen: 8,
  workspace: 8,
  bathroom: 16,
  plan: 40,
};

interface Order {
  weight: { page: number; screen: number };
  /** Indexes into the properties. */
  indexes: number[];
}

/** The orders in which visitors and sellers see the properties. */
function ordersOf(properties: readonly ListedProperty[]): Order[] {
  const rows = properties.map((property, index) => ({ ...property, index }));
  type Row = (typeof rows)[number];
  const indexesOf = (some: readonly Row[]) => some.map(({ index }) => index);
  const newest = rows.toSorted((one, other) => one.minutesOld - other.minutesOld);
  const grouped = (weight: Order['weight'], key: (row: Row) => string): Order[] =>
    [...Map.groupBy(newest, key).values()].map((some) => ({ weight, indexes: indexesOf(some) }));
  const sorted = (by: (row: Row) => number): Order => ({
    weight: weights.sorted,
    indexes: indexesOf(rows.toSorted((one, other) => by(one) - by(other))),
  });
  const reduced = newest.filter(({ oldPrice }) => oldPrice !== undefined);
  const placeOf = ({ location }: Row, parts: number) => location.split(', ').slice(-parts).join(', ');
  return [
    { weight: weights.newest, indexes: indexesOf(newest) },
    // As the landing page shows them.
    { weight: weights.newest, indexes: indexesOf([...reduced.slice(0, 4), ...newest.slice(0, 12)]) },
    ...grouped(weights.seller, ({ seller }) => String(seller)),
    ...grouped(weights.city, (row) => placeOf(row, 2)),
    ...grouped(weights.region, (row) => placeOf(row, 1)),
    ...grouped(weights.category, ({ category }) => category),
    sorted(({ price }) => price),
    sorted(({ area }) => area),
    ...[...Map.groupBy(newest, ({ category }) => category).values()].map((some) => ({
      weight: weights.sortedCategory,
      indexes: indexesOf(some.toSorted((one, other) => one.price - other.price)),
    })),
  ];
}

/** Of each property those that may stand on one page with it, and how bad the same cover would be. */
function neighboursOf(orders: readonly Order[], count: number): Map<number, number>[] {
  const neighbours = Array.from({ length: count }, () => new Map<number, number>());
  const add = (one: number, other: number, weight: number) =>
    neighbours[one]?.set(other, (neighbours[one]?.get(other) ?? 0) + weight);
  for (const { weight, indexes } of orders) {
    indexes.forEach((one, position) => {
      indexes.slice(position + 1, position + pageSize).forEach((other, between) => {
        const near = between + 1 < rowSize ? besideWeight : 0;
        const each =
          between + 1 < screenSize ? Math.max(near, weight.page, (3 * weight.screen) / (between + 1)) : weight.page;
        add(one, other, each);
        add(other, one, each);
      });
    });
  }
  return neighbours;
}

const rounds = 8;

/** A cover for each property that differs from those around it; the first `fixed` keep theirs. */
function coversApart(properties: readonly ListedProperty[], fixed: number): DemoPicture[] {
  const neighbours = neighboursOf(ordersOf(properties), properties.length);
  const covers: DemoPicture[] = properties.slice(0, fixed).flatMap(({ pictures }) => pictures.slice(0, 1));
  const wanted = properties.map(coversFor);
  for (let round = 0; round < rounds; round++) {
    for (let index = fixed; index < properties.length; index++) {
      const cost = new Map<DemoPicture, number>();
      for (const [other, weight] of neighbours[index] ?? []) {
        const cover = covers[other];
        if (cover !== undefined) cost.set(cover, (cost.get(cover) ?? 0) + weight);
      }
      const badness = (picture: DemoPicture) => (cost.get(picture) ?? 0) + (homeliness[picture.kind] ?? 0);
      const [best] = (wanted[index] ?? []).toSorted((one, other) => badness(one) - badness(other));
      if (best !== undefined) covers[index] = best;
    }
  }
  return covers;
}

/** The properties, as many pictures each as before, with covers that differ on every page of the usual lists. */
export function withCoversApart<T extends ListedProperty>(properties: readonly T[], fixed: number): T[] {
  const covers = coversApart(properties, fixed);
  return properties.map((property, index) => {
    const cover = covers[index];
    const pictures = new Set([...(cover ? [cover] : []), ...property.pictures]);
    return { ...property, pictures: [...pictures].slice(0, property.pictures.length) };
  });
}
