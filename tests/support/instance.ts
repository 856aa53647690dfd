import { install } from '../../netlify/adapters/adapters.ts';
import { instanceMemory } from '../../netlify/adapters/live.ts';
import type { Adapters } from '../../netlify/adapters/ports.ts';
import { answer } from '../../netlify/http/answer.ts';
import { logTo } from '../../netlify/http/log.ts';
import { serve } from '../../netlify/http/serve.ts';
import { health } from '../../src/contract/admin/platform.ts';

// An instance of a function, with the database as live.ts gives it one: `node instance.ts <address>`. Each message is a request, of
// three statements of which one writes. Told are its status and what it took.

install(instanceMemory({ connectionString: process.argv[2] ?? '' }) as Partial<Adapters> as Adapters);
logTo((line) => {
  if (line.includes('"error"')) process.stderr.write(`${line}\n`);
});

const door = serve(
  answer(health, async ({ world }) => {
    await world.database.query('select count(*)::integer as known from app.place');
    await world.database.query(
      `insert into app.job_run (job, succeeded_at) values ($1, now())
       on conflict (job) do update set succeeded_at = excluded.succeeded_at`,
      [`instance ${process.pid}`],
    );
    await world.database.query('select job from app.job_run where job = $1', [`instance ${process.pid}`]);
    return { status: 'ok' as const };
  }),
);

process.on('message', () => {
  const began = performance.now();
  void door(new Request('http://localhost/api/health')).then(({ status }) =>
    process.send?.({ status, milliseconds: performance.now() - began }),
  );
});
process.send?.('ready');
