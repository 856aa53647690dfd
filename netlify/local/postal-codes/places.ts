import type { Country } from '../../../src/contract/country.ts';
import { foldedName } from '../../features/provider/rules.ts';
import { kilometresBetween, middleOf, type Position } from './geometry.ts';
import { type JoinedCode, type KnownCode, precisionOfTown, type Town } from './join.ts';
import { writtenAs } from './names.ts';

export interface CountryTown extends Town {
  country: Country;
  region: string;
}

export interface NamedPlace extends Position {
  country: Country;
  name: string;
  region: string;
  precision: number;
  /** Which of two is meant sooner. */
  population: number;
}

/** Where a town has no number of codes to go by. */
const precisionOfPopulation = (population: number): number => Math.max(2, Math.ceil(Math.sqrt(population / 25_000)));

const sameTownKilometres = 15;

interface Named extends Position {
  name: string;
  precision: number;
}

interface Sources {
  towns: readonly CountryTown[];
  municipalities: ReadonlyMap<string, readonly string[]>;
  joined: readonly JoinedCode[];
  known: readonly (KnownCode & { country: Country })[];
}

/** Towns as GeoNames names them, and what is called otherwise here: `München` beside `Munich`. */
export function namedPlaces({ towns, municipalities, joined, known }: Sources): NamedPlace[] {
  const countries = ['de', 'at', 'ch'] as const;
  return countries
    .flatMap((country) => {
      const own = towns.filter((town) => town.country === country);
      const listed = new Set(own.flatMap(({ name }) => writtenAs(name)));
      const isListed = ({ name }: Named): boolean => listed.has(foldedName(name));
      const called = [
        ...(country === 'de' ? municipalityNames(municipalities, joined) : []),
        ...ownNames(known.filter((one) => one.country === country)),
      ].filter((named) => !isListed(named));
      return [
        ...own.map((town) => ({ ...town, precision: precisionOfPopulation(town.population) })),
        ...called.map((named) => ({ ...named, country, ...describedBy(named, own) })),
      ];
    })
    .toSorted((one, other) => other.population - one.population)
    .filter(isFirstOfIts())
    .toSorted((one, other) => (`${one.country} ${one.name}` < `${other.country} ${other.name}` ? -1 : 1))
    .map(({ country, name, region, latitude, longitude, precision, population }) => ({
      country,
      name,
      region,
      latitude,
      longitude,
      precision,
      population,
    }));
}

function isFirstOfIts(): (place: NamedPlace) => boolean {
  const kept = new Map<string, NamedPlace[]>();
  return (place) => {
    const name = `${place.country} ${foldedName(place.name)}`;
    const others = kept.get(name) ?? [];
    if (others.some((other) => kilometresBetween(other, place) < sameTownKilometres)) return false;
    kept.set(name, [...others, place]);
    return true;
  };
}

/** The municipalities of the postal codes; two of one name far from each other are two. */
function municipalityNames(
  municipalities: ReadonlyMap<string, readonly string[]>,
  joined: readonly JoinedCode[],
): Named[] {
  const positions = new Map<string, JoinedCode[]>();
  for (const one of joined)
    for (const name of municipalities.get(one.code) ?? []) positions.set(name, [...(positions.get(name) ?? []), one]);
  return [...positions].flatMap(([name, codes]) => {
    const groups: JoinedCode[][] = [];
    for (const code of codes) {
      const group = groups.find(([first]) => first !== undefined && kilometresBetween(first, code) < 40);
      if (group === undefined) groups.push([code]);
      else group.push(code);
    }
    return groups.map((group) => ({
      name,
      ...middleOf(group),
      precision: Math.max(precisionOfTown(group.length), Math.min(...group.map(({ precision }) => precision))),
    }));
  });
}

function ownNames(known: readonly KnownCode[]): Named[] {
  const names = Map.groupBy(known, ({ place }) => place);
  return [...names].map(([name, codes]) => ({ name, ...middleOf(codes), precision: precisionOfTown(codes.length) }));
}

/** The region is that of the nearest town; the size that of the largest within a few kilometres, which it may be itself. */
function describedBy(named: Named, towns: readonly CountryTown[]): { region: string; population: number } {
  const near = towns
    .map((town) => ({ town, away: kilometresBetween(town, named) }))
    .toSorted((one, other) => one.away - other.away);
  const sameSize = near.filter(({ away, town }) => away < 4 && town.population > 100_000);
  return {
    region: near[0]?.town.region ?? '',
    population: Math.max(0, ...sameSize.map(({ town }) => town.population)),
  };
}
