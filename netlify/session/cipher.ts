import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts with AES-256-GCM: nonce, tag and ciphertext in a row. It can be opened only with the same key and `about`. */
export function encrypted(key: Uint8Array, text: string, about = ''): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(about));
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]);
}

/** The text; undefined for another key, another `about`, or bytes that are not whole. */
export function decrypted(key: Uint8Array, bytes: Uint8Array, about = ''): string | undefined {
  try {
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes))
      .setAAD(Buffer.from(about))
      .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
