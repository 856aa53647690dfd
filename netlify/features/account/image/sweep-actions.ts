import { visitLinkDays } from '../../../../src/contract/booking/appointment.ts';
import type { ImageId } from '../../../../src/contract/fields.ts';
import type { Adapters } from '../../../adapters/ports.ts';
import { keysOf, unnamedHours } from './rules.ts';
import { deleteDisowned, disownedUnnamed, forgetVisitImages, unusedKeys } from './sql.ts';

const sweptAtOnce = 500;

/** Deletes images that nothing names after a day, from the table and, with their copies, from the store. Returns counts. */
export async function sweepUnnamedImages(world: Adapters, now: Date): Promise<{ images: number; files: number }> {
  const before = new Date(now.getTime() - unnamedHours * 3_600_000);
  const swept = { images: 0, files: 0 };
  for (;;) {
    const taken = await world.database.transaction((database) => disownedUnnamed(database, before, sweptAtOnce));
    const ids = taken.map(({ id }) => id);
    const keys = taken.map(({ storeKey }) => storeKey);
    // The pictures are deleted before their rows. If the store is down, the rows stay and the next run tries again.
    swept.files += await removeUnused(world, keys, ids);
    swept.images += await deleteDisowned(world.database, ids);
    if (taken.length < sweptAtOnce) return swept;
  }
}

/** Deletes pictures, with their copies, that only the images in `going` still show. Returns their number. */
export async function removeUnused(
  { database, images }: Pick<Adapters, 'database' | 'images'>,
  keys: readonly string[],
  going: readonly ImageId[] = [],
): Promise<number> {
  const unused = await unusedKeys(database, keys, going);
  await images.remove(unused.flatMap(keysOf));
  return unused.length;
}

/** Run by the schedule every night. The pictures of a visit go when its link ends. */
export async function runUnnamedImages(world: Adapters): Promise<{ visits: number; images: number; files: number }> {
  const now = world.clock.now();
  const visits = await forgetVisitImages(world.database, new Date(now.getTime() - visitLinkDays * 86_400_000));
  return { visits, ...(await sweepUnnamedImages(world, now)) };
}
