import type { Adapters } from '../adapters/ports.ts';
import { keysOf, unnamedHours } from '../features/image/rules.ts';
import { deletedUnnamed, unusedKeys } from '../features/image/sql.ts';

const sweptAtOnce = 500;

/** Removes what no listing and no account names after a day, from the table and, with its copies, from the store; how many it were. */
export async function sweepUnnamedImages(world: Adapters, now: Date): Promise<{ images: number; files: number }> {
  const before = new Date(now.getTime() - unnamedHours * 3_600_000);
  const swept = { images: 0, files: 0 };
  for (;;) {
    // The store is emptied before the commit: when it is down, the rows stay and the next run tries again.
    const part = await world.database.transaction(async (database) => {
      const keys = await deletedUnnamed(database, before, sweptAtOnce);
      return { images: keys.length, files: await removeUnused({ ...world, database }, keys) };
    });
    swept.images += part.images;
    swept.files += part.files;
    if (part.images < sweptAtOnce) return swept;
  }
}

/** Of the pictures under these keys, removes those that no image shows, with their copies; how many those are. */
export async function removeUnused(
  { database, images }: Pick<Adapters, 'database' | 'images'>,
  keys: readonly string[],
): Promise<number> {
  const unused = await unusedKeys(database, keys);
  await images.remove(unused.flatMap(keysOf));
  return unused.length;
}
