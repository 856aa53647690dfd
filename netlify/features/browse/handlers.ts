import * as browseContract from '../../../src/contract/browse.ts';
import * as browseListingsContract from '../../../src/contract/browse-listings.ts';
import * as browseMapContract from '../../../src/contract/browse-map.ts';
import type { Adapters } from '../../adapters/ports.ts';
import { withPublicImages } from '../../ground/pictures.ts';
import { answer, type Refuse } from '../../http/answer.ts';
import { refuseFor } from '../../http/limit.ts';
import { findMap, findPage, packTiles } from '../../search/index.ts';
import type { CardRow } from '../listing/card-sql.ts';
import { cardColumns } from '../listing/card-sql.ts';
import { type PinRow, pinColumns, publicCards } from './sql.ts';

/** What a search needs to know of the call. */
interface Asking {
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

const sourceOf = ({ world: { database, clock, secret }, caller, refuse }: Asking) => ({
  database,
  now: clock.now(),
  secret,
  caller,
  refuse: inWordsOfDoor(refuse),
});

const cardsIn = (asking: Asking) => ({
  ...sourceOf(asking),
  columns: cardColumns(asking.world.clock.now()),
  read: (row: CardRow) => withPublicImages(row, (key) => asking.world.images.urlOf(key)),
});

const pinsIn = (asking: Asking) => ({ ...sourceOf(asking), columns: pinColumns, read: (row: PinRow) => row });

export const listListings = answer(browseListingsContract.listListings, ({ query, ...asking }) =>
  findPage(cardsIn(asking), query),
);

export const searchListings = answer(browseContract.searchListings, ({ body, ...asking }) =>
  findPage(cardsIn(asking), body),
);

export const listCards = answer(browseContract.listCards, async ({ body, world }) => {
  const rows = await publicCards(world.database, body.ids, world.clock.now());
  return { items: rows.map((row) => withPublicImages(row, (key) => world.images.urlOf(key))) };
});

export const mapListings = answer(browseMapContract.mapListings, ({ query, ...asking }) =>
  findMap(pinsIn(asking), query),
);

export const searchMap = answer(browseMapContract.searchMap, ({ body, ...asking }) => findMap(pinsIn(asking), body));

/** Run by the schedule every minute: packs the tiles that have changed. */
export const runTiles = async ({ database, clock }: Adapters): Promise<{ tiles: number }> => ({
  tiles: await packTiles(database, clock.now()),
});
