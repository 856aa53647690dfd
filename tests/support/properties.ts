import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { ListingId } from '../../src/contract/fields.ts';
import { getUserProperties, type Property, type PropertyChange, updateProperty } from '../../src/contract/property.ts';
import { aSeller, type Person } from './people.ts';
import { anUploadedImage, aPhotograph } from './pictures.ts';
import { startWorld, type World } from './world.ts';

export let world: World;
export let seller: Person;
let photograph: Uint8Array;

export const aPicture = (owner: Person = seller) => anUploadedImage(world, owner, photograph, 'image/png');

export const change = (by: Person, body: Partial<PropertyChange> & { id: ListingId }) =>
  world.ask(updateProperty, { body }, { token: by.token });

export const own = async (by: Person): Promise<Property[]> =>
  (await world.ask(getUserProperties, {}, { token: by.token })).body;

/** All that a change of a property may leave behind. */
export const tables = async () => ({
  listings: await world.database.query('select * from app.listing order by id'),
  images: await world.database.query('select * from app.listing_image order by 1, 2'),
  prices: await world.database.query('select * from app.listing_price order by id'),
});

/** Of a test file about properties: a world in which one sells, emptied before each test. */
export function prepareProperties(): void {
  beforeAll(async () => {
    world = await startWorld();
    seller = await aSeller(world);
    photograph = await aPhotograph(60, 40).png().toBuffer();
  }, 60_000);
  afterAll(() => world.close());
  beforeEach(async () => {
    await world.afterwards();
    await world.database.query('delete from app.listing');
  });
}
