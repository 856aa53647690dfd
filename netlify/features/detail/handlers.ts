import { getListing, previewListing, similarListings } from '../../../src/contract/listing.ts';
import type { Adapters } from '../../adapters/ports.ts';
import { answer } from '../../http/answer.ts';
import { findNeighbours } from '../../search/index.ts';
import { withPublicImages } from '../browse/rules.ts';
import { type CardRow, cardColumns } from '../browse/sql.ts';
import { ownedProperty } from '../property/sql.ts';
import { agentOf, likeThis, similarMaximum } from './rules.ts';
import { type DetailRow, type Likeness, onceListed, ownListing, priceHistory, publicListing } from './sql.ts';

/** Who asks, and of what. */
interface Asking {
  world: Adapters;
  caller: string;
}

export const handleGetListing = answer(getListing, async ({ params, world, caller, refuse }) => {
  const found = await publicListing(world.database, params.id);
  if (found !== undefined) return detailOf({ world, caller }, found);
  const former = await onceListed(world.database, params.id);
  return refuse(former === undefined ? 'not_found' : former.isRemoved ? 'gone' : 'not_offered');
});

export const handleSimilarListings = answer(similarListings, async ({ params, world, caller, refuse }) => {
  const like = (await onceListed(world.database, params.id)) ?? refuse('not_found');
  return { items: await similarTo({ world, caller }, like) };
});

/** What it is, its list says; how it looks, the page of visitors. */
export const handlePreviewListing = answer(previewListing, async ({ params, actor, world, caller, refuse }) => {
  const [shown, stored] = await Promise.all([
    ownListing(world.database, actor.id, params.id),
    ownedProperty(world.database, actor.id, params.id),
  ]);
  if (shown === undefined || stored === undefined) return refuse('not_found');
  const { status, awaitsConfirmation } = stored;
  return { ...(await detailOf({ world, caller }, shown)), status, awaitsConfirmation };
});

const cardOf = <R extends CardRow>({ images }: Adapters, row: R) => withPublicImages(row, (key) => images.urlOf(key));

async function detailOf(asking: Asking, found: DetailRow) {
  const { world } = asking;
  const [history, similar] = await Promise.all([priceHistory(world.database, found.id), similarTo(asking, found)]);
  return { ...cardOf(world, found), agent: agentOf(found), priceHistory: history, similar };
}

function similarTo({ world, caller }: Asking, shown: Likeness) {
  const { database, clock } = world;
  const read = (row: CardRow) => cardOf(world, row);
  return findNeighbours(
    { database, now: clock.now(), caller, columns: cardColumns, read },
    {
      filters: likeThis(shown),
      of: shown.id,
      centavos: Math.round((shown.price ?? 0) * 100),
      limit: similarMaximum,
    },
  );
}
