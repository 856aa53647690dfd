import type { Adapters } from '../../../adapters/ports.ts';
import { dayAt } from '../../../calendar/zone.ts';
import { timeZones } from '../../../ground/time-zones.ts';
import * as sql from './retention-sql.ts';

const droppedAtOnce = 100;

/** Run by the schedule. Two runs at once share the work, and a further one finds nothing. */
export async function runOldCustomerInvoices({ clock, database }: Adapters): Promise<{ customerInvoices: number }> {
  const today = dayAt(clock.now().getTime(), timeZones.de);
  for (let customerInvoices = 0; ; ) {
    const dropped = await database.transaction(async (transaction) => {
      const ids = await sql.overDocuments(transaction, today, droppedAtOnce);
      await sql.dropDocuments(transaction, ids);
      return ids.length;
    });
    customerInvoices += dropped;
    if (dropped === 0) {
      await sql.dropIdleCounters(database);
      return { customerInvoices };
    }
  }
}
