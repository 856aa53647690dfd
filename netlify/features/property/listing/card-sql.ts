import { listingCard } from '../../../../src/contract/property/browse.ts';
import { type PropertyFieldName, propertyFieldNames } from '../../../../src/contract/property/listing-fields.ts';
import { dayAt } from '../../../calendar/zone.ts';
import { licenceZone, sellerCheck } from '../../account/index.ts';
import { selected } from './rules.ts';

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

/** A statement stays the same for a day, so that it is prepared once: its only time is the day on which licenses count. */
export const cardColumns = (now: Date): string => `
  listing.id, listing.provider_type as "providerType", listing.name, ${ofCard.join(', ')},
  case when listing.old_price_centavos > listing.price_centavos
       then listing.old_price_centavos::float8 / 100 end as "oldPrice",
  case when listing.old_price_centavos > listing.price_centavos then listing.old_price_days end as "oldPriceDays",
  listing.rating, listing.reviews, listing.projects_completed as "projectsCompleted",
  ${ofProperty(sellerCheck('listing.owner_id', dayAt(now.getTime(), licenceZone)))} as "sellerCheck",
  ${imagesOfListing},
  listing.created_at as "createdAt", listing.updated_at as "lastUpdate"`;
