import { describe, expect, it } from 'vitest';
import type { ListingDetail } from '../../../contract/property/listing-detail.ts';
import { structuredListing } from './structured-listing.ts';

const condominium = {
  id: '00000000-0000-4000-8000-0000000000b1',
  category: 'condominium',
  dealType: 'rent',
  title: 'Two rooms in Makati',
  name: null,
  description: 'Near the park.',
  location: 'Makati',
  price: 45_000,
  area: 62,
  bedrooms: 2,
  bathrooms: 1,
  isAvailableNow: true,
  isPositionExact: false,
  latitude: 14.55,
  longitude: 121.02,
  images: [{ url: '/images/1.webp' }],
  createdAt: '2026-11-01T00:00:00.000Z',
  lastUpdate: '2026-11-20T00:00:00.000Z',
  agent: { name: 'Ana Cruz', businessName: null },
} as unknown as ListingDetail;

const addresses = {
  page: (path: string) => `https://example.org${path}`,
  file: (url: string) => `https://cdn.example${url}`,
};
const said = (changed: Partial<ListingDetail> = {}) =>
  structuredListing(condominium.id, { ...condominium, ...changed }, addresses) as unknown as Record<string, unknown>;

describe('a listing for search engines', () => {
  it('is a property with its rent by the month, its size and rooms', () => {
    expect(said()).toMatchObject({
      '@type': 'RealEstateListing',
      url: `https://example.org/property/${condominium.id}`,
      image: ['https://cdn.example/images/1.webp'],
      datePosted: '2026-11-01T00:00:00.000Z',
      mainEntity: {
        '@type': 'Apartment',
        numberOfBedrooms: 2,
        floorSize: { value: 62, unitCode: 'MTK' },
        address: { addressLocality: 'Makati', addressCountry: 'PH' },
      },
      offers: {
        businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' },
        priceSpecification: { price: '45000', priceCurrency: 'PHP', unitCode: 'MON' },
        offeredBy: { '@type': 'Person', name: 'Ana Cruz' },
      },
    });
  });

  it('names the price itself where it is sold, and says nothing of rooms where there are none', () => {
    const lot = said({ category: 'lot', dealType: 'buy', price: 1_500_000, bedrooms: 0, isAvailableNow: false });
    expect(lot['offers']).toMatchObject({ price: '1500000', priceCurrency: 'PHP' });
    expect(lot['offers']).not.toHaveProperty('availability');
    expect(lot['mainEntity']).toMatchObject({ '@type': 'Place' });
    expect(lot['mainEntity']).not.toHaveProperty('numberOfBedrooms');
  });

  it('shows a position only where the seller shows the exact one', () => {
    expect(said()['mainEntity']).not.toHaveProperty('geo');
    expect(said({ isPositionExact: true })['mainEntity']).toMatchObject({
      geo: { latitude: 14.55, longitude: 121.02 },
    });
  });

  it('is whoever plans and builds, without an offer', () => {
    const architect = said({ category: 'architects', name: 'Studio Reyes', dealType: null, price: null });
    expect(architect).toMatchObject({ '@type': 'ProfessionalService', name: 'Studio Reyes' });
    expect(architect).not.toHaveProperty('offers');
    expect(said({ category: 'constructors', dealType: null, price: null })).toMatchObject({
      '@type': 'GeneralContractor',
    });
  });
});
