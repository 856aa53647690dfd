import type { Accommodation, GeoCoordinates, Offer, Place, RealEstateListing } from 'schema-dts';
import { shortened } from '#ui/page-head.ts';
import type { Addresses, StructuredThing } from '#ui/structured-data.ts';
import type { ListingDetail } from '../../../contract/property/listing-detail.ts';
import { isProviderCategory, type ListingCategory } from '../../../contract/property/taxonomy.ts';
import { paths } from '../../../paths.ts';

type Stay = Exclude<Accommodation, string>;

/** Size and rooms, which only what people live or stay in has. */
type HomeFacts = Pick<
  Extract<Stay, { '@type': 'Accommodation' }>,
  'name' | 'address' | 'geo' | 'floorSize' | 'numberOfBedrooms' | 'numberOfBathroomsTotal'
>;

const house = (facts: HomeFacts): Stay => ({ '@type': 'House', ...facts });
const apartment = (facts: HomeFacts): Stay => ({ '@type': 'Apartment', ...facts });
const accommodation = (facts: HomeFacts): Stay => ({ '@type': 'Accommodation', ...facts });

/** Everything else is a place. */
const homes: Partial<Record<ListingCategory, (facts: HomeFacts) => Stay>> = {
  'house-lot': house,
  townhouse: house,
  condominium: apartment,
  apartment,
  vacation: accommodation,
  foreclosures: accommodation,
};

/** UN/CEFACT's codes for a square metre and a month. */
const units = { squareMetre: 'MTK', month: 'MON' } as const;

/** The terms of https://www.heppnetz.de/ontologies/goodrelations/v1 that schema.org uses. */
const functions = {
  buy: 'http://purl.org/goodrelations/v1#Sell',
  rent: 'http://purl.org/goodrelations/v1#LeaseOut',
} as const;

function propertyOf(listing: ListingDetail): Place {
  const { category, title, location, area, bedrooms, bathrooms, isPositionExact, latitude, longitude } = listing;
  const geo: GeoCoordinates = { '@type': 'GeoCoordinates', latitude, longitude };
  const place: Pick<HomeFacts, 'name' | 'address' | 'geo'> = {
    name: title,
    address: { '@type': 'PostalAddress', addressLocality: location, addressCountry: 'PH' },
    // An approximate position would be read as the place itself.
    ...(isPositionExact ? { geo } : {}),
  };
  const home = homes[category];
  if (home === undefined) return { '@type': 'Place', ...place };
  return home({
    ...place,
    ...(area ? { floorSize: { '@type': 'QuantitativeValue', value: area, unitCode: units.squareMetre } } : {}),
    ...(bedrooms ? { numberOfBedrooms: bedrooms } : {}),
    ...(bathrooms ? { numberOfBathroomsTotal: bathrooms } : {}),
  });
}

function offerOf({ price, dealType, isAvailableNow, agent }: ListingDetail): Offer | undefined {
  if (price === null || dealType === null) return undefined;
  const asked = { price: String(price), priceCurrency: 'PHP' } as const;
  return {
    '@type': 'Offer',
    ...(dealType === 'rent'
      ? { priceSpecification: { '@type': 'UnitPriceSpecification', ...asked, unitCode: units.month } }
      : asked),
    businessFunction: { '@id': functions[dealType] },
    ...(isAvailableNow ? { availability: 'https://schema.org/InStock' } : {}),
    offeredBy:
      agent.businessName === null
        ? { '@type': 'Person', name: agent.name }
        : { '@type': 'Organization', name: agent.businessName },
  };
}

/** A listing as visitors see it: a property with its price, or whoever plans and builds. */
export function structuredListing(id: string, listing: ListingDetail, { page, file }: Addresses): StructuredThing {
  const { title, description, location, images, createdAt, lastUpdate, category, name } = listing;
  const url = page(paths.property(id));
  const shown = {
    '@id': url,
    url,
    ...(description === '' ? {} : { description: shortened(description) }),
    ...(images.length === 0 ? {} : { image: images.slice(0, 6).map((image) => file(image.url)) }),
  };
  if (isProviderCategory(category))
    return {
      '@type': category === 'architects' ? 'ProfessionalService' : 'GeneralContractor',
      ...shown,
      name: name ?? title,
      address: { '@type': 'PostalAddress', addressLocality: location, addressCountry: 'PH' },
    };
  const offers = offerOf(listing);
  const property: RealEstateListing = {
    '@type': 'RealEstateListing',
    ...shown,
    name: title,
    datePosted: createdAt,
    dateModified: lastUpdate,
    mainEntity: propertyOf(listing),
    ...(offers === undefined ? {} : { offers }),
  };
  return property;
}
