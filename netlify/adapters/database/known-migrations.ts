import { createHash } from 'node:crypto';
import type { KnownMigration } from '../ports.ts';

/** Set while functions are bundled: where they run there are no files of migrations. */
declare const bundledMigrations: readonly KnownMigration[] | undefined;

/** Of what a migration says, comments and blanks aside: the Supabase CLI keeps it cut into statements. */
export const fingerprintOf = (text: string): string =>
  createHash('md5')
    .update(text.replaceAll(/--[^\n]*/g, '').replaceAll(/[ \t\r\n;]+/g, ''))
    .digest('hex');

export async function migrationsOnDisk(): Promise<KnownMigration[]> {
  // Loaded only here: it names a folder beside itself, which no bundle has.
  const { readMigrations } = await import('./migrate.ts');
  return (await readMigrations()).map(({ version, text }) => ({ version, fingerprint: fingerprintOf(text) }));
}

/** What this code expects of the database, in order. */
export const knownMigrations = async (): Promise<readonly KnownMigration[]> =>
  typeof bundledMigrations === 'undefined' ? migrationsOnDisk() : bundledMigrations;
