import type * as contract from '../../../../src/contract/account/image.ts';
import type { ImageContentType, ImagePurpose, PreparedImage } from '../../../../src/contract/account/image.ts';
import type { ImageId } from '../../../../src/contract/fields.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import type { Action, Refuse } from '../../../http/answer.ts';
import { refuseUntil } from '../../../http/limit.ts';
import { signLink } from '../../../session/link.ts';
import { checkImages, type ImageFault, sweptImages } from './check-actions.ts';
import { newUploadKey, ownImagePath, sizeFault, unnamedHours, unusedPlacesPerHour, withoutRepeats } from './rules.ts';
import { type ImageOwner, preparedPlace } from './sql.ts';

/** What listings, service cards and visits do with pictures and the forms that name them. */

export interface Announced {
  contentType: ImageContentType;
  size: number;
}

/** A place to upload a picture to, and a link that shows it. An image that no form has named after a day is deleted. */
export async function preparedUpload(
  world: Adapters,
  owner: ImageOwner,
  { purpose, contentType, size }: Announced & { purpose: ImagePurpose },
  unusedMaximum: number,
  refuse: Refuse,
): Promise<PreparedImage> {
  const fault = sizeFault(purpose, size);
  if (fault !== undefined) refuse('invalid', { size: fault });
  const now = world.clock.now();
  const storeKey = newUploadKey(purpose, contentType);
  const place = { purpose, contentType, storeKey };
  const id = await preparedPlace(world.database, owner, place, { now, maximum: unusedMaximum });
  if (id instanceof Date) return refuseUntil(id, now);
  const upload = await world.images.prepareUpload(storeKey, contentType);
  return { id, ...upload, url: await privateLink(world, id, unnamedHours / 24) };
}

interface Named {
  id: ImageId;
  alt: string;
}

export function requireFewImages(count: number, maximum: number, refuse: Refuse): void {
  if (count > maximum) refuse('invalid', { images: { word: 'imagesTooMany', values: { maximum } } });
}

function requireSound([fault]: readonly ImageFault[], refuse: Refuse): void {
  if (fault === undefined) return;
  refuse('invalid', { images: { word: fault.word, values: { image: fault.index + 1 } } });
}

/** Reads and decodes the pictures, outside any transaction. Too many are refused without being read. */
export async function soundImages(
  world: Adapters,
  owner: ImageOwner,
  images: readonly Named[],
  { purpose, maximum }: { purpose: ImagePurpose; maximum: number },
  refuse: Refuse,
): Promise<Named[]> {
  requireFewImages(images.length, maximum, refuse);
  requireSound(
    await checkImages(
      world,
      owner,
      images.map(({ id }) => id),
      purpose,
    ),
    refuse,
  );
  return withoutRepeats(images);
}

/** Refuses pictures that the sweep has taken since they were checked; the others stay until the transaction ends. */
export async function requireKept(
  transaction: Database,
  images: readonly Pick<Named, 'id'>[],
  refuse: Refuse,
): Promise<void> {
  requireSound(
    await sweptImages(
      transaction,
      images.map(({ id }) => id),
    ),
    refuse,
  );
}

/** An address that shows a private picture to whoever has it, for so many days. */
export const privateLink = async ({ secret, clock }: Adapters, id: ImageId, validDays: number): Promise<string> =>
  ownImagePath.replace(':token', await signLink(secret, 'own_image', id, clock.now(), validDays));

/** The same for a screen that polls. Within a UTC day the address stays the same, so no picture is loaded again. */
export const steadyLink = ({ secret, clock }: Adapters, id: ImageId): Promise<string> => {
  const today = new Date(clock.now().toISOString().slice(0, 10));
  return signLink(secret, 'own_image', id, today, 2).then((token) => ownImagePath.replace(':token', token));
};

export const prepareImage: Action<typeof contract.prepareImage> = ({ body, actor, world, refuse }) =>
  preparedUpload(world, actor.id, body, unusedPlacesPerHour, refuse);
