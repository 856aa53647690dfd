import type { ListingId } from '../../../src/contract/fields.ts';
import type { ListingCard, ListingPage } from '../../../src/contract/property/browse.ts';

export const anId = (number: number): ListingId =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}` as ListingId;

/** A house for sale in Palawan. */
export const aCard = (number: number, overrides: Partial<ListingCard> = {}): ListingCard => ({
  id: anId(number),
  providerType: 'properties',
  category: 'house-lot',
  title: `House ${number}`,
  name: null,
  location: 'Puerto Princesa, Palawan',
  dealType: 'buy',
  price: 4_500_000,
  oldPrice: null,
  oldPriceDays: null,
  area: 80,
  bedrooms: 2,
  bathrooms: 1,
  isAvailableNow: false,
  isFurnished: false,
  buyerEligibility: null,
  latitude: 9.74,
  longitude: 118.73,
  isPositionExact: false,
  rating: null,
  reviews: null,
  projectsCompleted: null,
  sellerCheck: 'none',
  images: [],
  createdAt: '2026-03-01T08:00:00Z',
  lastUpdate: '2026-03-01T08:00:00Z',
  ...overrides,
});

export const cardsFrom = (first: number, count: number): ListingCard[] =>
  Array.from({ length: count }, (_, index) => aCard(first + index));

export const aPage = (items: ListingCard[], total = items.length, nextCursor: string | null = null): ListingPage => ({
  items,
  total,
  nextCursor,
});
