import type { IssuedTo, listAllInvoices } from '../../../../src/contract/admin/admin-invoice.ts';
import type { ReceivedBy } from '../../../../src/contract/endpoint.ts';
import type { Database } from '../../../adapters/ports.ts';
import type { PageEnd } from '../../../ground/page-end.ts';
import { patternOf } from '../../../ground/searched.ts';
import { missingMoney, shown, shownTables } from '../../billing/index.ts';

interface AskedInvoices {
  search: string;
  state: ReceivedBy<typeof listAllInvoices>['query']['state'];
}

/**
 * `$1` is the search text, as a pattern; `$2` the state, or null. The recipient's name is the one on the document. The
 * state is computed per invoice, so it is read only if it is asked for. The open sum is read for all at once.
 */
const asked = `($1 = '%' or invoice.number ilike $1 or invoice.document -> 'buyer' ->> 'name' ilike $1
   or invoice.account_id in (select id from app.account where email ilike $1 or name ilike $1))
  and case when $2::text is null then true
           when $2 = 'missing' then invoice.id in (select id from (${missingMoney}) as missing)
           else (select standing.state from app.invoice_standing(invoice) standing) = $2 end`;

const valuesOf = ({ search, state }: AskedInvoices): unknown[] => [patternOf(search), state ?? null];

export const allInvoices = (
  database: Database,
  question: AskedInvoices,
  { after, limit }: { after: PageEnd | undefined; limit: number },
): Promise<(IssuedTo & { createdAt: string; [column: string]: unknown })[]> =>
  database.query(
    `select ${shown},
            (select coalesce(jsonb_agg(jsonb_build_object('name', line.value ->> 'name',
                      'minor', (line.value ->> 'grossCents')::integer,
                      'isTakenBack', exists (select from app.invoice_taken_back taken
                                              where taken.invoice_id = invoice.id and taken.place = line.place - 1))
                      order by line.place), '[]')
               from jsonb_array_elements(invoice.document -> 'lines') with ordinality line (value, place)
              where invoice.kind = 'invoice') as lines,
            (select payment.reference from app.online_payment payment where payment.invoice_id = invoice.id
              order by payment.started_at desc, payment.id limit 1) as "onlineReference",
            jsonb_build_object('id', account.id, 'email', account.email,
              'name', coalesce(invoice.document -> 'buyer' ->> 'name', account.name)) as account
       from ${shownTables} join app.account on account.id = invoice.account_id
      where invoice.id = any(array(
              select invoice.id from app.invoice
               where ${asked}
                 and ($3::timestamptz is null or invoice.issued_at < $3::timestamptz
                      or (invoice.issued_at = $3::timestamptz and invoice.id > $4::uuid))
               order by invoice.issued_at desc, invoice.id limit $5))
      order by invoice.issued_at desc, invoice.id`,
    [...valuesOf(question), after?.at ?? null, after?.id ?? null, limit],
  );

export async function countAllInvoices(database: Database, question: AskedInvoices): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    `select count(*) from app.invoice where ${asked}`,
    valuesOf(question),
  );
  return row?.count ?? 0;
}
