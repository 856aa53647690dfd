import type { Country } from '../../../src/contract/country.ts';
import { type Coordinates, kilometresBetween } from '../../ground/distance.ts';
import { foldedName } from '../../places/names.ts';
import type { PlacedCode } from './codes.ts';
import type { District } from './districts.ts';
import { middleOf } from './geometry.ts';
import { writtenAs } from './names.ts';
import { type SourcePlace, townAndPart } from './source.ts';
import type { Towns } from './towns.ts';

export interface NamedPlace extends Coordinates {
  country: Country;
  name: string;
  /** What is compared with the name that somebody typed. */
  folded: string;
  region: string;
  precision: number;
  /** Which of two is meant sooner. */
  population: number;
  /** The postal code of a part of a town; empty for everything else. */
  code: string;
}

const precisionOfPopulation = (population: number): number => Math.max(2, Math.ceil(Math.sqrt(population / 25_000)));

/** Two places of one name so near each other are one. */
const samePlaceKilometres = 15;
/** Codes of one name so far from each other belong to two places. */
const oneNameKilometres = 25;
/** How many live in a part of a town of this size, about: a larger town of the same name is meant sooner. */
const peopleOfPart = (ofTown: number): number => Math.min(40_000, Math.round(ofTown / 25));

/** Everything that can be searched by name: towns, the places of all codes, and districts. */
export function namedPlaces(
  source: readonly SourcePlace[],
  towns: Towns,
  { codes, districts }: { codes: readonly PlacedCode[]; districts: readonly District[] },
): NamedPlace[] {
  const parts = [...districtPlaces(districts, codes, towns), ...partPlaces(source, towns)];
  const own = towns.all.map(({ isPart: _isPart, ...town }) => ({
    ...town,
    folded: foldedName(town.name),
    precision: precisionOfPopulation(town.population),
    code: '',
  }));
  return [...parts, ...own, ...abroad(own), ...placesOfCodes(source, towns)]
    .filter(isFirstOfIts())
    .toSorted((one, other) => (`${one.country} ${one.name}` < `${other.country} ${other.name}` ? -1 : 1));
}

/** What towns are called in other languages. */
const otherNames: Record<string, readonly string[]> = {
  München: ['munich'],
  Köln: ['cologne'],
  Nürnberg: ['nuremberg'],
  Hannover: ['hanover'],
  Wien: ['vienna'],
  Genève: ['genf', 'geneva'],
};
const abroad = (towns: readonly NamedPlace[]): NamedPlace[] =>
  towns.flatMap((town) => (otherNames[town.name] ?? []).map((folded) => ({ ...town, folded })));

/** Found as `Köln-Ehrenfeld` and as `Ehrenfeld`; `Frankfurt-Bornheim` also as `Frankfurt am Main-Bornheim`. */
function namesOfPart({ town, part }: { town: string; part: string }): { name: string; folded: string }[] {
  const short = town.replace(/ (?:am|an der|im) .*/, '');
  const written = new Set([`${short} ${part}`, part, `${town} ${part}`].map(foldedName));
  return [...written].map((folded) => ({ name: `${short}-${part}`, folded }));
}

/** A district is so far from the middle of its town at most. */
const townKilometres = 40;
/** A town of a district's name so near its code is the district. */
const nearKilometres = 10;

function districtPlaces(districts: readonly District[], codes: readonly PlacedCode[], towns: Towns): NamedPlace[] {
  const byCode = new Map(codes.filter(({ country }) => country === 'de').map((one) => [one.code, one]));
  return districts.flatMap(({ town, district, code }) => {
    const at = byCode.get(code);
    const city = at === undefined ? undefined : towns.named('de', town, at, townKilometres);
    if (at === undefined || city === undefined) throw new Error(`${town}-${district} has no known code`);
    const known = towns.named('de', district, at);
    const isNear = known !== undefined && kilometresBetween(known, at) < nearKilometres;
    const { latitude, longitude } = isNear ? known : at;
    const precision = isNear ? 2 : at.precision;
    const population = peopleOfPart(city.population);
    const place = { country: 'de' as const, region: city.region, latitude, longitude, precision, population, code };
    return namesOfPart({ town, part: district }).map((named) => ({ ...place, ...named }));
  });
}

/** The parts that the source itself names, in Hamburg, Wien or Graz. */
function partPlaces(source: readonly SourcePlace[], towns: Towns): NamedPlace[] {
  return [...Map.groupBy(source, ({ country, code }) => `${country} ${code}`).values()].flatMap((places) => {
    const names = new Set(places.map(({ name }) => name));
    return places.flatMap((place) => {
      const { town, part } = townAndPart(place, names);
      if (part === '') return [];
      const { country, code, latitude, longitude } = place;
      const city = towns.named(country, town, place, townKilometres);
      const region = (city ?? towns.nearest(country, place))?.region ?? '';
      const population = peopleOfPart(city?.population ?? 0);
      const own = { country, latitude, longitude, region, population, precision: 2, code };
      return namesOfPart({ town, part }).map((named) => ({ ...own, ...named }));
    });
  });
}

/** The names in the source; codes of one name far from each other belong to two places. */
function placesOfCodes(source: readonly SourcePlace[], towns: Towns): NamedPlace[] {
  const byCode = Map.groupBy(source, ({ country, code }) => `${country} ${code}`);
  const named = [...byCode.values()].flatMap((places) => {
    const names = new Set(places.map(({ name }) => name));
    return places.flatMap((place) => {
      const { town, part } = townAndPart(place, names);
      return part === '' ? [{ place, town }] : [];
    });
  });
  return [...Map.groupBy(named, ({ place, town }) => `${place.country} ${town}`).values()].flatMap((same) => {
    const groups: SourcePlace[][] = [];
    for (const { place } of same) {
      const group = groups.find(
        ([first]) => first !== undefined && kilometresBetween(first, place) < oneNameKilometres,
      );
      if (group === undefined) groups.push([place]);
      else group.push(place);
    }
    return groups.map((group): NamedPlace => {
      const at = middleOf(group);
      const [{ country } = { country: 'de' as const }] = group;
      const name = same[0]?.town ?? '';
      const known = towns.named(country, name, at);
      const region = (known ?? towns.nearest(country, at))?.region ?? '';
      const precision = Math.max(2, Math.ceil(1.5 * Math.sqrt(group.length)));
      return { country, name, folded: foldedName(name), region, precision, population: 0, code: '', ...at };
    });
  });
}

/** The first of two of one name near each other stays. */
function isFirstOfIts(): (place: NamedPlace) => boolean {
  const kept = new Map<string, NamedPlace[]>();
  return (place) => {
    const names = place.code === '' && place.folded === foldedName(place.name) ? writtenAs(place.name) : [];
    const keys = new Set([place.folded, ...names].map((folded) => `${place.country} ${folded}`));
    const others = kept.get(`${place.country} ${place.folded}`) ?? [];
    if (others.some((other) => kilometresBetween(other, place) < samePlaceKilometres)) return false;
    for (const key of keys) kept.set(key, [...(kept.get(key) ?? []), place]);
    return true;
  };
}
