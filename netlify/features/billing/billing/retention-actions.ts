import type { Adapters } from '../../../adapters/ports.ts';
import { dayAt } from '../../../calendar/zone.ts';
import { zoneOf } from './choice-rules.ts';
import * as sql from './retention-sql.ts';

const droppedAtOnce = 100;

/** Run by the schedule. Two runs at once share the work, and a further one finds nothing. */
export async function runOldBooks({ clock, database }: Adapters): Promise<{ invoices: number }> {
  const today = dayAt(clock.now().getTime(), zoneOf('services'));
  for (let invoices = 0; ; ) {
    const dropped = await database.transaction(async (transaction) => {
      const ids = await sql.overInvoices(transaction, today, droppedAtOnce);
      await sql.dropInvoices(transaction, ids);
      return ids.length;
    });
    invoices += dropped;
    if (dropped > 0) continue;
    await database.transaction(async (transaction) => {
      await sql.dropEndedLines(transaction, today);
      await sql.dropBooks(transaction, today);
      await sql.dropReports(transaction, today);
    });
    return { invoices };
  }
}
