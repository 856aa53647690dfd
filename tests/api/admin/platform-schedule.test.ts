import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { job as jobOf, scheduled } from '../../../netlify/http/scheduled.ts';
import { runScheduled } from '../../../netlify/local/schedule.ts';
import { startWorld, type World, withoutDatabase } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
let runs = 0;
beforeEach(() => void (runs = 0));

const job = {
  name: 'a-job',
  door: () => {
    runs += 1;
    return Promise.resolve(new Response());
  },
};
const goOff = (at: string): Promise<void> => runScheduled(world.database, job, new Date(at));

it('lets one of several processes run a job when all their timers go off, in every minute anew', async () => {
  const minute = ['10:00:00.004', '10:00:00.870', '10:00:02.100'].map((time) => `2026-11-24T${time}Z`);
  await Promise.all(minute.map(goOff));
  expect(runs).toBe(1);
  await Promise.all([goOff('2026-11-24T10:01:00Z'), goOff('2026-11-24T10:01:00Z')]);
  expect(runs).toBe(2);
});

it('runs no job for a minute that is over, on a machine whose clock is behind', async () => {
  await goOff('2026-11-24T11:05:00Z');
  await goOff('2026-11-24T11:04:00Z');
  expect(runs).toBe(1);
});

it('says in the log that it could not, and goes on the next time', async () => {
  world.logged.length = 0;
  const { adapters } = world;
  await withoutDatabase(world, () => runScheduled(adapters.database, job, new Date('2026-11-24T12:00:00Z')));
  expect(world.logged.some((line) => line.includes('"schedule failed"') && line.includes('a-job'))).toBe(true);
  await goOff('2026-11-24T12:01:00Z');
  expect(runs).toBe(1);
});

it('goes on with the other jobs of a function when one fails, and notes each by its name', async () => {
  const door = scheduled(
    jobOf('first', 10, () => Promise.reject(new Error('no'))),
    jobOf('second', 10, () => Promise.resolve({})),
    jobOf('without time', 31, () => Promise.resolve({})),
  );
  expect((await door(new Request('http://localhost'))).status).toBe(500);
  const noted = await world.database.query(
    `select job, succeeded_at is not null as "isGood" from app.job_run
      where job in ('first', 'second', 'without time') order by job`,
  );
  expect(noted).toEqual([
    { job: 'first', isGood: false },
    { job: 'second', isGood: true },
  ]);
});
