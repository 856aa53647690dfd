import type { DemoPicture, PictureKind } from './pictures.ts';
import { coversFor, type DemoProperty } from './properties.ts';
import { seeded } from './random.ts';

export interface ListedProperty extends DemoProperty {
  /** Since it was published. */
  minutesOld: number;
  /** Index of the seller. */
  seller: number;
}

/** Of a page of results, wherever it begins. */
export const pageSize = 24;

const cityOf = ({ location }: ListedProperty): string => location.split(', ').slice(-2).join(', ');
const filters: readonly ((property: ListedProperty) => string)[] = [
  () => '',
  ({ category }) => category,
  ({ dealType }) => dealType,
  ({ category, dealType }) => `${category} ${dealType}`,
  ({ location }) => location.split(', ').at(-1) ?? '',
  cityOf,
];
const sortings: readonly ((property: ListedProperty) => number)[] = [
  ({ minutesOld }) => minutesOld,
  ({ price }) => price,
  ({ area }) => area,
];

/** The lists in which visitors and sellers see the properties: under each filter in each order, and the first seller's own. */
export function listsOf<T extends ListedProperty>(properties: readonly T[]): T[][] {
  const newest = properties.toSorted((one, other) => one.minutesOld - other.minutesOld);
  const reduced = newest.filter(({ oldPrice }) => oldPrice !== undefined);
  return [
    // As the landing page shows them.
    [...new Set([...reduced.slice(0, 4), ...newest.slice(0, 12)])],
    newest.filter(({ seller }) => seller === 0),
    ...filters
      .flatMap((filter) => [...Map.groupBy(newest, filter).values()])
      .flatMap((list) => sortings.map((by) => list.toSorted((one, other) => by(one) - by(other)))),
  ];
}

/** How much worse than a front these look on a card. */
const homeliness: Partial<Record<PictureKind, number>> = {
  living: 8,
  bedroom: 8,
  kitchen: 8,
  workspace: 8,
  bathroom: 16,
  plan: 40,
};
const clashing = 1_000;
const rounds = 8;
const sweeps = 2_000;

/** The picture of the least badness. */
function best(pictures: readonly DemoPicture[], badness: (picture: DemoPicture) => number): DemoPicture | undefined {
  let least: { picture: DemoPicture; badness: number } | undefined;
  for (const picture of pictures) {
    const one = { picture, badness: badness(picture) };
    if (least === undefined || one.badness < least.badness) least = one;
  }
  return least?.picture;
}

/** Of each property those that may stand on one page with it. */
function neighboursOf(properties: readonly ListedProperty[]): Set<number>[] {
  const neighbours = properties.map(() => new Set<number>());
  const indexes = new Map(properties.map((property, index) => [property, index]));
  for (const list of listsOf(properties)) {
    const places = list.map((property) => indexes.get(property) ?? 0);
    places.forEach((one, position) => {
      for (const other of places.slice(position + 1, position + pageSize)) {
        neighbours[one]?.add(other);
        neighbours[other]?.add(one);
      }
    });
  }
  return neighbours;
}

/**
 * A cover for each property that differs from those around it; the first `fixed` keep theirs. The nicest that is free is taken, round
 * by round. What still clashes then moves on, and does not come back at once (tabu search of a colouring).
 */
function coversApart(properties: readonly ListedProperty[], fixed: number): DemoPicture[] {
  const random = seeded(fixed);
  const neighbours = neighboursOf(properties);
  const wanted = properties.map(coversFor);
  const covers: (DemoPicture | undefined)[] = [];
  const taken = properties.map(() => new Map<DemoPicture, number>());
  const clashes = (index: number, picture: DemoPicture | undefined): number =>
    (picture && taken[index]?.get(picture)) ?? 0;
  const put = (index: number, picture: DemoPicture | undefined): void => {
    if (picture === undefined || covers[index] === picture) return;
    const before = covers[index];
    covers[index] = picture;
    for (const other of neighbours[index] ?? []) {
      if (before !== undefined) taken[other]?.set(before, clashes(other, before) - 1);
      taken[other]?.set(picture, clashes(other, picture) + 1);
    }
  };
  properties.slice(0, fixed).forEach(({ pictures: [cover] }, index) => put(index, cover));
  const free = properties.flatMap((_, index) => (index < fixed ? [] : [index]));
  for (let round = 0; round < rounds; round++)
    for (const index of free)
      put(
        index,
        best(
          wanted[index] ?? [],
          (picture) => clashes(index, picture) * clashing + (homeliness[picture.kind] ?? 0) + random.unit(),
        ),
      );
  const left = new Map<string, number>();
  for (let sweep = 0; sweep < sweeps; sweep++) {
    const open = free.filter((index) => clashes(index, covers[index]) > 0);
    if (open.length === 0) break;
    const index = random.pick(open);
    const before = covers[index];
    const others = (wanted[index] ?? []).filter(
      (picture) => picture !== before && (left.get(`${index} ${picture.name}`) ?? 0) <= sweep,
    );
    put(
      index,
      best(others, (picture) => clashes(index, picture) * clashing + random.unit()),
    );
    left.set(`${index} ${before?.name}`, sweep + random.whole(10, 20));
  }
  return covers.flatMap((cover) => (cover === undefined ? [] : [cover]));
}

/** The properties, as many pictures each as before, with covers that differ on every page of their lists. */
export function withCoversApart<T extends ListedProperty>(properties: readonly T[], fixed: number): T[] {
  const covers = coversApart(properties, fixed);
  return properties.map((property, index) => {
    const cover = covers[index];
    const pictures = new Set([...(cover ? [cover] : []), ...property.pictures]);
    return { ...property, pictures: [...pictures].slice(0, property.pictures.length) };
  });
}
