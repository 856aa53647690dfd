import type { Endpoint } from '../../src/contract/endpoint.ts';
import type { AccountId } from '../../src/contract/fields.ts';
import type { Adapters } from '../adapters/ports.ts';

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
