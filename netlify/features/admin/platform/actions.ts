import type * as contract from '../../../../src/contract/admin/platform.ts';
import type { Adapters } from '../../../adapters/ports.ts';
import type { Action } from '../../../http/answer.ts';
import { log } from '../../../http/log.ts';
import { countedMetrics, type Metric, metricsText } from '../../../http/metrics.ts';
import { standbyState } from '../../../http/standby.ts';
import { budgetOf, periods, type Scope, spentIn, textCountries, textsSpent } from '../../messaging/index.ts';
import { describeContract, partsShown, services } from './rules.ts';
import * as sql from './sql.ts';

const gauge = (name: string, help: string, values: Metric['values']): Metric => ({ name, help, type: 'gauge', values });

const scopes: readonly Scope[] = ['site', ...textCountries];
const allPeriods = Object.keys(periods) as (keyof typeof periods)[];

const each = (value: (scope: Scope, period: keyof typeof periods) => number): Metric['values'] =>
  scopes.flatMap((country) =>
    allPeriods.map((period) => ({ labels: { country, period }, value: value(country, period) })),
  );

async function textMetrics({ database, clock, texter }: Adapters): Promise<Metric[]> {
  const spent = await textsSpent(database, clock.now());
  return [
    gauge(
      'marketplace_texts_spent',
      'Text messages of the last hour and day',
      each((...of) => spentIn(spent, ...of)),
    ),
    gauge(
      'marketplace_texts_budget',
      'Text messages allowed in that time',
      each((...of) => budgetOf(...of, texter.perDay)),
    ),
  ];
}

/** What stands in the database, the same from whichever process it is read. */
async function sharedMetrics(world: Adapters): Promise<Metric[]> {
  const { database, clock } = world;
  const waiting = await sql.waitingIn(database, clock.now());
  const failed = await sql.failedServices(database);
  const runs = await sql.jobRuns(database);
  const resting = failed.filter(({ isResting }) => isResting).map(({ service }) => service);
  const named = [...new Set<string>([...services, ...failed.map(({ service }) => service)])];
  return [
    gauge(
      'marketplace_queue_length',
      'What is due and waits',
      waiting.map(({ queue, waiting: value }) => ({ labels: { queue }, value })),
    ),
    gauge(
      'marketplace_queue_oldest_seconds',
      'For how long the oldest of it has been due',
      waiting.map(({ queue, oldestSeconds: value }) => ({ labels: { queue }, value })),
    ),
    gauge(
      'marketplace_circuit_open',
      '1 while a service outside is left alone',
      named.map((service) => ({ labels: { service }, value: resting.includes(service) ? 1 : 0 })),
    ),
    gauge(
      'marketplace_job_succeeded_timestamp_seconds',
      'When a job of the schedule has last succeeded',
      runs.flatMap(({ job, succeeded }) => (succeeded === null ? [] : [{ labels: { job }, value: succeeded }])),
    ),
    gauge(
      'marketplace_job_failed_timestamp_seconds',
      'When a job of the schedule has last failed',
      runs.flatMap(({ job, failed: at }) => (at === null ? [] : [{ labels: { job }, value: at }])),
    ),
    ...(await textMetrics(world)),
  ];
}

/** Everything for Prometheus. While the database is away, what this process has counted is told all the same. */
export async function metricsOf(world: Adapters): Promise<string> {
  const shared = await sharedMetrics(world).catch(() => undefined);
  const isUp = gauge('marketplace_database_up', '1 while the database answers', [
    { value: shared === undefined ? 0 : 1 },
  ]);
  return metricsText([isUp, ...(shared ?? []), ...countedMetrics()]);
}

export const health: Action<typeof contract.health> = async ({ world }) => {
  await sql.isReachable(world.database);
  return { status: 'ok' as const };
};

/** Readiness for traffic: the database has the schema that this code expects. */
export const ready: Action<typeof contract.ready> = async ({ world, refuse }) => {
  const known = await world.migrations();
  const lacking = await sql.lackingMigration(world.database, known);
  if (lacking !== undefined) {
    log({ level: 'error', event: 'not ready', ...lacking });
    return refuse('unavailable');
  }
  const standby = await standbyState(world);
  const isDiskFull = await world.isDiskFull?.();
  const parts = {
    ...partsShown(await sql.failedServices(world.database), await sql.waitingIn(world.database, world.clock.now())),
    ...(standby === undefined ? {} : { standby }),
    ...(isDiskFull === undefined ? {} : { disk: isDiskFull ? ('full' as const) : ('ok' as const) }),
  };
  return { status: 'ready' as const, migration: known.at(-1)?.version ?? '', parts };
};

let described: ReturnType<typeof describeContract> | undefined;

/** Written once a process: it takes a quarter of a second, and anybody may ask. */
export const openapi: Action<typeof contract.openapi> = () => Promise.resolve((described ??= describeContract()));
