import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** A browser's key and its secret, as it gave them: base64url. */
export interface PushKeys {
  publicKey: string;
  auth: string;
}

const curve = 'prime256v1';
const recordSize = 4096;

export function newPair(): ECDH {
  const pair = createECDH(curve);
  pair.generateKeys();
  return pair;
}

export function pairOf(privateKey: string): ECDH {
  const pair = createECDH(curve);
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return pair;
}

const derived = (key: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/**
 * A message for one browser: RFC 8291 over `aes128gcm` of RFC 8188, in one record. Throws where the browser's key is none.
 * `own` and `salt` are new for each message.
 */
export function encrypted(
  text: string,
  { publicKey, auth }: PushKeys,
  { own = newPair(), salt = randomBytes(16) }: { own?: ECDH; salt?: Uint8Array } = {},
): Buffer {
  const theirs = Buffer.from(publicKey, 'base64url');
  const ours = own.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const key = derived(own.computeSecret(theirs), Buffer.from(auth, 'base64url'), info, 32);
  const content = derived(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', content, nonce);
  // The 2 ends the last record.
  const body = Buffer.concat([cipher.update(Buffer.concat([Buffer.from(text), Buffer.from([2])])), cipher.final()]);
  const header = Buffer.alloc(5);
  header.writeUInt32BE(recordSize, 0);
  header.writeUInt8(ours.length, 4);
  return Buffer.concat([salt, header, ours, body, cipher.getAuthTag()]);
}
