import { prepareImage } from '../../../src/contract/image.ts';
import type { Adapters } from '../../adapters/ports.ts';
import { answer } from '../../http/answer.ts';
import { sweepUnnamedImages } from '../../images/sweep.ts';
import { copyUncopied } from '../../images/uncopied.ts';
import { newStoreKey, sizeFault, unusedPlacesPerHour } from './rules.ts';
import { preparedPlace } from './sql.ts';

export const handlePrepareImage = answer(prepareImage, async ({ body, actor, world, refuse }) => {
  const fault = sizeFault(body.purpose, body.size);
  if (fault !== undefined) refuse('invalid', { size: fault });
  const storeKey = newStoreKey(body.purpose, body.contentType);
  const id = await preparedPlace(
    world.database,
    actor.id,
    { purpose: body.purpose, contentType: body.contentType, storeKey },
    { now: world.clock.now(), maximum: unusedPlacesPerHour },
  );
  if (id === undefined) return refuse('too_many_requests');
  return { id, ...(await world.images.prepareUpload(storeKey, body.contentType)), url: world.images.urlOf(storeKey) };
});

/** What the schedule does every night. */
export const handleUnnamedImages = (world: Adapters): Promise<{ images: number; files: number }> =>
  sweepUnnamedImages(world, world.clock.now());

/** What the schedule does every ten minutes. */
export const handleUncopiedImages = (world: Adapters): Promise<{ copied: number; unreadable: number }> =>
  copyUncopied(world);
