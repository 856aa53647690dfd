import { createHmac } from 'node:crypto';

/** What is known about somebody who is not signed in. */
export interface Visitor {
  caller: string;
  userAgent: string;
}

/**
 * A keyed hash of a visitor for one day and one listing. It shows that somebody came back. It does not show who it was,
 * what else they looked at, or whether they came yesterday.
 */
export const visitorHash = (secret: Uint8Array, day: string, listing: string, visitor: Visitor): Uint8Array =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['visitor', day, listing, visitor.caller, visitor.userAgent]))
    .digest();
