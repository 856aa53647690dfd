import { type ListingQuestion, searchListings } from '../../src/contract/property/browse.ts';
import { searchMap } from '../../src/contract/property/browse-map.ts';
import { type Asked, isInBounds, isMeant, type Known } from './area-oracle.ts';
import { aQuestion } from './area-questions.ts';
import { randomFrom } from './listings.ts';
import type { World } from './world.ts';

/** What the door of the search answers, page after page. */
export async function allPages(world: World, question: ListingQuestion): Promise<{ ids: string[]; totals: number[] }> {
  const ids: string[] = [];
  const totals: number[] = [];
  let cursor: string | undefined;
  do {
    const { status, body } = await world.ask(searchListings, {
      body: { limit: 60, ...question, ...(cursor === undefined ? {} : { cursor }) },
    });
    if (status !== 200) throw new Error(`the search answers ${status}`);
    ids.push(...body.items.map(({ id }) => id));
    totals.push(body.total);
    cursor = body.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return { ids, totals };
}

export function sameIds(found: readonly string[], expected: readonly Known[]): boolean {
  const ids = new Set(found);
  return ids.size === found.length && found.length === expected.length && expected.every(({ id }) => ids.has(id));
}

async function doesMapAgree(
  world: World,
  { question, bounds }: Asked,
  expected: Known[],
  zoom: number,
): Promise<boolean> {
  const { sort: _sort, ...filters } = question;
  const bbox = `${bounds.west},${bounds.south},${bounds.east},${bounds.north}`;
  const { body } = await world.ask(searchMap, { body: { ...filters, bbox, zoom } });
  const inView = expected.filter((listing) => isInBounds(bounds, listing));
  const known = new Set(inView.map(({ id }) => id));
  const sum = body.clusters.reduce((total, { count }) => total + count, 0) + body.pins.length;
  return [
    body.total === inView.length,
    sum === inView.length,
    body.pins.every(({ id }) => known.has(id)),
    body.clusters.length + body.pins.length <= 500,
    inView.length > 60 || body.clusters.length === 0,
    body.clusters.every(
      (cluster) =>
        cluster.count === inView.filter((listing) => isInBounds(cluster.bounds, listing)).length &&
        isInBounds(cluster.bounds, { x: cluster.longitude * 1e6, y: cluster.latitude * 1e6 }),
    ),
  ].every(Boolean);
}

/**
 * So many random queries, to the list and to the map. Reports those whose answers differ from the oracle's: ids over
 * all pages, totals and the sums of the map.
 */
export async function wrongAnswers(world: World, listings: Known[], rounds: number, seed: number) {
  const random = randomFrom(seed);
  const wrong: unknown[] = [];
  let nonEmpty = 0;
  for (let round = 0; round < rounds; round += 1) {
    const asked = aQuestion(random, listings);
    const expected = listings.filter((listing) => isMeant(listing, asked));
    if (expected.length > 0) nonEmpty += 1;
    const found = await allPages(world, asked.question);
    const isRight =
      sameIds(found.ids, expected) &&
      found.totals.every((total) => total === expected.length) &&
      (await doesMapAgree(world, asked, expected, Math.floor(random() * 20)));
    if (!isRight) wrong.push(asked.question);
  }
  return { wrong, nonEmpty };
}
