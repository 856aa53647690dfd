import { describe, expect, it } from 'vitest';
import type { ProviderProfile, ServiceCard } from '../../../contract/services/provider.ts';
import { kindOf, structuredProvider } from './structured-provider.ts';

const card = (changed: Partial<ServiceCard> = {}): ServiceCard => ({
  id: '00000000-0000-4000-8000-0000000000c1' as ServiceCard['id'],
  name: 'Haarschnitt',
  category: 'haarschnitt',
  description: '',
  priceCents: 4250,
  highestPriceCents: 4250,
  priceUnit: 'visit',
  durationMinutes: 45,
  isHomeService: false,
  isByArrangement: false,
  isImmediate: true,
  isAvailableNow: false,
  isFreelancer: false,
  isAtShop: true,
  nextStart: null,
  cancelHours: 24,
  isUrgent: false,
  dealType: 'buy',
  travelZones: [],
  images: [],
  variants: [],
  extras: [],
  questions: [],
  ...changed,
});

const salon: ProviderProfile = {
  id: '00000000-0000-4000-8000-00000000000a' as ProviderProfile['id'],
  name: 'Salon Krüger',
  description: 'Schnitt und Farbe.',
  zip: '8001',
  city: 'Zürich',
  street: 'Bahnhofstrasse 1',
  position: { latitude: 47.3744, longitude: 8.5389 },
  phone: '+41441234567',
  isPhoneProven: true,
  portrait: null,
  isVerified: true,
  isBookable: true,
  identityCheckedAt: null,
  proofs: [],
  memberSince: '2026-01-01T00:00:00.000Z',
  reachKilometres: null,
  rating: 4.666,
  reviewCount: 3,
  ratingCounts: [0, 0, 0, 1, 2],
  timeZone: 'Europe/Zurich',
  hours: [{ weekday: 7, opensMinute: 570, closesMinute: 1440 }],
  specialHours: [{ day: '2026-12-24', opensMinute: 540, closesMinute: 780 }],
  timeOff: [{ firstDay: '2026-12-27', lastDay: '2026-12-30' }],
  holidays: ['2026-12-25'],
  cards: [card()],
  staff: [],
  business: null,
  reviews: [],
  partRatings: [],
  withdrawnReviews: 0,
  textReviews: 0,
  praised: [],
};

const addresses = {
  page: (path: string) => `https://example.org${path}`,
  file: (url: string) => `https://cdn.example${url}`,
};
const said = (changed: Partial<ProviderProfile> = {}) =>
  structuredProvider({ ...salon, ...changed }, addresses) as unknown as Record<string, unknown>;

describe('a provider for search engines', () => {
  it('is what its cards are, at the address and with the stars that visitors see', () => {
    expect(said()).toMatchObject({
      '@type': 'HairSalon',
      url: `https://example.org/provider/${salon.id}`,
      name: 'Salon Krüger',
      telephone: '+41441234567',
      address: {
        streetAddress: 'Bahnhofstrasse 1',
        postalCode: '8001',
        addressLocality: 'Zürich',
        addressCountry: 'CH',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 47.3744, longitude: 8.5389 },
      aggregateRating: { ratingValue: '4.7', reviewCount: 3, bestRating: 5 },
      potentialAction: { '@type': 'ReserveAction', target: { urlTemplate: `https://example.org/book/${salon.id}` } },
    });
  });

  it('keeps to itself what the profile does not show', () => {
    const hidden = said({ street: null, position: null, phone: null, rating: null, reviewCount: 0, isBookable: false });
    expect(hidden).not.toHaveProperty('telephone');
    expect(hidden).not.toHaveProperty('aggregateRating');
    expect(hidden).not.toHaveProperty('potentialAction');
    expect(hidden['address']).not.toHaveProperty('streetAddress');
    expect(JSON.stringify(hidden)).not.toMatch(/geo|latitude/);
  });

  it('is open by weekday, otherwise on a special day, and closed on holidays and days off', () => {
    expect(said()['openingHoursSpecification']).toEqual([
      { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Sunday', opens: '09:30', closes: '23:59' },
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-12-24',
        validThrough: '2026-12-24',
        opens: '09:00',
        closes: '13:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-12-27',
        validThrough: '2026-12-30',
        opens: '00:00',
        closes: '00:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-12-25',
        validThrough: '2026-12-25',
        opens: '00:00',
        closes: '00:00',
      },
    ]);
  });

  it('offers each card at its price, an hour where it is paid by the hour', () => {
    const cards = [card(), card({ name: 'Putzen', category: 'reinigung', priceCents: 3000, priceUnit: 'hour' })];
    expect(said({ cards })['makesOffer']).toMatchObject([
      { itemOffered: { name: 'Haarschnitt' }, price: '42.50', priceCurrency: 'CHF' },
      {
        itemOffered: { name: 'Putzen' },
        priceSpecification: { price: '30.00', priceCurrency: 'CHF', unitCode: 'HUR' },
      },
    ]);
  });

  it('is the craft that it practises where its cards are repairs, and a business where nothing better is known', () => {
    const repairs = [card({ category: 'reparatur' })];
    const plumber = {
      crafts: [{ trade: 24, qualification: 'master', proof: '' }],
    } as unknown as ProviderProfile['business'];
    expect(kindOf({ cards: repairs, business: plumber })).toBe('Plumber');
    expect(kindOf({ cards: repairs, business: null })).toBe('HomeAndConstructionBusiness');
    expect(kindOf({ cards: [card({ category: 'hundesitter' })], business: null })).toBe('LocalBusiness');
    expect(kindOf({ cards: [], business: null })).toBe('LocalBusiness');
    const mixed = [card(), card({ category: 'nageldesign' }), card({ category: 'nagelpflege' })];
    expect(kindOf({ cards: mixed, business: null })).toBe('NailSalon');
  });
});
