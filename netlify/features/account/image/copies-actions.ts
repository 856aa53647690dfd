import type { Adapters } from '../../../adapters/ports.ts';
import { errorFacts, log } from '../../../http/log.ts';
import { storeCopies } from '../../../images/copies.ts';
import { looksOf } from '../../../images/look.ts';
import { inTurn } from '../../../images/turns.ts';
import { copiesRun, noCopies } from './rules.ts';
import { claimedUncopied, recordedCopies, recordedLooks, type UncopiedPicture, unlooked } from './sql.ts';
import { removeUnused } from './sweep-actions.ts';

/** Looks at pictures from before they were compared, or compared as they are only. One that is missing or cannot be decoded is not tried again. */
export async function lookAtOld(world: Adapters): Promise<number> {
  const pictures = await unlooked(world.database, copiesRun.pictures);
  for (const { id, storeKey } of pictures) {
    const looks = await inTurn(Symbol(storeKey), async () => {
      const bytes = await world.images.read(storeKey);
      return bytes && (await looksOf(bytes).catch(() => undefined));
    });
    await recordedLooks(world.database, id, looks, world.clock.now());
  }
  return pictures.length;
}

interface FailedPicture extends UncopiedPicture {
  cause: unknown;
}

interface Tried {
  copied: string[];
  /** Will never be tried again. */
  unreadable: string[];
  /** Will be tried again later. */
  failed: FailedPicture[];
}

/**
 * Makes the copies of pictures without any: their copies failed, or they are older than the copies. Pictures are claimed
 * one by one, so that a run that is broken off delays only the picture it was working on.
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

/** False if the picture is missing or cannot be decoded. */
async function copyOne(world: Adapters, storeKey: string): Promise<boolean> {
  const bytes = await world.images.read(storeKey);
  const copies = bytes && (await storeCopies(world.images, storeKey, bytes));
  // A picture that cannot be decoded now never will be.
  const isRecorded = await recordedCopies(world.database, storeKey, copies ?? noCopies);
  // The picture was swept meanwhile, so its new copies must be deleted here.
  if (!isRecorded) await removeUnused(world, [storeKey]);
  return copies !== undefined;
}

/** The failure of a picture is logged once, not at every attempt. */
export async function runUncopiedImages(world: Adapters): Promise<Record<'copied' | 'unreadable' | 'failed', number>> {
  const { copied, unreadable, failed } = await copyUncopied(world);
  for (const storeKey of unreadable) log({ level: 'error', event: 'picture unreadable', storeKey });
  for (const { storeKey, attempts, cause } of failed)
    if (attempts === 1) log({ level: 'error', event: 'copies postponed', storeKey, ...errorFacts(cause) });
  return { copied: copied.length, unreadable: unreadable.length, failed: failed.length };
}

/** Run by the schedule every ten minutes: copies, and looks of pictures from before they were compared. */
export const runImages = async (world: Adapters) => ({
  ...(await runUncopiedImages(world)),
  looked: await lookAtOld(world),
});
