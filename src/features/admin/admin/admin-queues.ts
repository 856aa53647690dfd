import type { AdminQueue } from '../../../paths.ts';

/** Every part of the administration, in the order of its navigation. */
export const adminQueues = [
  'reports',
  'identity',
  'proofs',
  'reviews',
  'pictures',
  'objections',
  'invoices',
  'bank',
  'books',
  'vat',
  'filings',
  'accounts',
  'contact',
  'mails',
  'jobs',
  'log',
] as const satisfies readonly AdminQueue[];
