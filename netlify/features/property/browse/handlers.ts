import * as browseContract from '../../../../src/contract/property/browse.ts';
import * as browseListingsContract from '../../../../src/contract/property/browse-listings.ts';
import * as browseMapContract from '../../../../src/contract/property/browse-map.ts';
import * as browseTownContract from '../../../../src/contract/property/browse-town.ts';
import type { Adapters } from '../../../adapters/ports.ts';
import { withPublicImages } from '../../../ground/pictures.ts';
import { answer, readAnswer } from '../../../http/answer.ts';
import { findMap, findPage, packTiles } from '../../../search/index.ts';
import { type BrowseCall, cardsIn, sourceOf } from './actions.ts';
import { type PinRow, pinColumns, publicCards, reducedCards } from './sql.ts';
import * as town from './town-actions.ts';

const pinsIn = (asking: BrowseCall) => ({ ...sourceOf(asking), columns: pinColumns, read: (row: PinRow) => row });

export const listListings = readAnswer(browseListingsContract.listListings, ({ query, ...asking }) =>
  findPage(cardsIn(asking), query),
);

export const searchListings = readAnswer(browseContract.searchListings, ({ body, ...asking }) =>
  findPage(cardsIn(asking), body),
);

export const listCards = answer(browseContract.listCards, async ({ body, world }) => {
  const rows = await publicCards(world.database, body.ids, world.clock.now());
  return { items: rows.map((row) => withPublicImages(row, (key) => world.images.urlOf(key))) };
});

export const listReduced = readAnswer(browseListingsContract.listReduced, async ({ world }) => {
  const rows = await reducedCards(world.database, world.clock.now());
  return { items: rows.map((row) => withPublicImages(row, (key) => world.images.urlOf(key))) };
});

export const mapListings = readAnswer(browseMapContract.mapListings, ({ query, ...asking }) =>
  findMap(pinsIn(asking), query),
);

export const searchMap = readAnswer(browseMapContract.searchMap, ({ body, ...asking }) =>
  findMap(pinsIn(asking), body),
);

export const getPropertyTown = answer(browseTownContract.getPropertyTown, town.getPropertyTown);

export const listPropertyTowns = answer(browseTownContract.listPropertyTowns, town.listPropertyTowns);

/** Run by the schedule. */
export const runPropertyTowns = town.runPropertyTowns;

/** Run by the schedule every minute: packs the tiles that have changed. */
export const runTiles = async ({ database, clock }: Adapters): Promise<{ tiles: number }> => ({
  tiles: await packTiles(database, clock.now()),
});
