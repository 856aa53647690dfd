import { createHash } from 'node:crypto';
import { decodeProtectedHeader, type JWTPayload, type JWTVerifyOptions, jwtVerify } from 'jose';

/** The key that signs, and those before it, whose signatures hold until what they signed expires. */
export interface Keys {
  secret: Uint8Array;
  formerSecrets: readonly Uint8Array[];
}

/** Names a key in the header of what it has signed, and tells nothing of it. */
const keyId = (secret: Uint8Array): string =>
  createHash('sha256').update('key id\n').update(secret).digest('base64url').slice(0, 8);

export const signedBy = (secret: Uint8Array) => ({ alg: 'HS256', kid: keyId(secret) });

/** The keys that may have signed the token: the one it names, or any where it names none, as the first tokens did. */
function signersOf({ secret, formerSecrets }: Keys, token: string): Uint8Array[] {
  const { kid } = decodeProtectedHeader(token);
  return [secret, ...formerSecrets].filter((key) => kid === undefined || keyId(key) === kid);
}

/** What the token says, where one of the keys has signed it; rejects else, or where it is past its time. */
export async function payloadOf(keys: Keys, token: string, options: JWTVerifyOptions): Promise<JWTPayload> {
  const checked = signersOf(keys, token).map((key) => jwtVerify(token, key, { ...options, algorithms: ['HS256'] }));
  const { payload } = await Promise.any(checked);
  return payload;
}
