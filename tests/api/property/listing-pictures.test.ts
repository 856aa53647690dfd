import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImageId } from '../../../src/contract/fields.ts';
import { listListings } from '../../../src/contract/property/browse-listings.ts';
import { updateProperty } from '../../../src/contract/property/listing.ts';
import { getListing } from '../../../src/contract/property/listing-detail.ts';
import { aListing, randomFrom } from '../../support/listings.ts';
import { aSeller, type Person } from '../../support/people.ts';
import { anUploadedImage, aPhotograph } from '../../support/pictures.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
let seller: Person;
let pictures: [ImageId, ImageId, ImageId];

beforeAll(async () => {
  world = await startWorld();
  seller = await aSeller(world);
  const bytes = await aPhotograph(80, 60).webp().toBuffer();
  const one = () => anUploadedImage(world, seller, bytes, 'image/webp');
  pictures = [await one(), await one(), await one()];
});
afterAll(() => world.close());

/** The copy that lists read equals what the pictures' own rows say. */
async function expectKept(): Promise<void> {
  const kept = await world.database.query('select * from app.listing_pictures order by listing_id');
  expect(kept).toEqual(await world.database.query('select * from app.listing_pictures_now order by listing_id'));
}

describe('the pictures of a listing', () => {
  it('are the same in the list and on its page, in their order, after each change', async () => {
    const [first, second, third] = pictures;
    const { id } = await aListing(world, seller, { images: [first, second] });
    const shown = async () => {
      const { body } = await world.ask(getListing, { params: { id } });
      const { body: page } = await world.ask(listListings, { query: {} });
      expect(page.items.find((item) => item.id === id)?.images).toEqual(body.images);
      return body.images.map((image) => [image.id, image.alt]);
    };
    expect(await shown()).toEqual([
      [first, ''],
      [second, ''],
    ]);
    const images = [third, first].map((image) => ({ id: image, alt: `of ${image}` }));
    expect((await world.ask(updateProperty, { body: { id, images } }, { token: seller.token })).status).toBe(200);
    expect(await shown()).toEqual(images.map((image) => [image.id, image.alt]));
    await expectKept();
  });

  it('equal what is kept of them after random changes, several listings at a time', async () => {
    const random = randomFrom(3);
    for (let made = 0; made < 6; made += 1)
      await aListing(world, seller, { images: pictures.slice(0, 1 + (made % 3)) });
    const some = () => `hashtext(listing_id::text || ${Math.floor(random() * 1e6)}) % 3 = 0`;
    const changes = [
      () => `update app.listing_image set alt = alt || '"x"' where ${some()}`,
      () => `update app.listing_image set position = position + 10 where ${some()}`,
      () => `delete from app.listing_image where position > 10 and ${some()}`,
      () => `insert into app.listing_image (listing_id, position, image_id, alt)
             select id, 30, '${pictures[0]}', 'again' from app.listing
              where not exists (select from app.listing_image shown where listing_id = id and image_id = '${pictures[0]}')`,
      () => `update app.image set copy_widths = '{400}', width = 1 + coalesce(width, 0) where id = '${pictures[1]}'`,
      () => `update app.image set copy_attempts = copy_attempts + 1`,
    ];
    for (let round = 0; round < 30; round += 1) {
      const change = changes[Math.floor(random() * changes.length)];
      if (change !== undefined) await world.database.query(change());
      await expectKept();
    }
    await world.database.query('delete from app.listing');
    expect(await world.database.query('select from app.listing_image')).toEqual([]);
    expect(await world.database.query('select from app.listing_pictures')).toEqual([]);
  });

  it('miss nothing where a picture changes while a listing begins or ceases to show it', async () => {
    const [first, second, third] = pictures;
    const listing = await aListing(world, seller, { images: [first, second] });
    const show = (images: ImageId[]) =>
      world.ask(updateProperty, { body: { id: listing.id, images } }, { token: seller.token });
    const copy = (image: ImageId, width: number) =>
      world.database.query('update app.image set copy_widths = array[$2::smallint] where id = $1', [image, width]);
    for (let round = 1; round <= 20; round += 1) {
      const images = round % 2 === 0 ? [second, first] : [third, second, first];
      const [shown] = await Promise.all([show(images), copy(first, round), copy(second, round), copy(third, round)]);
      expect(shown.status).toBe(200);
      await expectKept();
    }
    await show([first]);
    const shown = await world.database.transaction(async (changing) => {
      await changing.query(`update app.image set copy_widths = '{7}' where id = $1`, [third]);
      const asked = show([first, third]);
      // Waits until the statement is blocked by the lock on the picture.
      await new Promise((resolve) => setTimeout(resolve, 200));
      return { asked };
    });
    expect((await shown.asked).status).toBe(200);
    await expectKept();
  });

  it('are changed by whoever waits for a listing that takes one off and shows it again', async () => {
    const [first, second] = pictures;
    const listing = await aListing(world, seller, { images: [first, second] });
    const { copied } = await world.database.transaction(async (changing) => {
      await changing.query('delete from app.listing_image where listing_id = $1', [listing.id]);
      const copying = world.database.query(`update app.image set copy_widths = '{9}' where id = $1`, [second]);
      // Until it has come to what it waits for.
      await new Promise((resolve) => setTimeout(resolve, 200));
      await changing.query(
        `insert into app.listing_image (listing_id, position, image_id, alt) values ($1, 1, $2, 'again')`,
        [listing.id, second],
      );
      return { copied: copying };
    });
    expect(await copied).toEqual([]);
    await expectKept();
  });
});
