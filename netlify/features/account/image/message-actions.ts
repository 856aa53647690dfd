import type { AccountId, ImageId } from '../../../../src/contract/fields.ts';
import { limits } from '../../../../src/contract/limits.ts';
import type { ShownPictures } from '../../../../src/contract/messaging/message.ts';
import type { Adapters } from '../../../adapters/ports.ts';
import type { MessageImage } from '../../../ground/message-images.ts';
import type { Refuse } from '../../../http/answer.ts';
import { soundImages, steadyLink } from './actions.ts';

/** Reads and decodes the pictures of a message that is about to be sent, outside any transaction. */
export async function soundPictures(
  world: Adapters,
  writer: AccountId,
  images: readonly ImageId[],
  refuse: Refuse,
): Promise<ImageId[]> {
  if (images.length === 0) return [];
  const of = { purpose: 'message', maximum: limits.messageImagesMaximum } as const;
  const sound = await soundImages(
    world,
    writer,
    images.map((id) => ({ id, alt: '' })),
    of,
    refuse,
  );
  return sound.map(({ id }) => id);
}

/** Messages with a link to each picture, for the two who write to each other. */
export const withLinks = <M extends { images: readonly MessageImage[] }>(
  world: Adapters,
  messages: readonly M[],
): Promise<(Omit<M, 'images'> & { images: ShownPictures })[]> =>
  Promise.all(
    messages.map(async (message) => ({
      ...message,
      images: await Promise.all(
        message.images.map(async (image) => ({ ...image, url: await steadyLink(world, image.id) })),
      ),
    })),
  );
