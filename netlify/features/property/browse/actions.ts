import type { Adapters } from '../../../adapters/ports.ts';
import { withPublicImages } from '../../../ground/pictures.ts';
import type { Refuse } from '../../../http/answer.ts';
import { refuseFor } from '../../../http/limit.ts';
import type { findPage } from '../../../search/index.ts';
import { cardColumns } from '../listing/card-sql.ts';
import type { CardRow } from '../listing/rules.ts';

/** What a search needs to know of the call. */
export interface BrowseCall {
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

export const sourceOf = ({ world: { database, clock, secret }, caller, refuse }: BrowseCall) => ({
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
