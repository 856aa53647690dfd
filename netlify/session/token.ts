import { SignJWT } from 'jose';
import * as z from 'zod/mini';
import { type AccountId, accountId } from '../../src/contract/fields.ts';
import { limits } from '../../src/contract/limits.ts';
import { type Keys, payloadOf, signedBy } from './keys.ts';

const issuer = 'marketplace';
const claims = z.object({ sub: accountId, sv: z.number(), iat: z.number() });

/** The claims of a token: account, session version, and when it was made (seconds). */
export interface TokenClaims {
  accountId: AccountId;
  sessionVersion: number;
  issuedAt: number;
}

/** An access token of 30 minutes (docs/product/accounts.md). */
export const issueToken = (
  secret: Uint8Array,
  account: AccountId,
  sessionVersion: number,
  now: Date,
): Promise<string> =>
  new SignJWT({ sv: sessionVersion })
    .setProtectedHeader(signedBy(secret))
    .setSubject(account)
    .setIssuer(issuer)
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + limits.tokenMinutes * 60_000))
    .sign(secret);

/** The clocks of two of our machines differ by less than this. */
const skewSeconds = 60;

/** The claims of a token that is ours and valid at `now`; undefined otherwise. */
export async function readToken(keys: Keys, token: string, now: Date): Promise<TokenClaims | undefined> {
  try {
    const read = claims.parse(await payloadOf(keys, token, { issuer, currentDate: now }));
    if (read.iat > now.getTime() / 1000 + skewSeconds) return undefined;
    return { accountId: read.sub, sessionVersion: read.sv, issuedAt: read.iat };
  } catch {
    return undefined;
  }
}

/** The answer to any call renews a token that is older than five minutes. */
export const isDueForRenewal = (read: TokenClaims, now: Date): boolean =>
  now.getTime() / 1000 - read.issuedAt > limits.tokenRenewalMinutes * 60;
