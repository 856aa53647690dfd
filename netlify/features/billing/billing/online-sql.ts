import type { OnlineState } from '../../../../src/contract/billing/billing-invoice.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { PlanStrand } from '../../../../src/contract/plans.ts';
import type { Database } from '../../../adapters/ports.ts';

export interface Attempt {
  id: string;
  number: string;
  strand: PlanStrand;
  amountMinor: number;
  reference: string | null;
  state: OnlineState;
  startedAt: string;
  [column: string]: unknown;
}

const attempt = `payment.id, invoice.number, invoice.strand, payment.amount_minor as "amountMinor", payment.reference, payment.state,
  payment.started_at as "startedAt"`;
const tables = 'app.online_payment payment join app.invoice on invoice.id = payment.invoice_id';

interface Owed {
  openMinor: number;
  currency: string;
  isCollected: boolean;
  [column: string]: unknown;
}

/** An own invoice and what is missing. Locked, so that two who begin to pay it at once get the same payment. */
export async function lockedOwed(transaction: Database, owner: AccountId, id: string): Promise<Owed | undefined> {
  const locked = await transaction.query(
    `select from app.invoice where id = $1 and account_id = $2 and kind = 'invoice' for update`,
    [id, owner],
  );
  if (locked.length === 0) return undefined;
  const [found] = await transaction.query<Owed>(
    `select standing.owed - standing.paid as "openMinor", invoice.document ->> 'currency' as currency,
            standing.state <> 'returned' and app.invoice_debit_day(invoice) is not null as "isCollected"
       from app.invoice cross join lateral app.invoice_standing(invoice) standing where invoice.id = $1`,
    [id],
  );
  return found;
}

/** The payment of this amount that is open, or a new one. */
export async function openAttempt(
  transaction: Database,
  invoice: string,
  { id, amountMinor, now }: { id: string; amountMinor: number; now: Date },
): Promise<Attempt | undefined> {
  await transaction.query(
    `insert into app.online_payment (id, invoice_id, amount_minor, started_at, asked_at)
     select $2, $1, $3, $4::timestamptz, $4::timestamptz
      where not exists (select from app.online_payment where invoice_id = $1 and state = 'open' and amount_minor = $3)`,
    [invoice, id, amountMinor, now.toISOString()],
  );
  const [found] = await transaction.query<Attempt>(
    `select ${attempt} from ${tables}
      where payment.invoice_id = $1 and payment.state = 'open' and payment.amount_minor = $2
      order by payment.started_at desc, payment.id limit 1`,
    [invoice, amountMinor],
  );
  return found;
}

export async function attemptById(database: Database, id: string, owner?: AccountId): Promise<Attempt | undefined> {
  const [found] = await database.query<Attempt>(
    `select ${attempt} from ${tables} where payment.id = $1 and invoice.account_id = coalesce($2, invoice.account_id)`,
    [id, owner ?? null],
  );
  return found;
}

/** The number of a question to the provider. Once a later one is answered, its answer does not count any more. */
export async function takeTurn(database: Database, id: string, now: Date): Promise<number> {
  const [taken] = await database.query<{ asked: number }>(
    'update app.online_payment set asked = asked + 1, asked_at = $2::timestamptz where id = $1 returning asked',
    [id, now.toISOString()],
  );
  return taken?.asked ?? 0;
}

/** What is booked of it; undefined where a later question is answered already. Locked until the transaction ends. */
export async function lockedTurn(transaction: Database, id: string, turn: number): Promise<number | undefined> {
  const [found] = await transaction.query<{ bookedMinor: number }>(
    'select booked_minor as "bookedMinor" from app.online_payment where id = $1 and told < $2 for update',
    [id, turn],
  );
  return found?.bookedMinor;
}

export const putTold = (
  transaction: Database,
  id: string,
  told: { turn: number; reference: string | null; state: OnlineState; bookedMinor: number },
): Promise<unknown> =>
  transaction.query(
    `update app.online_payment set reference = coalesce(reference, $2), state = $3, booked_minor = $4, told = $5 where id = $1`,
    [id, told.reference, told.state, told.bookedMinor, told.turn],
  );

/**
 * Open payments that are due: a minute after they were started, then after 4, 9, 16 and so on. Most end within minutes,
 * and a bank transfer takes days. Then paid ones, because a provider stops repeating a notice, and money can be taken
 * back for 13 months. They are due when a third of their age has passed since the last question, at least 15 minutes
 * and at most 30 days.
 */
export const dueAttempts = (database: Database, now: Date, limit: number): Promise<Attempt[]> =>
  database.query<Attempt>(
    `select ${attempt} from ${tables}
      where payment.id in (
              select id from app.online_payment
               where state = 'open'
                 and started_at + make_interval(mins => least(asked, 300) * least(asked, 300)) <= $1::timestamptz
               union all
              select id from app.online_payment
               where state = 'paid' and started_at > $1::timestamptz - interval '400 days'
                 and asked_at + least(greatest((asked_at - started_at) / 3, interval '15 minutes'), interval '30 days') <= $1::timestamptz)
      order by payment.state <> 'open', payment.asked, payment.started_at, payment.id limit $2`,
    [now.toISOString(), limit],
  );
