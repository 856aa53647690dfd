import { lateAfter } from '../../src/contract/admin/admin-audit.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import type { AccountId } from '../../src/contract/fields.ts';
import type { EarlierDecision } from '../../src/contract/refusals.ts';
import type { Adapters } from '../adapters/ports.ts';
import { Refusal } from './refusal.ts';

/** Screens ask again and again for what is on them: the same question counts once in so many minutes. */
const sameMinutes = 10;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * Notes what an administrator asks for, before it is answered: what cannot be noted is not shown. Bodies are left out; what they
 * decided stands in app.audit.
 */
export async function noteStaffCall(
  { database, clock }: Adapters,
  admin: AccountId,
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  { params, query }: { params: unknown; query: unknown },
): Promise<void> {
  const subject = isObject(params) ? Object.values(params).map(String).join(' ') || null : null;
  const { cursor: _cursor, limit: _limit, ...asked } = isObject(query) ? query : {};
  const since = new Date(clock.now().getTime() - (method === 'GET' ? sameMinutes * 60_000 : 0));
  await database.query(
    `insert into app.staff_call (at, admin_id, call, subject, asked)
     select $1::timestamptz, $2::uuid, $3, $4, $5::jsonb
      where $7 or not exists (
        select from app.staff_call
         where admin_id = $2::uuid and at > $6::timestamptz and call = $3 and asked = $5::jsonb
           and subject is not distinct from $4)`,
    [clock.now().toISOString(), admin, `${method} ${path}`, subject, asked, since.toISOString(), method !== 'GET'],
  );
}

/** A conflict tells the second of two administrators what the first one has decided. Everything else is left as it is. */
export async function withDecision(
  { database }: Adapters,
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  { params, body }: { params: unknown; body: unknown },
  cause: unknown,
): Promise<unknown> {
  const deeds = lateAfter[`${method} ${path}`] ?? [];
  if (!(cause instanceof Refusal) || cause.code !== 'conflict' || deeds.length === 0) return cause;
  const id = isObject(params) && 'id' in params ? params['id'] : null;
  const month = isObject(body) && 'month' in body ? body['month'] : null;
  const [decided] = await database.query<EarlierDecision & Record<string, unknown>>(
    `select audit.action as what, decider.email as by, audit.at, audit.reason
       from app.audit left join app.account decider on decider.id = audit.admin_id
      where audit.action = any($1::text[])
        and ($2::uuid is null or audit.subject_id = $2::uuid or audit.subject_id is null and audit.account_id = $2::uuid
             or audit.subject_id in (select id from app.invoice where corrects = $2::uuid))
        and ($3::text is null or starts_with(audit.reason, $3))
      order by audit.id desc limit 1`,
    [deeds, id, month],
  );
  if (decided === undefined) return cause;
  return new Refusal(cause.code, cause.fields, cause.retryAfterSeconds, { ...cause.facts, decided });
}
