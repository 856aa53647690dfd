import type { Shape } from '../../../../src/contract/area.ts';
import type { ListingSearch } from '../../../../src/contract/property/browse.ts';
import type * as contract from '../../../../src/contract/property/browse-town.ts';
import { dealTypes, type ListingCategory } from '../../../../src/contract/property/taxonomy.ts';
import { townPageLeast } from '../../../../src/contract/town.ts';
import type { Adapters } from '../../../adapters/ports.ts';
import {
  beside,
  keepTownPages,
  type Town,
  type TownKind,
  townOfPage,
  townsWithPages,
} from '../../../ground/town-pages.ts';
import type { Action } from '../../../http/answer.ts';
import { coverOf } from '../../../search/geometry/index.ts';
import { findPage } from '../../../search/index.ts';
import { cardsIn } from './actions.ts';
import { countKinds } from './sql.ts';
import { cityTowns } from './town-rules.ts';

/** What the page and the lists of cities show. */
const shown = { cards: 12, towns: 12, inList: 100 } as const;

const circleOf = ({ latitude, longitude, radiusMetres }: Town): Shape => ({
  type: 'circle',
  center: { lat: latitude, lng: longitude },
  radius: radiusMetres,
});

export const getPropertyTown: Action<typeof contract.getPropertyTown> = async ({ params, refuse, ...call }) => {
  const { database } = call.world;
  const { category } = params;
  const town = (await townOfPage(database, 'property', { town: params.town, kind: category })) ?? refuse('not_found');
  const find = (asked: Pick<ListingSearch, 'sort' | 'limit' | 'dealType'>) =>
    findPage(cardsIn({ ...call, refuse }), { category, area: [circleOf(town)], ...asked });
  const [{ items, total }, ofDeals, others] = await Promise.all([
    find({ sort: 'newest', limit: shown.cards }),
    Promise.all(
      dealTypes.map(async (dealType) => ({ dealType, ...(await find({ dealType, sort: 'price_asc', limit: 1 })) })),
    ),
    beside(database, 'property', { town, kind: category, towns: shown.towns }),
  ]);
  if (total < townPageLeast.property) return refuse('not_found');
  return {
    town: { ...town, town: town.slug },
    total,
    items,
    deals: ofDeals
      .filter((deal) => deal.items[0]?.dealType === deal.dealType)
      .map((deal) => ({ dealType: deal.dealType, total: deal.total, fromPrice: deal.items[0]?.price ?? null })),
    categories: others.kinds.map(({ kind, total: listed }) => ({ category: kind as ListingCategory, total: listed })),
    towns: others.towns.map(({ slug, ...near }) => ({ town: slug, ...near })),
  };
};

export const listPropertyTowns: Action<typeof contract.listPropertyTowns> = async ({ world }) => ({
  items: (await townsWithPages(world.database, 'property', shown.inList)).map(({ slug, kinds, ...town }) => ({
    ...town,
    town: slug,
    categories: kinds.map(({ kind, total }) => ({ category: kind as ListingCategory, total })),
  })),
});

/** Run by the schedule: which kinds have a page in which city. City by city, so that no statement reads them all. */
export async function runPropertyTowns({ database, clock }: Adapters): Promise<{ propertyTowns: number }> {
  const now = clock.now();
  const counted: TownKind[] = [];
  for (const town of cityTowns) {
    const cover = coverOf([circleOf(town)]);
    const kinds =
      cover.kind === 'ranges' ? await countKinds(database, now, { ranges: cover.ranges, within: town }) : [];
    counted.push(
      ...kinds.filter(({ total }) => total >= townPageLeast.property).map((one) => ({ ...one, slug: town.slug })),
    );
  }
  await keepTownPages(database, 'property', { towns: cityTowns, counted, now });
  return { propertyTowns: counted.length };
}
