import {
  type Adapters,
  type Database,
  PartBusy,
  PartUnavailable,
  type QueryOptions,
  type Row,
} from '../adapters/ports.ts';
import { errorFacts, log } from './log.ts';
import { count } from './metrics.ts';
import { watchingStatements } from './statements.ts';

export const standbyRules = {
  /** What strangers read may be so old. */
  lagSeconds: 2,
  /** For how long a process believes what it has seen of the standby. */
  believedMilliseconds: 1000,
  /** It is left alone for so long after a failure. */
  restMilliseconds: 5000,
} as const;

interface StandbyReading {
  /** It has everything that the primary had written when that was asked. */
  isWhole: boolean;
  /** How old what it shows is at most. */
  lagSeconds: number;
}

interface StandbyState {
  at: number;
  seen: Promise<StandbyReading>;
  restsUntil: number;
}

const knownOf = new WeakMap<Database, StandbyState>();

/** The primary is asked first: what was committed before the question lies before its position. */
async function look(primary: Database, standby: Database): Promise<StandbyReading> {
  const [here] = await primary.query<{ position: string }>('select pg_current_wal_flush_lsn()::text as position');
  const [there] = await standby.query<{ isStandby: boolean; isWhole: boolean | null; seconds: number | null }>(
    `select pg_is_in_recovery() as "isStandby", pg_last_wal_replay_lsn() >= $1::pg_lsn as "isWhole",
            extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())::float8 as seconds`,
    [here?.position],
  );
  if (there?.isStandby !== true) throw new PartUnavailable('DATABASE_READ_URL names a server that is no standby');
  const isWhole = there.isWhole === true;
  return { isWhole, lagSeconds: isWhole ? 0 : (there.seconds ?? Number.POSITIVE_INFINITY) };
}

/** Everything of it: a standby that is away is not asked for a moment, by anybody. */
function away(standby: Database, cause: unknown): void {
  log({ level: 'error', event: 'standby away', ...errorFacts(cause) });
  const restsUntil = Date.now() + standbyRules.restMilliseconds;
  knownOf.set(standby, { at: 0, restsUntil, seen: Promise.resolve({ isWhole: false, lagSeconds: Infinity }) });
}

function lookAnew(primary: Database, standby: Database): Promise<StandbyReading> {
  const seen = look(primary, standby);
  knownOf.set(standby, { at: Date.now(), restsUntil: 0, seen });
  return seen;
}

const fit = (seen: StandbyReading, mustBeWhole: boolean): boolean =>
  mustBeWhole ? seen.isWhole : seen.lagSeconds <= standbyRules.lagSeconds;

async function isFit(primary: Database, standby: Database, mustBeWhole: boolean): Promise<boolean> {
  const known = knownOf.get(standby);
  if (known !== undefined && Date.now() < known.restsUntil) return false;
  const isBelieved = known !== undefined && Date.now() - known.at < standbyRules.believedMilliseconds;
  try {
    return fit(await (isBelieved && !mustBeWhole ? known.seen : lookAnew(primary, standby)), mustBeWhole);
  } catch (cause) {
    away(standby, cause);
    return false;
  }
}

/** It is away, or had to end a read in order to go on with what it follows (40001). */
const isOfStandby = (cause: unknown): boolean =>
  (cause instanceof PartUnavailable && !(cause instanceof PartBusy)) || (cause as { code?: string }).code === '40001';

/** The standby for reads; the primary does what the standby fails to do. */
function beside(primary: Database, standby: Database): Database {
  const instead = async <T>(ask: (database: Database) => Promise<T>): Promise<T> => {
    try {
      return await ask(standby);
    } catch (cause) {
      if (!isOfStandby(cause)) throw cause;
      if (cause instanceof PartUnavailable) away(standby, cause);
      return ask(primary);
    }
  };
  const watched = watchingStatements({
    query: <T extends Row>(text: string, ...more: [parameters?: readonly unknown[], options?: QueryOptions]) =>
      instead((database) => database.query<T>(text, ...more)),
    transaction: (work) => instead((database) => database.transaction(work)),
  });
  return watched;
}

/** One for all requests: others keep what they know of a database by its object. */
const besideOf = new WeakMap<Database, Database>();

/**
 * The context for a call that only reads. With `mustBeWhole` its answer has to show everything committed before the
 * request. Sessions need that, because they may have written a moment ago.
 */
export async function readingWorld(world: Adapters, mustBeWhole: boolean): Promise<Adapters> {
  const { database, standby } = world;
  if (standby === undefined) return world;
  const isStandby = await isFit(database, standby, mustBeWhole);
  count('standbyCalls', { by: isStandby ? 'standby' : 'primary' });
  if (!isStandby) return world;
  const reading = besideOf.get(standby) ?? beside(database, standby);
  besideOf.set(standby, reading);
  return { ...world, database: reading };
}

/** For people who look: undefined where there is none. */
export async function standbyState({ database, standby }: Adapters): Promise<'ok' | 'resting' | 'late' | undefined> {
  if (standby === undefined) return undefined;
  try {
    return fit(await look(database, standby), false) ? 'ok' : 'late';
  } catch {
    return 'resting';
  }
}
