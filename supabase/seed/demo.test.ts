import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Position } from '../../src/contract/area.ts';
import { plans } from '../../src/contract/plans.ts';
import { buyerEligibilities, propertyCategories } from '../../src/contract/property/taxonomy.ts';
import { groundOf, mercatorX, mercatorY } from '../../src/map/basemap/file.ts';
import { demoCities } from './cities.ts';
import { assignSellers, demoSellers } from './people.ts';
import { demoProperties } from './properties.ts';
import { sampleFirms, sampleProperties } from './samples.ts';

const properties = demoProperties(600);

it('the same seed gives the same properties, another seed others', () => {
  expect(demoProperties(600)).toEqual(properties);
  expect(demoProperties(50, 7)).not.toEqual(properties.slice(0, 50));
});

it('a shorter list is the start of a longer one, the samples first', () => {
  expect(demoProperties(40)).toEqual(properties.slice(0, 40));
  expect(properties.slice(0, 6)).toEqual(sampleProperties);
  expect(demoProperties(3)).toHaveLength(3);
  expect(sampleProperties).toHaveLength(6);
  expect(sampleFirms.map((firm) => firm.providerType).sort()).toEqual([
    'architects',
    'architects',
    'constructors',
    'constructors',
  ]);
});

it('the properties cover every category, both deal types and 60 cities', () => {
  expect(new Set(properties.map((property) => property.category))).toEqual(new Set(propertyCategories));
  expect(new Set(properties.map((property) => property.dealType))).toEqual(new Set(['buy', 'rent']));
  const cities = new Set(properties.map((property) => property.location.split(', ').slice(-2).join(', ')));
  expect(cities.size).toBeGreaterThanOrEqual(60);
  expect(demoCities.length).toBeGreaterThanOrEqual(150);
  expect(new Set(demoCities.map((city) => `${city.name}, ${city.region}`)).size).toBe(demoCities.length);
});

it('prices are positive whole pesos within the range of the filter, and a reduction is one', () => {
  for (const { price, oldPrice } of properties) {
    expect(Number.isInteger(price) && price > 0 && price <= 50_000_000).toBe(true);
    expect(oldPrice ?? price + 1).toBeGreaterThan(price);
  }
  const reduced = properties.filter((property) => property.oldPrice !== undefined).length;
  expect(reduced).toBeGreaterThan(40);
  expect(reduced).toBeLessThan(110);
});

it('sizes, dates and texts are plausible', () => {
  for (const property of properties) {
    expect(property.area).toBeGreaterThan(0);
    expect(property.area).toBeLessThanOrEqual(1_000);
    expect(property.createdDaysAgo).toBeLessThan(60);
    expect(property.updatedDaysAgo).toBeLessThanOrEqual(property.createdDaysAgo);
    expect(property.title.length).toBeLessThanOrEqual(90);
    expect(`${property.title} ${property.description}`).not.toMatch(/[{}]|undefined|NaN/);
    expect(property.description.split('. ').length).toBeGreaterThanOrEqual(2);
  }
  const lots = properties.filter((property) => property.category === 'lot');
  expect(lots.filter((lot) => lot.bedrooms + lot.bathrooms > 0)).toEqual([]);
  expect(new Set(properties.map((property) => property.description)).size).toBeGreaterThan(580);
});

it('about seven of ten state facts, and what is said about title and buyers is said of what is for sale', () => {
  const stating = properties.filter(
    ({ titleType, brokerLicence, monthlyDues }) => (titleType ?? brokerLicence ?? monthlyDues) !== undefined,
  );
  expect(stating.length / properties.length).toBeGreaterThan(0.62);
  expect(stating.length / properties.length).toBeLessThan(0.78);
  const titled = properties.filter(({ titleType }) => titleType !== undefined);
  expect(titled.every(({ dealType }) => dealType === 'buy')).toBe(true);
  expect(new Set(titled.map(({ buyerEligibility }) => buyerEligibility)).size).toBe(buyerEligibilities.length + 1);
  for (const { brokerLicence = 'DEMO', sellLicence = 'DEMO', monthlyDues = 1 } of properties) {
    expect(`${brokerLicence} ${sellLicence}`).toMatch(/DEMO.*DEMO/);
    expect(Number.isInteger(monthlyDues) && monthlyDues > 0).toBe(true);
  }
});

it('every property has three to six different pictures', () => {
  for (const property of properties) {
    const names = new Set(property.pictures.map((picture) => picture.name));
    expect(names.size).toBe(property.pictures.length);
    expect(names.size).toBeGreaterThanOrEqual(3);
    expect(names.size).toBeLessThanOrEqual(6);
  }
});

it('properties lie in the Philippines and hardly ever in the water', () => {
  const { land } = groundOf(
    JSON.parse(readFileSync(new URL('../../src/public/basemap/ph.json', import.meta.url), 'utf8')),
  );
  const coasts = land.map(({ points }) =>
    Array.from({ length: points.length / 2 }, (_, index) => ({
      lat: points[2 * index + 1] ?? 0,
      lng: points[2 * index] ?? 0,
    })),
  );
  // Web Mercator keeps what lies in what. Lakes and the smallest islands are left out.
  const afloat = properties.filter(
    ({ latitude, longitude }) =>
      !coasts.some((coast) => encloses(coast, { lat: mercatorY(latitude), lng: mercatorX(longitude) })),
  );
  expect(afloat.length / properties.length).toBeLessThan(0.08);
  for (const { latitude, longitude } of properties) {
    expect(latitude > 4.5 && latitude < 21.2 && longitude > 116.9 && longitude < 126.7).toBe(true);
  }
});

it.each([6, 60, 600, 3_000])('%i properties are shared out within every plan', (count) => {
  const list = demoProperties(count);
  const sellers = assignSellers(list);
  expect(sellers).toHaveLength(list.length);
  demoSellers.forEach((seller, position) => {
    const own = list.filter((_, index) => sellers[index] === position);
    const limit = plans[seller.plan];
    expect(own.length).toBeLessThanOrEqual(limit.listings ?? Number.POSITIVE_INFINITY);
    for (const property of own) {
      expect(property.pictures.length).toBeLessThanOrEqual(limit.images);
      expect(property.createdDaysAgo).toBeLessThan(limit.listingDays);
    }
  });
});

it('the first seller is the demo account, a developer with about 24 listings', () => {
  expect(demoSellers[0]).toMatchObject({ email: 'seller@example.com', plan: 'developer' });
  expect(assignSellers(properties).filter((seller) => seller === 0)).toHaveLength(24);
  expect(demoSellers).toHaveLength(25);
  expect(new Set(demoSellers.map((seller) => seller.email)).size).toBe(25);
  for (const seller of demoSellers) {
    expect(seller.email).toMatch(/^[a-z.-]+@example\.com$/);
    expect(seller.phone).toMatch(/^\+63 9\d\d 555 \d{4}$/);
  }
});

function encloses(border: readonly Position[], point: Position): boolean {
  return border.reduce((isInside, start, index) => {
    const end = border[(index + 1) % border.length] ?? start;
    const isStraddling = start.lat > point.lat !== end.lat > point.lat;
    const crossing = start.lng + ((point.lat - start.lat) / (end.lat - start.lat)) * (end.lng - start.lng);
    return isStraddling && point.lng < crossing ? !isInside : isInside;
  }, false);
}
