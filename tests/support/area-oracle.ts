import type { Bounds, Shape } from '../../src/contract/area.ts';
import type { ListingQuestion } from '../../src/contract/property/browse.ts';
import { propertyTypes } from '../../src/contract/property/taxonomy.ts';
import type { InventedListing } from './listings.ts';

export type Known = InventedListing & { id: string };
/** `viewport` restricts the list where there is one; the map looks at `bounds`. */
export type Asked = { question: ListingQuestion; shapes: Shape[]; viewport: Bounds | undefined; bounds: Bounds };
export type Micro = { x: number; y: number };

// Written from docs/product/area-search.md alone, in degrees and plain loops, sharing nothing with the server.

export function isMeant(listing: Known, { question, shapes, viewport }: Asked): boolean {
  const isInView = viewport === undefined || isInBounds(viewport, listing);
  const included = shapes.filter(({ exclude }) => exclude !== true);
  const isIncluded = included.length === 0 || included.some((shape) => isInShape(shape, listing));
  const isExcluded = shapes.some((shape) => shape.exclude === true && isInShape(shape, listing));
  return isInView && isIncluded && !isExcluded && passesFilters(listing, question);
}

function passesFilters(listing: Known, question: ListingQuestion): boolean {
  const text = `${listing.title} ${listing.location}`.toLowerCase();
  const hasWords = (question.q ?? '').split(' ').every((word) => text.includes(word.toLowerCase()));
  const isFree = question.available !== true || listing.isAvailable;
  if (!hasWords || !isFree) return false;
  if (question.category === 'architects') return listing.category === 'architects';
  if (listing.dealType === 'none') return false;
  const { category = 'all', type, dealType, priceMin, priceMax, areaMin, areaMax, bedrooms, furnished } = question;
  const isForForeigners = ['anyone', 'leasehold_for_foreigners'].includes(listing.buyerEligibility ?? '');
  const group: readonly string[] = type === undefined ? [] : propertyTypes[type];
  const pesos = listing.centavos / 100;
  return [
    category === 'all' || listing.category === category,
    type === undefined || group.includes(listing.category),
    dealType === undefined || listing.dealType === dealType,
    priceMin === undefined || pesos >= Number(priceMin),
    priceMax === undefined || pesos <= Number(priceMax),
    areaMin === undefined || listing.area >= Number(areaMin),
    areaMax === undefined || listing.area <= Number(areaMax),
    bedrooms === undefined || (bedrooms === 4 ? listing.bedrooms >= 4 : listing.bedrooms === bedrooms),
    furnished === undefined || listing.isFurnished === furnished,
    question.foreignBuyers !== true || isForForeigners,
  ].every(Boolean);
}

export const isInBounds = ({ west, south, east, north }: Bounds, { x, y }: Micro): boolean => {
  const [longitude, latitude] = [x / 1e6, y / 1e6];
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
};

function isInShape(shape: Shape, point: Micro): boolean {
  switch (shape.type) {
    case 'rectangle':
      return isInBounds(shape.bounds, point);
    case 'circle':
      return metresBetween(shape.center, { lat: point.y / 1e6, lng: point.x / 1e6 }) <= shape.radius;
    default:
      return isInRing(
        shape.coordinates.map(({ lat, lng }) => ({ x: Math.round(lng * 1e6), y: Math.round(lat * 1e6) })),
        point,
      );
  }
}

const radians = (given: number): number => (given * Math.PI) / 180;

function metresBetween(one: { lat: number; lng: number }, other: { lat: number; lng: number }): number {
  const a =
    Math.sin(radians(other.lat - one.lat) / 2) ** 2 +
    Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(radians(other.lng - one.lng) / 2) ** 2;
  return 2 * 6_371_000 * Math.asin(Math.min(1, Math.sqrt(a)));
}

const isBetween = (one: number, other: number, value: number): boolean =>
  Math.min(one, other) <= value && value <= Math.max(one, other);

/** A ray eastwards, in exact integers. */
function isInRing(ring: readonly Micro[], point: Micro): boolean {
  let crossings = 0;
  for (const [index, end] of ring.entries()) {
    const start = ring.at(index - 1) ?? end;
    const turn =
      BigInt(end.x - start.x) * BigInt(point.y - start.y) - BigInt(end.y - start.y) * BigInt(point.x - start.x);
    if (turn === 0n && isBetween(start.x, end.x, point.x) && isBetween(start.y, end.y, point.y)) return true;
    const goesUp = start.y <= point.y && end.y > point.y;
    const goesDown = end.y <= point.y && start.y > point.y;
    if ((goesUp && turn > 0n) || (goesDown && turn < 0n)) crossings += 1;
  }
  return crossings % 2 === 1;
}
