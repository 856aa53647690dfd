import type { AccountType } from '../../src/contract/account.ts';
import type { PlanName } from '../../src/contract/plans.ts';
import type { Adapters, Database } from '../adapters/ports.ts';
import type { Actor } from './actor.ts';
import { isDueForRenewal, issueToken, readToken, type TokenClaims } from './token.ts';

interface Session {
  actor: Actor;
  /** A new token if the one sent is older than five minutes. */
  renewed: string | undefined;
}

/** The actor of a token, if its session version is current. Signing out, a new password or a deletion change it. */
async function actorOf(database: Database, claims: TokenClaims): Promise<Actor | undefined> {
  const [found] = await database.query<{ type: AccountType; plan: PlanName; isEmailVerified: boolean }>(
    `select type, coalesce(property_plan, plan) as plan, email_verified_at is not null as "isEmailVerified"
       from app.account
      where id = $1 and session_version = $2 and suspended_at is null`,
    [claims.accountId, claims.sessionVersion],
  );
  return found === undefined ? undefined : { id: claims.accountId, ...found };
}

/** The session of an `Authorization` header; undefined if there is no valid one. */
export async function sessionOf(world: Adapters, header: string | null | undefined): Promise<Session | undefined> {
  const token = /^Bearer (\S+)$/i.exec(header ?? '')?.[1];
  if (token === undefined) return undefined;
  const now = world.clock.now();
  const claims = await readToken(world, token, now);
  if (claims === undefined) return undefined;
  const actor = await actorOf(world.database, claims);
  if (actor === undefined) return undefined;
  const renewed = isDueForRenewal(claims, now)
    ? await issueToken(world.secret, claims.accountId, claims.sessionVersion, now)
    : undefined;
  return { actor, renewed };
}
