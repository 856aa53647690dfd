import { type ImagePurpose, imageBytesMaximum } from '../../../../src/contract/account/image.ts';
import type { ImageId } from '../../../../src/contract/fields.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import { storeCopies } from '../../../images/copies.ts';
import { contentHashOf, decodeImage, type ImageFaultWord } from '../../../images/decode.ts';
import { looksOf } from '../../../images/look.ts';
import { inTurn } from '../../../images/turns.ts';
import { hasCopies, isCompared, newStoreKey, noCopies } from './rules.ts';
import {
  heldImages,
  type ImageOwner,
  imagesOwnedBy,
  type OwnedImage,
  placeOf,
  recordedChecked,
  rememberPlace,
} from './sql.ts';
import { removeUnused } from './sweep-actions.ts';

export interface ImageFault {
  /** Position in the form, counted from 0. */
  index: number;
  id: ImageId;
  word: ImageFaultWord;
}

/**
 * The faults of the images that a form names; empty if all may be named. An image is decoded once, for the first form that
 * names it. This reads from the store and takes time: call it before a transaction, never inside one.
 */
export async function checkImages(
  world: Adapters,
  owner: ImageOwner,
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

/** The images that the sweep has taken since they were checked. The others are locked until the transaction ends. */
export async function sweptImages(transaction: Database, ids: readonly ImageId[]): Promise<ImageFault[]> {
  const held = new Set(await heldImages(transaction, ids));
  return ids.flatMap((id, index) => (held.has(id) ? [] : [{ index, id, word: 'imageUnknown' }]));
}

const unknown = Promise.resolve<ImageFaultWord>('imageUnknown');

const checked = (world: Adapters, owner: ImageOwner, image: OwnedImage): Promise<ImageFaultWord | undefined> =>
  image.isChecked ? Promise.resolve(undefined) : inTurn(owner, () => checkOne(world, owner, image));

/** Lies where a picture has left its upload key, until the sweep: the link finds its place taken and stores nothing more. */
const spent = new Uint8Array(1);

/** Checks one image. A good one moves from its upload key to a new, public key. */
async function checkOne(world: Adapters, owner: ImageOwner, image: OwnedImage): Promise<ImageFaultWord | undefined> {
  const stored = await world.images.read(image.storeKey);
  // Another form with the same image may have been faster and has moved it.
  if (stored === undefined || stored.byteLength === spent.byteLength) {
    if ((await placeOf(world.database, image.id))?.isChecked) return undefined;
    if (stored === undefined) return 'imageUnknown';
  }
  const maximum = imageBytesMaximum[image.purpose];
  if (stored.byteLength > maximum) return 'imageTooLarge';
  const decoded = await decodeImage(stored, image.contentType);
  if (typeof decoded === 'string') return decoded;
  if (decoded.bytes.byteLength > maximum) return 'imageTooLarge';
  const storeKey = newStoreKey(image.purpose, image.contentType);
  await rememberPlace(world.database, { ...image, storeKey }, world.clock.now());
  await world.images.write(storeKey, decoded.bytes, image.contentType);
  // The picture itself is good. If its copies cannot be made or stored now, the job tries again.
  const copies = hasCopies(image.purpose)
    ? await storeCopies(world.images, storeKey, decoded.bytes).catch(() => undefined)
    : noCopies;
  const looks = isCompared(image.purpose) ? await looksOf(decoded.bytes).catch(() => undefined) : undefined;
  const isRecorded = await recordedChecked(world.database, owner, {
    id: image.id,
    uploadedKey: image.storeKey,
    storeKey,
    width: decoded.width,
    height: decoded.height,
    bytes: decoded.bytes.byteLength,
    contentHash: contentHashOf(decoded.bytes),
    copies,
    looks,
    now: world.clock.now(),
  });
  if (isRecorded) await world.images.write(image.storeKey, spent, image.contentType);
  else await removeUnused(world, [storeKey]);
  return undefined;
}
