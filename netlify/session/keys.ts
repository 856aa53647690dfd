import { createHash } from 'node:crypto';
import { decodeProtectedHeader, type JWTPayload, type JWTVerifyOptions, jwtVerify } from 'jose';

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
function signersOf({ secret, formerSecrets }: Keys, token: string): Uint8Array[] {
  const { kid } = decodeProtectedHeader(token);
  return [secret, ...formerSecrets].filter((key) => kid === undefined || keyId(key) === kid);
}

/** The payload of a token. Rejects if none of the keys has signed it, or if it has expired. */
export async function payloadOf(keys: Keys, token: string, options: JWTVerifyOptions): Promise<JWTPayload> {
  const checked = signersOf(keys, token).map((key) => jwtVerify(token, key, { ...options, algorithms: ['HS256'] }));
  const { payload } = await Promise.any(checked);
  return payload;
}
