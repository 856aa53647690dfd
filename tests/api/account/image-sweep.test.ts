import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Adapters, PartUnavailable, type Row } from '../../../netlify/adapters/ports.ts';
import { checkImages } from '../../../netlify/features/account/image/check-actions.ts';
import { sweepUnnamedImages } from '../../../netlify/features/account/image/sweep-actions.ts';
import { updateProfile } from '../../../src/contract/account/profile.ts';
import type { ImageId, ListingId } from '../../../src/contract/fields.ts';
import { createProperty, updateProperty } from '../../../src/contract/property/listing.ts';
import { aListing, aPropertyForm } from '../../support/listings.ts';
import { aSeller, type Person, withoutAccount } from '../../support/people.ts';
import { anUploadedImage, aPhotograph } from '../../support/pictures.ts';
import { startWorld, type World } from '../../support/world.ts';

const moreThanADay = 24 * 3_600_000 + 1000;
let world: World;
let seller: Person;
let bytes: Uint8Array;

beforeAll(async () => {
  world = await startWorld();
  bytes = await aPhotograph(60, 40).png().toBuffer();
});
beforeEach(async () => {
  seller = await aSeller(world);
});
afterAll(() => world.close());

const sweep = () => sweepUnnamedImages(world.adapters, world.clock.now());
const aStored = (purpose: 'property' | 'profile' = 'property') =>
  anUploadedImage(world, seller, bytes, 'image/png', purpose);

async function keyOf(id: ImageId): Promise<string | undefined> {
  const [found] = await world.database.query<{ key: string }>('select store_key as key from app.image where id = $1', [
    id,
  ]);
  return found?.key;
}

/** A draft whose only image it is. */
async function nameInListing(image: ImageId): Promise<string> {
  const [listing] = await world.database.query<{ id: string }>(
    `insert into app.listing (owner_id, provider_type, category, deal_type, title, description, price_centavos, location,
                              latitude, longitude, public_latitude, public_longitude, status)
     values ($1, 'properties', 'condominium', 'buy', 'Condo', 'A condo', 100, 'Makati', 14.5, 121, 14.5, 121, 'draft')
     returning id`,
    [seller.user.id],
  );
  const id = listing?.id ?? '';
  await world.database.query('insert into app.listing_image (listing_id, position, image_id) values ($1, 0, $2)', [
    id,
    image,
  ]);
  return id;
}

const files = async (keys: readonly (string | undefined)[]): Promise<boolean[]> => {
  const read = await Promise.all(keys.map((key) => world.adapters.images.read(key ?? '')));
  return read.map((file) => file !== undefined);
};

it('removes after a day what nothing names, and keeps what a listing or an account names', async () => {
  const images = [await aStored(), await aStored('profile'), await aStored()];
  const [listed, portrait] = images as [ImageId, ImageId];
  const keys = await Promise.all(images.map(keyOf));
  await nameInListing(listed);
  await world.database.query('update app.account set profile_image_id = $2 where id = $1', [seller.user.id, portrait]);
  expect(await sweep()).toEqual({ images: 0, files: 0 });
  expect(await files(keys)).toEqual([true, true, true]);

  world.clock.forward(moreThanADay);
  expect(await sweep()).toEqual({ images: 1, files: 1 });
  expect((await Promise.all(images.map(keyOf))).map((key) => key !== undefined)).toEqual([true, true, false]);
  expect(await files(keys)).toEqual([true, true, false]);
});

it('leaves the form alone that somebody is still filling in', async () => {
  world.clock.forward(moreThanADay);
  await sweep();
  seller = await aSeller(world);
  const image = await aStored();
  expect(await sweep()).toEqual({ images: 0, files: 0 });
  expect(await keyOf(image)).toBeDefined();
});

it('keeps a file that several images share until the last of them goes', async () => {
  const key = 'property/shared-by-two.webp';
  await world.adapters.images.write(key, bytes, 'image/webp');
  const shared = await world.database.query<{ id: ImageId }>(
    `insert into app.image (owner_id, purpose, content_type, store_key, created_at, checked_at)
     select $1, 'property', 'image/webp', $2, $3::timestamptz, now() from generate_series(1, 2) returning id`,
    [seller.user.id, key, world.clock.now().toISOString()],
  );
  const listing = await nameInListing(shared[0]?.id as ImageId);
  world.clock.forward(moreThanADay);
  await sweep();
  expect(await files([key])).toEqual([true]);
  await world.database.query('delete from app.listing where id = $1', [listing]);
  expect(await sweep()).toEqual({ images: 1, files: 1 });
  expect(await files([key])).toEqual([false]);
});

it('takes the pictures of an account that is gone', async () => {
  const image = await aStored();
  const key = await keyOf(image);
  await nameInListing(image);
  await withoutAccount(world, seller);
  world.clock.forward(moreThanADay);
  await sweep();
  expect(await keyOf(image)).toBeUndefined();
  expect(await files([key])).toEqual([false]);
});

it('takes what was stored anew without its EXIF and never recorded, because the work was broken off', async () => {
  const telling = await aPhotograph(60, 40)
    .withExif({ IFD0: { Model: 'Camera' } })
    .jpeg()
    .toBuffer();
  const image = await anUploadedImage(world, seller, telling, 'image/jpeg');
  const { database, images } = world.adapters;
  const writing = vi.spyOn(images, 'write');
  onTestFinished(() => writing.mockRestore());
  const breakingOff: Adapters['database'] = {
    ...database,
    query: (text, ...asked) =>
      text.includes('set store_key') ? Promise.reject(new Error('broken off')) : database.query(text, ...asked),
  };
  await expect(checkImages({ ...world.adapters, database: breakingOff }, seller.user.id, [image])).rejects.toThrow(
    'broken off',
  );
  const written = writing.mock.calls.map(([key]) => key);
  expect(await files(written)).toEqual([true]);
  world.clock.forward(moreThanADay);
  await sweep();
  expect(await files(written)).toEqual([false]);
});

/** Stored, decoded and so old that the next sweep takes it. */
async function anOldImage(purpose: 'property' | 'profile'): Promise<ImageId> {
  const image = await aStored(purpose);
  expect(await checkImages(world.adapters, seller.user.id, [image], purpose)).toEqual([]);
  await world.database.query(`update app.image set created_at = created_at - interval '2 days' where id = $1`, [image]);
  return image;
}

/** Runs `meanwhile` between the check of a form's pictures and the transaction that names them. */
function afterTheLook(meanwhile: () => Promise<unknown>): void {
  const { database } = world.adapters;
  onTestFinished(() => void (world.adapters.database = database));
  world.adapters.database = {
    ...database,
    query: async <T extends Row>(text: string, ...asked: [(readonly unknown[])?]) => {
      const rows = await database.query<T>(text, ...asked);
      if (text.includes('"isChecked"')) await meanwhile();
      return rows;
    },
  };
}

describe('a picture that the sweep holds when a form names it', () => {
  const forms = [
    {
      where: 'a new listing',
      purpose: 'property',
      field: 'images',
      send: (image: ImageId) =>
        world.ask(createProperty, { body: aPropertyForm({ images: [image] }) }, { token: seller.token }),
    },
    {
      where: 'a listing',
      purpose: 'property',
      field: 'images',
      send: (image: ImageId, id: ListingId) =>
        world.ask(updateProperty, { body: { id, images: [image] } }, { token: seller.token }),
    },
    {
      where: 'a profile',
      purpose: 'profile',
      field: 'profileImage',
      send: (image: ImageId) => world.ask(updateProfile, { body: { profileImage: image } }, { token: seller.token }),
    },
  ] as const;

  it.each(forms)('is refused in $where like one that was never there', async ({ purpose, field, send }) => {
    const { id } = await aListing(world, seller);
    const image = await anOldImage(purpose);
    afterTheLook(sweep);
    const { status, refusal } = await send(image, id);
    expect(status).toBe(400);
    expect(refusal.fields).toEqual({ [field]: 'Image 1: this image was not uploaded' });
    expect(await keyOf(image)).toBeUndefined();
  });

  it.each(forms)(
    'is refused in $where while the store is asked, without waiting for it',
    async ({ purpose, field, send }) => {
      const { id } = await aListing(world, seller);
      const image = await anOldImage(purpose);
      const removing = vi.spyOn(world.adapters.images, 'remove').mockImplementationOnce(async () => {
        const { status, refusal } = await send(image, id);
        expect(status).toBe(400);
        expect(refusal.fields).toEqual({ [field]: 'Image 1: this image was not uploaded' });
        throw new PartUnavailable('down');
      });
      onTestFinished(() => removing.mockRestore());
      await expect(sweep()).rejects.toThrow('down');
      expect(await keyOf(image)).toBeDefined();
      await sweep();
      expect(await keyOf(image)).toBeUndefined();
    },
  );
});

it('sweeps more than fits into one go', async () => {
  await world.database.query(
    `insert into app.image (owner_id, purpose, content_type, store_key, created_at)
     select $1, 'property', 'image/png', 'property/never-uploaded-' || n || '.png', $2::timestamptz
       from generate_series(1, 501) n`,
    [seller.user.id, world.clock.now().toISOString()],
  );
  world.clock.forward(moreThanADay);
  expect((await sweep()).images).toBeGreaterThanOrEqual(501);
});
