import type { Database, QueryOptions, Row } from '../adapters/ports.ts';
import { log } from './log.ts';
import { count } from './metrics.ts';

/** A statement that takes longer, the wait for a connection included, is told. */
const slowMilliseconds = 250;
/** As much of a statement's text as finds it in the code. It holds no values: those are parameters. */
const toldCharacters = 300;

function note(text: string, milliseconds: number): void {
  count('statements');
  if (milliseconds < slowMilliseconds) return;
  count('slowStatements');
  const statement = text.replaceAll(/\s+/g, ' ').trim().slice(0, toldCharacters);
  log({ level: 'info', event: 'slow statement', statement, milliseconds: Math.round(milliseconds) });
}

/** The database, counting its statements and telling the slow ones. */
export const watchingStatements = (database: Database): Database => ({
  query: async <T extends Row>(text: string, ...more: [parameters?: readonly unknown[], options?: QueryOptions]) => {
    const started = performance.now();
    try {
      return await database.query<T>(text, ...more);
    } finally {
      note(text, performance.now() - started);
    }
  },
  transaction: (work) => database.transaction((inside) => work(watchingStatements(inside))),
});
