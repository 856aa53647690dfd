import { getListing, previewListing, similarListings } from '../../../src/contract/listing.ts';
import type { Adapters } from '../../adapters/ports.ts';
import { answer } from '../../http/answer.ts';
import { questionOf } from '../../search/question.ts';
import { withPublicImages } from '../browse/rules.ts';
import { type CardRow, knownDensity } from '../browse/sql.ts';
import { ownedProperty } from '../property/sql.ts';
import { agentOf, likeThis, similarMaximum, stepsToNeighbours } from './rules.ts';
import {
  type DetailRow,
  type Likeness,
  nearestByPlace,
  nearestBySort,
  onceListed,
  ownListing,
  priceHistory,
  publicListing,
} from './sql.ts';

export const handleGetListing = answer(getListing, async ({ params, world, refuse }) => {
  const found = await publicListing(world.database, params.id);
  if (found !== undefined) return detailOf(world, found);
  const former = await onceListed(world.database, params.id);
  return refuse(former === undefined ? 'not_found' : former.isRemoved ? 'gone' : 'not_offered');
});

export const handleSimilarListings = answer(similarListings, async ({ params, world, refuse }) => {
  const like = (await onceListed(world.database, params.id)) ?? refuse('not_found');
  return { items: (await similarTo(world, like)).map((row) => cardOf(world, row)) };
});

/** What it is, its list says; how it looks, the page of visitors. */
export const handlePreviewListing = answer(previewListing, async ({ params, actor, world, refuse }) => {
  const [shown, stored] = await Promise.all([
    ownListing(world.database, actor.id, params.id),
    ownedProperty(world.database, actor.id, params.id),
  ]);
  if (shown === undefined || stored === undefined) return refuse('not_found');
  const { status, awaitsConfirmation } = stored;
  return { ...(await detailOf(world, shown)), status, awaitsConfirmation };
});

const cardOf = <R extends CardRow>({ images }: Adapters, row: R) => withPublicImages(row, (key) => images.urlOf(key));

async function detailOf(world: Adapters, found: DetailRow) {
  const [history, similar] = await Promise.all([priceHistory(world.database, found.id), similarTo(world, found)]);
  return {
    ...cardOf(world, found),
    agent: agentOf(found),
    priceHistory: history,
    similar: similar.map((row) => cardOf(world, row)),
  };
}

async function similarTo(world: Adapters, shown: Likeness): Promise<CardRow[]> {
  const { database, clock } = world;
  const question = questionOf(likeThis(shown), await knownDensity(database, clock.now()));
  const centavos = Math.round((shown.price ?? 0) * 100);
  const asked = { of: shown.id, centavos, limit: similarMaximum, steps: stepsToNeighbours };
  const walked = await nearestBySort(database, question, asked);
  return walked.length < similarMaximum ? nearestByPlace(database, question, asked) : walked;
}
