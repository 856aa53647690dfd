import { type ListingCard, listingCard } from '../../../src/contract/browse.ts';
import type { ImageId, ListingId } from '../../../src/contract/fields.ts';
import { type PropertyFieldName, propertyFieldNames } from '../../../src/contract/listing-fields.ts';
import type { DealType, ListingCategory, ProviderType } from '../../../src/contract/taxonomy.ts';
import type { Database } from '../../adapters/ports.ts';
import { cardsOf } from '../../search/index.ts';
import { isPublicAt, selected } from '../listing/rules.ts';

export type ImageRow = {
  id: ImageId;
  key: string;
  alt: string;
  width: number | null;
  height: number | null;
  copyWidths: number[] | null;
  isAnimated: boolean;
};

export type CardRow = Omit<ListingCard, 'images'> & { images: ImageRow[] };

/** An image as a JSON object, from the row `shown`. */
export const imageObject = `json_build_object(
  'id', image.id, 'key', image.store_key, 'alt', shown.alt, 'width', image.width, 'height', image.height,
  'copyWidths', image.copy_widths, 'isAnimated', image.is_animated)`;

/** The pictures of the row's listing in their order, as one JSON value of `imageObject`s that triggers keep. */
export const imagesOfListing = `
  coalesce((select images from app.listing_pictures as kept where kept.listing_id = listing.id), '[]') as images`;

const ofProperty = (value: string): string => `case when listing.provider_type = 'properties' then ${value} end`;

/** Fields that a card shows otherwise than their seller: what only a property has, and a hidden position, which is never the real one. */
const otherwise: Partial<Record<PropertyFieldName, string>> = {
  dealType: `nullif(listing.deal_type, 'none')`,
  price: ofProperty('listing.price_centavos::float8 / 100'),
  area: ofProperty('listing.area'),
  bedrooms: ofProperty('listing.bedrooms'),
  bathrooms: ofProperty('listing.bathrooms'),
  latitude: 'listing.public_latitude',
  longitude: 'listing.public_longitude',
};

const ofCard = propertyFieldNames
  .filter((field) => field in listingCard.shape)
  .map((field) => (otherwise[field] === undefined ? selected(field) : `${otherwise[field]} as "${field}"`));

export const cardColumns = `
  listing.id, listing.provider_type as "providerType", listing.name, ${ofCard.join(', ')},
  case when listing.old_price_centavos > listing.price_centavos
       then listing.old_price_centavos::float8 / 100 end as "oldPrice",
  case when listing.old_price_centavos > listing.price_centavos then listing.old_price_days end as "oldPriceDays",
  listing.rating, listing.reviews, listing.projects_completed as "projectsCompleted",
  ${imagesOfListing},
  listing.created_at as "createdAt", listing.updated_at as "lastUpdate"`;

export const publicCards = (database: Database, ids: readonly ListingId[], now: Date): Promise<CardRow[]> =>
  database.query(
    cardsOf(`select id from app.listing where id = any ($1::uuid[]) and ${isPublicAt('$2::timestamptz')}`, cardColumns),
    [ids, now.toISOString()],
  );

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

export const pinColumns = `
  id, title, category, provider_type as "providerType", nullif(deal_type, 'none') as "dealType",
  case when provider_type = 'properties' then price_centavos::float8 / 100 end as price,
  case when old_price_centavos > price_centavos then old_price_centavos::float8 / 100 end as "oldPrice",
  public_latitude as latitude, public_longitude as longitude`;
