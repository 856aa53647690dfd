import type { ImageId } from '../../src/contract/fields.ts';
import type { ConversationEntry } from '../../src/contract/messaging/message.ts';
import type { Database } from '../adapters/ports.ts';

/** Pictures of messages, for the three kinds of conversations. */

/** A picture of a message without its link, in pixels. */
export interface MessageImage {
  id: ImageId;
  width: number;
  height: number;
}

/** The pictures of the message with this id, in order, as JSON. */
export const imagesOfMessage = (kind: ConversationEntry['kind'], id: string): string => `coalesce((
  select json_agg(json_build_object('id', image.id, 'width', image.width, 'height', image.height) order by shown.position)
    from app.message_image shown join app.image image on image.id = shown.image_id
   where shown.${kind}_message_id = ${id}), '[]')`;

/** In the transaction that writes the message. */
export async function addMessageImages(
  transaction: Database,
  message: { kind: ConversationEntry['kind']; id: string },
  images: readonly ImageId[],
): Promise<void> {
  if (images.length === 0) return;
  await transaction.query(
    `insert into app.message_image (${message.kind}_message_id, position, image_id)
     select $1, place - 1, image from unnest($2::uuid[]) with ordinality as named (image, place)`,
    [message.id, images],
  );
}

/** What a mail quotes of a message, whose pictures stay on the site. */
export const withPictures = (text: string, images: readonly ImageId[]): string =>
  [text, '📷'.repeat(images.length)].filter((part) => part !== '').join('\n');
