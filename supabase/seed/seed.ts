import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import type { Adapters, Database } from '../../netlify/adapters/ports.ts';
import { runPropertyTowns } from '../../netlify/features/property/browse/town-actions.ts';
import { runServiceTowns } from '../../netlify/features/services/provider/town-actions.ts';
import { copyKey } from '../../netlify/ground/pictures.ts';
import { keepSearch } from '../../netlify/provider-search/kept.ts';
import type { PlanName } from '../../src/contract/plans.ts';
import { type ListedProperty, withCoversApart } from './covers.ts';
import { assignSellers, demoSellers } from './people.ts';
import {
  copyFile,
  type DemoPicture,
  demoCopyWidth,
  demoPictures,
  type PictureKind,
  pictureFile,
  pictureSize,
  privateKeyOf,
} from './pictures.ts';
import { type DemoProperty, demoProperties } from './properties.ts';
import { seeded, seedOf } from './random.ts';
import { type DemoFirm, sampleFirms, sampleProperties } from './samples.ts';
import { seedAudience } from './seed-audience.ts';
import { seedDesk } from './seed-desk.ts';
import { seedInvoices } from './seed-invoices.ts';
import { seedQuotes } from './seed-quotes.ts';
import { seedServices } from './seed-services.ts';

const pictureDirectory = join(import.meta.dirname, 'pictures');
const listingsPerStatement = 500;

/** What the first look needs: the demo accounts, `count` properties with their sellers, and the providers of services. */
export async function seedDemo(world: Adapters, count: number): Promise<void> {
  const passwordHash = await hash('demo-password');
  const keys = await storePictures(world);
  const now = world.clock.now();
  // Seconds of computing: within the transaction a busy machine would let it end as idle.
  const properties = listedProperties(count);
  await world.database.transaction(async (database) => {
    // No visitor waits for it, and a busy machine may take its time.
    await database.query(`set local statement_timeout = '5min'`);
    await database.query(`set local idle_in_transaction_session_timeout = '5min'`);
    const given = { passwordHash, now };
    const sellers = await insertSellers(database, given);
    await insertAdministrator(database, given);
    const pictures = await insertPictures(database, sellers[0] ?? '', keys, now);
    await insertListings(
      database,
      properties.map((property) => propertyRow(property, sellers[property.seller] ?? '')),
      properties.map((property) => property.pictures),
      { pictures, now },
    );
    const firms = await insertFirmOwners(database, given);
    await insertListings(
      database,
      sampleFirms.map((firm, index) => firmRow(firm, firms[index] ?? '')),
      sampleFirms.map((firm) => firm.pictures),
      { pictures, now },
    );
    await seedAudience(database, now);
    await seedServices(database, { ...given, pictures });
    await seedQuotes(database, 'kunde@example.com', now);
    await database.query(exemptFromTrials, [now]);
  });
  // The embedded database has nobody else who counts what is in it, and without that it plans for empty tables.
  await world.database.query('analyze');
  await seedInvoices(world, 'anbieter@example.com');
  await seedDesk(world, passwordHash);
  await keepSearch(world);
  await runServiceTowns(world);
  await runPropertyTowns(world);
}

/** As visitors meet them: each with its seller, its age and a cover unlike those around it. The samples keep theirs. */
export function listedProperties(count: number): ListedProperty[] {
  const properties = demoProperties(count);
  const sellers = assignSellers(properties);
  return withCoversApart(
    properties.map((property, index) => ({
      ...property,
      seller: sellers[index] ?? 0,
      minutesOld: minutesOld(property),
    })),
    sampleProperties.length,
  );
}

/** The plans of the demo never end. */
const exemptFromTrials = `
  insert into app.plan_trial (account_id, strand, started_at)
  select id, strand, $1::timestamptz from app.account, unnest(array['services', 'property']) strand
   where type = 'provider' or (type = 'seller' and strand = 'property')`;

/** True where nobody has registered yet. */
export async function isEmpty(database: Database): Promise<boolean> {
  const [found] = await database.query<{ exists: boolean }>('select exists (select 1 from app.account)');
  return found?.exists === false;
}

const folders: Partial<Record<PictureKind, string>> = { service: 'service', face: 'profile' };
const keyOf = (picture: DemoPicture): string =>
  privateKeyOf(picture) ?? `${folders[picture.kind] ?? 'property'}/demo-${picture.name}.webp`;

/** Each drawn picture lies in the store once, under a key that many listings name. */
async function storePictures({ images }: Adapters): Promise<Map<string, string>> {
  const store = async (key: string, file: string): Promise<void> =>
    images.write(key, await readFile(join(pictureDirectory, file)), 'image/webp');
  await Promise.all(
    demoPictures.flatMap((picture) => [
      store(keyOf(picture), pictureFile(picture)),
      store(copyKey(keyOf(picture), demoCopyWidth), copyFile(picture)),
    ]),
  );
  // A private picture gets its row with the visit or the document.
  return new Map(demoPictures.flatMap((picture) => (privateKeyOf(picture) ? [] : [[picture.name, keyOf(picture)]])));
}

interface AccountRow {
  type: string;
  email: string;
  first: string;
  last: string;
  business: string | null;
  phone: string | null;
  plan: PlanName;
  country: string;
}

interface SeedInput {
  passwordHash: string;
  now: Date;
}

async function insertAccounts(
  database: Database,
  { passwordHash, now }: SeedInput,
  rows: readonly AccountRow[],
): Promise<string[]> {
  const inserted = await database.query<{ id: string }>(
    `insert into app.account (type, email, password_hash, name, first_name, last_name, business_name, phone, plan, country,
                              email_verified_at, created_at)
     select type, email, $2, first || ' ' || last, first, last, business, phone, plan, country, $3::timestamptz,
            $3::timestamptz - days * interval '1 day'
       from jsonb_to_recordset($1::jsonb -> 'rows') as row (type text, email text, first text, last text, business text, phone text,
                                                     plan text, country text, days integer)
     returning id`,
    // Before the oldest of their listings.
    [{ rows: rows.map((row, index) => ({ ...row, days: 120 + ((index * 47) % 600) })) }, passwordHash, now],
  );
  return inserted.map(({ id }) => id);
}

const insertSellers = (database: Database, given: SeedInput): Promise<string[]> =>
  insertAccounts(
    database,
    given,
    demoSellers.map((seller) => ({
      type: 'seller',
      email: seller.email,
      first: seller.firstName,
      last: seller.lastName,
      business: seller.businessName === '' ? null : seller.businessName,
      phone: seller.phone,
      plan: seller.plan,
      country: 'Philippines',
    })),
  );

const insertAdministrator = (database: Database, given: SeedInput): Promise<string[]> =>
  insertAccounts(database, given, [
    {
      type: 'admin',
      email: 'admin@example.com',
      first: 'Ada',
      last: 'Admin',
      business: null,
      phone: null,
      plan: 'free',
      country: 'Deutschland',
    },
  ]);

const insertFirmOwners = (database: Database, given: SeedInput): Promise<string[]> =>
  insertAccounts(
    database,
    given,
    sampleFirms.map((firm) => ({
      type: 'seller',
      email: firm.email,
      first: firm.name.split(' ')[0] ?? firm.name,
      last: firm.name.split(' ').slice(1).join(' '),
      business: firm.businessName,
      phone: firm.phone,
      plan: 'basic',
      country: 'Philippines',
    })),
  );

/** Name of the picture -> id of its row. */
async function insertPictures(
  database: Database,
  owner: string,
  keys: Map<string, string>,
  now: Date,
): Promise<Map<string, string>> {
  const names = [...keys.keys()];
  const inserted = await database.query<{ id: string; store_key: string }>(
    `insert into app.image (owner_id, purpose, store_key, content_type, width, height, copy_widths, checked_at,
                            looked_at)
     select $1, split_part(key, '/', 1), key, 'image/webp', $3, $4, array[$5::smallint], $6::timestamptz, $6::timestamptz from unnest($2::text[]) key
     returning id, store_key`,
    [owner, [...keys.values()], pictureSize.width, pictureSize.height, demoCopyWidth, now],
  );
  const ids = new Map(inserted.map((row) => [row.store_key, row.id]));
  return new Map(names.map((name) => [name, ids.get(keys.get(name) ?? '') ?? '']));
}

const propertyRow = (property: DemoProperty, owner: string) => ({
  owner,
  provider_type: 'properties',
  category: property.category,
  deal_type: property.dealType,
  title: property.title,
  name: null,
  description: property.description,
  price: property.price * 100,
  old_price: property.oldPrice === undefined ? null : property.oldPrice * 100,
  area: property.area,
  lot_area: property.lotArea ?? null,
  floor_area: property.floorArea ?? null,
  title_type: property.titleType ?? null,
  buyers: property.buyerEligibility ?? null,
  broker_licence: property.brokerLicence ?? null,
  sell_licence: property.sellLicence ?? null,
  monthly_dues: property.monthlyDues === undefined ? null : property.monthlyDues * 100,
  bedrooms: property.bedrooms,
  bathrooms: property.bathrooms,
  available: property.isAvailableNow,
  furnished: property.isFurnished,
  features: property.features,
  location: property.location,
  latitude: property.latitude,
  longitude: property.longitude,
  created_minutes: minutesOld(property),
  updated_minutes: minutesAgo(property.updatedDaysAgo, property.title + property.latitude),
  rating: null,
  reviews: null,
  projects: null,
});

const firmRow = (firm: DemoFirm, owner: string) => ({
  ...propertyRow(
    {
      title: firm.businessName,
      description: firm.description,
      category: 'house-lot',
      dealType: 'buy',
      price: 0,
      bedrooms: 0,
      bathrooms: 0,
      area: 0,
      isAvailableNow: true,
      isFurnished: false,
      location: firm.location,
      latitude: firm.latitude,
      longitude: firm.longitude,
      createdDaysAgo: 20,
      updatedDaysAgo: 3,
      pictures: firm.pictures,
      features: [],
    },
    owner,
  ),
  provider_type: firm.providerType,
  category: firm.providerType,
  deal_type: 'none',
  name: firm.name,
  rating: firm.rating,
  reviews: firm.reviews,
  projects: firm.projectsCompleted,
});

/** A reduction counts if the old price stood for two weeks. */
const createdDaysAgoOf = ({ oldPrice, createdDaysAgo, updatedDaysAgo }: DemoProperty): number =>
  oldPrice === undefined ? createdDaysAgo : Math.max(createdDaysAgo, updatedDaysAgo + 20);

/** Spread within the day, so that not all listings of a day are of the same minute. */
const minutesAgo = (days: number, name: string): number =>
  Math.round(days * 1440 + seeded(seedOf(name)).between(5, 1200));

/** Since a property was published. */
const minutesOld = (property: DemoProperty): number =>
  minutesAgo(createdDaysAgoOf(property), property.title + property.latitude);

type ListingRow = ReturnType<typeof propertyRow> | ReturnType<typeof firmRow>;

async function insertListings(
  database: Database,
  rows: readonly ListingRow[],
  shown: readonly (readonly DemoPicture[])[],
  { pictures, now }: { pictures: Map<string, string>; now: Date },
): Promise<void> {
  for (let start = 0; start < rows.length; start += listingsPerStatement) {
    const part = rows.slice(start, start + listingsPerStatement).map((row, index) => ({
      ...row,
      id: crypto.randomUUID(),
      pictures: (shown[start + index] ?? []).map((picture) => ({
        image: pictures.get(picture.name),
        alt: picture.alt.en,
      })),
    }));
    await database.query(insertListingsStatement, [{ rows: part }, now]);
    await database.query(lowerPricesStatement, [
      { rows: part.map((row) => ({ id: row.id, price: row.price, old_price: row.old_price })) },
    ]);
    await database.query(nameImagesStatement, [
      { rows: part.map(({ id, pictures: named }) => ({ id, pictures: named })) },
    ]);
  }
}

/** The demo's listings stay up longer than any plan allows, so that a kept `.data` directory is never empty. */
const insertListingsStatement = `
  insert into app.listing (id, owner_id, provider_type, category, deal_type, title, name, description, price_centavos,
    old_price_centavos, area, lot_area, floor_area, title_type, buyer_eligibility, broker_licence, sell_licence,
    monthly_dues_centavos, bedrooms, bathrooms, is_available, is_furnished, features, location,
    latitude, longitude, public_latitude, public_longitude, status, rating, reviews, projects_completed,
    created_at, published_at, updated_at, expires_at)
  select id, owner, provider_type, category, deal_type, title, name, description, coalesce(old_price, price), null, area, lot_area,
    floor_area, title_type, buyers, broker_licence, sell_licence, monthly_dues, bedrooms, bathrooms, available, furnished,
    array(select jsonb_array_elements_text(features)), location, latitude, longitude, latitude, longitude, 'published',
    rating, reviews, projects, $2::timestamptz - created_minutes * interval '1 minute', $2::timestamptz - created_minutes * interval '1 minute',
    $2::timestamptz - least(updated_minutes, created_minutes) * interval '1 minute', $2::timestamptz + interval '10 years'
  from jsonb_to_recordset($1::jsonb -> 'rows') as row (
    id uuid, owner uuid, provider_type text, category text, deal_type text, title text, name text, description text,
    title_type text, buyers text, broker_licence text, sell_licence text, monthly_dues bigint,
    price bigint, old_price bigint, area double precision, lot_area double precision, floor_area double precision,
    bedrooms smallint, bathrooms smallint, available boolean, furnished boolean, features jsonb, location text,
    latitude double precision, longitude double precision, created_minutes integer, updated_minutes integer,
    rating double precision, reviews integer, projects integer)`;

/** A listing with an old price was first offered at that: lowering it afterwards lets the database write its history. */
const lowerPricesStatement = `
  update app.listing set price_centavos = row.price
  from jsonb_to_recordset($1::jsonb -> 'rows') as row (id uuid, price bigint, old_price bigint)
  where listing.id = row.id and row.old_price is not null`;

const nameImagesStatement = `
  insert into app.listing_image (listing_id, position, image_id, alt)
  select row.id, picture.position - 1, (picture.value ->> 'image')::uuid, picture.value ->> 'alt'
  from jsonb_to_recordset($1::jsonb -> 'rows') as row (id uuid, pictures jsonb),
    lateral jsonb_array_elements(row.pictures) with ordinality as picture (value, position)
  on conflict do nothing`;
