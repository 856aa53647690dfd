import { foldedName } from '../../features/provider/rules.ts';
import { kilometresBetween, middleOf, type Position, weighedMean } from './geometry.ts';
import { waysToFind, writtenAs } from './names.ts';

export interface Town extends Position {
  name: string;
  population: number;
  /** A part of another one. */
  isPart: boolean;
}

export interface KnownCode extends Position {
  code: string;
  place: string;
}

export interface JoinedCode extends Position {
  code: string;
  place: string;
  /** The expected error in kilometres. */
  precision: number;
}

interface Sources {
  /** Code -> the municipalities in it. */
  municipalities: ReadonlyMap<string, readonly string[]>;
  towns: readonly Town[];
  /** Our own, used where no town has the name, and never for themselves: the table can be measured against them. */
  known: readonly KnownCode[];
}

/** Two towns of one name are told apart by where the codes with the same first digits lie: so far from there at most. */
const reachOfDigits = [
  { digits: 3, kilometres: 40 },
  { digits: 2, kilometres: 90 },
  { digits: 1, kilometres: 200 },
];
/** Below this size none is listed, so a village that is not found counts as this small. */
const smallest = 300;
const neighboursAsked = 4;

/** A town has about as many codes as it is large. */
export const precisionOfTown = (codes: number): number => Math.max(2, Math.ceil(1.5 * Math.sqrt(codes)));

function grouped<T>(entries: Iterable<readonly [string, T]>): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const [key, value] of entries) groups.set(key, [...(groups.get(key) ?? []), value]);
  return groups;
}

/** Every code with the name of its largest municipality and a position, as if our own code for it did not exist. */
export function joinedCodes({ municipalities, towns, known }: Sources): JoinedCode[] {
  const townsOf = grouped(towns.flatMap((town) => writtenAs(town.name).map((name) => [name, town] as const)));
  const codesOf = grouped([...municipalities].flatMap(([code, names]) => names.map((name) => [name, code] as const)));
  const knownOf = grouped(known.map((one) => [foldedName(one.place), one] as const));

  const sure = [...municipalities].flatMap(([code, names]) => {
    const only = names.flatMap((name) =>
      townsOf.get(foldedName(name))?.length === 1 ? townsOf.get(foldedName(name)) : [],
    );
    return only.length === 0 ? [] : [[code, middleOf(only.filter((town) => town !== undefined))] as const];
  });
  const regions = grouped(
    sure.flatMap(([code, position]) => reachOfDigits.map(({ digits }) => [code.slice(0, digits), position] as const)),
  );

  const townOf = (name: string, code: string): (Position & { population: number }) | undefined => {
    const region = reachOfDigits.find(({ digits }) => (regions.get(code.slice(0, digits))?.length ?? 0) >= 3);
    if (region === undefined) return undefined;
    const around = middleOf(regions.get(code.slice(0, region.digits)) ?? []);
    const nearest = (written: string): Town | undefined =>
      (townsOf.get(written) ?? [])
        .map((town) => ({ town, away: kilometresBetween(town, around) }))
        .filter(({ away }) => away <= region.kilometres)
        .toSorted((one, other) => Number(one.town.isPart) - Number(other.town.isPart) || one.away - other.away)[0]
        ?.town;
    for (const way of waysToFind(name)) {
      const found = way.map(nearest).filter((town) => town !== undefined);
      const position = weighedMean(found.map((town) => ({ position: town, weight: 1 })));
      if (position !== undefined) return { ...position, population: Math.max(...found.map((town) => town.population)) };
    }
    const others = (knownOf.get(foldedName(name)) ?? []).filter((one) => one.code !== code);
    return others.length === 0 ? undefined : { ...middleOf(others), population: 0 };
  };

  const byName = [...municipalities].map(([code, names]) => {
    const parts = names.map((name) => {
      const town = townOf(name, code);
      const codes = codesOf.get(name)?.length ?? 1;
      return { name, town, codes, share: Math.max(town?.population ?? 0, smallest) / codes };
    });
    const [largest] = parts.toSorted((one, other) => other.share - one.share);
    const found = parts.flatMap(({ town, share }) => (town === undefined ? [] : [{ position: town, weight: share }]));
    const codes = Math.min(...parts.map((part) => part.codes));
    return { code, place: largest?.name ?? '', position: weighedMean(found), precision: precisionOfTown(codes) };
  });
  const placed = byName.flatMap(({ position, code }) => (position === undefined ? [] : [{ code, ...position }]));
  return byName.flatMap(({ position, ...one }) => {
    const joined = position === undefined ? betweenNeighbours(one.code, placed) : { ...position };
    return joined === undefined ? [] : [{ ...one, ...joined }];
  });
}

/** Codes were given out region by region: one lies between those that follow each other in its hundred, or ten. */
export function betweenNeighbours(
  code: string,
  placed: readonly (Position & { code: string })[],
): (Position & { precision: number }) | undefined {
  const away = (other: string): number => Math.abs(Number(other) - Number(code));
  for (const digits of [4, 3, 2, 1]) {
    const near = placed
      .filter((other) => other.code !== code && other.code.startsWith(code.slice(0, digits)))
      .toSorted((one, other) => away(one.code) - away(other.code))
      .slice(0, neighboursAsked);
    const position = weighedMean(near.map((other) => ({ position: other, weight: 1 / (1 + away(other.code)) })));
    if (near.length < 2 || position === undefined) continue;
    const spread = Math.max(...near.map((other) => kilometresBetween(other, position)));
    return { ...position, precision: Math.min(40, Math.max(6, Math.ceil(spread))) };
  }
  return undefined;
}
