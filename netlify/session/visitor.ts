import { createHmac } from 'node:crypto';

/** What can be told of somebody who is not signed in. */
export interface Visitor {
  caller: string;
  userAgent: string;
}

/**
 * A keyed hash of a visitor that holds for one day and one listing: it tells that somebody came back, not who they are,
 * what else they looked at, or whether they were there yesterday.
 */
export const visitorHash = (secret: Uint8Array, day: string, listing: string, visitor: Visitor): Uint8Array =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['visitor', day, listing, visitor.caller, visitor.userAgent]))
    .digest();
