import { createHash, randomBytes } from 'node:crypto';

/** The token of a link sent by mail: 32 random bytes, readable in a URL. Only its hash is kept. */
export const newLinkToken = (): string => randomBytes(32).toString('base64url');

export const hashOfLinkToken = (token: string): Uint8Array => createHash('sha256').update(token).digest();
