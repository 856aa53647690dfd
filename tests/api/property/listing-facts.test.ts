import { beforeEach, describe, expect, it } from 'vitest';
import type { ListingId } from '../../../src/contract/fields.ts';
import { type ListingQuestion } from '../../../src/contract/property/browse.ts';
import { listListings } from '../../../src/contract/property/browse-listings.ts';
import { mapListings } from '../../../src/contract/property/browse-map.ts';
import {
  duplicateListing,
  getOwnProperty,
  type PropertyChange,
  updateProperty,
} from '../../../src/contract/property/listing.ts';
import { getListing } from '../../../src/contract/property/listing-detail.ts';
import { buyerEligibilities, titleTypes } from '../../../src/contract/property/taxonomy.ts';
import { aListing, aPropertyForm } from '../../support/listings.ts';
import { prepareOneSeller, seller, world } from '../../support/one-seller.ts';

prepareOneSeller();

const facts = {
  lotArea: 120.5,
  floorArea: 88,
  titleType: 'tct',
  buyerEligibility: 'filipinos_and_former',
  brokerLicence: 'PRC 0012345',
  sellLicence: 'LTS 2024-0815',
  monthlyDues: 2500.75,
} as const;
const nothing = {
  lotArea: null,
  floorArea: null,
  titleType: null,
  buyerEligibility: null,
  brokerLicence: null,
  sellLicence: null,
  monthlyDues: null,
} as const;

const change = async (body: Partial<PropertyChange> & { id: ListingId }) =>
  (await world.ask(updateProperty, { body }, { token: seller.token })).body;
const rows = () => world.database.query('select * from app.listing order by id');
const shown = async (id: ListingId) => (await world.ask(getListing, { params: { id } })).body;

describe('what a seller states about a property', () => {
  it('comes back to the seller and to visitors as it was written', async () => {
    const made = await aListing(world, seller, facts);
    expect(made).toMatchObject(facts);
    const own = { params: { id: made.id } };
    expect((await world.ask(getOwnProperty, own, { token: seller.token })).body).toMatchObject(facts);
    expect(await shown(made.id)).toMatchObject(facts);
  });

  it('may be left out, all of it', async () => {
    const made = await aListing(world, seller);
    expect(made).toMatchObject(nothing);
    expect(await shown(made.id)).toMatchObject(nothing);
  });

  it('stays where a change does not speak of it, and is replaced where it does', async () => {
    const { id } = await aListing(world, seller, facts);
    expect(await change({ id, title: 'Another title' })).toMatchObject({ ...facts, title: 'Another title' });
    expect(await change({ id, titleType: 'cloa', monthlyDues: 0 })).toMatchObject({
      ...facts,
      titleType: 'cloa',
      monthlyDues: 0,
    });
  });

  it('is withdrawn by null, and a licence by an empty text too', async () => {
    const { id } = await aListing(world, seller, facts);
    expect(await change({ id, brokerLicence: '  ' })).toMatchObject({ ...facts, brokerLicence: null });
    expect(await change({ id, ...nothing })).toMatchObject(nothing);
    expect(await shown(id)).toMatchObject(nothing);
  });

  it('knows every kind of title and of buyer', async () => {
    const { id } = await aListing(world, seller);
    for (const titleType of titleTypes) expect((await change({ id, titleType })).titleType).toBe(titleType);
    for (const buyerEligibility of buyerEligibilities) {
      expect((await change({ id, buyerEligibility })).buyerEligibility).toBe(buyerEligibility);
    }
  });

  it('goes with a copy of the listing', async () => {
    const { id } = await aListing(world, seller, facts);
    const copied = await world.ask(duplicateListing, { params: { id } }, { token: seller.token });
    expect(copied.body).toMatchObject({ ...facts, status: 'draft' });
  });

  it('is shown as text, whatever a seller types', async () => {
    const { id } = await aListing(world, seller, { brokerLicence: ' <b>PRC</b> ' });
    expect((await shown(id)).brokerLicence).toBe('<b>PRC</b>');
  });
});

describe('asking for what is open to foreign buyers', () => {
  const circle = { type: 'circle', center: { lat: 14.5547, lng: 121.0244 }, radius: 3000 } as const;

  beforeEach(async () => {
    for (const buyerEligibility of buyerEligibilities) {
      await aListing(world, seller, { title: `Condo for ${buyerEligibility}`, buyerEligibility });
    }
    await aListing(world, seller, { title: 'Condo for whom?' });
    await aListing(world, seller, { title: 'Lot for anyone', category: 'lot', buyerEligibility: 'anyone', price: 9 });
  });

  const condominiums = ['Condo for anyone', 'Condo for leasehold_for_foreigners'];
  it.each<[string, ListingQuestion, string[]]>([
    ['in the whole country', {}, [...condominiums, 'Lot for anyone']],
    ['in an area', { area: [circle] }, [...condominiums, 'Lot for anyone']],
    ['in an area without any', { area: [{ ...circle, center: { lat: 10, lng: 120 } }] }, []],
    ['of a category and a deal', { category: 'condominium', dealType: 'buy' }, condominiums],
    ['by words', { q: 'condo' }, condominiums],
    ['by price', { sort: 'price_asc' }, ['Lot for anyone', ...condominiums]],
  ])('%s', async (_, query, expected) => {
    const { body } = await world.ask(listListings, { query: { ...query, foreignBuyers: true } });
    expect(body.items.map(({ title }) => title).toSorted()).toEqual(expected.toSorted());
    expect(body.total).toBe(expected.length);
    const box = { bbox: '119,4,127,21', zoom: 6 };
    const { sort: _sort, ...filters } = query;
    const onMap = await world.ask(mapListings, { query: { ...filters, ...box, foreignBuyers: true } });
    expect(onMap.body.total).toBe(expected.length);
  });

  it('says on every card to whom it is offered', async () => {
    const { body } = await world.ask(listListings, { query: { foreignBuyers: true, category: 'lot' } });
    expect(body.items[0]?.buyerEligibility).toBe('anyone');
  });

  it('is no filter where it is false', async () => {
    const { body } = await world.ask(listListings, { query: { foreignBuyers: false } });
    expect(body.total).toBe(6);
  });

  it('takes true and false only', async () => {
    for (const [language, sentence] of [
      ['en', 'Please give true or false'],
      ['de', 'Bitte geben Sie true oder false an'],
    ]) {
      const options = { language: language ?? '' };
      const answers = [
        await world.raw('GET /api/listings?foreignBuyers=yes', undefined, options),
        await world.raw('POST /api/listings/search', { foreignBuyers: 'yes' }, options),
      ];
      for (const { status, refusal } of answers) {
        expect([status, refusal.fields]).toEqual([400, { foreignBuyers: sentence }]);
      }
    }
  });
});

type Bad = [field: string, value: unknown, english: string, german: string];
const wrong = ['This value does not have the right form', 'Dieser Wert hat nicht die richtige Form'] as const;
const notInList = ['Please choose one of the values offered', 'Bitte wählen Sie einen der angebotenen Werte'] as const;
const tooLong = ['Please enter at most 40 characters', 'Bitte höchstens 40 Zeichen eingeben'] as const;

const badFields: Bad[] = [
  ['titleType', 'TCT', ...notInList],
  ['titleType', '', ...notInList],
  ['titleType', 1, ...notInList],
  ['buyerEligibility', 'everyone', ...notInList],
  ['buyerEligibility', ['anyone'], ...notInList],
  ['brokerLicence', 'x'.repeat(41), ...tooLong],
  ['brokerLicence', 12_345, ...wrong],
  ['brokerLicence', 'a\0b', ...wrong],
  ['sellLicence', 'x'.repeat(41), ...tooLong],
  ['sellLicence', {}, ...wrong],
  ['monthlyDues', -1, 'The value must not be below 0', 'Der Wert darf nicht kleiner als 0 sein'],
  ['monthlyDues', '2500', ...wrong],
  [
    'monthlyDues',
    0.001,
    'Please give at most two decimal places',
    'Bitte geben Sie höchstens zwei Nachkommastellen an',
  ],
  [
    'monthlyDues',
    1e13,
    'The value must not be above 1,000,000,000,000',
    'Der Wert darf nicht größer als 1.000.000.000.000 sein',
  ],
];

const refusalsOf = async (line: string, body: Record<string, unknown>) => {
  const asked = (language: string) => world.raw(line, body, { token: seller.token, language });
  const answers = [await asked('en'), await asked('de')];
  return answers.map(({ status, refusal }) => [status, refusal.fields]);
};

describe('bad input', () => {
  it.each(badFields)(
    'in %s (%j) is refused by name in both languages, and nothing is half-written',
    async (field, value, en, de) => {
      const { id } = await aListing(world, seller, facts);
      const before = await rows();
      const expected = [en, de].map((sentence) => [400, { [field]: sentence }]);
      const whole = { ...aPropertyForm(), [field]: value };
      expect(await refusalsOf('POST /.netlify/functions/create-property', whole)).toEqual(expected);
      const part = { id, title: 'Another title', [field]: value };
      expect(await refusalsOf('PUT /.netlify/functions/update-property', part)).toEqual(expected);
      expect(await rows()).toEqual(before);
    },
  );
});
