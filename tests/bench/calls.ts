import { type Database, PartUnavailable } from '../../netlify/adapters/ports.ts';
import { seedDemo } from '../../supabase/seed/seed.ts';
import { startWorld } from '../support/world.ts';
import { type Spread, spreadOf } from './measure.ts';

export interface CallFigures {
  call: string;
  whole: Spread;
  sql: Spread;
  beside: Spread;
}

const calls = ['GET /api/health', 'GET /api/listings', 'GET /api/listings/map?bbox=116,4,127,21&zoom=6'];
const warmUp = 20;
const rounds = 200;

export interface Watched {
  database: Database;
  /** Milliseconds since it was asked last. */
  taken: () => number;
  /** Statements since it was asked last. */
  counted: () => number;
}

/** Adds up how long the statements took, parallel ones as the time in which at least one was open. */
export function watched(database: Database): Watched {
  let open = 0;
  let since = 0;
  let total = 0;
  let statements = 0;
  const watch = (inner: Database): Database => ({
    query: async (...asked) => {
      if (open === 0) since = performance.now();
      open += 1;
      statements += 1;
      try {
        return await inner.query(...asked);
      } finally {
        open -= 1;
        if (open === 0) total += performance.now() - since;
      }
    },
    transaction: (work) => inner.transaction((inside) => work(watch(inside))),
  });
  return {
    database: watch(database),
    taken: () => {
      const sum = total;
      total = 0;
      return sum;
    },
    counted: () => {
      const sum = statements;
      statements = 0;
      return sum;
    },
  };
}

/** Warm calls through their door against the SQL inside them, both in the same call. */
export async function measureCalls(): Promise<CallFigures[]> {
  const world = await startWorld();
  await seedDemo(world.adapters, 600);
  const watch = watched(world.adapters.database);
  world.adapters.database = watch.database;
  const figures: CallFigures[] = [];
  for (const call of calls) {
    const whole: number[] = [];
    const sql: number[] = [];
    for (let round = -warmUp; round < rounds; round += 1) {
      watch.taken();
      const started = performance.now();
      const { status } = await world.raw(call);
      const milliseconds = performance.now() - started;
      if (status !== 200) throw new PartUnavailable(`${call} answered ${status}`);
      if (round < 0) continue;
      whole.push(milliseconds);
      sql.push(watch.taken());
    }
    const beside = whole.map((milliseconds, index) => milliseconds - (sql[index] ?? 0));
    figures.push({ call, whole: spreadOf(whole), sql: spreadOf(sql), beside: spreadOf(beside) });
  }
  await world.close();
  return figures;
}
