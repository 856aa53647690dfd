import type { QueueQuestion } from '../../../../src/contract/admin/admin.ts';
import type { CommissionLine, CommissionLineId } from '../../../../src/contract/billing/billing-commission.ts';
import type { AppointmentId } from '../../../../src/contract/booking/appointment.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Database } from '../../../adapters/ports.ts';
import { isAssigned } from '../../../ground/assigned.ts';
import { isNamed, patternOf } from '../../../ground/searched.ts';
import type { LineRow } from './commission-rules.ts';

/** A visit whose customer the site has brought, and who is new to the provider. */
export interface ChargedVisit {
  id: AppointmentId;
  /** Cents of euros or francs. */
  priceCents: number;
  isInFrancs: boolean;
  /** Francs for a euro in the month of the visit, in ten-thousandths; null where it is not entered. */
  rate: number | null;
  [column: string]: unknown;
}

/** Notes the customers of visits that are completed by this transaction. */
export const meet = (transaction: Database, ids: readonly AppointmentId[], now: Date): Promise<unknown> =>
  transaction.query('select app.meet($1::uuid[], $2::timestamptz)', [ids, now.toISOString()]);

const charged = `
  visit.id, visit.total_cents - visit.travel_fee_cents as "priceCents", visit.currency = 'CHF' as "isInFrancs",
  rate.ten_thousandths as rate`;
const chargedTables = `
  app.appointment visit
  left join app.franc_rate rate on rate.month = to_char(visit.starts_at at time zone 'Europe/Zurich', 'YYYY-MM')`;

export async function paysCommission(database: Database, provider: AccountId, now: Date): Promise<boolean> {
  const [choice] = await database.query<{ pays: string | null }>(
    `select (app.plan_choice_at($1::uuid, 'services', $2::timestamptz)).pays`,
    [provider, now.toISOString()],
  );
  return choice?.pays === 'commission';
}

/**
 * Those of them that are charged: the first of a customer whom the site has brought. The provider had chosen commission
 * at that instant. The trigger of the table checks the same about the customer.
 */
export const chargedAmong = (
  transaction: Database,
  ids: readonly AppointmentId[],
  now: Date,
): Promise<ChargedVisit[]> =>
  transaction.query(
    `select ${charged} from ${chargedTables}
      where visit.id = any($1::uuid[]) and visit.origin = 'site' and visit.brought_at is not null
        and (app.plan_choice_at(visit.provider_id, 'services', $2::timestamptz)).pays = 'commission'
        and app.is_first_visit(visit)`,
    [ids, now.toISOString()],
  );

/** Those that have waited for a rate: that they are charged was decided when they were completed. Who has gone is charged nothing. */
export const waitedAmong = (transaction: Database, ids: readonly AppointmentId[]): Promise<ChargedVisit[]> =>
  transaction.query(
    `select ${charged} from ${chargedTables} where visit.id = any($1::uuid[]) and app.is_first_visit(visit)`,
    [ids],
  );

export const addLines = (
  transaction: Database,
  lines: readonly Pick<ChargedVisit, 'id' | 'priceCents' | 'rate'>[] & readonly { commissionCents: number }[],
  { now, until }: { now: Date; until: Date },
): Promise<unknown> =>
  transaction.query(
    `insert into app.commission_line (provider_id, appointment_id, brought_at, booked_at, visit_at, service_name, price_cents,
       commission_cents, created_at, objection_until, price_currency, rate_ten_thousandths)
     select visit.provider_id, visit.id, visit.brought_at, greatest(visit.created_at, visit.brought_at), visit.starts_at,
            visit.service_name, line."priceCents", line."commissionCents", $2::timestamptz, $3::timestamptz,
            case when line.rate is null then 'EUR' else 'CHF' end, line.rate
       from jsonb_to_recordset($1::jsonb -> 'lines') as line (id uuid, "priceCents" integer, "commissionCents" integer, rate integer)
       join app.appointment visit on visit.id = line.id
     on conflict (appointment_id) do nothing`,
    [{ lines }, now.toISOString(), until.toISOString()],
  );

/** Ends the line of a visit, if there is one and it has not ended. */
export const endLineOf = (transaction: Database, visit: AppointmentId, now: Date): Promise<unknown> =>
  transaction.query(
    `insert into app.commission_end (line_id, cause, ended_at)
     select id, 'no_show', $2::timestamptz from app.commission_line where appointment_id = $1
     on conflict (line_id) do nothing`,
    [visit, now.toISOString()],
  );

const lineColumns = `
  line.id, line.visit_at as "visitAt", line.service_name as "serviceName",
  coalesce(nullif(customer.name, ''), visit.guest_name, '') as "customerName", line.price_cents as "priceCents",
  line.commission_cents as "commissionCents", line.price_currency as currency, line.rate_ten_thousandths as rate, line.brought_at as "broughtAt", line.booked_at as "bookedAt",
  line.created_at as "createdAt", line.objection_until as "objectionUntil",
  case when objection.line_id is not null then jsonb_build_object('text', objection.body, 'at', objection.made_at,
    'decision', case when decision.line_id is not null then jsonb_build_object(
      'isUpheld', decision.is_upheld, 'reason', decision.reason, 'at', decision.decided_at) end) end as objection,
  (select invoice.number from app.invoice_commission billed join app.invoice on invoice.id = billed.invoice_id
    where billed.line_id = line.id) as "invoiceNumber",
  case when ended.line_id is not null then jsonb_build_object('cause', ended.cause, 'at', ended.ended_at) end as "end"`;

const lineTables = `
  app.commission_line line
  left join app.appointment visit on visit.id = line.appointment_id
  left join app.account customer on customer.id = visit.customer_id
  left join app.commission_objection objection on objection.line_id = line.id
  left join app.commission_decision decision on decision.line_id = line.id
  left join app.commission_end ended on ended.line_id = line.id`;

interface Page {
  after: { at: string; id: string } | undefined;
  limit: number;
}

/** Latest first. */
export const linesOf = (database: Database, owner: AccountId, { after, limit }: Page): Promise<LineRow[]> =>
  database.query(
    `select ${lineColumns} from ${lineTables}
      where line.provider_id = $1
        and ($2::timestamptz is null or line.created_at < $2::timestamptz
             or (line.created_at = $2::timestamptz and line.id > $3::uuid))
      order by line.created_at desc, line.id limit $4`,
    [owner, after?.at ?? null, after?.id ?? null, limit],
  );

export async function countLines(database: Database, owner: AccountId): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    'select count(*) from app.commission_line where provider_id = $1',
    [owner],
  );
  return row?.count ?? 0;
}

export async function lineOf(database: Database, owner: AccountId, id: CommissionLineId): Promise<LineRow | undefined> {
  const [found] = await database.query<LineRow>(
    `select ${lineColumns} from ${lineTables} where line.provider_id = $1 and line.id = $2`,
    [owner, id],
  );
  return found;
}

/** False if somebody has objected to it already. */
export async function addObjection(
  transaction: Database,
  id: CommissionLineId,
  body: string,
  now: Date,
): Promise<boolean> {
  const added = await transaction.query(
    `insert into app.commission_objection (line_id, body, made_at) values ($1, $2, $3::timestamptz)
     on conflict (line_id) do nothing returning line_id`,
    [id, body, now.toISOString()],
  );
  return added.length > 0;
}

export interface ObjectionRow extends LineRow {
  provider: { id: AccountId; name: string; email: string };
  decidedBy: string | null;
}

const queues: Record<QueueQuestion['queue'], { rows: string; behind: string; by: string }> = {
  pending: {
    rows: 'decision.line_id is null and ended.line_id is null',
    behind: '(objection.made_at, line.id) > ($1::timestamptz, $2::uuid)',
    by: 'objection.made_at, line.id',
  },
  decided: {
    rows: 'decision.line_id is not null',
    behind: '(decision.decided_at < $1::timestamptz or (decision.decided_at = $1::timestamptz and line.id > $2::uuid))',
    by: 'decision.decided_at desc, line.id',
  },
};

/** `mine`: only those that are assigned to this administrator. */
type AskedObjections = Pick<QueueQuestion, 'queue' | 'search'> & { mine: AccountId | null };

/** Pattern and administrator are placeholders: a part of who objects. */
const asked = ({ queue }: AskedObjections, pattern: string, admin: string): string =>
  `objection.line_id is not null and ${queues[queue].rows} and ${isNamed(pattern, 'line.provider_id')}
   and ${isAssigned(admin, 'line.id')}`;

export function objectionsIn(database: Database, of: AskedObjections, { after, limit }: Page): Promise<ObjectionRow[]> {
  const { behind, by } = queues[of.queue];
  return database.query(
    `select ${lineColumns},
            jsonb_build_object('id', provider.id, 'email', provider.email,
              'name', coalesce(nullif(provider.business_name, ''), provider.name)) as provider,
            (select email from app.account decider where decider.id = decision.decided_by) as "decidedBy"
       from ${lineTables} join app.account provider on provider.id = line.provider_id
      where ${asked(of, '$4', '$5')} and ($1::timestamptz is null or ${behind})
      order by ${by} limit $3`,
    [after?.at ?? null, after?.id ?? null, limit, patternOf(of.search), of.mine],
  );
}

export async function countObjections(database: Database, of: AskedObjections): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    `select count(*) from ${lineTables} where ${asked(of, '$1', '$2')}`,
    [patternOf(of.search), of.mine],
  );
  return row?.count ?? 0;
}

export interface DecidedObjection {
  account: AccountId;
  email: string;
  serviceName: string;
  [column: string]: unknown;
}

/** Undefined if there is no objection, or it was decided, or the line has ended meanwhile. */
export async function decideObjection(
  transaction: Database,
  id: CommissionLineId,
  { by, isUpheld, reason }: { by: AccountId; isUpheld: boolean; reason: string | null },
  now: Date,
): Promise<DecidedObjection | undefined> {
  const [decided] = await transaction.query<DecidedObjection>(
    `with decided as (
       insert into app.commission_decision (line_id, is_upheld, reason, decided_at, decided_by)
       select objection.line_id, $2, $3, $4::timestamptz, $5 from app.commission_objection objection
        where objection.line_id = $1 and not exists (select from app.commission_end where line_id = $1)
       on conflict (line_id) do nothing returning line_id, is_upheld),
     ended as (
       insert into app.commission_end (line_id, cause, ended_at)
       select line_id, 'objection', $4::timestamptz from decided where is_upheld
       on conflict (line_id) do nothing)
     select provider.id as account, provider.email, line.service_name as "serviceName"
       from decided join app.commission_line line on line.id = decided.line_id
       join app.account provider on provider.id = line.provider_id`,
    [id, isUpheld, reason, now.toISOString(), by],
  );
  return decided;
}

export const isObjected = async (database: Database, id: CommissionLine['id']): Promise<boolean> =>
  (await database.query('select from app.commission_objection where line_id = $1', [id])).length > 0;
