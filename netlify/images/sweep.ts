import type { Adapters } from '../adapters/ports.ts';
import { unnamedHours } from '../features/image/rules.ts';
import { deletedUnnamed, unusedKeys } from '../features/image/sql.ts';

const sweptAtOnce = 500;

/** Removes what no listing and no account names after a day, from the table and from the store; how many it were. */
export async function sweepUnnamedImages(world: Adapters, now: Date): Promise<{ images: number; files: number }> {
  const before = new Date(now.getTime() - unnamedHours * 3_600_000);
  const swept = { images: 0, files: 0 };
  for (;;) {
    // The store is emptied before the commit: when it is down, the rows stay and the next run tries again.
    const part = await world.database.transaction(async (database) => {
      const keys = await deletedUnnamed(database, before, sweptAtOnce);
      const unused = await unusedKeys(database, keys);
      await world.images.remove(unused);
      return { images: keys.length, files: unused.length };
    });
    swept.images += part.images;
    swept.files += part.files;
    if (part.images < sweptAtOnce) return swept;
  }
}
