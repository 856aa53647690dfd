import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Property, property as propertySchema } from '../../../contract/property/listing.ts';
import { changesOf, rebased, seenOf } from './property-changes.ts';
import { entriesOf, judgedOf, type PropertyEntries, type TypedEntries } from './property-entries.ts';

const stored: Property = z.parse(propertySchema, {
  id: '018f3b5e-0000-7000-8000-000000000001',
  title: 'House with a garden',
  description: 'Quiet',
  category: 'house-lot',
  dealType: 'buy',
  price: 2_500_000,
  oldPrice: 2_800_000,
  bedrooms: 2,
  bathrooms: 1,
  area: 0,
  lotArea: null,
  floorArea: 80.5,
  titleType: null,
  buyerEligibility: null,
  brokerLicence: null,
  sellLicence: null,
  monthlyDues: null,
  isAvailableNow: true,
  isFurnished: false,
  location: 'Tagaytay, Cavite',
  latitude: 14.1,
  longitude: 120.96,
  isPositionExact: true,
  features: ['Garden'],
  images: [
    {
      id: '018f3b5e-0000-7000-8000-000000000002',
      url: '/1',
      alt: 'Front',
      width: 60,
      height: 40,
      isAnimated: false,
      sizes: [],
    },
  ],
  status: 'published',
  awaitsConfirmation: false,
  isHeld: false,
  refusedFor: null,
  isTakenDown: false,
  expiresAt: null,
  availableConfirmedAt: null,
  providerType: 'properties',
  userId: 'seller',
  createdAt: '2026-11-01T00:00:00.000Z',
  lastUpdate: '2026-11-01T00:00:00.000Z',
});
const front = stored.images.map(({ id, alt }) => ({ id, alt }));

const sent = (changed: Partial<PropertyEntries>, images: { id: string; alt: string }[] = front, original = stored) =>
  changesOf(judgedOf({ ...entriesOf(original), ...changed }, images) as TypedEntries, original);

describe('what the change of a property sends', () => {
  it('is what was changed, and nothing where nothing was', () => {
    expect(sent({})).toEqual({});
    expect(sent({ title: 'Villa', floorArea: '' })).toEqual({ title: 'Villa', floorArea: null });
  });
  it('keeps price and offer together, and the two halves of a position', () => {
    expect(sent({ price: 2_400_000 })).toEqual({ dealType: 'buy', price: 2_400_000 });
    expect(sent({ position: { lat: 14.2, lng: 120.96 } })).toEqual({ latitude: 14.2, longitude: 120.96 });
  });
  it('names all pictures as soon as one of them is another, described otherwise or gone', () => {
    expect(sent({}, [{ ...front[0], id: front[0]?.id ?? '', alt: 'Garden' }])).toEqual({
      images: [{ id: front[0]?.id, alt: 'Garden' }],
    });
    expect(sent({}, [])).toEqual({ images: [] });
  });
  it('publishes what has expired', () => {
    expect(sent({}, front, { ...stored, status: 'expired' })).toEqual({ status: 'published' });
  });
  it('leaves what waits to be public waiting, until it is to be a draft', () => {
    const waiting: Property = { ...stored, status: 'draft', awaitsConfirmation: true };
    expect(sent({ title: 'Villa' }, front, waiting)).toEqual({ title: 'Villa' });
    expect(sent({ status: 'draft' }, front, waiting)).toEqual({ status: 'draft' });
  });
});

describe('what the form was opened with', () => {
  it('is told of what is sent, as it was stored', () => {
    expect(seenOf({}, stored)).toEqual({});
    expect(seenOf({ price: 2_400_000, images: [] }, stored)).toEqual({ price: 2_500_000, images: front });
  });
});

describe('a draft of what was changed elsewhere meanwhile', () => {
  const begun = { entries: entriesOf(stored), pictures: [] };
  const picture = { key: 'a', name: 'a.jpg', signature: 'a', alt: '', stored: { id: '1', url: '/1' } };
  const now = { entries: entriesOf({ ...stored, price: 2_000_000, title: 'Mansion' }), pictures: [picture] };
  it('keeps what was typed, and takes the rest as it is by now', () => {
    const draft = { entries: { ...begun.entries, title: 'Villa' }, pictures: [], begun };
    expect(rebased(draft, now)).toEqual({ entries: { ...now.entries, title: 'Villa' }, pictures: [picture] });
  });
  it('keeps its pictures where they were touched', () => {
    const other = { ...picture, key: 'b' };
    expect(rebased({ ...begun, pictures: [other], begun }, now).pictures).toEqual([other]);
  });
  it('is taken whole where it does not say what it began from', () => {
    const draft = { entries: begun.entries, pictures: [], begun: null };
    expect(rebased(draft, now)).toEqual({ entries: begun.entries, pictures: [] });
  });
});
