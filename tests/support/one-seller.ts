import { afterAll, beforeAll, beforeEach } from 'vitest';
import { aSeller, type Person } from './people.ts';
import { startWorld, type World } from './world.ts';

export let world: World;
export let seller: Person;

/** Of a test file: a world in which one sells, without a listing before each test. */
export function prepareOneSeller(): void {
  beforeAll(async () => {
    world = await startWorld();
    seller = await aSeller(world);
  }, 60_000);
  afterAll(() => world.close());
  beforeEach(async () => {
    await world.afterwards();
    await world.database.query('delete from app.listing');
  });
}
