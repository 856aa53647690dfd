import { afterAll, beforeAll, expect, it } from 'vitest';
import { cellsOf } from '../../netlify/features/browse/rules.ts';
import { cellCounts, knownOverview } from '../../netlify/features/browse/sql.ts';
import { keysOfCell } from '../../netlify/search/counts.ts';
import { halvesOf } from '../../netlify/search/halves.ts';
import { type Question, questionOf } from '../../netlify/search/question.ts';
import { searchMap } from '../../src/contract/listing-map.ts';
import type { Known } from '../support/area-oracle.ts';
import { aQuestion } from '../support/area-questions.ts';
import { manyListings, randomFrom } from '../support/listings.ts';
import { aSeller } from '../support/people.ts';
import { startWorld, type World } from '../support/world.ts';

let world: World;
let listings: Known[];

beforeAll(async () => {
  world = await startWorld();
  const seller = await aSeller(world);
  listings = await manyListings(world.database, seller.user.id, 3000, 7);
  await world.database.query('select app.choose_common_words(32, 0.05, 0, 32)');
  // Past their days, and not yet flipped: they are counted in the blocks and taken off.
  await world.database.query(`update app.listing set expires_at = now() - interval '1 minute' where bedrooms = 3`);
}, 60_000);
afterAll(() => world.close());

const countsOf = async (questions: readonly Question[], zoom: number) =>
  cellsOf((await Promise.all(questions.map((question) => cellCounts(world.database, question, zoom)))).flat())
    .map(({ cell, count }) => ({ cell, count }))
    .sort((one, other) => one.cell - other.cell);

it('counts in two halves what it counts as one, cell by cell', async () => {
  const random = randomFrom(21);
  const overview = await knownOverview(world.database, world.clock.now());
  // As if there were many more of them: then it is worth it.
  const dense = (lo: number, hi: number) => 1e6 * overview.density(lo, hi);
  const wrong: unknown[] = [];
  let halved = 0;
  for (let round = 0; round < 120; round += 1) {
    const { question: asked, bounds } = aQuestion(random, listings);
    const bbox = [bounds.west, bounds.south, bounds.east, bounds.north].join(',');
    const { zoom, ...filters } = searchMap.body.parse({ ...asked, bbox, zoom: Math.floor(random() * 17) });
    const question = questionOf(filters, overview);
    const halves = halvesOf(question, keysOfCell(zoom), dense);
    if (halves.length === 2) halved += 1;
    const [one, two] = [await countsOf([question], zoom), await countsOf(halves, zoom)];
    if (JSON.stringify(one) !== JSON.stringify(two)) wrong.push([asked, zoom]);
  }
  expect(wrong).toEqual([]);
  expect(halved).toBeGreaterThan(40);
}, 120_000);
