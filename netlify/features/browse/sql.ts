import type { ImageId, ListingId } from '../../../src/contract/fields.ts';
import type { BuyerEligibility, DealType, ListingCategory, ProviderType } from '../../../src/contract/taxonomy.ts';
import type { Database } from '../../adapters/ports.ts';
import { cardsOf, isPublic } from '../../search/index.ts';

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

/** An image as a JSON object, from the row `shown`. */
export const imageObject = `json_build_object(
  'id', image.id, 'key', image.store_key, 'alt', shown.alt, 'width', image.width, 'height', image.height,
  'copyWidths', image.copy_widths, 'isAnimated', image.is_animated)`;

/** The pictures of the row's listing in their order, as one JSON value of `imageObject`s that triggers keep. */
export const imagesOfListing = `
  coalesce((select images from app.listing_pictures as kept where kept.listing_id = listing.id), '[]') as images`;

/** Deal type, price and size are null unless it is a property. A hidden position is never the real one. */
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

export const publicCards = (database: Database, ids: readonly ListingId[]): Promise<CardRow[]> =>
  database.query(cardsOf(`select id from app.listing where id = any ($1::uuid[]) and ${isPublic}`, cardColumns), [ids]);

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
