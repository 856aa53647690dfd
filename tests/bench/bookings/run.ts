import { walk } from '../../support/appointment-walk/walk.ts';
import { startWorld } from '../../support/world.ts';

// `npm run bench:bookings [-- steps seed]`: random steps against a model. Ends with an error that names the seed and the step.

const [steps = '20000', seed = String(Math.floor(Math.random() * 2 ** 31))] = process.argv.slice(2);

const world = await startWorld();
try {
  const started = performance.now();
  console.log(`seed ${seed}, ${steps} steps`);
  console.table(await walk(world, { seed: Number(seed), steps: Number(steps) }));
  console.log(`${Math.round((performance.now() - started) / 1000)} s`);
} finally {
  await world.close();
}
