import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { telephoneLink } from '#ui/telephone-link.ts';
import { fieldSentences } from '../../../contract/issues.ts';
import { propertyDraft } from '../../../contract/property/listing.ts';
import { completenessOf, wishedParts } from './completeness.ts';
import { internationalDigits, mailLink } from './contact-links.ts';
import { draftOf } from './draft-store.ts';
import { priceLabelOf } from './price-label.ts';
import { judgedOf, newEntries, type PropertyEntries } from './property-entries.ts';

const filled: PropertyEntries = {
  ...newEntries,
  title: 'House with a garden',
  price: 2_500_000,
  location: 'Tagaytay, Cavite',
  position: { lat: 14.1, lng: 120.96 },
};

const sentencesFor = (entries: PropertyEntries) => {
  const parsed = z.safeParse(propertyDraft, judgedOf(entries, []), { reportInput: true });
  return parsed.success ? {} : fieldSentences(parsed.error.issues, 'en');
};

describe('what the property form sends', () => {
  it('asks for title, price, location and position, and for nothing else of a new form', () => {
    expect(Object.keys(sentencesFor(newEntries)).sort()).toEqual([
      'latitude',
      'location',
      'longitude',
      'price',
      'title',
    ]);
    expect(sentencesFor(newEntries)['price']).toBe('This field is required');
  });
  it('is taken by the contract with the defaults of the form', () => {
    const parsed = z.parse(propertyDraft, judgedOf(filled, []));
    expect(parsed).toMatchObject({
      dealType: 'buy',
      category: 'house-lot',
      isAvailableNow: true,
      isFurnished: false,
      bedrooms: 0,
      bathrooms: 0,
      oldPrice: null,
      latitude: 14.1,
      longitude: 120.96,
      status: 'published',
    });
  });
  it('asks for a category when it was cleared', () => {
    expect(sentencesFor({ ...filled, category: '' })).toEqual({ category: 'This field is required' });
  });
  it('is nothing that the field could not read: no text is made a number on the way', () => {
    expect(sentencesFor({ ...filled, price: '.' })).toHaveProperty('price');
    expect(sentencesFor({ ...filled, price: '1.500', lotArea: '38,500' })).toMatchObject({
      price: expect.any(String),
      lotArea: expect.any(String),
    });
    expect(sentencesFor({ ...filled, price: 2_500_000.5 })).toEqual({});
  });
  it('does not carry the answer to a question of the form', () => {
    expect(judgedOf({ ...filled, meantPrice: 'buy:38.5' }, [])).not.toHaveProperty('meantPrice');
  });
  it('has the feature that was typed and not added yet, once', () => {
    expect(judgedOf({ ...filled, features: ['Garden'], typedFeature: ' Sea view ' }, []).features).toEqual([
      'Garden',
      'Sea view',
    ]);
    expect(judgedOf({ ...filled, features: ['Garden'], typedFeature: 'garden' }, []).features).toEqual(['Garden']);
    expect(judgedOf(filled, [])).not.toHaveProperty('typedFeature');
  });
  it('counts no rooms on a bare lot', () => {
    expect(judgedOf({ ...filled, category: 'lot', isFurnished: true }, [])).toMatchObject({
      bedrooms: 0,
      bathrooms: 0,
      isFurnished: false,
    });
  });
});

describe('completeness', () => {
  it('grows to 100 % as the wished parts come in', () => {
    expect(completenessOf(newEntries, 0).missing).toEqual(wishedParts.filter((part) => part !== 'dues'));
    expect(completenessOf(filled, 0)).toEqual({
      percent: 42,
      missing: ['photos', 'description', 'area', 'titleType', 'buyers', 'rooms', 'features'],
    });
    const whole: PropertyEntries = {
      ...filled,
      description: 'x'.repeat(120),
      area: 90,
      bedrooms: 2,
      bathrooms: 1,
      features: ['Garden'],
      titleType: 'tct',
      buyerEligibility: 'anyone',
    };
    expect(completenessOf(whole, 3)).toEqual({ percent: 100, missing: [] });
  });
  it('counts the title and the buyers of what is sold, and the dues where there are some', () => {
    const condominium: PropertyEntries = { ...filled, category: 'condominium' };
    expect(completenessOf(condominium, 0).missing).toEqual(expect.arrayContaining(['titleType', 'buyers', 'dues']));
    const stated: PropertyEntries = { ...condominium, titleType: 'cct', buyerEligibility: 'anyone', monthlyDues: 0 };
    expect(completenessOf(stated, 0).percent).toBeGreaterThan(completenessOf(condominium, 0).percent);
    for (const part of ['titleType', 'buyers', 'dues']) expect(completenessOf(stated, 0).missing).not.toContain(part);
    const rented = completenessOf({ ...condominium, dealType: 'rent' }, 0).missing;
    expect(rented).toContain('dues');
    expect(rented).not.toContain('titleType');
    expect(rented).not.toContain('buyers');
  });
  it('misses no rooms on a bare lot', () => {
    expect(completenessOf({ ...filled, category: 'lot', bedrooms: '' }, 0).missing).not.toContain('rooms');
  });
});

describe('a stored draft', () => {
  const picture = { key: 'a', name: 'a.jpg', signature: 'a', alt: '', stored: { id: '1', url: '/1' } };
  it('comes back as it was written', () => {
    const draft = {
      entries: { ...filled, price: '2500000.50' },
      pictures: [picture],
      begun: { entries: filled, pictures: [] },
    };
    expect(draftOf(JSON.stringify(draft))).toEqual(draft);
  });
  it('takes defaults for what is missing or of the wrong kind', () => {
    const stored = { entries: { title: 'Villa', price: true, position: { lat: 1 }, features: [1] }, pictures: [{}] };
    expect(draftOf(JSON.stringify(stored))).toEqual({
      entries: { ...newEntries, title: 'Villa' },
      pictures: [],
      begun: null,
    });
  });
  it('is none where there is no readable one', () => {
    expect(draftOf(null)).toBeUndefined();
    expect(draftOf('[]')).toBeUndefined();
  });
});

describe('price labels', () => {
  it('say the month for rent and the price before where it was higher', () => {
    expect(priceLabelOf({ price: 25_000, oldPrice: 30_000, oldPriceDays: 62, dealType: 'rent' })).toEqual({
      price: '₱25,000/mo',
      before: '₱30,000/mo',
      beforeDays: 62,
    });
    expect(priceLabelOf({ price: 8_500_000, oldPrice: 8_000_000, dealType: 'buy' })).toEqual({
      price: '₱8,500,000',
      before: null,
      beforeDays: null,
    });
    expect(priceLabelOf({ price: null, oldPrice: null, dealType: null })).toBeNull();
  });
});

describe('contact links', () => {
  it('dial what was written', () => {
    expect(telephoneLink('+63 (917) 555-0101')).toBe('tel:+639175550101');
    expect(internationalDigits('0917 555 0101')).toBe('639175550101');
    expect(internationalDigits('+49 170 1234567')).toBe('491701234567');
    expect(internationalDigits('0049 170 1234567')).toBe('491701234567');
  });
  it('keep an address from adding headers to a mail', () => {
    expect(mailLink('a@b.ph?bcc=x@y.z', 'House')).toBe('mailto:a@b.ph%3Fbcc%3Dx%40y.z?subject=House');
  });
});
