import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Keys } from './keys.ts';

/** AES-256-GCM: 12 bytes of nonce, 16 of tag, then the text. */
const cipher = 'aes-256-gcm';
const [nonceBytes, tagBytes] = [12, 16];

const keyFrom = (secret: Uint8Array): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, new Uint8Array(), 'sealed text', 32));

/** Encrypts a text that may stand in a table for a while, and that nobody who reads the table may know. */
export function seal({ secret }: Pick<Keys, 'secret'>, text: string): string {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, keyFrom(secret), nonce);
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString('base64url');
}

function opened(secret: Uint8Array, sealed: Buffer): string | undefined {
  try {
    const opening = createDecipheriv(cipher, keyFrom(secret), sealed.subarray(0, nonceBytes));
    opening.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
    return Buffer.concat([opening.update(sealed.subarray(nonceBytes + tagBytes)), opening.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

/** The text, if one of the keys has sealed it. */
export function unseal({ secret, formerSecrets }: Keys, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  for (const key of [secret, ...formerSecrets]) {
    const text = opened(key, bytes);
    if (text !== undefined) return text;
  }
  return undefined;
}
