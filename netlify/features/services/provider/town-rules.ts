import { kilometresBetween } from '../../../ground/distance.ts';
import { type Town, withSlugs } from '../../../ground/town-pages.ts';
import type { TownRow } from '../../../places/index.ts';

/** Smaller towns are found by the search; pages of their own would show what those of the next town show. */
export const townPopulation = 20_000;

/** How far a town reaches from its middle, by how many live there. */
const kilometresOf = (population: number): number =>
  population >= 1_000_000 ? 15 : population >= 300_000 ? 10 : population >= 100_000 ? 7 : 5;

/** The towns that may have pages, the largest first; what lies within a larger one has none. */
export function townsChosen(places: readonly TownRow[]): Town[] {
  const chosen: (TownRow & { kilometres: number })[] = [];
  for (const place of places) {
    const isWithin = chosen.some((larger) => kilometresBetween(larger, place) <= larger.kilometres);
    if (!isWithin) chosen.push({ ...place, kilometres: kilometresOf(place.population) });
  }
  return withSlugs(chosen).map(({ population: _population, kilometres, ...town }) => ({
    ...town,
    radiusMetres: kilometres * 1000,
  }));
}
