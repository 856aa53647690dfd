import type * as contract from '../../../../src/contract/property/browse.ts';
import type * as listsContract from '../../../../src/contract/property/browse-listings.ts';
import type * as mapContract from '../../../../src/contract/property/browse-map.ts';
import type { Adapters } from '../../../adapters/ports.ts';
import { withPublicImages } from '../../../ground/pictures.ts';
import type { Action, Refuse } from '../../../http/answer.ts';
import { refuseFor } from '../../../http/limit.ts';
import { findMap, findPage, packTiles } from '../../../search/index.ts';
import { cardColumns } from '../listing/card-sql.ts';
import type { CardRow } from '../listing/rules.ts';
import { type PinRow, pinColumns, publicCards, reducedCards } from './sql.ts';

/** What a search needs to know of the call. */
interface BrowseCall {
  world: Adapters;
  caller: string;
  refuse: Refuse;
}

/** What the search refuses, in words of the door. */
const inWordsOfDoor =
  (refuse: Refuse): Parameters<typeof findPage>[0]['refuse'] =>
  (refused) => {
    switch (refused.because) {
      case 'cursor':
        return refuse('invalid', { cursor: 'cursor' });
      case 'intricate':
        return refuse('invalid', { area: { word: 'shapeIntricate', values: { shape: refused.shape } } });
      case 'waiting':
        return refuseFor(refused.seconds);
    }
  };

const sourceOf = ({ world: { database, clock, secret }, caller, refuse }: BrowseCall) => ({
  database,
  now: clock.now(),
  secret,
  caller,
  refuse: inWordsOfDoor(refuse),
});

/** The cards of listings, for the search. */
export const cardsIn = (asking: BrowseCall) => ({
  ...sourceOf(asking),
  columns: cardColumns(asking.world.clock.now()),
  read: (row: CardRow) => withPublicImages(row, (key) => asking.world.images.urlOf(key)),
});

const pinsIn = (asking: BrowseCall) => ({ ...sourceOf(asking), columns: pinColumns, read: (row: PinRow) => row });

export const listListings: Action<typeof listsContract.listListings> = ({ query, ...asking }) =>
  findPage(cardsIn(asking), query);

export const searchListings: Action<typeof contract.searchListings> = ({ body, ...asking }) =>
  findPage(cardsIn(asking), body);

export const listCards: Action<typeof contract.listCards> = async ({ body, world }) => {
  const rows = await publicCards(world.database, body.ids, world.clock.now());
  return { items: rows.map((row) => withPublicImages(row, (key) => world.images.urlOf(key))) };
};

export const listReduced: Action<typeof listsContract.listReduced> = async ({ world }) => {
  const rows = await reducedCards(world.database, world.clock.now());
  return { items: rows.map((row) => withPublicImages(row, (key) => world.images.urlOf(key))) };
};

export const mapListings: Action<typeof mapContract.mapListings> = ({ query, ...asking }) =>
  findMap(pinsIn(asking), query);

export const searchMap: Action<typeof mapContract.searchMap> = ({ body, ...asking }) => findMap(pinsIn(asking), body);

/** Run by the schedule every minute: packs the tiles that have changed. */
export const runTiles = async ({ database, clock }: Adapters): Promise<{ tiles: number }> => ({
  tiles: await packTiles(database, clock.now()),
});
