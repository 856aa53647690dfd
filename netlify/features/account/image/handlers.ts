import { redirectAnswer } from '../../../http/answer.ts';
import { readLink } from '../../../session/link.ts';
import { isPrivate, ownImagePath, shownSeconds } from './rules.ts';
import { placeOf } from './sql.ts';

/** Redirects from the owner's link to the picture, before and after its check. */
export const ownImage = redirectAnswer(ownImagePath, async (world, { token = '' }) => {
  const { database, images, clock } = world;
  const id = await readLink(world, 'own_image', token, clock.now());
  const image = id === undefined ? undefined : await placeOf(database, id);
  if (image === undefined) return undefined;
  return image.isChecked && !isPrivate(image.storeKey)
    ? images.urlOf(image.storeKey)
    : images.signedUrl(image.storeKey, shownSeconds);
});
