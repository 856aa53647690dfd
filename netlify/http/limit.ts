import { createHmac } from 'node:crypto';
import type { UniversalRefusal } from '../../src/contract/refusals.ts';
import type { Adapters, Database } from '../adapters/ports.ts';
import { Refusal } from './refusal.ts';

/** At most `times` within `seconds`, counted from the first of them. */
export interface Limit {
  name: string;
  times: number;
  seconds: number;
}

/** A caller, or the subject of a limit, is stored only as a keyed hash: no table reveals an address. */
export const keyedHash = ({ secret }: Pick<Adapters, 'secret'>, purpose: string, subject: string): string =>
  createHmac('sha256', secret).update(`${purpose}\n${subject}`).digest('base64url');

const keyOf = (world: Adapters, { name }: Limit, subject: string): string =>
  `${name}:${keyedHash(world, name, subject)}`;

/**
 * Counts one use and refuses with 429 and Retry-After beyond the limit. One atomic upsert, so that parallel calls cannot
 * slip through between reading and counting; uses beyond the limit are not counted further.
 */
export async function countUse(world: Adapters, limit: Limit, subject: string): Promise<void> {
  const now = world.clock.now();
  const [used] = await world.database.query<{ count: number; endsAt: string }>(
    `insert into app.rate_limit as known (key, window_start, count) values ($1, $2::timestamptz, 1)
     on conflict (key) do update set
       count = case when known.window_start + make_interval(secs => $3) <= $2::timestamptz then 1
                    else least(known.count, $4) + 1 end,
       window_start = case when known.window_start + make_interval(secs => $3) <= $2::timestamptz then $2::timestamptz
                           else known.window_start end
     returning count, window_start + make_interval(secs => $3) as "endsAt"`,
    [keyOf(world, limit, subject), now.toISOString(), limit.seconds, limit.times],
  );
  if (used !== undefined && used.count > limit.times) refuseUntil(new Date(used.endsAt), now);
}

/** Any endpoint may answer so (`too_many_requests` is universal): no contract has to announce it. */
export function refuseFor(seconds: number): never {
  throw new Refusal('too_many_requests' satisfies UniversalRefusal, undefined, Math.max(1, seconds));
}

/** Refuses with 429, and says in Retry-After how long it is to `until`. */
export const refuseUntil = (until: Date, now: Date): never => refuseFor((until.getTime() - now.getTime()) / 1000);

/** Deletes the rows that no limit needs any more; returns their number. */
export async function deleteUsesBefore(database: Database, before: Date): Promise<number> {
  const [counted] = await database.query<{ count: number }>(
    `with forgotten as (delete from app.rate_limit where window_start < $1::timestamptz returning key)
     select count(*) from forgotten`,
    [before.toISOString()],
  );
  return counted?.count ?? 0;
}

/** Forgets the counted uses of a subject, for example after a successful sign-in. */
export const clearUses = (world: Adapters, limit: Limit, subject: string): Promise<unknown> =>
  world.database.query('delete from app.rate_limit where key = $1', [keyOf(world, limit, subject)]);

/** Takes one counted use back, for limits that count only failures. */
export const uncountUse = (world: Adapters, limit: Limit, subject: string): Promise<unknown> =>
  world.database.query('update app.rate_limit set count = greatest(count - 1, 0) where key = $1', [
    keyOf(world, limit, subject),
  ]);
