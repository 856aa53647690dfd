import { createHash } from 'node:crypto';
import type { JWTPayload, JWTVerifyOptions } from 'jose';

/** Loaded with the first token: most functions wake up for somebody who has none. */
export const jose = () => import('jose');

/** The key that signs now, and former keys. Tokens signed by a former key are valid until they expire. */
export interface Keys {
  secret: Uint8Array;
  formerSecrets: readonly Uint8Array[];
}

/** The id of a key in a token's header. It reveals nothing about the key. */
const keyId = (secret: Uint8Array): string =>
  createHash('sha256').update('key id\n').update(secret).digest('base64url').slice(0, 8);

export const signedBy = (secret: Uint8Array) => ({ alg: 'HS256', kid: keyId(secret) });

/** The keys that may have signed the token: the one that it names. The first tokens named none: then all of them. */
const signersOf = ({ secret, formerSecrets }: Keys, kid: string | undefined): Uint8Array[] =>
  [secret, ...formerSecrets].filter((key) => kid === undefined || keyId(key) === kid);

/** The payload of a token. Rejects if none of the keys has signed it, or if it has expired. */
export async function payloadOf(keys: Keys, token: string, options: JWTVerifyOptions): Promise<JWTPayload> {
  const { decodeProtectedHeader, jwtVerify } = await jose();
  const signers = signersOf(keys, decodeProtectedHeader(token).kid);
  const checked = signers.map((key) => jwtVerify(token, key, { ...options, algorithms: ['HS256'] }));
  const { payload } = await Promise.any(checked);
  return payload;
}
