import { hkdfSync } from 'node:crypto';
import { decrypted, encrypted } from './cipher.ts';
import type { Keys } from './keys.ts';

const keyFrom = (secret: Uint8Array): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, new Uint8Array(), 'sealed text', 32));

/** Encrypts a text that may stand in a table for a while, and that nobody who reads the table may know. */
export const seal = ({ secret }: Pick<Keys, 'secret'>, text: string): string =>
  encrypted(keyFrom(secret), text).toString('base64url');

/** The text, if one of the keys has sealed it. */
export function unseal({ secret, formerSecrets }: Keys, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  for (const key of [secret, ...formerSecrets]) {
    const text = decrypted(keyFrom(key), bytes);
    if (text !== undefined) return text;
  }
  return undefined;
}
