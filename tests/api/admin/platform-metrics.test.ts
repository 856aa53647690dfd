import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { queueCounts } from '../../../netlify/features/admin/platform/sql.ts';
import { queueText } from '../../../netlify/features/messaging/sms/sql.ts';
import { answer } from '../../../netlify/http/answer.ts';
import { job, scheduled } from '../../../netlify/http/scheduled.ts';
import { serve } from '../../../netlify/http/serve.ts';
import { health } from '../../../src/contract/admin/platform.ts';
import { actors, type Stage, setStage } from '../../support/access/stage.ts';
import { putMail } from '../../support/mails.ts';
import { withoutDatabase } from '../../support/world.ts';

const token = 'the-token-of-the-operator';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
  await stage.world.afterwards();
  stage.world.adapters.metricsToken = token;
});
afterAll(() => stage.world.close());
afterEach(() => stage.world.afterwards());

const asked = (authorization?: string): Promise<Response> =>
  stage.world.fetch(
    new Request('http://localhost:5000/metrics', authorization === undefined ? {} : { headers: { authorization } }),
  );
const numbers = async (): Promise<Record<string, number>> => {
  const text = await (await asked(`Bearer ${token}`)).text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(lines.map((line) => [line.replace(/ \S+$/, ''), Number(line.replace(/^.* /, ''))]));
};

describe('who may read /metrics', () => {
  it.each(actors)('%s may not, whatever the session', async (actor) => {
    const session = actor === 'nobody' ? undefined : `Bearer ${stage.people[actor].token}`;
    const answered = await asked(session);
    expect([answered.status, ((await answered.json()) as { code: string }).code]).toEqual([401, 'unauthenticated']);
  });

  it('whoever has the operator’s token, written whole', async () => {
    expect((await asked(`Bearer ${token}`)).status).toBe(200);
    for (const wrong of [`Bearer ${token}x`, `Bearer ${token.slice(1)}`, token, 'Bearer ', 'Bearer undefined'])
      expect((await asked(wrong)).status).toBe(401);
  });

  it('nobody, where no token is set', async () => {
    stage.world.adapters.metricsToken = undefined;
    onTestFinished(() => void (stage.world.adapters.metricsToken = token));
    for (const authorization of [undefined, `Bearer ${token}`, 'Bearer ', 'Bearer undefined'])
      expect((await asked(authorization)).status).toBe(404);
  });

  it('nobody between, and no browser as a page', async () => {
    const { headers } = await asked(`Bearer ${token}`);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('netlify-cdn-cache-control')).toBeNull();
    expect(headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  });
});

describe('what /metrics says', () => {
  it('has the form that Prometheus reads, every family once', async () => {
    const text = await (await asked(`Bearer ${token}`)).text();
    const form =
      /^(# (HELP \w+ .+|TYPE \w+ (counter|gauge|histogram))|\w+(\{\w+="[^"\n]*"(,\w+="[^"\n]*")*\})? [-+.e\d]+)$/;
    expect(text.endsWith('\n')).toBe(true);
    expect(
      text
        .trimEnd()
        .split('\n')
        .filter((line) => !form.test(line)),
    ).toEqual([]);
    const families = [...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name);
    expect(new Set(families).size).toBe(families.length);
  });

  it('counts requests by their route, never by what stands in an address', async () => {
    const before = await numbers();
    await stage.world.raw('GET /api/providers/00000000-0000-4000-8000-000000000000');
    await stage.world.raw('GET /api/anna@example.org');
    const after = await numbers();
    const more = Object.keys(after).filter((name) => after[name] !== before[name] && name.includes('requests_total'));
    expect(more).toContain('marketplace_requests_total{route="/api/providers/:id",method="GET",status="404"}');
    expect(more.join('\n')).not.toMatch(/00000000|anna/);
    const slower = 'marketplace_request_seconds_bucket{le="+Inf"}';
    expect(after[slower]).toBeGreaterThan(before[slower] ?? 0);
    expect(after['marketplace_statements_total']).toBeGreaterThan(before['marketplace_statements_total'] ?? 0);
  });

  it('counts errors by their event, and slow statements', async () => {
    const before = await numbers();
    await withoutDatabase(stage.world, () => stage.world.ask(health, {}));
    const sleeping = serve(
      answer(health, async ({ world }) => {
        await world.database.query('select pg_sleep(0.3)');
        return { status: 'ok' as const };
      }),
    );
    expect((await sleeping(new Request('http://localhost/api/health'))).status).toBe(200);
    const after = await numbers();
    const grown = (name: string): number => (after[name] ?? 0) - (before[name] ?? 0);
    expect(grown('marketplace_failures_total{event="failed"}')).toBe(1);
    expect(grown('marketplace_slow_statements_total')).toBeGreaterThan(0);
    const told = stage.world.logged.find((line) => line.includes('"slow statement"') && line.includes('pg_sleep'));
    expect(JSON.parse(told ?? '{}')).toMatchObject({
      statement: 'select pg_sleep(0.3)',
      requestId: expect.stringMatching(/^[\w-]{36}$/) as unknown,
    });
  });

  it('tells what waits and for how long, resting services, the last runs of jobs and the texts of the hour', async () => {
    const { database, adapters, clock } = stage.world;
    await database.query('delete from app.outgoing_mail');
    const now = clock.now();
    const dueSince = new Date(now.getTime() - 120_000);
    await putMail(database, { to: 'a@example.org', subject: 'Hello', text: 'Hello' }, dueSince);
    await putMail(
      database,
      { to: 'a@example.org', subject: 'Later', text: 'Later' },
      new Date(now.getTime() + 600_000),
    );
    const due = { now, expiresAt: new Date(now.getTime() + 600_000) };
    await queueText(database, adapters, { to: '+4915123456789', text: 'Hello' }, due);
    await database.query(
      `insert into app.circuit (service, failures, failed_at, opened_at, rests_until) values ('vies', 5, now(), now(), now())`,
    );
    await scheduled(job('a-job', 1, () => Promise.resolve({})))(new Request('http://localhost/'));
    const failing = job('a-failing-job', 1, () => Promise.reject(new Error('no')));
    await scheduled(failing)(new Request('http://localhost/'));
    const told = await numbers();
    expect(told['marketplace_queue_length{queue="mail"}']).toBe(1);
    expect(told['marketplace_queue_oldest_seconds{queue="mail"}']).toBeGreaterThanOrEqual(120);
    expect(told['marketplace_queue_length{queue="texts"}']).toBe(1);
    expect(told['marketplace_queue_length{queue="tiles"}']).toBe(0);
    expect(told['marketplace_circuit_open{service="vies"}']).toBe(1);
    expect(told['marketplace_circuit_open{service="storage"}']).toBe(0);
    const seconds = now.getTime() / 1000;
    expect(told['marketplace_job_succeeded_timestamp_seconds{job="a-job"}']).toBeGreaterThan(seconds - 1);
    expect(told['marketplace_job_failed_timestamp_seconds{job="a-failing-job"}']).toBeGreaterThan(seconds - 1);
    expect(told['marketplace_job_succeeded_timestamp_seconds{job="a-failing-job"}']).toBeUndefined();
    expect(told['marketplace_texts_budget{country="+49",period="hour"}']).toBe(160);
    expect(told['marketplace_texts_spent{country="site",period="day"}']).toBe(0);
    await database.query('delete from app.circuit');
    await database.query('delete from app.outgoing_text');
    await database.query('delete from app.outgoing_mail');
  });

  it('counts every table that waits to be worked off', async () => {
    const named = await stage.world.database.query<{ name: string }>(
      `select distinct relname::text as name
         from pg_class tables join pg_attribute columns on columns.attrelid = tables.oid
        where relnamespace = 'app'::regnamespace and relkind = 'r'
          and (attname in ('next_attempt_at', 'claimed_until') or relname ~ '_(mark|news|undo|request|waiting|change)$')`,
    );
    const noQueue = [
      // A log of what was asked.
      'tax_request',
      // It waits for a rate that somebody enters.
      'commission_waiting',
      // It waits for businesses and for the customer, and ends by its own days.
      'quote_request',
    ];
    const counted = Object.values(queueCounts).join('\n');
    const names = named.map(({ name }) => name).filter((name) => !noQueue.includes(name));
    expect(names).toEqual(expect.arrayContaining(['outgoing_push', 'free_mark', 'listing_mark', 'cache_change']));
    expect(names.filter((name) => !new RegExp(`from app\\.${name}\\b`).test(counted))).toEqual([]);
  });

  it('still tells what this process has counted while the database is away', async () => {
    const told = await withoutDatabase(stage.world, numbers);
    expect(told['marketplace_database_up']).toBe(0);
    expect(told['process_resident_memory_bytes']).toBeGreaterThan(1_000_000);
    expect((await numbers())['marketplace_database_up']).toBe(1);
  });
});
