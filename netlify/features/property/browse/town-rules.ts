import { cities } from '../../../../src/contract/cities.ts';
import { kilometresBetween } from '../../../ground/distance.ts';
import { type Town, withSlugs } from '../../../ground/town-pages.ts';

/** In the metropolis cities lie three kilometres apart, elsewhere forty: each reaches a good way to the next one. */
const shareOfWay = 0.6;
const kilometres = { least: 4, most: 10 } as const;

const coordinatesOf = ({ position: { lat, lng } }: (typeof cities)[number]) => ({ latitude: lat, longitude: lng });

function radiusOf(city: (typeof cities)[number]): number {
  const nearest = Math.min(
    ...cities
      .filter((other) => other !== city)
      .map((other) => kilometresBetween(coordinatesOf(city), coordinatesOf(other))),
  );
  return Math.min(kilometres.most, Math.max(kilometres.least, nearest * shareOfWay));
}

/** The cities that may have pages, the better known first. */
export const cityTowns: readonly Town[] = withSlugs(cities).map((city) => ({
  slug: city.slug,
  name: city.name,
  region: city.region,
  country: 'ph',
  ...coordinatesOf(city),
  radiusMetres: Math.round(radiusOf(city) * 1000),
}));
