import type { ListingCategory } from '../../../src/contract/property/taxonomy.ts';
import { type DemoCity, demoCities } from '../../../supabase/seed/cities.ts';
import { type Random, seeded } from '../../../supabase/seed/random.ts';

/** Columns of `count` listings, row by row the same on every machine. Positions in micro-degrees. */
export interface Listings {
  count: number;
  x: Int32Array;
  y: Int32Array;
  centavos: Float64Array;
  area: Float64Array;
  bedrooms: Uint8Array;
  category: Uint8Array;
  deal: Uint8Array;
  status: Uint8Array;
  isAvailable: Uint8Array;
  isFurnished: Uint8Array;
  isForForeigners: Uint8Array;
  /** Published by status, but past its days. */
  isDue: Uint8Array;
  /** Milliseconds since 1970. */
  publishedAt: Float64Array;
  titles: string[];
  locations: string[];
}

interface Kind {
  name: ListingCategory;
  word: string;
  weight: number;
  rentShare: number;
  /** Pesos in a middling provincial city. */
  salePrice: number;
  monthlyRent: number;
  squareMetres: number;
  bedrooms: number;
}

const kind = (
  name: ListingCategory,
  word: string,
  [weight, rentShare, salePrice, monthlyRent, squareMetres, bedrooms]: [number, number, number, number, number, number],
): Kind => ({ name, word, weight, rentShare, salePrice, monthlyRent, squareMetres, bedrooms });

export const kinds: readonly Kind[] = [
  kind('house-lot', 'House and lot', [26, 0.18, 4_200_000, 22_000, 130, 3]),
  kind('condominium', 'Condominium', [24, 0.55, 3_600_000, 19_000, 42, 1]),
  kind('lot', 'Residential lot', [18, 0.05, 1_600_000, 9_000, 240, 0]),
  kind('apartment', 'Apartment', [9, 0.9, 6_500_000, 11_000, 48, 2]),
  kind('townhouse', 'Townhouse', [7, 0.25, 3_100_000, 17_000, 90, 3]),
  kind('commercial', 'Office space', [5, 0.7, 11_000_000, 52_000, 160, 0]),
  kind('foreclosures', 'Foreclosed house', [3.6, 0, 1_900_000, 9_000, 95, 2]),
  kind('vacation', 'Vacation home', [3, 0.6, 5_600_000, 34_000, 110, 3]),
  kind('retail', 'Shop', [1.6, 0.85, 7_000_000, 33_000, 60, 0]),
  kind('industrial', 'Warehouse', [1.2, 0.6, 19_000_000, 120_000, 700, 0]),
  kind('hotel', 'Hotel', [0.4, 0.1, 48_000_000, 400_000, 1200, 40]),
  kind('architects', 'Architects', [0.6, 0, 0, 0, 0, 0]),
  kind('constructors', 'Builders', [0.6, 0, 0, 0, 0, 0]),
];
export const deals = ['buy', 'rent', 'none'] as const;
export const statuses = ['published', 'expired', 'removed', 'paused', 'draft'] as const;
const statusShares = [0.84, 0.08, 0.05, 0.02, 0.01];
/** They are looked for every five minutes: of a million with 90 days each, some forty lie there at a time. */
const dueShare = 0.0001;

const adjectives = ['Spacious', 'Quiet', 'Sunny', 'Corner', 'Newly built', 'Furnished', 'Affordable', 'Elegant'];
const rarities = ['with infinity pool', 'with helipad', 'with rice terraces view', 'near the university gate'];

/** When the newest of them was published. */
const newest = Date.UTC(2026, 0, 1);
const dayMilliseconds = 86_400_000;

export function makeListings(count: number, seed = 1): Listings {
  const listings: Listings = {
    count,
    x: new Int32Array(count),
    y: new Int32Array(count),
    centavos: new Float64Array(count),
    area: new Float64Array(count),
    bedrooms: new Uint8Array(count),
    category: new Uint8Array(count),
    deal: new Uint8Array(count),
    status: new Uint8Array(count),
    isAvailable: new Uint8Array(count),
    isFurnished: new Uint8Array(count),
    isForForeigners: new Uint8Array(count),
    isDue: new Uint8Array(count),
    publishedAt: new Float64Array(count),
    titles: [],
    locations: [],
  };
  const random = seeded(seed);
  const someCity = weighted(demoCities.map(({ weight }) => weight));
  const someKind = weighted(kinds.map(({ weight }) => weight));
  const someStatus = weighted(statusShares);
  for (let row = 0; row < count; row += 1) {
    const city = demoCities[someCity(random)];
    const category = someKind(random);
    const chosen = kinds[category];
    if (city === undefined || chosen === undefined) throw new Error('nothing to pick from');
    listings.category[row] = category;
    listings.status[row] = someStatus(random);
    listings.isDue[row] = Number(listings.status[row] === 0 && random.chance(dueShare));
    listings.isAvailable[row] = Number(random.chance(0.8));
    listings.isFurnished[row] = Number(random.chance(0.3));
    // Few sellers say so.
    listings.isForForeigners[row] = Number(chosen.salePrice > 0 && row % 9 === 0);
    listings.publishedAt[row] = newest - Math.round(-Math.log(1 - random.unit()) * 60 * dayMilliseconds);
    place(listings, row, city, chosen, random);
    measure(listings, row, city, chosen, random);
  }
  return listings;
}

/** A name, and a position: mostly in a district, sometimes in a tower that many share, now and then far out. */
function place(listings: Listings, row: number, city: DemoCity, { word }: Kind, random: Random): void {
  const district = city.districts.length > 0 && random.chance(0.65) ? random.pick(city.districts) : undefined;
  const spread = random.chance(0.06) ? 25 : district === undefined ? city.scatterKilometres : 0.7;
  const middle = district ?? city;
  const step = random.chance(0.2) ? 1500 : 1;
  const near = (degrees: number, scale: number) =>
    Math.round((degrees * 1e6 + (bell(random) * spread * 1e6) / scale) / step) * step;
  listings.x[row] = near(middle.longitude, 111.2 * Math.cos((middle.latitude * Math.PI) / 180));
  listings.y[row] = near(middle.latitude, 111.2);
  const rarity = random.chance(0.0002) ? ` ${random.pick(rarities)}` : '';
  listings.titles[row] = `${random.pick(adjectives)} ${word.toLowerCase()} in ${middle.name}${rarity}`;
  listings.locations[row] = `${city.name}, ${city.region}`;
}

function measure(listings: Listings, row: number, city: DemoCity, chosen: Kind, random: Random): void {
  const isProperty = chosen.salePrice > 0;
  const isRent = random.chance(chosen.rentShare);
  const base = (isRent ? chosen.monthlyRent : chosen.salePrice) * city.priceLevel;
  const step = isRent ? 500 : 50_000;
  listings.deal[row] = isProperty ? Number(isRent) : 2;
  listings.centavos[row] = isProperty
    ? Math.max(1, Math.round((base * Math.exp(bell(random) * 0.6)) / step)) * step * 100
    : 0;
  listings.area[row] = Math.round(chosen.squareMetres * Math.exp(bell(random) * 0.5) * 2) / 2;
  listings.bedrooms[row] =
    chosen.bedrooms === 0 ? 0 : Math.max(0, Math.min(99, chosen.bedrooms + Math.round(bell(random))));
}

/** The normal distribution, by Box and Muller. */
const bell = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random.unit())) * Math.cos(2 * Math.PI * random.unit());

/** Picks an index by its weight. */
export function weighted(weights: readonly number[]): (random: Random) => number {
  let sum = 0;
  const ends = weights.map((weight) => (sum += weight));
  return (random) => {
    const at = random.unit() * sum;
    return ends.findIndex((end) => at < end);
  };
}

/** A UUID that anyone can compute from the row; its order has nothing to do with the row's. */
export function idOf(row: number): string {
  const hex = [0x9e3779b1, 0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f]
    .map((factor) => (mixed(Math.imul(row + 1, factor)) >>> 0).toString(16).padStart(8, '0'))
    .join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** A bijection of 32 bits (the finish of MurmurHash3): different rows, different ids. */
function mixed(value: number): number {
  let hash = value ^ (value >>> 16);
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
