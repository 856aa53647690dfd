import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys } from './keys.ts';

/** The purpose of a link that has to fit into a text message, beside its sentence. */
export type ShortPurpose = 'recall';

const idBytes = 16;
const proofBytes = 12;

const proofOf = (secret: Uint8Array, purpose: ShortPurpose, id: Buffer): Buffer =>
  createHmac('sha256', secret).update(`short link\n${purpose}\n`).update(id).digest().subarray(0, proofBytes);

/** The id and 96 bits of proof in 38 characters. Nothing is stored, and it is valid as long as the row exists. */
export function shortLink({ secret }: Pick<Keys, 'secret'>, purpose: ShortPurpose, id: string): string {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
  return Buffer.concat([bytes, proofOf(secret, purpose, bytes)]).toString('base64url');
}

/** The row's id; undefined if none of the keys has made the token for this purpose. */
export function readShortLink(
  { secret, formerSecrets }: Keys,
  purpose: ShortPurpose,
  token: string,
): string | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== idBytes + proofBytes || bytes.toString('base64url') !== token) return undefined;
  const [id, proof] = [bytes.subarray(0, idBytes), bytes.subarray(idBytes)];
  const isOurs = [secret, ...formerSecrets].some((key) => timingSafeEqual(proofOf(key, purpose, id), proof));
  return isOurs ? id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-') : undefined;
}
