import type {
  BooksDeed,
  BooksDocument,
  BooksMovement,
  BooksOpen,
  BooksSums,
} from '../../../../src/contract/admin/admin-books.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Database } from '../../../adapters/ports.ts';

/** The first days of a month and of the one behind it. */
export interface BooksSpan {
  from: string;
  until: string;
}

type Row<Shape> = Shape & Record<string, unknown>;

export const holdBooks = (transaction: Database, isAlone: boolean): Promise<unknown> =>
  transaction.query('select app.hold_books($1)', [isAlone]);

export async function closedThrough(database: Database): Promise<string | null> {
  const [found] = await database.query<{ month: string | null }>('select app.books_closed_through() as month');
  return found?.month ?? null;
}

export const addEnd = (
  transaction: Database,
  { kind, month, reason, by }: { kind: 'closed' | 'opened'; month: string; reason: string | null; by: AccountId },
  now: Date,
): Promise<unknown> =>
  transaction.query(
    'insert into app.books_end (kind, month, reason, at, made_by) values ($1, $2, $3, $4::timestamptz, $5)',
    [kind, month, reason, now.toISOString(), by],
  );

const currencyOf = `invoice.document ->> 'currency'`;
const named = `invoice.id, invoice.number, coalesce(invoice.document -> 'buyer' ->> 'name', '') as name, ${currencyOf} as currency`;

/** The amount of a payment that counts. A return cancels no more than was booked before it. */
const counted = '(payment.amount_minor + coalesce(unbooked.minor, 0))::integer';
const unbooked = 'left join app.unbooked_returns() unbooked on unbooked.payment_id = payment.id';

/** Every invoice with what was open of it before a day, by what had been issued and booked until then. Added up over all at once. */
const standingBefore = (day: string): string => `
  select invoice.*,
         coalesce((invoice.document ->> 'dueCents')::integer, invoice.gross_minor) - coalesce(back.minor, 0) - coalesce(paid.minor, 0)
         - coalesce(unbooked.minor, 0) as open_minor
    from app.invoice
    left join (select corrects, sum(gross_minor) as minor from app.invoice
                where corrects is not null and issued_on < ${day} group by corrects) back on back.corrects = invoice.id
    left join (select invoice_id, sum(amount_minor) as minor from app.payment
                where booked_on < ${day} group by invoice_id) paid on paid.invoice_id = invoice.id
    left join (select invoice_id, sum(minor) as minor from app.unbooked_returns()
                where booked_on < ${day} group by invoice_id) unbooked on unbooked.invoice_id = invoice.id
   where invoice.kind = 'invoice' and invoice.issued_on < ${day}`;

export const sumsOf = (
  database: Database,
  { from, until }: BooksSpan,
): Promise<Row<Omit<BooksSums, 'vat' | 'closingMinor'>>[]> =>
  database.query(
    `with money (currency) as (values ('EUR'), ('PHP')),
     document as (
       select ${currencyOf} as currency, kind, gross_minor as minor from app.invoice
        where issued_on >= $1::date and issued_on < $2::date),
     movement as (
       select ${currencyOf} as currency, payment.kind, ${counted} as minor
         from app.payment join app.invoice on invoice.id = payment.invoice_id ${unbooked}
        where payment.booked_on >= $1::date and payment.booked_on < $2::date),
     opening as (select ${currencyOf} as currency, open_minor as minor from (${standingBefore('$1::date')}) as invoice where open_minor <> 0),
     closing as (select ${currencyOf} as currency, open_minor as minor from (${standingBefore('$2::date')}) as invoice where open_minor <> 0)
     select money.currency,
            (select coalesce(sum(minor), 0)::float8 from opening where opening.currency = money.currency) as "openingMinor",
            issued.*, paid.*, standing.*
       from money
      cross join lateral (
        select count(*) filter (where kind = 'invoice') as "issuedCount",
               coalesce(sum(minor) filter (where kind = 'invoice'), 0)::float8 as "issuedMinor",
               count(*) filter (where kind = 'correction') as "correctedCount",
               coalesce(sum(minor) filter (where kind = 'correction'), 0)::float8 as "correctedMinor"
          from document where document.currency = money.currency) as issued
      cross join lateral (
        select coalesce(sum(minor) filter (where kind = 'transfer'), 0)::float8 as "receivedMinor",
               coalesce(-sum(minor) filter (where kind = 'return'), 0)::float8 as "returnedMinor",
               coalesce(-sum(minor) filter (where kind = 'paid_back'), 0)::float8 as "paidBackMinor"
          from movement where movement.currency = money.currency) as paid
      cross join lateral (
        select count(*) filter (where minor > 0) as "openCount",
               coalesce(sum(minor) filter (where minor > 0), 0)::float8 as "openMinor",
               coalesce(-sum(minor) filter (where minor < 0), 0)::float8 as "creditMinor"
          from closing where closing.currency = money.currency) as standing
      order by money.currency`,
    [from, until],
  );

export const vatOf = (
  database: Database,
  { from, until }: BooksSpan,
): Promise<Row<BooksSums['vat'][number] & { currency: string }>[]> =>
  database.query(
    `select currency, category, rate as "rateHundredths", sum(sign * net)::float8 as "netMinor", sum(sign * vat)::float8 as "vatMinor",
            sum(sign * (net + vat))::float8 as "grossMinor"
       from (
         select ${currencyOf} as currency, case invoice.kind when 'invoice' then 1 else -1 end as sign,
                part ->> 'category' as category, (part ->> 'rateHundredths')::integer as rate,
                (part ->> 'netCents')::bigint as net, (part ->> 'vatCents')::bigint as vat
           from app.invoice cross join lateral jsonb_array_elements(invoice.document -> 'groups') as part
          where issued_on >= $1::date and issued_on < $2::date) as part
      group by currency, category, rate order by currency, rate desc, category`,
    [from, until],
  );

export const documentsOf = (
  database: Database,
  { from, until }: BooksSpan,
  limit: number | null,
): Promise<Row<BooksDocument>[]> =>
  database.query(
    `select ${named}, invoice.kind, invoice.issued_on::text as "issuedOn", (invoice.document ->> 'netCents')::integer as "netMinor",
            (invoice.document ->> 'vatCents')::integer as "vatMinor", invoice.gross_minor as "grossMinor"
       from app.invoice where issued_on >= $1::date and issued_on < $2::date
      order by invoice.issued_on, invoice.number limit $3`,
    [from, until, limit],
  );

export const movementsOf = (
  database: Database,
  { from, until }: BooksSpan,
  limit: number | null,
): Promise<Row<BooksMovement>[]> =>
  database.query(
    `select ${named}, payment.id::text as place, payment.kind, payment.booked_on::text as "bookedOn", ${counted} as minor
       from app.payment join app.invoice on invoice.id = payment.invoice_id ${unbooked}
      where payment.booked_on >= $1::date and payment.booked_on < $2::date and ${counted} <> 0
      order by payment.booked_on, payment.id limit $3`,
    [from, until, limit],
  );

export const openItemsOf = (
  database: Database,
  { until }: Pick<BooksSpan, 'until'>,
  limit: number | null,
): Promise<Row<BooksOpen>[]> =>
  database.query(
    `select ${named}, invoice.issued_on::text as "issuedOn", invoice.document ->> 'dueOn' as "dueOn",
            invoice.open_minor::integer as "openMinor"
       from (${standingBefore('$1::date')}) as invoice where open_minor <> 0
      order by invoice.issued_on, invoice.number limit $2`,
    [until, limit],
  );

/** Days are those of Berlin. The latest first. */
export const deedsOf = (database: Database, { from, until }: BooksSpan, limit: number): Promise<Row<BooksDeed>[]> =>
  database.query(
    `select made.at, made.deed, account.email as by, made.about, made.reason
       from (
         select read_at as at, 'file_read' as deed, read_by as who, name as about, null as reason from app.bank_file
          union all
         select made_at, case when payment.kind = 'paid_back' then 'paid_back' when line.file_id is null then 'payment_entered' else 'matched' end,
                made_by, invoice.number, null
           from app.payment join app.invoice on invoice.id = payment.invoice_id left join app.bank_line line on line.id = payment.line_id
          where made_by is not null or payment.kind = 'paid_back'
          union all
         select said_at, 'set_aside', said_by, line.payer, aside.reason
           from app.bank_line_aside aside join app.bank_line line on line.id = aside.line_id
          union all
         select at, case action when 'invoice_corrected' then 'corrected' else action end, admin_id,
                coalesce(invoice.number, ''), audit.reason
           from app.audit left join app.invoice on invoice.id = audit.subject_id
          where action in ('invoice_corrected', 'objection_upheld', 'objection_refused')
          union all
         select ended_at, 'file_refused', ended_by, made.reference, ended.reason
           from app.debit_collection_end ended join app.debit_collection made on made.id = ended.collection_id
          union all
         select entered_at, 'rate_entered', entered_by, month, null from app.franc_rate
          union all
         select at, kind, made_by, month, reason from app.books_end) as made
       left join app.account on account.id = made.who
      where made.at >= $1::date::timestamp at time zone 'Europe/Berlin' and made.at < $2::date::timestamp at time zone 'Europe/Berlin'
         or made.deed in ('closed', 'opened') and made.about = to_char($1::date, 'YYYY-MM')
      order by made.at desc limit $3`,
    [from, until, limit],
  );

/** The bytes of one ZIP. The platform allows 6 MB for an answer. */
const partBytes = 4_000_000;

const parted = `
  select invoice.number, file.pdf, file.xml,
         ((sum(length(file.pdf) + coalesce(length(file.xml), 0)) over (order by invoice.number)
           - length(file.pdf) - coalesce(length(file.xml), 0)) / ${partBytes})::integer as part
    from app.invoice join app.invoice_file file on file.invoice_id = invoice.id
   where issued_on >= $1::date and issued_on < $2::date`;

export async function countParts(database: Database, { from, until }: BooksSpan): Promise<number> {
  const [found] = await database.query<{ count: number }>(
    `select coalesce(max(part) + 1, 0)::integer as count from (${parted}) as file`,
    [from, until],
  );
  return found?.count ?? 0;
}

/** The PDF in base64. */
export const filesOf = (
  database: Database,
  { from, until }: BooksSpan,
  part: number,
): Promise<{ number: string; pdf: string; xml: string | null }[]> =>
  database.query(
    `select number, encode(pdf, 'base64') as pdf, xml from (${parted}) as file where part = $3 order by number`,
    [from, until, part],
  );
