import { createHash } from 'node:crypto';
import type { Adapters, Database } from '../../netlify/adapters/ports.ts';
import { addDays, instantOf } from '../../netlify/calendar/zone.ts';
import { endOfMonth, monthAt, zoneOf } from '../../netlify/features/billing/billing/choice-rules.ts';
import { addChoice } from '../../netlify/features/billing/billing/choice-sql.ts';
import { issueIn, sendInvoice } from '../../netlify/features/billing/billing/invoice-actions.ts';
import { addBankLines, addFile, addPayments } from '../../netlify/features/billing/billing/payment-sql.ts';
import type { AccountId } from '../../src/contract/fields.ts';
import { plans } from '../../src/contract/plans.ts';

const strand = 'services';
const zone = zoneOf(strand);
const monthsPaid = 3;

interface Payer {
  owner: AccountId;
  name: string;
  admin: AccountId;
  [column: string]: unknown;
}

/** A provider of the demo has paid a fee for the last months: their invoices, and what the bank says of each. */
export async function seedInvoices(world: Adapters, email: string): Promise<void> {
  const { operator, clock } = world;
  if (operator === undefined) return;
  const now = clock.now();
  const months = lastMonths(now);
  const ids = await world.database.transaction(async (transaction) => {
    const [payer] = await transaction.query<Payer>(
      `select id as owner, name, (select id from app.account where type = 'admin' limit 1) as admin
         from app.account where email = $1`,
      [email],
    );
    if (payer === undefined) throw new RangeError(`nobody has the address ${email}`);
    const countsFrom = new Date(instantOf(`${months[0] ?? ''}-01`, 0, zone));
    const choice = { plan: 'platin', pays: 'fee', monthMinor: plans.platin.priceMinor } as const;
    await addChoice(transaction, payer.owner, strand, { ...choice, countsFrom: countsFrom.toISOString() }, countsFrom);
    for (const month of months)
      await issueIn(transaction, { owner: payer.owner, strand, month }, { operator, now: endOfMonth(month, strand) });
    return pay(transaction, payer, now);
  });
  for (const id of ids) await sendInvoice(world, id);
}

/** Those that are over, the oldest first: `2026-08`, `2026-09`, `2026-10`. */
function lastMonths(now: Date): string[] {
  const months: string[] = [];
  for (let at = monthAt(now, strand); months.length < monthsPaid; at = months[0] ?? at)
    months.unshift(addDays(`${at}-01`, -1).slice(0, 'YYYY-MM'.length));
  return months;
}

/** A file of the bank with a transfer for each invoice, some days after it. Returns the ids of the invoices. */
async function pay(transaction: Database, { owner, name, admin }: Payer, now: Date): Promise<string[]> {
  const invoices = await transaction.query<{ id: string; number: string; minor: number; issued: string }>(
    `select id, number, gross_minor as minor, issued_on::text as issued from app.invoice where account_id = $1 order by number`,
    [owner],
  );
  const lines = invoices.map(({ id, number, minor, issued }, place) => ({
    invoice: id,
    id: createHash('sha256').update(number).digest('hex').slice(0, 32),
    place,
    bookedOn: addDays(issued, 4),
    amountMinor: minor,
    currency: 'EUR',
    direction: 'in' as const,
    isReturn: false,
    originalMinor: null,
    payer: name,
    payerKey: null,
    collection: null,
    payerEnd: null,
    said: `Rechnung ${number}`,
  }));
  const hash = createHash('sha256').update(crypto.randomUUID()).digest('hex');
  const counted = { lineCount: lines.length, newCount: lines.length };
  const { id: file } = await addFile(transaction, { hash, name: 'kontoauszug.xml', by: admin, ...counted }, now);
  await addBankLines(transaction, file, lines);
  const payments = lines.map(({ invoice, id, amountMinor, bookedOn }) => ({
    invoice,
    kind: 'transfer' as const,
    amountMinor,
    line: id,
    bookedOn,
  }));
  await addPayments(transaction, payments, { by: null, now });
  return invoices.map(({ id }) => id);
}
