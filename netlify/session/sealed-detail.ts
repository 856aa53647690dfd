import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';

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

const bytesOfNonce = 12;
const bytesOfTag = 16;

/**
 * Encrypts a text (AES-256-GCM) as `key id.nonce.ciphertext`. `about` says whose and what it is: sealed for one account, it
 * cannot be opened as another's.
 */
export function sealDetail({ dataKey }: DataKeys, about: string, text: string): string {
  const nonce = randomBytes(bytesOfNonce);
  const cipher = createCipheriv('aes-256-gcm', keyFor('seal', dataKey), nonce).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return [idOf(dataKey), nonce.toString('base64url'), sealed.toString('base64url')].join('.');
}

/** The sealed text; undefined if none of the keys has sealed it, or if it was sealed about something else. */
export function openDetail({ dataKey, formerDataKeys }: DataKeys, about: string, sealed: string): string | undefined {
  const [id, nonce = '', bytes = ''] = sealed.split('.');
  const secret = [dataKey, ...formerDataKeys].find((known) => idOf(known) === id);
  if (secret === undefined) return undefined;
  const body = Buffer.from(bytes, 'base64url');
  if (body.byteLength < bytesOfTag) return undefined;
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyFor('seal', secret), Buffer.from(nonce, 'base64url'))
      .setAAD(Buffer.from(about))
      .setAuthTag(body.subarray(-bytesOfTag));
    return Buffer.concat([decipher.update(body.subarray(0, -bytesOfTag)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

/** The same for the same text, so that it is found again, and nothing to whoever has no key. */
export const fingerprintOf = ({ dataKey }: DataKeys, kind: string, text: string): string =>
  createHmac('sha256', keyFor('fingerprint', dataKey)).update(`${kind}\n${text}`).digest('base64url');
