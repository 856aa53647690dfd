import type { KnownMigration } from '../ports.ts';
import { fingerprintOf } from './fingerprint.ts';

/** Set by the bundling of the functions: no migration files are deployed with them. */
declare const bundledMigrations: readonly KnownMigration[] | undefined;

export async function migrationsOnDisk(): Promise<readonly KnownMigration[]> {
  // Imported only here: it reads a folder beside itself, which a bundle does not have.
  const { readMigrations } = await import('./migrate.ts');
  return (await readMigrations()).map(({ version, text }) => ({ version, fingerprint: fingerprintOf(text) }));
}

let onDisk: Promise<readonly KnownMigration[]> | undefined;

/** The migrations that this code needs, in order: the same list each time. */
export const knownMigrations = async (): Promise<readonly KnownMigration[]> =>
  typeof bundledMigrations === 'undefined' ? await (onDisk ??= migrationsOnDisk()) : bundledMigrations;
