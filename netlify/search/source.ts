import type { ListingFilters } from '../../src/contract/property/browse.ts';
import type { Database, Row } from '../adapters/ports.ts';
import { costs, planning, turns } from './constants.ts';
import { densityOf } from './geometry/density.ts';
import { estimatedMilliseconds, isDear } from './plan.ts';
import { type Question, questionOf, type TableStatistics } from './question.ts';
import { inTurn } from './turns.ts';

/**
 * Why a search is refused: a foreign cursor, a shape too intricate for the listings in it, or too many expensive
 * searches at once.
 */
export type Refused =
  | { because: 'cursor' }
  | { because: 'intricate'; shape: number }
  | { because: 'waiting'; seconds: number };

/** What a search needs of its caller. */
export interface Source<Found extends Row, Item> {
  database: Database;
  now: Date;
  /** Whose dear searches wait for each other. */
  caller: string;
  /** Columns of `listing` that a found one is read with. */
  columns: string;
  read: (row: Found) => Item;
  /** Says it in the caller's words. A shape is counted from 1. */
  refuse: (refused: Refused) => never;
}

/** Makes a question of the filters, and has it asked: one that is dear in its turn, on a single connection. */
export async function asked<T>(
  { database, now, caller, refuse }: Pick<Source<Row, unknown>, 'database' | 'now' | 'caller' | 'refuse'>,
  filters: ListingFilters,
  ask: (database: Database, question: Question) => Promise<T>,
): Promise<T> {
  const question = questionOf(filters, now, await knownOf(database, now));
  if (estimatedMilliseconds(question) > costs.refusedMilliseconds)
    return refuse({ because: 'intricate', shape: question.border.dearest + 1 });
  if (!isDear(question)) return ask(limited(database), question);
  const waits = (): never => refuse({ because: 'waiting', seconds: turns.againSeconds });
  return inTurn(caller, waits, () => alone(database, caller, waits, (transaction) => ask(transaction, question)));
}

const limited = (database: Database): Database => ({
  ...database,
  query: (text, parameters) => database.query(text, parameters, { milliseconds: costs.endedMilliseconds }),
});

/** In one transaction, and not while another process asks for the same caller. */
const alone = <T>(
  database: Database,
  caller: string,
  refuse: () => never,
  ask: (transaction: Database) => Promise<T>,
): Promise<T> =>
  database.transaction(async (transaction) => {
    const [turn] = await transaction.query<{ isOurs: boolean }>(
      `select pg_try_advisory_xact_lock(hashtextextended('dear search of ' || $1, 0)) as "isOurs",
              set_config('statement_timeout', $2, true)`,
      [caller, String(costs.endedMilliseconds)],
    );
    return turn?.isOurs === true ? ask(transaction) : refuse();
  });

/** Ids are chosen from an index first; whole rows are read for the chosen ones only. */
export const cardsOf = (chosen: string, columns: string, order = ''): string => `
  with chosen as materialized (${chosen})
  select ${columns}
    from chosen
    join app.listing as listing on listing.id = chosen.id
   ${order}`;

const kept = new WeakMap<Database, { until: number; known: Promise<TableStatistics> }>();

/** The estimate about all listings, kept for a minute. The sample of texts is the histogram of Postgres' own statistics. */
function knownOf(database: Database, now: Date): Promise<TableStatistics> {
  const last = kept.get(database);
  if (last !== undefined && now.getTime() < last.until) return last.known;
  const tiles = database.query<{ hi: number; points: number }>(
    'select hi, listings as points from app.listing_tile order by lo',
  );
  const texts = database.query<{ text: string }>(`
    select unnest(histogram_bounds::text::text[]) as text from pg_stats
     where schemaname = 'app' and tablename = 'listing' and attname = 'searched'`);
  const known = Promise.all([tiles, texts]).then(([spans, rows]) => ({
    density: densityOf(spans),
    texts: rows.map(({ text }) => text),
  }));
  kept.set(database, { until: now.getTime() + planning.knownMilliseconds, known });
  known.catch(() => kept.delete(database));
  return known;
}
