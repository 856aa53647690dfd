import type { AccountId } from '../../src/contract/fields.ts';
import { limits } from '../../src/contract/limits.ts';
import type { Adapters, Database } from '../adapters/ports.ts';
import type { Actor, Employment } from './actor.ts';
import { isDueForRenewal, issueToken, readToken, type TokenClaims } from './token.ts';

interface Session {
  actor: Actor;
  /** A new token if the one sent is older than five minutes. */
  renewed: string | undefined;
}

/** `$3` is the address of the demo's administrator. */
const isSecured = `(type <> 'admin' or email = $3
  or exists (select from app.second_factor where account_id = account.id and confirmed_at is not null))`;

interface Known extends Pick<Actor, 'type' | 'plan' | 'isEmailVerified' | 'isSupport' | 'isSecured'> {
  works: Employment | null;
  [column: string]: unknown;
}

/** For whom the account works. Whoever has a business works for that one alone. */
const works = `(
  select jsonb_build_object('account', member.account_id, 'business', member.business_id, 'role', member.role,
                            'staff', member.staff_id, 'plan', coalesce(owner.property_plan, owner.plan))
    from app.member member join app.account owner on owner.id = member.business_id
   where member.account_id = account.id and owner.suspended_at is null and owner.deleted_at is null
     and owner.type = 'provider' and account.type in ('customer', 'seller')) as works`;

const actorFound = (
  { works: employment, ...found }: Known,
  session: Pick<Actor, 'id' | 'sessionId' | 'deviceId'>,
): Actor => ({
  ...session,
  ...found,
  ...(employment === null ? {} : { works: employment }),
});

/**
 * The actor of a token, if its session version is current and its session has not been signed out of. A new password or a deletion
 * change the version. Of a device that stays signed in it stands in its row.
 */
async function actorOf({ database, demoAdmin }: Adapters, claims: TokenClaims, now: Date): Promise<Actor | undefined> {
  const { accountId, sessionId, deviceId } = claims;
  if (deviceId !== undefined) return actorOfDevice(database, { accountId, sessionId, deviceId }, now);
  const [found] = await database.query<Known>(
    `select type, coalesce(property_plan, plan) as plan, email_verified_at is not null as "isEmailVerified",
            is_support as "isSupport", ${isSecured} as "isSecured", ${works}
       from app.account
      where id = $1 and session_version = $2 and suspended_at is null
        and not exists (select from app.ended_session where id = $4)`,
    [accountId, claims.sessionVersion, demoAdmin ?? null, sessionId],
  );
  return found && actorFound(found, { id: accountId, sessionId });
}

async function actorOfDevice(
  database: Database,
  { accountId, sessionId, deviceId }: { accountId: AccountId; sessionId: string; deviceId: string },
  now: Date,
): Promise<Actor | undefined> {
  const [found] = await database.query<Known>(
    `select account.type, coalesce(account.property_plan, account.plan) as plan,
            account.email_verified_at is not null as "isEmailVerified", account.is_support as "isSupport", true as "isSecured",
            ${works}
       from app.device device join app.account on account.id = device.account_id
      where device.id = $2 and account.id = $1 and device.session_version = account.session_version
        and device.expires_at > $3::timestamptz and account.suspended_at is null and account.type <> 'admin'`,
    [accountId, deviceId, now.toISOString()],
  );
  return found && actorFound(found, { id: accountId, sessionId, deviceId });
}

/** A visit: 30 more days from now on. */
const keepDevice = (database: Database, deviceId: string, now: Date): Promise<unknown> =>
  database.query(
    `update app.device set seen_at = $2::timestamptz, expires_at = $2::timestamptz + make_interval(days => $3)
      where id = $1`,
    [deviceId, now.toISOString(), limits.deviceDays],
  );

/** The session of an `Authorization` header; undefined if there is no valid one. */
export async function sessionOf(world: Adapters, header: string | null | undefined): Promise<Session | undefined> {
  const token = /^Bearer (\S+)$/i.exec(header ?? '')?.[1];
  if (token === undefined) return undefined;
  const now = world.clock.now();
  const claims = await readToken(world, token, now);
  if (claims === undefined) return undefined;
  const actor = await actorOf(world, claims, now);
  if (actor === undefined) return undefined;
  if (!isDueForRenewal(claims, now)) return { actor, renewed: undefined };
  const { accountId, sessionVersion, sessionId, deviceId } = claims;
  if (deviceId !== undefined) await keepDevice(world.database, deviceId, now);
  return { actor, renewed: await issueToken(world.secret, accountId, sessionVersion, now, { sessionId, deviceId }) };
}
