import * as contract from '../../../../src/contract/account/image.ts';
import { visitLinkDays } from '../../../../src/contract/booking/appointment.ts';
import type { Adapters } from '../../../adapters/ports.ts';
import { answer, redirectAnswer } from '../../../http/answer.ts';
import { errorFacts, log } from '../../../http/log.ts';
import { readLink } from '../../../session/link.ts';
import { preparedUpload } from './actions.ts';
import { copyUncopied, lookAtOld } from './copies-actions.ts';
import { isPrivate, ownImagePath, shownSeconds, unusedPlacesPerHour } from './rules.ts';
import { forgetVisitImages, placeOf } from './sql.ts';
import { sweepUnnamedImages } from './sweep-actions.ts';

export const prepareImage = answer(contract.prepareImage, ({ body, actor, world, refuse }) =>
  preparedUpload(world, actor.id, body, unusedPlacesPerHour, refuse),
);

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

/** Run by the schedule every night. The pictures of a visit go when its link ends. */
export async function runUnnamedImages(world: Adapters): Promise<{ visits: number; images: number; files: number }> {
  const now = world.clock.now();
  const visits = await forgetVisitImages(world.database, new Date(now.getTime() - visitLinkDays * 86_400_000));
  return { visits, ...(await sweepUnnamedImages(world, now)) };
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
