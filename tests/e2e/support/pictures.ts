import sharp from 'sharp';
import { prepareImage } from '../../../src/contract/account/image.ts';
import type { ImageId } from '../../../src/contract/fields.ts';
import type { Ask } from './ask.ts';

interface PictureFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Noise, so that no encoder makes it small. */
const aPhotograph = (width: number, height: number, colour: string): Promise<Buffer> =>
  sharp({
    create: { width, height, channels: 3, background: colour, noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  })
    .jpeg()
    .toBuffer();

/** A photograph as a camera would leave it. */
export const aPictureFile = async (name: string, colour: string, width = 900, height = 600): Promise<PictureFile> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await aPhotograph(width, height, colour),
});

/** A large photograph, or the given one, uploaded beside the browser, for a listing to name. */
export async function aStoredPicture(ask: Ask, origin: string, token: string, given?: Buffer): Promise<ImageId> {
  const bytes = given ?? (await aPhotograph(1600, 1200, '#246'));
  const place = await ask(
    prepareImage,
    { body: { purpose: 'property', contentType: 'image/jpeg', size: bytes.byteLength } },
    token,
  );
  const { status } = await fetch(new URL(place.uploadUrl, origin), {
    method: 'PUT',
    headers: place.headers,
    body: new Uint8Array(bytes),
  });
  if (status !== 200) throw new Error(`the upload answered ${status}`);
  return place.id;
}
