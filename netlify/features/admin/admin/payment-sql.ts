import type { listBankFiles, OpenLine } from '../../../../src/contract/admin/admin-payment.ts';
import type { AnswerBy } from '../../../../src/contract/endpoint.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Database } from '../../../adapters/ports.ts';
import { missingMoney } from '../../billing/index.ts';
import type { LinePlace } from './rules.ts';

export const lastFiles = (
  database: Database,
): Promise<(AnswerBy<typeof listBankFiles>['items'][number] & Record<string, unknown>)[]> =>
  database.query(
    `select file.id, file.name, file.read_at as "readAt", account.email as "readBy", file.line_count as "lineCount",
            file.new_count as "newCount"
       from app.bank_file file left join app.account on account.id = file.read_by
      order by file.read_at desc, file.id limit 20`,
  );

/** Bookings that are for an invoice, but nobody knows for which. */
const isOpen = `line.amount_minor > 0 and (line.direction = 'in' or line.is_return)
  and not exists (select from app.payment where payment.line_id = line.id)
  and not exists (select from app.bank_line_aside aside where aside.line_id = line.id)`;

/**
 * Open invoices that a booking may be for: the customer has paid from this bank account before, or the open amount is the same. The
 * former come first. All that are open are found once, and not for each booking of the page.
 */
const candidates = `
  (with payer as materialized (
     select other.account_id from app.bank_line paid
       join app.payment earlier on earlier.line_id = paid.id join app.invoice other on other.id = earlier.invoice_id
      where paid.payer_key = line.payer_key
      union
     select account_id from app.sealed_detail where kind = 'bank' and fingerprint = line.payer_key)
   select coalesce(jsonb_agg(fit.shown order by fit.is_payer desc, fit.number), '[]')
     from (select jsonb_build_object('id', invoice.id, 'number', invoice.number,
                    'name', coalesce(invoice.document -> 'buyer' ->> 'name', ''), 'openMinor', missing.open_minor,
                    'currency', missing.currency) as shown, invoice.number, missing.is_payer
             from (select *, account_id in (select account_id from payer) as is_payer from missing) as missing
             join app.invoice on invoice.id = missing.id
            where not line.is_return and missing.currency = line.currency
              and (missing.open_minor = line.amount_minor or missing.is_payer)
            order by missing.is_payer desc, invoice.number limit 5) fit) as candidates`;

export const openLines = (
  database: Database,
  { after, limit }: { after: LinePlace | undefined; limit: number },
): Promise<(OpenLine & Record<string, unknown>)[]> =>
  database.query(
    `with missing as materialized (${missingMoney})
     select line.id, line.booked_on::text as "bookedOn", line.amount_minor as "amountMinor", line.currency,
            line.is_return as "isReturn", line.payer, line.payer_end as "payerEnd", line.said, ${candidates}
       from (select * from app.bank_line line
              where ${isOpen} and ($1::date is null or (line.booked_on, line.id) > ($1::date, $2))
              order by line.booked_on, line.id limit $3) as line
      order by line.booked_on, line.id`,
    [after?.bookedOn ?? null, after?.id ?? null, limit],
  );

export async function countOpenLines(database: Database): Promise<number> {
  const [row] = await database.query<{ count: number }>(`select count(*) from app.bank_line line where ${isOpen}`);
  return row?.count ?? 0;
}

/** Locked, so that two who decide about it at once wait for each other. */
export async function lockedLine(
  transaction: Database,
  id: string,
): Promise<{ isSettled: boolean; bookedOn: string } | undefined> {
  const [found] = await transaction.query<{ bookedOn: string }>(
    'select booked_on::text as "bookedOn" from app.bank_line where id = $1 for update',
    [id],
  );
  if (found === undefined) return undefined;
  const open = await transaction.query(`select from app.bank_line line where id = $1 and ${isOpen}`, [id]);
  return { ...found, isSettled: open.length === 0 };
}

/** Whose invoice it was; undefined where there is none of that number and currency. */
export async function payBy(
  transaction: Database,
  line: string,
  { number, by, now }: { number: string; by: AccountId; now: Date },
): Promise<{ account: AccountId | null } | undefined> {
  const [paid] = await transaction.query<{ account: AccountId | null }>(
    `insert into app.payment (invoice_id, kind, amount_minor, line_id, booked_on, made_at, made_by)
     select invoice.id, case when line.is_return then 'return' else 'transfer' end,
            case when line.is_return then -coalesce(line.original_minor, line.amount_minor) else line.amount_minor end,
            line.id, line.booked_on, $3::timestamptz, $4
       from app.bank_line line join app.invoice
         on invoice.number = $2 and invoice.kind = 'invoice' and invoice.document ->> 'currency' = line.currency
      where line.id = $1
     returning (select account_id from app.invoice where invoice.id = payment.invoice_id) as account`,
    [line, number, now.toISOString(), by],
  );
  return paid;
}

export const setAside = (
  transaction: Database,
  line: string,
  { reason, by, now }: { reason: string; by: AccountId; now: Date },
): Promise<unknown> =>
  transaction.query(
    `insert into app.bank_line_aside (line_id, reason, said_at, said_by) values ($1, $2, $3::timestamptz, $4)`,
    [line, reason, now.toISOString(), by],
  );

interface Standing {
  overMinor: number;
  paidMinor: number;
  currency: string;
  account: AccountId;
  number: string;
}

/** The amount by which an invoice is overpaid. Locks its account, so that no invoice is issued or corrected at the same time. */
export async function lockedStanding(transaction: Database, id: string): Promise<Standing | undefined> {
  const held = await transaction.query(
    `select from app.invoice join app.account on account.id = invoice.account_id
      where invoice.id = $1 and invoice.kind = 'invoice' for update of account`,
    [id],
  );
  if (held.length === 0) return undefined;
  const [found] = await transaction.query<Standing & Record<string, unknown>>(
    `select standing.paid - standing.owed as "overMinor", standing.paid as "paidMinor", invoice.document ->> 'currency' as currency,
            invoice.account_id as account, invoice.number
       from app.invoice cross join lateral app.invoice_standing(invoice) standing where invoice.id = $1`,
    [id],
  );
  return found;
}

export const payBack = (
  transaction: Database,
  invoice: string,
  { minor, by, now }: { minor: number; by: AccountId; now: Date },
): Promise<unknown> =>
  transaction.query(
    `insert into app.payment (invoice_id, kind, amount_minor, booked_on, made_at, made_by)
     values ($1, 'paid_back', -$2::integer, ($3::timestamptz at time zone 'Europe/Berlin')::date, $3::timestamptz, $4)`,
    [invoice, minor, now.toISOString(), by],
  );

export interface Entered {
  id: string;
  kind: 'transfer' | 'return';
  bookedOn: string;
  minor: number;
  reference: string;
}

/** A booking of no statement, and its payment. False where it was entered before. */
export async function addEntered(
  transaction: Database,
  invoice: string,
  { id, kind, bookedOn, minor, reference }: Entered,
  { by, now }: { by: AccountId; now: Date },
): Promise<boolean> {
  const added = await transaction.query(
    `insert into app.bank_line (id, place, booked_on, amount_minor, currency, direction, is_return, payer, said)
     values ($1, 0, $2::date, $3, 'PHP', $4, $5, '', $6) on conflict (id) do nothing returning id`,
    [id, bookedOn, minor, kind === 'transfer' ? 'in' : 'out', kind === 'return', reference],
  );
  if (added.length === 0) return false;
  await transaction.query(
    `insert into app.payment (invoice_id, kind, amount_minor, line_id, booked_on, made_at, made_by)
     values ($1, $2, $3, $4, $5::date, $6::timestamptz, $7)`,
    [invoice, kind, kind === 'transfer' ? minor : -minor, id, bookedOn, now.toISOString(), by],
  );
  return true;
}
