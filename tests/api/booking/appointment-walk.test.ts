import { afterAll, beforeAll, expect, it } from 'vitest';
import { walk } from '../../support/appointment-walk/walk.ts';
import { startWorld, type World } from '../../support/world.ts';

// `npm run bench:bookings` walks 20,000 steps. A failing seed is printed; `WALK_SEED` walks it again.

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

it('keeps time, states and messages as a model of them does, over random steps of everybody', async () => {
  const seed = Number(process.env['WALK_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
  const counts = await walk(world, { seed, steps: 300 });
  // The walk has met what it is about.
  expect(counts['book ok']).toBeGreaterThan(10);
  expect(counts['book slot_taken']).toBeGreaterThan(0);
  expect(counts['offer ok']).toBeGreaterThan(0);
  expect(counts['series ok']).toBeGreaterThan(0);
  expect(counts['book prepaid ok']).toBeGreaterThan(0);
  expect(Object.keys(counts).length).toBeGreaterThan(20);
}, 120_000);
