import { unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '../../../src/api/api-error.ts';
import { updateProfile } from '../../../src/contract/account/profile.ts';
import { exportAccount } from '../../../src/contract/admin/own-data.ts';
import { putFavoriteProviders, putFavorites } from '../../../src/contract/property/favorite.ts';
import { changeSavedSearch, saveSearch } from '../../../src/contract/property/saved-search.ts';
import { openedArchive } from '../../../src/features/account/account/archive-reading.ts';
import { bringBack } from '../../../src/features/account/account/bring-back.ts';
import { ownArchive } from '../../../src/features/account/account/own-archive.ts';
import { aListing } from '../../support/listings.ts';
import { aCustomer, aSeller, type Person, withConfirmedEmail } from '../../support/people.ts';
import { anUploadedImage, aPhotograph } from '../../support/pictures.ts';
import { anOffering, offered } from '../../support/providers.ts';
import { startWorld, type World } from '../../support/world.ts';

/** A customer leaves as a ZIP and comes in on an empty account: the same, table by table. */

let world: World;
let customer: Person;
let empty: Person;
let bytes: Uint8Array;

async function leave(): Promise<Uint8Array> {
  const { held, exportedAt } = (await world.ask(exportAccount, {}, { token: customer.token })).body;
  const [image] = held['images'] ?? [];
  const asked = { exportedAt, held: { ...held, images: [] }, guide: () => 'guide', onProgress: () => undefined };
  const tables = await ownArchive({ ...asked, language: 'de' });
  const answer = await world.fetch(new Request(new URL(String(image?.['address']), world.adapters.siteUrl)));
  return zipSync({
    ...unzipSync(tables),
    [`pictures/${String(image?.['id'])}.webp`]: new Uint8Array(await answer.arrayBuffer()),
  });
}

async function come(): Promise<{ favorites: number; searches: number }> {
  const archive = await openedArchive(bytes);
  if (archive === undefined) throw new Error('the ZIP was not read');
  return bringBack(archive, {
    call: async (endpoint, asked) => {
      const { status, body, refusal } = await world.ask(endpoint, asked, { token: empty.token });
      if (status >= 400) throw new ApiError({ status, code: refusal.code, sentence: refusal.code });
      return body;
    },
    upload: async (picture) =>
      anUploadedImage(world, empty, new Uint8Array(await picture.arrayBuffer()), 'image/webp', 'profile'),
  });
}

const tables: Record<string, string> = {
  favorite: 'select listing_id from app.favorite where account_id = $1 order by created_at',
  favorite_provider: 'select provider_id from app.favorite_provider where account_id = $1 order by created_at',
  saved_search: `select name, frequency, filters, muted_at is not null as "isMuted" from app.saved_search
    where account_id = $1 order by name`,
  account: `select phone, date_of_birth::text, street, house_number, zip, city, country,
    profile_image_id is not null as "hasPicture" from app.account where id = $1`,
};
const rowsOf = (person: Person, table: string) => world.database.query(tables[table] ?? '', [person.user.id]);

beforeAll(async () => {
  world = await startWorld();
  customer = await withConfirmedEmail(world, await aCustomer(world));
  empty = await withConfirmedEmail(world, await aCustomer(world));
  const { token } = customer;
  const seller = await aSeller(world);
  const listings = [await aListing(world, seller), await aListing(world, seller, { title: 'Another' })];
  await world.ask(putFavorites, { body: { ids: listings.map(({ id }) => id) } }, { token });
  const [provider] = await offered(world.database, anOffering());
  await world.ask(putFavoriteProviders, { body: { ids: [provider.id] } }, { token });
  const filters = { category: 'condominium', priceMaximum: 6_000_000, q: 'Makati' } as const;
  await world.ask(saveSearch, { body: { name: 'Flats', frequency: 'daily', filters } }, { token });
  const quiet = await world.ask(saveSearch, { body: { name: 'Quiet', frequency: 'weekly', filters: {} } }, { token });
  await world.ask(changeSavedSearch, { params: { id: quiet.body.id }, body: { isMuted: true } }, { token });
  const picture = await anUploadedImage(
    world,
    customer,
    await aPhotograph(400, 400).webp().toBuffer(),
    'image/webp',
    'profile',
  );
  const profile = { dateOfBirth: '1990-05-17', street: 'Gartenweg', houseNumber: '3', zip: '10115', city: 'Berlin' };
  await world.ask(updateProfile, { body: { ...profile, profileImage: picture } }, { token });
  bytes = await leave();
}, 120_000);
afterAll(() => world.close());

describe('a customer who comes back with the own ZIP', () => {
  it('is told what has come', async () => {
    expect(await come()).toEqual({ favorites: 3, searches: 2 });
  });

  it.each(Object.keys(tables))('has the same %s', async (table) => {
    const before = await rowsOf(customer, table);
    expect(before.length).toBeGreaterThan(0);
    expect(await rowsOf(empty, table)).toEqual(before);
  });

  it('gets nothing twice, and keeps what it says of itself', async () => {
    await world.ask(updateProfile, { body: { city: 'Potsdam' } }, { token: empty.token });
    expect(await come()).toEqual({ favorites: 0, searches: 0 });
    expect(await rowsOf(empty, 'account')).toMatchObject([{ city: 'Potsdam' }]);
  });
});
