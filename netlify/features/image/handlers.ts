import { prepareImage } from '../../../src/contract/image.ts';
import type { Adapters } from '../../adapters/ports.ts';
import { answer, redirectAnswer } from '../../http/answer.ts';
import { refuseUntil } from '../../http/limit.ts';
import { errorFacts, log } from '../../http/log.ts';
import { sweepUnnamedImages } from '../../images/sweep.ts';
import { copyUncopied } from '../../images/uncopied.ts';
import { readLink, signLink } from '../../session/link.ts';
import {
  isPrivate,
  newUploadKey,
  ownImagePath,
  shownSeconds,
  sizeFault,
  unnamedHours,
  unusedPlacesPerHour,
} from './rules.ts';
import { placeOf, preparedPlace } from './sql.ts';

export const handlePrepareImage = answer(prepareImage, async ({ body, actor, world, refuse }) => {
  const fault = sizeFault(body.purpose, body.size);
  if (fault !== undefined) refuse('invalid', { size: fault });
  const storeKey = newUploadKey(body.purpose, body.contentType);
  const id = await preparedPlace(
    world.database,
    actor.id,
    { purpose: body.purpose, contentType: body.contentType, storeKey },
    { now: world.clock.now(), maximum: unusedPlacesPerHour },
  );
  if (id instanceof Date) return refuseUntil(id, world.clock.now());
  // An image that no form has named after a day is deleted.
  const token = await signLink(world.secret, 'own_image', id, world.clock.now(), unnamedHours / 24);
  return {
    id,
    ...(await world.images.prepareUpload(storeKey, body.contentType)),
    url: ownImagePath.replace(':token', token),
  };
});

/** Redirects from the owner's link to the picture, before and after its check. */
export const handleOwnImage = redirectAnswer(ownImagePath, async (world, { token = '' }) => {
  const { database, images, clock } = world;
  const id = await readLink(world, 'own_image', token, clock.now());
  const image = id === undefined ? undefined : await placeOf(database, id);
  if (image === undefined) return undefined;
  return image.isChecked && !isPrivate(image.storeKey)
    ? images.urlOf(image.storeKey)
    : images.signedUrl(image.storeKey, shownSeconds);
});

/** Run by the schedule every night. */
export const handleUnnamedImages = (world: Adapters): Promise<{ images: number; files: number }> =>
  sweepUnnamedImages(world, world.clock.now());

/** Run by the schedule every ten minutes. The failure of a picture is logged once, not at every attempt. */
export async function handleUncopiedImages(
  world: Adapters,
): Promise<Record<'copied' | 'unreadable' | 'failed', number>> {
  const { copied, unreadable, failed } = await copyUncopied(world);
  for (const storeKey of unreadable) log({ level: 'error', event: 'picture unreadable', storeKey });
  for (const { storeKey, attempts, cause } of failed)
    if (attempts === 1) log({ level: 'error', event: 'copies postponed', storeKey, ...errorFacts(cause) });
  return { copied: copied.length, unreadable: unreadable.length, failed: failed.length };
}
