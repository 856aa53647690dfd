import * as z from 'zod/mini';
import { type AccountId, accountId } from '../../src/contract/fields.ts';
import { limits } from '../../src/contract/limits.ts';
import { jose, type Keys, payloadOf, signedBy } from './keys.ts';

const issuer = 'marketplace';
const claims = z.object({
  sub: accountId,
  sv: z.number(),
  iat: z.number(),
  si: z.optional(z.uuid()),
  dv: z.optional(z.uuid()),
});

/** The claims of a token: account, session version and session, when it was made (seconds), and the device that stays signed in. */
export interface TokenClaims {
  accountId: AccountId;
  sessionVersion: number;
  /** From the sign-in on; a renewed token keeps it. Tokens from before sessions had names are one session of the account. */
  sessionId: string;
  issuedAt: number;
  deviceId: string | undefined;
}

const minute = 60_000;
const lifeOf = (deviceId: string | undefined): number =>
  deviceId === undefined ? limits.tokenMinutes * minute : limits.deviceDays * 24 * 60 * minute;

/** An access token of 30 minutes, or of 30 days on a device that stays signed in (docs/product/accounts.md). */
export const issueToken = async (
  secret: Uint8Array,
  account: AccountId,
  sessionVersion: number,
  now: Date,
  { deviceId, sessionId = crypto.randomUUID() }: Partial<Pick<TokenClaims, 'deviceId' | 'sessionId'>> = {},
): Promise<string> =>
  new (await jose()).SignJWT({ sv: sessionVersion, si: sessionId, ...(deviceId === undefined ? {} : { dv: deviceId }) })
    .setProtectedHeader(signedBy(secret))
    .setSubject(account)
    .setIssuer(issuer)
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + lifeOf(deviceId)))
    .sign(secret);

/** The clocks of two of our machines differ by less than this. */
const skewSeconds = 60;

/** The claims of a token that is ours and valid at `now`; undefined otherwise. */
export async function readToken(keys: Keys, token: string, now: Date): Promise<TokenClaims | undefined> {
  try {
    const read = claims.parse(await payloadOf(keys, token, { issuer, currentDate: now }));
    if (read.iat > now.getTime() / 1000 + skewSeconds) return undefined;
    return {
      accountId: read.sub,
      sessionVersion: read.sv,
      sessionId: read.si ?? read.sub,
      issuedAt: read.iat,
      deviceId: read.dv,
    };
  } catch {
    return undefined;
  }
}

/** The answer to any call renews a token that is older than five minutes. */
export const isDueForRenewal = (read: TokenClaims, now: Date): boolean =>
  now.getTime() / 1000 - read.issuedAt > limits.tokenRenewalMinutes * 60;
