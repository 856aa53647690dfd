import sharp, { type Sharp } from 'sharp';
import { type AccountPurpose, type ImageContentType, prepareImage } from '../../src/contract/account/image.ts';
import type { ImageId } from '../../src/contract/fields.ts';
import type { Person } from './people.ts';
import type { World } from './world.ts';

/** Noise, so that no encoder makes it small. */
export const aPhotograph = (width = 640, height = 480): Sharp =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  });

/** A place asked for through the door. */
export async function aPlace(
  world: World,
  person: Person,
  contentType: ImageContentType,
  purpose: AccountPurpose = 'property',
): Promise<{ id: ImageId; uploadUrl: string; headers: Record<string, string>; url: string }> {
  const body = { purpose, contentType, size: 1000 };
  const answered = await world.ask(prepareImage, { body }, { token: person.token });
  if (answered.status !== 201) throw new Error(`preparing an image answered ${answered.status}`);
  return answered.body;
}

export const putBytes = (
  world: World,
  place: { uploadUrl: string; headers: Record<string, string> },
  bytes: Uint8Array,
): Promise<Response> =>
  world.fetch(
    new Request(new URL(place.uploadUrl, world.adapters.siteUrl), {
      method: 'PUT',
      headers: place.headers,
      body: new Uint8Array(bytes),
    }),
  );

/** Prepared and uploaded as a browser does it, but not yet named by anything. */
export async function anUploadedImage(
  world: World,
  person: Person,
  bytes: Uint8Array,
  contentType: ImageContentType,
  purpose: AccountPurpose = 'property',
): Promise<ImageId> {
  const place = await aPlace(world, person, contentType, purpose);
  const answer = await putBytes(world, place, bytes);
  if (!answer.ok) throw new Error(`the upload answered ${answer.status}`);
  return place.id;
}
