import type { ImageId, ListingId } from '../../../src/contract/fields.ts';
import type { ListingSort } from '../../../src/contract/listing.ts';
import type { BuyerEligibility, DealType, ListingCategory, ProviderType } from '../../../src/contract/taxonomy.ts';
import type { Database } from '../../adapters/ports.ts';
import { type Density, densityOf } from '../../area/density.ts';
import { matchesWithinBound, type PageAsked } from '../../search/bounds.ts';
import { isPublic } from '../../search/conditions.ts';
import { countsByCell, total } from '../../search/counts.ts';
import { matches, matchesBySort, matchesInRanges } from '../../search/matches.ts';
import { behind, orderBy, sortColumn } from '../../search/order.ts';
import { Parameters } from '../../search/parameters.ts';
import type { Question } from '../../search/question.ts';
import { rangesWithin } from '../../search/ranges.ts';

/** How a question becomes SQL stands in netlify/search: it is the heart of the product and too long for one file. */

export type ImageRow = {
  id: ImageId;
  key: string;
  alt: string;
  width: number | null;
  height: number | null;
  copyWidths: number[] | null;
  isAnimated: boolean;
};

export type CardRow = {
  id: ListingId;
  providerType: ProviderType;
  category: ListingCategory;
  title: string;
  name: string | null;
  location: string;
  dealType: DealType | null;
  price: number | null;
  oldPrice: number | null;
  area: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  isAvailableNow: boolean;
  isFurnished: boolean;
  buyerEligibility: BuyerEligibility | null;
  latitude: number;
  longitude: number;
  isPositionExact: boolean;
  rating: number | null;
  reviews: number | null;
  projectsCompleted: number | null;
  images: ImageRow[];
  createdAt: string;
  lastUpdate: string;
};

export type CountedCell = {
  cell: number;
  count: number;
  /** Micro-degrees. */
  sumX: number;
  sumY: number;
  /** Keys [lo, hi) that hold them all. */
  lo: number;
  hi: number;
};

/** Of a block only some of whose parts lie in the cell: its keys, and its sums count the columns and rows of parts. */
export type CountedPiece = CountedCell & { blockLo: number | null; blockHi: number | null };

/** `image`, which the row shows as `shown`. */
export const imageObject = `json_build_object(
  'id', image.id, 'key', image.store_key, 'alt', shown.alt, 'width', image.width, 'height', image.height,
  'copyWidths', image.copy_widths, 'isAnimated', image.is_animated)`;

/** The pictures of the listing in the row, in their order, as one value: `imageObject` of each, kept by triggers. */
export const imagesOfListing = `
  coalesce((select images from app.listing_pictures as kept where kept.listing_id = listing.id), '[]') as images`;

/** Deal, price and size are null where the listing is no property; the position is never the real one of a seller who hides it. */
export const cardColumns = `
  listing.id, listing.provider_type as "providerType", listing.category, listing.title, listing.name, listing.location,
  nullif(listing.deal_type, 'none') as "dealType",
  case when listing.provider_type = 'properties' then listing.price_centavos::float8 / 100 end as price,
  case when listing.old_price_centavos > listing.price_centavos
       then listing.old_price_centavos::float8 / 100 end as "oldPrice",
  case when listing.provider_type = 'properties' then listing.area end as area,
  case when listing.provider_type = 'properties' then listing.bedrooms end as bedrooms,
  case when listing.provider_type = 'properties' then listing.bathrooms end as bathrooms,
  listing.is_available as "isAvailableNow", listing.is_furnished as "isFurnished",
  listing.buyer_eligibility as "buyerEligibility",
  listing.public_latitude as latitude, listing.public_longitude as longitude,
  listing.is_position_exact as "isPositionExact",
  listing.rating, listing.reviews, listing.projects_completed as "projectsCompleted",
  ${imagesOfListing},
  listing.created_at as "createdAt", listing.updated_at as "lastUpdate"`;

const densities = new WeakMap<Database, { until: number; density: Promise<Density> }>();
const densityMilliseconds = 60_000;

/** Where the published listings lie, about: what is known of that is kept for a minute. */
export function knownDensity(database: Database, now: Date): Promise<Density> {
  const known = densities.get(database);
  if (known !== undefined && now.getTime() < known.until) return known.density;
  const density = readDensity(database);
  densities.set(database, { until: now.getTime() + densityMilliseconds, density });
  density.catch(() => densities.delete(database));
  return density;
}

const readDensity = async (database: Database): Promise<Density> =>
  densityOf(
    await database.query<{ hi: number; points: number }>(
      'select hi, listings as points from app.listing_block order by lo',
    ),
  );

/** The exact number of matches. */
export async function countMatches(database: Database, question: Question): Promise<number> {
  const parameters = new Parameters();
  const [counted] = await database.query<{ total: number }>(total(question, parameters), parameters.values);
  return counted?.total ?? 0;
}

/** Several of a cell, one of them perhaps with less than nothing. */
export function cellCounts(database: Database, question: Question, zoom: number): Promise<CountedPiece[]> {
  const parameters = new Parameters();
  return database.query<CountedPiece>(countsByCell(question, zoom, parameters), parameters.values);
}

export type PageRow = CardRow & { sortedBy: string | number };

/** Ids are chosen from an index first; whole rows and pictures are read for the chosen ones only. */
export const cardsOf = (chosen: string, moreColumns: string, order: string): string => `
  with chosen as materialized (${chosen})
  select ${cardColumns}${moreColumns}
    from chosen
    join app.listing as listing on listing.id = chosen.id
   ${order}`;

export const publicCards = (database: Database, ids: readonly ListingId[]): Promise<CardRow[]> =>
  database.query(cardsOf(`select id from app.listing where id = any ($1::uuid[]) and ${isPublic}`, '', ''), [ids]);

const page = (database: Database, chosen: string, sort: ListingSort, { values }: Parameters): Promise<PageRow[]> =>
  database.query<PageRow>(
    cardsOf(chosen, `, listing.${sortColumn(sort)} as "sortedBy"`, orderBy(sort, 'listing.')),
    values,
  );

/** A walk of `steps` along the sorting index; may come back short although there are more. */
export function pageBySort(
  database: Database,
  question: Question,
  asked: PageAsked,
  steps: number,
): Promise<PageRow[]> {
  const parameters = new Parameters();
  return page(database, matchesBySort(question, { ...asked, steps }, 'id', parameters), asked.sort, parameters);
}

/** Those within the bound of the page, sorted; may come back short although there are more. */
export function pageWithinBound(database: Database, question: Question, asked: PageAsked): Promise<PageRow[]> {
  const parameters = new Parameters();
  const met = matchesWithinBound(question, asked, parameters);
  return sortedPage(database, met, asked, parameters);
}

/** All matches behind the cursor, sorted: short only where there are no more. */
export function pageByPlace(database: Database, question: Question, asked: PageAsked): Promise<PageRow[]> {
  const { sort, after } = asked;
  const parameters = new Parameters();
  const met = matches(question, `id, ${sortColumn(sort)}`, parameters, behind(sort, after, parameters));
  return sortedPage(database, met, asked, parameters);
}

const sortedPage = (database: Database, met: string, { sort, limit }: PageAsked, parameters: Parameters) =>
  page(database, `select id from (${met}) as met ${orderBy(sort)} limit ${limit}`, sort, parameters);

export type PinRow = {
  id: ListingId;
  title: string;
  category: ListingCategory;
  providerType: ProviderType;
  dealType: DealType | null;
  price: number | null;
  oldPrice: number | null;
  latitude: number;
  longitude: number;
};

const pinColumns = `
  id, title, category, provider_type as "providerType", nullif(deal_type, 'none') as "dealType",
  case when provider_type = 'properties' then price_centavos::float8 / 100 end as price,
  case when old_price_centavos > price_centavos then old_price_centavos::float8 / 100 end as "oldPrice",
  public_latitude as latitude, public_longitude as longitude, q`;

/** For a question that few listings answer, all of them within the given keys. */
export function pinsAmong(
  database: Database,
  asked: Question,
  keys: readonly { lo: number; hi: number }[],
): Promise<PinRow[]> {
  const parameters = new Parameters();
  const question = { ...asked, ranges: rangesWithin(asked.ranges, keys) };
  return database.query<PinRow>(
    `select * from (${matches(question, pinColumns, parameters)}) as met order by q, id`,
    parameters.values,
  );
}

/** Those of the question within the given keys. */
export function pinsAt(
  database: Database,
  question: Question,
  keys: readonly { lo: number; hi: number }[],
): Promise<PinRow[]> {
  const parameters = new Parameters();
  const ranges = keys.map(({ lo, hi }) => ({ lo, hi, inside: false }));
  return database.query<PinRow>(
    `select * from (${matchesInRanges({ ...question, ranges }, pinColumns, parameters)}) as met order by q, id`,
    parameters.values,
  );
}
