import type { Database } from '../../netlify/adapters/ports.ts';
import { activities } from '../../src/contract/admin/privacy.ts';

/**
 * One row of each table about people, all of one account, with a unique word in every text without a list of values.
 */

interface Column {
  table: string;
  name: string;
  type: string;
  isNeeded: boolean;
  isIdentity: boolean;
  isGenerated: boolean;
  /** The table that it refers to. */
  refers: string | null;
  /** The conditions that name it. */
  checks: string[];
  [column: string]: unknown;
}

const columnsOf = (database: Database, tables: readonly string[]): Promise<Column[]> =>
  database.query<Column>(
    `select relname::text as "table", attname::text as name, format_type(atttypid, null) as type,
            attnotnull and not atthasdef as "isNeeded", attidentity <> '' as "isIdentity", attgenerated <> '' as "isGenerated",
            (select confrelid::regclass::text from pg_constraint
              where conrelid = pg_class.oid and contype = 'f' and conkey[1] = attnum and cardinality(conkey) = 1 limit 1) as refers,
            array(select pg_get_constraintdef(own.oid) from pg_constraint own
                   where own.conrelid = pg_class.oid and own.contype = 'c' and attnum = any(own.conkey)) as checks
       from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
      where relnamespace = 'app'::regnamespace and relname = any($1::text[])
      order by relname, attnum`,
    [tables],
  );

/** Every table that the page about privacy names. */
export const personalTables: readonly string[] = Object.values(activities).flatMap(({ tables }) => [...tables]);

/** What no rule can guess: conditions over several columns, and columns that name a row without a foreign key. */
type Given = Record<string, Record<string, unknown>>;

/** The word that stands in the texts of a table. */
export const wordOf = (table: string): string => `zz${table.replaceAll('_', '')}zz`;

const firstOfList = (checks: readonly string[], name: string): string | undefined => {
  for (const check of checks) {
    const listed = new RegExp(`\\b${name}\\b\\)?(?:::\\w+)? = (?:ANY )?\\(+ARRAY\\[([^\\]]*)\\]`).exec(check)?.[1];
    const first = listed
      ?.split(', ')[0]
      ?.replace(/::[\w ]+$/, '')
      .replaceAll("'", '');
    if (first !== undefined) return first;
  }
  return undefined;
};

const simple: Record<string, unknown> = {
  boolean: true,
  integer: 1,
  smallint: 1,
  bigint: 1,
  'double precision': 1,
  real: 1,
  numeric: 1,
  bytea: new Uint8Array(32).fill(1),
  date: '2026-01-01',
  'timestamp with time zone': '2026-01-01T00:00:00Z',
  'time without time zone': '10:00',
  jsonb: '{}',
  'text[]': '{}',
  'integer[]': '{}',
  'smallint[]': '{}',
  'uuid[]': '{}',
  tstzrange: '[2026-01-01,2026-01-02)',
  daterange: '[2026-01-01,2026-01-02)',
};

/** Rows whose key is a number have the same one everywhere. */
const numberOfRow = 900_000_001;

const later = '2026-02-01T00:00:00Z';

const givenFor = ({ email, other }: { email: string; other: string }, ids: ReadonlyMap<string, string>): Given => ({
  plan_choice: { pays: 'fee', plan: 'gold', month_minor: 1 },
  terms_notice: { version: '2026-11-26' },
  listing_pictures: { images: [] },
  block: { ends_at: later },
  client: { recall_agreed_at: later },
  member: { business_id: other, role: 'reception', staff_id: null },
  invitation: { role: 'reception', staff_id: null },
  free_start: { starts: '1', card_id: ids.get('service_card'), provider_id: ids.get('provider') },
  busy: { owner: ids.get('appointment') },
  freed_time: { owner: ids.get('appointment') },
  quote_request: { ended_at: null, answer_until: later, decide_until: later },
  quote: { provider_id: other, pricing: null },
  waiting_list: {
    provider_id: other,
    appointment_id: null,
    cards: `{${ids.get('service_card')}}`,
    picks: `{${ids.get('service_card')}}`,
    client_id: null,
    staff_id: null,
    first_day: '2026-01-01',
    last_day: '2026-01-02',
    from_minute: null,
    until_minute: null,
  },
  waiting_offer: { provider_id: other, person: ids.get('account'), hold_id: null },
  service_card: { duration_minutes: 15 },
  special_hours: { closes_minute: 2 },
  staff_hours: { closes_minute: 2 },
  weekly_hours: { closes_minute: 2 },
  vat_claim: { vat_id: 'DE123456789' },
  // The account is the customer, with somebody else.
  appointment: {
    provider_id: other,
    ends_at: later,
    status: 'completed',
    time_zone: 'Europe/Berlin',
    service_name: 'Haarschnitt',
    category: 'friseur',
    guest_name: null,
    guest_email: null,
    guest_phone: null,
    guest_proven: null,
    again_of: null,
    cancel_reason: null,
    terms_version: null,
    withdrawal_version: null,
    withdrawal_rule: null,
  },
  review: {
    appointment_id: ids.get('appointment'),
    provider_id: other,
    author: 'customer',
    check_state: 'none',
    replied_at: later,
    visible_at: later,
  },
  // Of one message alone.
  message_image: { question_message_id: null, inquiry_message_id: null },
  // Its own invoice is not carried by itself.
  debit: { with_invoice: null },
  picture_check: { state: 'refused', decided_at: later },
  verification: {
    kind: 'qualification',
    role: null,
    broker_name: null,
    broker_number: null,
    licence_number: null,
    state: 'refused',
    decided_at: later,
    asked_at: later,
  },
  report_decision: { action: 'hide', rule: 'deception' },
  bank_line: { id: '0'.repeat(32) },
  customer_invoice: { kind: 'invoice', corrects: null, provider_id: ids.get('provider') },
  customer_invoice_settings: { prefix: 'RE-' },
  customer_invoice_file: { xml: null, xml_hash: null },
  books_end: { kind: 'opened', month: '2026-01' },
  tax_filing: { year: 2026, kind: 'new', corrects: null },
  debit_collection: { reference: 'CK-L-2026-000001' },
  debit_mandate: { reference: 'CK-M-000001', account_end: '3000' },
  commission_decision: { line_id: ids.get('commission_line') },
  commission_line: { objection_until: later, currency: 'EUR' },
  commission_waiting: { month: '2026-01' },
  franc_rate: { month: '2026-01', ten_thousandths: 10_000 },
  invoice: { kind: 'invoice', corrects: null, month: '2026-01', currency: 'EUR' },
  invoice_file: { xml: null, xml_hash: null },
  payment: { kind: 'transfer', taken_by: null, line_id: '0'.repeat(32) },
  phone_code: { phone: '+491713920099' },
  outgoing_text: { recipient: '+491713920099' },
  outgoing_mail: { recipient: email },
  refused_address: { email },
  reset_request: { email },
  withdrawal: { email },
});

/** Made by the calls of the account itself, or sealed with its key. */
const present = ['account', 'provider', 'provider_search', 'agreement', 'sealed_detail'];

/** Without keys and triggers, so that neither order nor what follows from a row counts. Rejects with the first that fails. */
export async function fillAccount(
  database: Database,
  account: string,
  whose: { email: string; other: string },
): Promise<string[]> {
  const columns = await columnsOf(database, personalTables);
  const ids = new Map(personalTables.map((table) => [table, crypto.randomUUID() as string]));
  ids.set('account', account);
  ids.set('provider', account);
  const given = givenFor(whose, ids);
  const filled = personalTables.filter((name) => !present.includes(name));
  for (const table of filled) {
    const own = columns.filter((column) => column.table === table && !column.isGenerated);
    const values = own.flatMap((column) => {
      const value = valueOf(column, ids, given[table] ?? {});
      return value === undefined ? [] : [[column.name, value] as const];
    });
    await database.transaction(async (transaction) => {
      await transaction.query('set local session_replication_role = replica');
      await transaction.query(
        `insert into app.${table} (${values.map(([name]) => name).join(', ')}) overriding system value
         values (${values.map((_, index) => `$${index + 1}`).join(', ')})`,
        values.map(([, value]) => value),
      );
    });
  }
  return filled;
}

/** Undefined where the column is left to itself. */
function valueOf(column: Column, ids: ReadonlyMap<string, string>, given: Record<string, unknown>): unknown {
  const { table, name, type } = column;
  if (name in given) return given[name];
  if (column.isIdentity) return numberOfRow;
  const refers = column.refers?.replace('app.', '');
  if (refers !== undefined) return type === 'uuid' ? ids.get(refers) : numberOfRow;
  if (type === 'uuid') return name === 'id' ? ids.get(table) : crypto.randomUUID();
  if (type === 'text') return firstOfList(column.checks, name) ?? wordOf(table);
  return column.isNeeded ? simple[type] : undefined;
}
