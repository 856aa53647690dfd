import type { Country } from '../../../src/contract/country.ts';
import { type Coordinates, kilometresBetween } from '../../ground/distance.ts';
import { waysToFind, writtenAs } from './names.ts';

/** A town with its size, from the second source. */
export interface Town extends Coordinates {
  country: Country;
  /** GeoNames' code of the federal state or canton. */
  region: string;
  name: string;
  population: number;
  /** A part of another one. */
  isPart: boolean;
}

const sameTownKilometres = 15;

export class Towns {
  readonly #byName: Map<string, Town[]>;
  readonly #byCell: Map<string, Town[]>;

  readonly all: readonly Town[];

  constructor(all: readonly Town[]) {
    this.all = all;
    const named = all.flatMap((town) => writtenAs(town.name).map((name) => ({ town, key: `${town.country} ${name}` })));
    this.#byName = new Map(
      [...Map.groupBy(named, ({ key }) => key)].map(([key, entries]) => [key, entries.map(({ town }) => town)]),
    );
    this.#byCell = Map.groupBy(all, (town) => cellOf(town, 0, 0));
  }

  /** The largest town of this name near a place. */
  named(country: Country, name: string, at: Coordinates, kilometres = sameTownKilometres): Town | undefined {
    for (const [way, ...halves] of waysToFind(name)) {
      if (halves.length > 0) break;
      const near = (this.#byName.get(`${country} ${way}`) ?? []).filter(
        (town) => kilometresBetween(town, at) < kilometres,
      );
      const [largest] = near.toSorted((one, other) => other.population - one.population);
      if (largest !== undefined) return largest;
    }
    return undefined;
  }

  /** The nearest town of the country within about 40 km. */
  nearest(country: Country, at: Coordinates): Town | undefined {
    const around = [-1, 0, 1].flatMap((north) =>
      [-1, 0, 1].flatMap((east) => this.#byCell.get(cellOf(at, north, east)) ?? []),
    );
    return around
      .filter((town) => town.country === country)
      .toSorted((one, other) => kilometresBetween(one, at) - kilometresBetween(other, at))[0];
  }
}

/** Cells of about 40 km. */
const cellOf = ({ latitude, longitude }: Coordinates, north: number, east: number): string =>
  `${Math.floor(latitude / 0.36) + north} ${Math.floor(longitude / 0.54) + east}`;
