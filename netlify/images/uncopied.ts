import type { Adapters } from '../adapters/ports.ts';
import { copiesRun, noCopies } from '../features/image/rules.ts';
import { claimedUncopied, recordedCopies, type UncopiedPicture } from '../features/image/sql.ts';
import { storeCopies } from './copies.ts';
import { removeUnused } from './sweep.ts';
import { inTurn } from './turns.ts';

interface FailedPicture extends UncopiedPicture {
  cause: unknown;
}

interface Tried {
  copied: string[];
  /** Never tried again. */
  unreadable: string[];
  /** Put off. */
  failed: FailedPicture[];
}

/**
 * Makes the copies of pictures that have none yet: of those checked before there were copies, and of those whose copies
 * failed. One after the other is claimed, so that a run that is broken off has put off no picture but the one it was at.
 */
export async function copyUncopied(world: Adapters): Promise<Tried> {
  const tried: Tried = { copied: [], unreadable: [], failed: [] };
  for (let left: number = copiesRun.pictures; left > 0; left -= 1) {
    const picture = await claimedUncopied(world.database, world.clock.now());
    if (picture === undefined) break;
    await inTurn(Symbol(picture.storeKey), () => tryOne(world, picture, tried));
  }
  return tried;
}

async function tryOne(world: Adapters, picture: UncopiedPicture, tried: Tried): Promise<void> {
  try {
    const isCopied = await copyOne(world, picture.storeKey);
    (isCopied ? tried.copied : tried.unreadable).push(picture.storeKey);
  } catch (cause) {
    tried.failed.push({ ...picture, cause });
  }
}

/** False where there is no picture that could be read. */
async function copyOne(world: Adapters, storeKey: string): Promise<boolean> {
  const bytes = await world.images.read(storeKey);
  const copies = bytes && (await storeCopies(world.images, storeKey, bytes));
  // What the decoder does not read today it will not read tomorrow.
  const isRecorded = await recordedCopies(world.database, storeKey, copies ?? noCopies);
  // Swept meanwhile: the copies came too late to be swept with it.
  if (!isRecorded) await removeUnused(world, [storeKey]);
  return copies !== undefined;
}
