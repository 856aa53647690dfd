import { createHash, createHmac } from 'node:crypto';
import { decrypted, encrypted } from './cipher.ts';

/** The key that encrypts now, and former keys. What a former key has sealed is opened as long as that key is listed. */
export interface DataKeys {
  dataKey: Uint8Array;
  formerDataKeys: readonly Uint8Array[];
}

/** One secret, several uses: each has a key of its own. */
const keyFor = (use: string, secret: Uint8Array): Buffer =>
  createHash('sha256').update(`${use}\n`).update(secret).digest();

/** The id of a key, beside what it has sealed. It reveals nothing about the key. */
const idOf = (secret: Uint8Array): string => keyFor('key id', secret).toString('base64url').slice(0, 8);

export const dataKeyId = ({ dataKey }: DataKeys): string => idOf(dataKey);

/**
 * Encrypts a text as `key id.ciphertext`. `about` says whose and what it is: sealed for one account, it cannot be opened as
 * another's.
 */
export const sealDetail = ({ dataKey }: DataKeys, about: string, text: string): string =>
  `${idOf(dataKey)}.${encrypted(keyFor('seal', dataKey), text, about).toString('base64url')}`;

/** The sealed text; undefined if none of the keys has sealed it, or if it was sealed about something else. */
export function openDetail({ dataKey, formerDataKeys }: DataKeys, about: string, sealed: string): string | undefined {
  const [id, ciphertext = ''] = sealed.split('.');
  const secret = [dataKey, ...formerDataKeys].find((known) => idOf(known) === id);
  return secret && decrypted(keyFor('seal', secret), Buffer.from(ciphertext, 'base64url'), about);
}

/** The same for the same text, so that it is found again, and nothing to whoever has no key. */
export const fingerprintOf = ({ dataKey }: DataKeys, kind: string, text: string): string =>
  createHmac('sha256', keyFor('fingerprint', dataKey)).update(`${kind}\n${text}`).digest('base64url');
