import type { Country } from '../../../src/contract/country.ts';
import { type Coordinates, kilometresBetween } from '../../ground/distance.ts';
import { foldedName } from '../../places/names.ts';
import { meanOf, middleOf } from './geometry.ts';
import { type SourcePlace, townAndPart } from './source.ts';
import type { Towns } from './towns.ts';

export interface PlacedCode extends Coordinates {
  country: Country;
  code: string;
  /** The expected error in kilometres. */
  precision: number;
  /** The towns of the code, the most populous first: that is its name. */
  towns: string[];
}

/** A point for several codes is the middle of their town: each lies somewhere in it. */
const townKilometres = 3;
const precisionMaximum = 30;

interface TownOfCode extends Coordinates {
  name: string;
  population: number;
  isCommunity: boolean;
  /** The position is that of its parts in this code. */
  isOfParts: boolean;
}

/** `Halle` -> `Halle (Saale)`, where the larger source tells it from others. */
const fullName = (name: string, known: string | undefined): string =>
  known !== undefined && foldedName(known).startsWith(`${foldedName(name)} `) ? known : name;

/** The towns of one code, the most populous first. */
export function townsOf(places: readonly SourcePlace[], towns: Towns): TownOfCode[] {
  const names = new Set(places.map(({ name }) => name));
  const byTown = Map.groupBy(places, (place) => {
    const { town } = townAndPart(place, names);
    return town;
  });
  return [...byTown]
    .map(([name, own]): TownOfCode => {
      // Where its parts are known the town's own point is only the middle of the town.
      const parts = own.filter((place) => townAndPart(place, names).part !== '');
      const at = middleOf(parts.length > 0 ? parts : own);
      const known = own.map((place) => towns.named(place.country, name, place)).find((town) => town !== undefined);
      return {
        ...at,
        name: fullName(name, known?.name),
        population: known?.population ?? 0,
        isOfParts: parts.length > 0,
        isCommunity: own.some(({ community }) => community === name),
      };
    })
    .toSorted(
      (one, other) =>
        other.population - one.population ||
        Number(other.isCommunity) - Number(one.isCommunity) ||
        (one.name < other.name ? -1 : 1),
    );
}

/** Every code with its towns and the position of the most populous one. */
export function placedCodes(source: readonly SourcePlace[], towns: Towns): PlacedCode[] {
  const byCode = Map.groupBy(source, ({ country, code }) => `${country} ${code}`);
  const placed = [...byCode.values()].flatMap((places) => {
    const found = townsOf(places, towns);
    const [{ country, code } = { country: 'de' as const, code: '' }] = places;
    const [main] = found;
    if (main === undefined) return [];
    const spread = Math.max(...found.map((town) => kilometresBetween(town, main)));
    return [
      { country, code, ...pointOf(main), spread, isOfParts: main.isOfParts, towns: found.map(({ name }) => name) },
    ];
  });
  const atPoint = Map.groupBy(placed, pointKey);
  const ofTown = Map.groupBy(placed, ({ country, towns: [town] }) => `${country} ${town}`);
  const withOwnPoint = placed.filter((one) => atPoint.get(pointKey(one))?.length === 1);
  const ofDigits = Map.groupBy(withOwnPoint, digitsKey);
  return placed.map(({ spread, isOfParts, ...one }) => {
    const sharing = atPoint.get(pointKey(one)) ?? [];
    const isPlacedAgain = one.country === 'de' && sharing.length > 1 && !isOfParts;
    const neighbours = isPlacedAgain ? (ofDigits.get(digitsKey(one)) ?? []) : [];
    if (neighbours.length > 1) return amongNeighbours(one, neighbours);
    const town = (ofTown.get(`${one.country} ${one.towns[0]}`) ?? []).map((other) => kilometresBetween(one, other));
    // So far away most codes of the town are, or so large is a town of so many codes.
    const within = town.toSorted((near, far) => near - far)[Math.floor(town.length * 0.9)] ?? 0;
    const middle = isOfParts ? townKilometres : Math.max(townKilometres, within, 1.5 * Math.sqrt(sharing.length));
    const precision = Math.ceil(Math.max(2, spread / 2, sharing.length > 1 ? middle : 0));
    return { ...one, precision: Math.min(precisionMaximum, precision) };
  });
}

/** A German code at the town's middle lies among those that share all digits but the last: they are numbered by district. */
function amongNeighbours<T extends Coordinates>(one: T, neighbours: readonly Coordinates[]): T & { precision: number } {
  const middle = meanOf(neighbours);
  const furthest = Math.max(...neighbours.map((other) => kilometresBetween(middle, other)));
  return { ...one, ...middle, precision: Math.ceil(Math.max(townKilometres, 1.5 * furthest)) };
}

const digitsKey = ({ country, code, towns: [town] }: Omit<PlacedCode, 'precision'>): string =>
  `${country} ${town} ${code.slice(0, -1)}`;

/** As it is stored. */
const pointKey = ({ latitude, longitude }: Coordinates): string => `${latitude.toFixed(3)} ${longitude.toFixed(3)}`;

const pointOf = ({ latitude, longitude }: Coordinates): Coordinates => ({ latitude, longitude });
