import { describe, expect, it } from 'vitest';
import type { ListingId } from '../../../src/contract/fields.ts';
import { createProperty, deleteProperty } from '../../../src/contract/property/listing.ts';
import { aListing, aPropertyForm, type PropertyForm } from '../../support/listings.ts';
import { aSeller } from '../../support/people.ts';
import { aPicture, change, own, prepareProperties, seller, tables, world } from '../../support/properties.ts';

prepareProperties();

describe('what belongs to somebody else', () => {
  it('answers like what is not there, and stays as it is', async () => {
    const other = await aSeller(world);
    const { id } = await aListing(world, seller, { images: [await aPicture()] });
    const nothing = crypto.randomUUID() as ListingId;
    const before = await tables();
    const unknownImage = [{ id: crypto.randomUUID() as never, alt: '' }];
    const answers = await Promise.all(
      [id, nothing].flatMap((asked) => [
        change(other, { id: asked, title: 'Mine now' }),
        change(other, { id: asked, images: unknownImage }),
        world.ask(deleteProperty, { body: { id: asked } }, { token: other.token }),
      ]),
    );
    expect(answers.map(({ status, refusal }) => [status, refusal])).toEqual(
      Array.from({ length: 6 }, () => [404, { error: 'This does not exist (any more).', code: 'not_found' }]),
    );
    expect(await tables()).toEqual(before);
  });

  it('cannot be a picture of another seller', async () => {
    const theirs = await aPicture(await aSeller(world));
    const { status, refusal } = await world.ask(
      createProperty,
      { body: aPropertyForm({ images: [await aPicture(), theirs] }) },
      { token: seller.token },
    );
    expect([status, refusal.fields]).toEqual([400, { images: 'Image 2: this image was not uploaded' }]);
    expect((await tables()).listings).toEqual([]);
  });
});

describe('the limits of a plan', () => {
  it('count what is public: drafts and paused ones are free', async () => {
    const basic = await aSeller(world, { type: 'basic' });
    const first = await aListing(world, basic);
    const draft = await aListing(world, basic, { status: 'draft' });
    expect(Date.parse(first.expiresAt ?? '') - Date.parse(first.createdAt)).toBeCloseTo(30 * 86_400_000, -4);
    const second = await world.ask(createProperty, { body: aPropertyForm() }, { token: basic.token });
    expect([second.status, second.refusal.code]).toEqual([403, 'plan_limit']);
    const published = await change(basic, { id: draft.id, status: 'published' });
    expect([published.status, published.refusal.code]).toEqual([403, 'plan_limit']);
    expect((await change(basic, { id: first.id, title: 'Still public', status: 'published' })).status).toBe(200);
    await change(basic, { id: first.id, status: 'paused' });
    expect((await change(basic, { id: draft.id, status: 'published' })).status).toBe(200);
  });

  it('hold when several publish at once', async () => {
    const premium = await aSeller(world, { type: 'premium' });
    const drafts = await Promise.all(Array.from({ length: 6 }, () => aListing(world, premium, { status: 'draft' })));
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, () =>
        world.ask(createProperty, { body: aPropertyForm() }, { token: premium.token }),
      ),
      ...drafts.map(({ id }) => change(premium, { id, status: 'published' })),
    ]);
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(4);
    expect((await own(premium)).filter(({ status }) => status === 'published')).toHaveLength(10);
  });

  it('count the pictures of a form, and nothing is half-written', async () => {
    const basic = await aSeller(world, { type: 'basic' });
    const images = await Promise.all(Array.from({ length: 4 }, () => aPicture(basic)));
    const four = { body: aPropertyForm({ images }) };
    const before = await tables();
    for (const [language, sentence] of [
      ['en', 'Your plan allows at most 3 images'],
      ['de', 'In Ihrem Paket sind höchstens 3 Bilder möglich'],
    ]) {
      const { status, refusal } = await world.ask(createProperty, four, {
        token: basic.token,
        language: language ?? '',
      });
      expect([status, refusal.fields]).toEqual([400, { images: sentence }]);
    }
    expect(await tables()).toEqual(before);
    const three = await aListing(world, basic, { images: images.slice(0, 3) });
    const { status } = await change(basic, { id: three.id, images: images.map((id) => ({ id, alt: '' })) });
    expect(status).toBe(400);
  });
});

type Bad = [field: string, value: unknown, english: string, german: string];
const required = ['This field is required', 'Dieses Feld wird benötigt'] as const;
const wrong = ['This value does not have the right form', 'Dieser Wert hat nicht die richtige Form'] as const;
const notInList = ['Please choose one of the values offered', 'Bitte wählen Sie einen der angebotenen Werte'] as const;
const negative = ['The value must not be below 0', 'Der Wert darf nicht kleiner als 0 sein'] as const;
const decimals = [
  'Please give at most two decimal places',
  'Bitte geben Sie höchstens zwei Nachkommastellen an',
] as const;
const tooLong = (maximum: string) =>
  [`Please enter at most ${maximum} characters`, `Bitte höchstens ${maximum} Zeichen eingeben`] as const;

const badFields: Bad[] = [
  ['title', '  ', ...required],
  ['title', 5, ...wrong],
  ['title', 'x'.repeat(141), ...tooLong('140')],
  ['title', 'a\0b', ...wrong],
  ['title', 'half a sign \ud83c', ...wrong],
  ['description', 'x'.repeat(8001), 'Please enter at most 8,000 characters', 'Bitte höchstens 8.000 Zeichen eingeben'],
  ['description', 1, ...wrong],
  ['category', 'architects', ...notInList],
  ['dealType', 'none', ...notInList],
  ['price', -1, ...negative],
  ['price', '5', ...wrong],
  ['price', 1.001, ...decimals],
  [
    'price',
    1e13,
    'The value must not be above 1,000,000,000,000',
    'Der Wert darf nicht größer als 1.000.000.000.000 sein',
  ],
  ['oldPrice', -1, ...negative],
  ['oldPrice', '5', ...wrong],
  ['bedrooms', 100, 'The value must not be above 99', 'Der Wert darf nicht größer als 99 sein'],
  ['bedrooms', 1.5, 'Please enter a whole number', 'Bitte geben Sie eine ganze Zahl ein'],
  ['bathrooms', -1, ...negative],
  ['area', -1, ...negative],
  ['area', 0.123, ...decimals],
  ['lotArea', -1, ...negative],
  ['floorArea', 'x', ...wrong],
  ['isAvailableNow', 'yes', ...wrong],
  ['isFurnished', 1, ...wrong],
  ['location', '', ...required],
  ['location', 'x'.repeat(201), ...tooLong('200')],
  ['latitude', 90.1, 'The value must not be above 90', 'Der Wert darf nicht größer als 90 sein'],
  ['longitude', -181, 'The value must not be below -180', 'Der Wert darf nicht kleiner als -180 sein'],
  ['isPositionExact', 'no', ...wrong],
  ['features', 'Pool', ...wrong],
  [
    'features',
    Array.from({ length: 31 }, () => 'x'),
    'Please give at most 30 entries',
    'Bitte höchstens 30 Einträge angeben',
  ],
  ['status', 'expired', ...notInList],
  ['status', 'removed', ...notInList],
  ['images', 'x', ...wrong],
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
      const { id } = await aListing(world, seller);
      const before = await tables();
      const expected = [en, de].map((sentence) => [400, { [field]: sentence }]);
      const whole = { ...aPropertyForm(), [field]: value };
      expect(await refusalsOf('POST /.netlify/functions/create-property', whole)).toEqual(expected);
      expect(await refusalsOf('PUT /.netlify/functions/update-property', { id, [field]: value })).toEqual(expected);
      expect(await tables()).toEqual(before);
    },
  );

  it('in a list of pictures that no plan allows is not looked through', async () => {
    const { id } = await aListing(world, seller);
    const images = Array.from({ length: 200_000 }, () => 0);
    const expected = ['Please give at most 100 entries', 'Bitte höchstens 100 Einträge angeben'].map((sentence) => [
      400,
      { images: sentence },
    ]);
    expect(await refusalsOf('POST /.netlify/functions/create-property', { ...aPropertyForm(), images })).toEqual(
      expected,
    );
    expect(await refusalsOf('PUT /.netlify/functions/update-property', { id, images })).toEqual(expected);
  });

  it.each(['title', 'category', 'price', 'location', 'latitude', 'longitude'])(
    'a form without %s is refused',
    async (field) => {
      const { [field as keyof PropertyForm]: _left, ...rest } = aPropertyForm();
      expect(await refusalsOf('POST /.netlify/functions/create-property', rest)).toEqual(
        required.map((sentence) => [400, { [field]: sentence }]),
      );
    },
  );

  it.each(['PUT /.netlify/functions/update-property', 'DELETE /.netlify/functions/delete-property'])(
    '%s wants an id',
    async (line) => {
      expect(await refusalsOf(line, { id: '7' })).toEqual([
        [400, { id: 'This identifier is not valid' }],
        [400, { id: 'Diese Kennung ist ungültig' }],
      ]);
    },
  );

  it('names the picture that was never uploaded by its number', async () => {
    const images = [await aPicture(), crypto.randomUUID()];
    const { id } = await aListing(world, seller);
    const before = await tables();
    const expected = [
      [400, { images: 'Image 2: this image was not uploaded' }],
      [400, { images: 'Bild 2: dieses Bild wurde nicht hochgeladen' }],
    ];
    expect(await refusalsOf('POST /.netlify/functions/create-property', aPropertyForm({ images }))).toEqual(expected);
    expect(await refusalsOf('PUT /.netlify/functions/update-property', { id, images, title: 'x' })).toEqual(expected);
    expect(await tables()).toEqual(before);
  });
});
