import { getListing } from '../../../src/contract/listing.ts';
import type { Adapters } from '../../adapters/ports.ts';
import { answer } from '../../http/answer.ts';
import { questionOf } from '../../search/question.ts';
import { withPublicImages } from '../browse/rules.ts';
import { type CardRow, knownDensity } from '../browse/sql.ts';
import { agentOf, likeThis, similarMaximum, stepsToNeighbours } from './rules.ts';
import { type DetailRow, nearestByPlace, nearestBySort, priceHistory, publicListing } from './sql.ts';

export const handleGetListing = answer(getListing, async ({ params, world, refuse }) => {
  const { database } = world;
  const found = (await publicListing(database, params.id)) ?? refuse('not_found');
  const [history, similar] = await Promise.all([priceHistory(database, params.id), similarTo(world, found)]);
  const card = <R extends CardRow>(row: R) => withPublicImages(row, (key) => world.images.urlOf(key));
  return { ...card(found), agent: agentOf(found), priceHistory: history, similar: similar.map(card) };
});

async function similarTo(world: Adapters, shown: DetailRow): Promise<CardRow[]> {
  const { database, clock } = world;
  const question = questionOf(likeThis(shown), await knownDensity(database, clock.now()));
  const centavos = Math.round((shown.price ?? 0) * 100);
  const asked = { of: shown.id, centavos, limit: similarMaximum, steps: stepsToNeighbours };
  const walked = await nearestBySort(database, question, asked);
  return walked.length < similarMaximum ? nearestByPlace(database, question, asked) : walked;
}
