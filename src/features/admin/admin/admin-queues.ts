import type { AdminQueue } from '../../../paths.ts';

/** Every part of the administration, in the order and the groups of its navigation. */
export const adminGroups = [
  { name: 'start', parts: ['overview'] },
  { name: 'cases', parts: ['identity', 'proofs', 'reports', 'reviews', 'pictures', 'objections'] },
  { name: 'money', parts: ['invoices', 'bank', 'books', 'vat', 'filings'] },
  { name: 'people', parts: ['accounts', 'contact'] },
  { name: 'machine', parts: ['mails', 'jobs', 'log'] },
] as const satisfies readonly { name: string; parts: readonly AdminQueue[] }[];

export const adminQueues: readonly AdminQueue[] = adminGroups.flatMap(({ parts }) => parts);
