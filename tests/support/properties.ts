import { beforeAll } from 'vitest';
import type { ListingId } from '../../src/contract/fields.ts';
import {
  getOwnProperty,
  getUserProperties,
  type Property,
  type PropertyChange,
  updateProperty,
} from '../../src/contract/property/listing.ts';
import { prepareOneSeller, seller, world } from './one-seller.ts';
import type { Person } from './people.ts';
import { anUploadedImage, aPhotograph } from './pictures.ts';

export { seller, world };

let photograph: Uint8Array;

export const aPicture = (owner: Person = seller) => anUploadedImage(world, owner, photograph, 'image/png');

export const change = (by: Person, body: Partial<PropertyChange> & { id: ListingId }) =>
  world.ask(updateProperty, { body }, { token: by.token });

/** Each with everything, newest first. */
export async function own(by: Person): Promise<Property[]> {
  const { body: listed } = await world.ask(getUserProperties, {}, { token: by.token });
  return Promise.all(
    listed.map(async ({ id }) => {
      const { body } = await world.ask(getOwnProperty, { params: { id } }, { token: by.token });
      const { publicLike: _, ...property } = body;
      return property;
    }),
  );
}

/** All that a change of a property may leave behind. */
export const tables = async () => ({
  listings: await world.database.query('select * from app.listing order by id'),
  images: await world.database.query('select * from app.listing_image order by 1, 2'),
  prices: await world.database.query('select * from app.listing_price order by id'),
});

/** Of a test file about properties: one sells, and has a photograph. */
export function prepareProperties(): void {
  prepareOneSeller();
  beforeAll(async () => {
    photograph = await aPhotograph(60, 40).png().toBuffer();
  });
}
