import { createHash } from 'node:crypto';

/** A hash of a migration without comments and blanks, because the Supabase CLI stores it split into statements. */
export const fingerprintOf = (text: string): string =>
  createHash('md5')
    .update(text.replaceAll(/--[^\n]*/g, '').replaceAll(/[ \t\r\n;]+/g, ''))
    .digest('hex');
