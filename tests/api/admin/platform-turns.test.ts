import { afterAll, beforeAll, expect, it } from 'vitest';
import { withRequest } from '../../../netlify/http/log.ts';
import { inTurns, type TurnLimits } from '../../../netlify/local/turns.ts';
import { me } from '../../../src/contract/account/account.ts';
import { exportAccount } from '../../../src/contract/admin/own-data.ts';
import { migratedDatabase, type TestDatabase } from '../../support/database.ts';
import { aProvider } from '../../support/people.ts';
import { startWorld, type World } from '../../support/world.ts';

let [world, inner]: [World, TestDatabase] = [] as never;
beforeAll(async () => {
  inner = await migratedDatabase();
  world = await startWorld(inner);
}, 60_000);
afterAll(() => world.close());

const usual = { atOnce: 1, mostWaiting: 100, patienceMilliseconds: 60_000 };

/** Does the work while the only place at the database is taken; `free` gives it back. */
async function whileTaken<T>(limits: TurnLimits, work: (free: () => void) => Promise<T>): Promise<T> {
  const { database } = world.adapters;
  const queued = inTurns(database, limits);
  const released = Promise.withResolvers<void>();
  const taken = Promise.withResolvers<void>();
  const holding = queued.transaction(() => {
    taken.resolve();
    return released.promise;
  });
  await taken.promise;
  world.adapters.database = queued;
  try {
    return await work(released.resolve);
  } finally {
    released.resolve();
    await holding;
    world.adapters.database = database;
  }
}

// Between two statements of a request the next one in the line has its turn.
it('nobody is overtaken but by the next, however many statements that takes', async () => {
  const { token } = await aProvider(world);
  const answered: string[] = [];
  await whileTaken(usual, async (free) => {
    const asking = [
      world.ask(exportAccount, {}, { token }).then(() => answered.push('long')),
      world.ask(me, {}, { token }).then(() => answered.push('short')),
      world.ask(exportAccount, {}, { token }).then(() => answered.push('long again')),
      world.ask(me, {}, { token }).then(() => answered.push('short again')),
    ];
    free();
    await Promise.all(asking);
  });
  const asked = ['long', 'short', 'long again', 'short again'];
  expect(answered.toSorted()).toEqual(asked.toSorted());
  expect(answered.filter((name, place) => Math.abs(place - asked.indexOf(name)) > 1)).toEqual([]);
});

it('who finds too many waiting is told at once to come later', async () => {
  const { token } = await aProvider(world);
  await whileTaken({ ...usual, mostWaiting: 1 }, async (free) => {
    // Which of the two comes first is up to their signatures, which are checked on other threads.
    const asked = [1, 2].map(() => world.ask(me, {}, { token, language: 'en' }));
    const refused = await Promise.race(asked);
    expect([refused.status, refused.refusal.code]).toEqual([503, 'busy']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    free();
    expect((await Promise.all(asked)).map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 503,
    ]);
  });
});

it('who has waited too long is told to come later, and nothing is done for them', async () => {
  const { token } = await aProvider(world);
  await whileTaken({ ...usual, patienceMilliseconds: 5 }, async () => {
    const refused = await world.ask(me, {}, { token });
    expect([refused.status, refused.refusal.code]).toEqual([503, 'busy']);
    expect(refused.headers.has('retry-after')).toBe(true);
  });
  expect((await world.ask(me, {}, { token })).status).toBe(200);
});

it('what has begun is finished, and what nobody waits for has time', async () => {
  const queued = inTurns(world.adapters.database, { ...usual, patienceMilliseconds: 1 });
  const begun = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const request = withRequest(
    'request-1',
    async () => {
      await queued.query('select 1');
      begun.resolve();
      await taken.promise;
      return queued.query('select 2 as number');
    },
    performance.now(),
  );
  const taken = Promise.withResolvers<void>();
  await begun.promise;
  const holding = queued.transaction(() => {
    taken.resolve();
    return released.promise;
  });
  const job = queued.query('select 3 as number');
  // Longer than a request that has not begun would wait.
  await new Promise((resolve) => setTimeout(resolve, 20));
  released.resolve();
  await holding;
  expect(await Promise.all([request, job])).toEqual([[{ number: 2 }], [{ number: 3 }]]);
});
