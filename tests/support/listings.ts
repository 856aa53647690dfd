import type { Database } from '../../netlify/adapters/ports.ts';
import type { AskOf } from '../../src/contract/endpoint.ts';
import { createProperty, type Property } from '../../src/contract/property/listing.ts';
import {
  type BuyerEligibility,
  buyerEligibilities,
  type ListingCategory,
  propertyCategories,
} from '../../src/contract/property/taxonomy.ts';
import type { Person } from './people.ts';
import type { World } from './world.ts';

export type PropertyForm = AskOf<typeof createProperty>['body'];

export const aPropertyForm = (overrides: Partial<PropertyForm> = {}): PropertyForm => ({
  title: 'Condominium near Ayala Avenue',
  description: 'Two bedrooms, a balcony and a view of the park.',
  category: 'condominium',
  dealType: 'buy',
  price: 5_500_000,
  bedrooms: 2,
  bathrooms: 1,
  area: 54.5,
  location: 'Makati, Metro Manila',
  latitude: 14.5547,
  longitude: 121.0244,
  features: ['Balcony', 'Swimming pool'],
  ...overrides,
});

/** Listed through the door; published unless said otherwise. */
export async function aListing(world: World, seller: Person, overrides: Partial<PropertyForm> = {}): Promise<Property> {
  const answered = await world.ask(createProperty, { body: aPropertyForm(overrides) }, { token: seller.token });
  if (answered.status !== 201)
    throw new Error(`listing answered ${answered.status}: ${JSON.stringify(answered.refusal)}`);
  return answered.body;
}

/** The present price has been asked for in public for so many days more. Reductions count after 14. */
export const hasStood = (world: World, { id }: { id: string }, days = 14): Promise<unknown> =>
  world.database.query(
    'update app.listing_price_span set since = since - make_interval(days => $2) where listing_id = $1 and until is null',
    [id, days],
  );

/** A listing as the tests invent it: what visitors see of it, positions in micro-degrees. */
export interface InventedListing {
  category: ListingCategory;
  dealType: 'buy' | 'rent' | 'none';
  title: string;
  location: string;
  centavos: number;
  area: number;
  bedrooms: number;
  isAvailable: boolean;
  isFurnished: boolean;
  buyerEligibility: BuyerEligibility | null;
  x: number;
  y: number;
}

/** Mulberry32: the same seed makes the same listings. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const cities = [
  { name: 'Makati', x: 121_024_400, y: 14_554_700, spread: 30_000 },
  { name: 'Quezon City', x: 121_043_700, y: 14_676_000, spread: 60_000 },
  { name: 'Cebu City', x: 123_885_400, y: 10_315_700, spread: 80_000 },
  { name: 'Davao', x: 125_455_300, y: 7_190_700, spread: 150_000 },
  { name: 'Baguio', x: 120_596_000, y: 16_402_300, spread: 900_000 },
] as const;
const words = ['Sunny', 'Quiet', 'Corner', 'Garden', 'Tower', 'Family', 'Studio', '100% new', 'under_score'] as const;
const steps = [450_000, 1_000_000, 1_000_000, 2_500_000, 7_000_000, 20_000_000] as const;

/** Clustered round a few cities, with many equal prices, sizes, instants and positions: ties are the hard part. */
export function inventedListings(count: number, seed: number): InventedListing[] {
  const random = randomFrom(seed);
  const pick = <T>(choices: readonly T[]): T => {
    const choice = choices[Math.floor(random() * choices.length)];
    if (choice === undefined) throw new Error('nothing to pick from');
    return choice;
  };
  const near = (middle: number, spread: number) => {
    const bell = random() + random() + random() - 1.5;
    const step = random() < 0.3 ? Math.ceil(spread / 20) : 1;
    return middle + Math.round((bell * spread) / step) * step;
  };
  return Array.from({ length: count }, (_, index) => {
    const city = pick(cities);
    const isProperty = random() < 0.96;
    return {
      category: isProperty ? pick(propertyCategories) : pick(['architects', 'constructors'] as const),
      dealType: isProperty ? pick(['buy', 'rent'] as const) : ('none' as const),
      title: `${pick(words)} ${pick(words)}`,
      location: city.name,
      centavos: isProperty ? pick(steps) * 100 + (index % 7 === 0 ? 50 : 0) : 0,
      area: isProperty ? Math.round(random() * 40) * 10 + pick([0, 0.5]) : 0,
      bedrooms: isProperty ? Math.floor(random() * 7) : 0,
      isAvailable: random() < 0.6,
      isFurnished: random() < 0.4,
      buyerEligibility: isProperty ? (buyerEligibilities[index % 6] ?? null) : null,
      x: near(city.x, city.spread),
      y: near(city.y, city.spread),
    };
  });
}

/** Written by one statement, published for 30 days; their ids in the order of `listings`. */
export async function insertListings(
  database: Database,
  ownerId: string,
  listings: readonly InventedListing[],
): Promise<string[]> {
  const column = (of: (listing: InventedListing) => unknown) => listings.map(of);
  const rows = await database.query<{ id: string }>(
    `with given as (
       select gen_random_uuid() as id, given.*
         from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::bigint[], $7::float8[], $8::smallint[],
                     $9::boolean[], $10::boolean[], $11::integer[], $12::integer[], $13::text[])
              with ordinality
              as given (
                category, deal, title, location, centavos, area, bedrooms, available, furnished, x, y, buyers, position)),
     inserted as (
       insert into app.listing (
         id, owner_id, provider_type, category, deal_type, title, location, price_centavos, area, bedrooms, bathrooms,
         is_available, is_furnished, longitude, latitude, public_longitude, public_latitude, buyer_eligibility,
         published_at, expires_at)
       select id, $1, case when deal = 'none' then category else 'properties' end, category, deal, title, location,
              centavos, area, bedrooms, 1, available, furnished, x / 1e6, y / 1e6, x / 1e6, y / 1e6, buyers,
              date_trunc('second', now()) - make_interval(mins => (position % 97)::integer), now() + interval '30 days'
         from given)
     select id from given order by position`,
    [
      ownerId,
      column((listing) => listing.category),
      column((listing) => listing.dealType),
      column((listing) => listing.title),
      column((listing) => listing.location),
      column((listing) => listing.centavos),
      column((listing) => listing.area),
      column((listing) => listing.bedrooms),
      column((listing) => listing.isAvailable),
      column((listing) => listing.isFurnished),
      column((listing) => listing.x),
      column((listing) => listing.y),
      column((listing) => listing.buyerEligibility),
    ],
  );
  return rows.map(({ id }) => id);
}

/** `count` invented listings in the database; with their ids. */
export async function manyListings(
  database: Database,
  ownerId: string,
  count: number,
  seed: number,
): Promise<(InventedListing & { id: string })[]> {
  const listings = inventedListings(count, seed);
  const ids = await insertListings(database, ownerId, listings);
  return listings.map((listing, index) => ({ ...listing, id: ids[index] ?? '' }));
}
