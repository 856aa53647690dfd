import { createHash } from 'node:crypto';
import type { AccountId, ImageId } from '../../src/contract/fields.ts';
import { type ImagePurpose, imageBytesMaximum } from '../../src/contract/image.ts';
import type { Adapters, Database } from '../adapters/ports.ts';
import { hasCopies, type ImageFaultWord, newStoreKey, noCopies } from '../features/image/rules.ts';
import {
  heldImages,
  imagesOwnedBy,
  type OwnedImage,
  placeOf,
  recordedChecked,
  rememberPlace,
} from '../features/image/sql.ts';
import { storeCopies } from './copies.ts';
import { decodeImage } from './decode.ts';
import { removeUnused } from './sweep.ts';
import { inTurn } from './turns.ts';

export interface ImageFault {
  /** Position in the form, from 0. */
  index: number;
  id: ImageId;
  word: ImageFaultWord;
}

/**
 * What is wrong with the images that a form names; nothing where all of them may be named. An image is decoded once, with
 * the first form that names it. Reads from the store and takes its time: call it before a transaction, not inside.
 */
export async function checkImages(
  world: Adapters,
  owner: AccountId,
  ids: readonly ImageId[],
  purpose: ImagePurpose = 'property',
): Promise<ImageFault[]> {
  if (ids.length === 0) return [];
  const owned = await imagesOwnedBy(world.database, owner, [...new Set(ids)]);
  const fitting = new Map(owned.filter((image) => image.purpose === purpose).map((image) => [image.id, image]));
  const checks = new Map([...fitting].map(([id, image]) => [id, checked(world, owner, image)]));
  const words = await Promise.all(ids.map((id) => checks.get(id) ?? unknown));
  return ids.flatMap((id, index) => {
    const word = words[index];
    return word === undefined ? [] : [{ index, id, word }];
  });
}

/** What the sweep has taken since the images were checked. The others stay until the transaction has named them. */
export async function sweptImages(transaction: Database, ids: readonly ImageId[]): Promise<ImageFault[]> {
  const held = new Set(await heldImages(transaction, ids));
  return ids.flatMap((id, index) => (held.has(id) ? [] : [{ index, id, word: 'imageUnknown' }]));
}

const unknown = Promise.resolve<ImageFaultWord>('imageUnknown');

const checked = (world: Adapters, owner: AccountId, image: OwnedImage): Promise<ImageFaultWord | undefined> =>
  image.isChecked ? Promise.resolve(undefined) : inTurn(owner, () => checkOne(world, owner, image));

/** What was found good moves from where it was uploaded to a public place under a new key. */
async function checkOne(world: Adapters, owner: AccountId, image: OwnedImage): Promise<ImageFaultWord | undefined> {
  const stored = await world.images.read(image.storeKey);
  // Another form with the same image may have been faster: it has moved it.
  if (stored === undefined) return (await placeOf(world.database, image.id))?.isChecked ? undefined : 'imageUnknown';
  const maximum = imageBytesMaximum[image.purpose];
  if (stored.byteLength > maximum) return 'imageTooLarge';
  const decoded = await decodeImage(stored, image.contentType);
  if (typeof decoded === 'string') return decoded;
  if (decoded.bytes.byteLength > maximum) return 'imageTooLarge';
  const storeKey = newStoreKey(image.purpose, image.contentType);
  await rememberPlace(world.database, { ...image, storeKey }, world.clock.now());
  await world.images.write(storeKey, decoded.bytes, image.contentType);
  // The picture itself is good: what cannot be made or stored now, the job tries again.
  const copies = hasCopies(image.purpose)
    ? await storeCopies(world.images, storeKey, decoded.bytes).catch(() => undefined)
    : noCopies;
  const isRecorded = await recordedChecked(world.database, owner, {
    id: image.id,
    uploadedKey: image.storeKey,
    storeKey,
    width: decoded.width,
    height: decoded.height,
    bytes: decoded.bytes.byteLength,
    contentHash: createHash('sha256').update(decoded.bytes).digest('hex'),
    copies,
    now: world.clock.now(),
  });
  if (isRecorded) await world.images.remove([image.storeKey]);
  else await removeUnused(world, [storeKey]);
  return undefined;
}
