import { usualWeights } from '../../../../src/contract/services/provider.ts';
import type * as contract from '../../../../src/contract/services/provider-town.ts';
import type { ServiceCategory } from '../../../../src/contract/services/service-taxonomy.ts';
import { townPageLeast } from '../../../../src/contract/town.ts';
import type { Adapters } from '../../../adapters/ports.ts';
import { beside, keepTownPages, type Town, townOfPage, townsWithPages } from '../../../ground/town-pages.ts';
import type { Action } from '../../../http/answer.ts';
import { type PlaceRow, townsFrom } from '../../../places/index.ts';
import { findProviders, servicesIn } from '../../../provider-search/index.ts';
import { townPopulation, townsChosen } from './town-rules.ts';

/** What the page and the lists of towns show. */
const shown = { cards: 12, towns: 12, inList: 100 } as const;

const placeOf = ({ name, region, country, latitude, longitude }: Town<'services'>): PlaceRow => ({
  country,
  code: null,
  name,
  region,
  latitude,
  longitude,
  precisionKilometres: 1,
  isApproximate: false,
  isCorrected: false,
});

const soonestFirst = { distance: 0, rating: 0, slot: 100 };

/** The search itself, as somebody in the middle of the town would ask it. */
const searchIn =
  (world: Adapters, town: Town<'services'>, service: ServiceCategory) =>
  (limit: number, more: Partial<Pick<Parameters<typeof findProviders>[1], 'sort' | 'weights'>> = {}) =>
    findProviders(world, {
      place: placeOf(town),
      radius: town.radiusMetres / 1000,
      name: undefined,
      service,
      sort: 'best',
      weights: usualWeights,
      after: undefined,
      limit,
      times: 1,
      ...more,
    });

export const getServiceTown: Action<typeof contract.getServiceTown> = async ({ params, world, refuse }) => {
  const { service } = params;
  const { database } = world;
  const town = (await townOfPage(database, 'services', { town: params.town, kind: service })) ?? refuse('not_found');
  const search = searchIn(world, town, service);
  const [{ items, total }, cheapest, soonest, others] = await Promise.all([
    search(shown.cards),
    search(shown.cards, { sort: 'price' }),
    search(1, { weights: soonestFirst }),
    beside(database, 'services', { town, kind: service, towns: shown.towns }),
  ]);
  if (total < townPageLeast.services) return refuse('not_found');
  const lowest = cheapest.items.find(({ isBookable }) => isBookable);
  const [next] = soonest.items;
  return {
    town: { ...town, town: town.slug },
    total,
    items,
    cheapest: lowest === undefined ? null : { ...lowest, priceCents: lowest.fromPriceCents },
    soonest: next === undefined || next.nextSlot === null ? null : { at: next.nextSlot, timeZone: next.timeZone },
    services: others.kinds.map(({ kind, total: offered }) => ({ service: kind as ServiceCategory, total: offered })),
    towns: others.towns.map(({ slug, ...near }) => ({ town: slug, ...near })),
  };
};

export const listServiceTowns: Action<typeof contract.listServiceTowns> = async ({ world }) => ({
  items: (await townsWithPages(world.database, 'services', shown.inList)).map(({ slug, kinds, ...town }) => ({
    ...town,
    town: slug,
    services: kinds.map(({ kind, total }) => ({ service: kind as ServiceCategory, total })),
  })),
});

/** Run by the schedule: which services have a page in which town. */
export async function runServiceTowns({ database, clock }: Adapters): Promise<{ serviceTowns: number }> {
  const towns = townsChosen(await townsFrom(database, townPopulation));
  const counted = await servicesIn(database, towns, townPageLeast.services);
  await keepTownPages(database, 'services', {
    towns,
    counted: counted.flatMap(({ number, service, total }) => {
      const town = towns[number];
      return town === undefined ? [] : [{ slug: town.slug, kind: service, total }];
    }),
    now: clock.now(),
  });
  return { serviceTowns: counted.length };
}
