import { unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '../../../src/api/api-error.ts';
import { exportAccount } from '../../../src/contract/admin/own-data.ts';
import { updateProperty } from '../../../src/contract/property/listing.ts';
import { openedArchive } from '../../../src/features/account/account/archive-reading.ts';
import { ownArchive } from '../../../src/features/account/account/own-archive.ts';
import { bringListings } from '../../../src/features/property/seller/own-listings.ts';
import { aListing } from '../../support/listings.ts';
import { aSeller, type Person } from '../../support/people.ts';
import { anUploadedImage, aPhotograph } from '../../support/pictures.ts';
import { startWorld, type World } from '../../support/world.ts';

/** A seller leaves as a ZIP and comes in on an empty account: the same listings, as drafts. */

let world: World;
let seller: Person;
let empty: Person;
let bytes: Uint8Array;

const aPicture = async (width: number) =>
  anUploadedImage(world, seller, await aPhotograph(width, 480).webp().toBuffer(), 'image/webp', 'property');

/** The pictures lie in the ZIP under the ids of their images, as the browser puts them there. */
async function zipped(): Promise<Uint8Array> {
  const { held, exportedAt } = (await world.ask(exportAccount, {}, { token: seller.token })).body;
  const tables = await ownArchive({
    exportedAt,
    held: { ...held, images: [] },
    language: 'en',
    guide: () => 'guide',
    onProgress: () => undefined,
  });
  const pictures = await Promise.all(
    (held['images'] ?? []).map(async ({ id, address }) => {
      const answer = await world.fetch(new Request(new URL(String(address), world.adapters.siteUrl)));
      return [`pictures/${String(id)}.webp`, new Uint8Array(await answer.arrayBuffer())] as const;
    }),
  );
  expect(pictures.length).toBe(3);
  return zipSync({ ...unzipSync(tables), ...Object.fromEntries(pictures) });
}

/** As the screen does it, against the doors of a test. */
async function brought(person: Person): Promise<{ brought: number; left: number }> {
  const archive = await openedArchive(bytes);
  if (archive === undefined) throw new Error('the ZIP was not read');
  return bringListings(archive, person.user.id, {
    call: async (endpoint, asked) => {
      const { status, body, refusal } = await world.ask(endpoint, asked, { token: person.token });
      if (status >= 400) throw new ApiError({ status, code: refusal.code, sentence: refusal.code });
      return body;
    },
    upload: async (picture) =>
      anUploadedImage(world, person, new Uint8Array(await picture.arrayBuffer()), 'image/webp', 'property'),
  });
}

/** What is new or said by the account itself. */
const without = [
  'id',
  'owner_id',
  'status',
  'created_at',
  'updated_at',
  'published_at',
  'expires_at',
  'searched',
  'q',
  'x',
  'y',
  // Said to visitors once it is public; the public place is drawn by lot where it is not exact.
  'public_latitude',
  'public_longitude',
  'old_price_centavos',
  'old_price_days',
  'awaits_confirmation',
];
const tables: Record<string, string> = {
  listing: `select to_jsonb(own) - $2::text[] as row from app.listing own where owner_id = $1 and status <> 'removed' order by title`,
  listing_image: `select listing.title, shown.position, shown.alt, image.width, image.height, image.content_type
    from app.listing_image shown join app.listing on listing.id = listing_id join app.image on image.id = image_id
   where listing.owner_id = $1 and $2::text[] is not null order by listing.title, shown.position`,
};
const rowsOf = (person: Person, table: string) => world.database.query(tables[table] ?? '', [person.user.id, without]);

beforeAll(async () => {
  world = await startWorld();
  [seller, empty] = [await aSeller(world, { type: 'developer' }), await aSeller(world, { type: 'developer' })];
  await aListing(world, seller, {
    title: 'House & lot, “Alabang”',
    category: 'house-lot',
    description: 'Four bedrooms.\nA garden; "quiet".',
    lotArea: 320,
    floorArea: 210.5,
    titleType: 'tct',
    buyerEligibility: 'filipinos_only',
    isFurnished: true,
    images: [
      { id: await aPicture(640), alt: 'From the street' },
      { id: await aPicture(700), alt: '' },
    ],
  });
  const flat = await aListing(world, seller, {
    title: 'Flat for rent',
    dealType: 'rent',
    price: 28_000.5,
    monthlyDues: 3500.25,
    isAvailableNow: false,
    isPositionExact: false,
    images: [{ id: await aPicture(800), alt: 'The view' }],
  });
  await world.ask(updateProperty, { body: { id: flat.id, status: 'paused' } }, { token: seller.token });
  bytes = await zipped();
  await world.database.query('delete from app.rate_limit');
}, 120_000);
afterAll(() => world.close());

describe('a seller who comes back with the own ZIP', () => {
  it('brings every listing, as a draft', async () => {
    expect(await brought(empty)).toEqual({ brought: 2, left: 0 });
    const kept = await world.database.query('select distinct status from app.listing where owner_id = $1', [
      empty.user.id,
    ]);
    expect(kept).toEqual([{ status: 'draft' }]);
  });

  it.each(Object.keys(tables))('has the same %s', async (table) => {
    const before = await rowsOf(seller, table);
    expect(before.length).toBeGreaterThan(1);
    expect(await rowsOf(empty, table)).toEqual(before);
  });

  it('brings nothing twice, and changes nothing that was edited since', async () => {
    await world.database.query(
      `update app.listing set title = 'Edited since' where owner_id = $1 and deal_type = 'rent'`,
      [empty.user.id],
    );
    expect(await brought(empty)).toEqual({ brought: 0, left: 0 });
    const [row] = await world.database.query<{ titles: string[] }>(
      'select array_agg(title order by title) as titles from app.listing where owner_id = $1',
      [empty.user.id],
    );
    expect(row?.titles).toEqual(['Edited since', 'House & lot, “Alabang”']);
  });

  it('reads no file that is none of ours', async () => {
    expect(await openedArchive(new TextEncoder().encode('PK no zip'))).toBeUndefined();
    expect(await openedArchive(zipSync({ 'listing.csv': new Uint8Array(3) }))).toBeUndefined();
    expect(await openedArchive(zipSync({ 'everything/all.json': new TextEncoder().encode('[') }))).toBeUndefined();
  });
});
