import { listCards, listListings, searchListings } from '../../../src/contract/listing.ts';
import { mapListings, searchMap } from '../../../src/contract/listing-map.ts';
import type { Adapters } from '../../adapters/ports.ts';
import { answer } from '../../http/answer.ts';
import { Refusal } from '../../http/refusal.ts';
import { findMap, findPage, packTiles, SearchRefused } from '../../search/index.ts';
import { withPublicImages } from './rules.ts';
import { type CardRow, cardColumns, type PinRow, pinColumns, publicCards } from './sql.ts';

/** What a search needs to know of the call. */
interface Asking {
  world: Adapters;
  caller: string;
}

const sourceOf = ({ world: { database, clock, secret }, caller }: Asking) => ({
  database,
  now: clock.now(),
  secret,
  caller,
});

const cardsIn = (asking: Asking) => ({
  ...sourceOf(asking),
  columns: cardColumns,
  read: (row: CardRow) => withPublicImages(row, (key) => asking.world.images.urlOf(key)),
});

const pinsIn = (asking: Asking) => ({ ...sourceOf(asking), columns: pinColumns, read: (row: PinRow) => row });

export const handleListListings = answer(listListings, ({ query, ...asking }) =>
  findPage(cardsIn(asking), query).catch(refuse),
);

export const handleSearchListings = answer(searchListings, ({ body, ...asking }) =>
  findPage(cardsIn(asking), body).catch(refuse),
);

export const handleListCards = answer(listCards, async ({ body, world }) => {
  const rows = await publicCards(world.database, body.ids);
  return { items: rows.map((row) => withPublicImages(row, (key) => world.images.urlOf(key))) };
});

export const handleMapListings = answer(mapListings, ({ query, ...asking }) =>
  findMap(pinsIn(asking), query).catch(refuse),
);

export const handleSearchMap = answer(searchMap, ({ body, ...asking }) => findMap(pinsIn(asking), body).catch(refuse));

/** What the schedule does every minute: tiles that have changed are packed. */
export const handleTiles = async ({ database }: Adapters): Promise<{ tiles: number }> => ({
  tiles: await packTiles(database),
});

const retryAfterSeconds = 2;

/** In words of the door. */
function refuse(cause: unknown): never {
  if (!(cause instanceof SearchRefused)) throw cause;
  switch (cause.reason) {
    case 'cursor':
      throw new Refusal('invalid', { cursor: 'cursor' });
    case 'intricate':
      throw new Refusal('invalid', { area: { word: 'shapeIntricate', values: { shape: cause.shape } } });
    case 'waiting':
      throw new Refusal('too_many_requests', undefined, retryAfterSeconds);
  }
}
