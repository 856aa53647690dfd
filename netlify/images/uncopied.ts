import type { Adapters } from '../adapters/ports.ts';
import { type CopiesRecorded, recordedCopies, uncopiedKeys } from '../features/image/sql.ts';
import { storeCopies } from './copies.ts';
import { removeUnused } from './sweep.ts';
import { inTurn } from './turns.ts';

/** So many are done in the half minute that a function of the schedule has. */
const copiedAtOnce = 20;

const none: CopiesRecorded = { copyWidths: [], isAnimated: false };

/**
 * Makes the copies of pictures that have none yet: of those checked before there were copies, and of those whose copies
 * failed. A picture that cannot be had now keeps no other from its copies; the run then rejects.
 */
export async function copyUncopied(world: Adapters): Promise<{ copied: number; unreadable: number }> {
  const keys = await uncopiedKeys(world.database, copiedAtOnce);
  const outcomes = await Promise.allSettled(keys.map((key) => inTurn(() => copyOne(world, key))));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  const copied = outcomes.filter((outcome) => outcome.status === 'fulfilled' && outcome.value === 'copied').length;
  return { copied, unreadable: outcomes.length - copied };
}

async function copyOne(world: Adapters, storeKey: string): Promise<'copied' | 'unreadable'> {
  const bytes = await world.images.read(storeKey);
  const copies = bytes && (await storeCopies(world.images, storeKey, bytes));
  // What the decoder does not read today it will not read tomorrow.
  const isRecorded = await recordedCopies(world.database, storeKey, copies ?? none);
  // Swept meanwhile: the copies came too late to be swept with it.
  if (!isRecorded) await removeUnused(world, [storeKey]);
  return copies === undefined ? 'unreadable' : 'copied';
}
