import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { handleDueListings } from '../../netlify/features/property/handlers.ts';
import { approximately } from '../../netlify/features/property/rules.ts';
import type { ListingId } from '../../src/contract/fields.ts';
import { getListing, listListings } from '../../src/contract/listing.ts';
import { mapListings } from '../../src/contract/listing-map.ts';
import {
  createProperty,
  deleteProperty,
  getUserProperties,
  type Property,
  type PropertyChange,
  updateProperty,
} from '../../src/contract/property.ts';
import { aListing, aPropertyForm, type PropertyForm, randomFrom } from '../support/listings.ts';
import { aCustomer, aProvider, aSeller, type Person } from '../support/people.ts';
import { anUploadedImage, aPhotograph } from '../support/pictures.ts';
import { startWorld, type World } from '../support/world.ts';

let world: World;
let seller: Person;
let photograph: Uint8Array;

beforeAll(async () => {
  world = await startWorld();
  seller = await aSeller(world);
  photograph = await aPhotograph(60, 40).png().toBuffer();
}, 60_000);
afterAll(() => world.close());
beforeEach(async () => {
  await world.afterwards();
  await world.database.query('delete from app.listing');
});

const aPicture = (owner: Person = seller) => anUploadedImage(world, owner, photograph, 'image/png');

const change = (by: Person, body: Partial<PropertyChange> & { id: ListingId }) =>
  world.ask(updateProperty, { body }, { token: by.token });

const own = async (by: Person): Promise<Property[]> =>
  (await world.ask(getUserProperties, {}, { token: by.token })).body;

/** All that a change of a property may leave behind. */
const tables = async () => ({
  listings: await world.database.query('select * from app.listing order by id'),
  images: await world.database.query('select * from app.listing_image order by 1, 2'),
  prices: await world.database.query('select * from app.listing_price order by id'),
});

describe('listing a property', () => {
  it('answers with the property, which the seller and visitors then find', async () => {
    const images = [await aPicture(), await aPicture()];
    const form = aPropertyForm({
      images: [images[0] ?? '', { id: images[1] ?? '', alt: 'The view' }],
      price: 5_500_000.25,
      oldPrice: 6_000_000,
      lotArea: 12.5,
    });
    const { status, body } = await world.ask(createProperty, { body: form }, { token: seller.token });
    expect(status).toBe(201);
    const { images: _images, ...written } = form;
    expect(body).toMatchObject({
      ...written,
      floorArea: null,
      isAvailableNow: true,
      isFurnished: false,
      isPositionExact: true,
      status: 'published',
      providerType: 'properties',
      userId: seller.user.id,
    });
    expect(body.images.map(({ id, alt, width, height }) => [id, alt, width, height])).toEqual([
      [images[0], '', 60, 40],
      [images[1], 'The view', 60, 40],
    ]);
    expect(body.createdAt).toBe(body.lastUpdate);
    expect(Date.parse(body.expiresAt ?? '') - Date.parse(body.createdAt)).toBeCloseTo(90 * 86_400_000, -4);
    expect(await own(seller)).toEqual([body]);
    const shown = await world.ask(getListing, { params: { id: body.id } });
    expect(shown.body).toMatchObject({
      title: form.title,
      price: 5_500_000.25,
      oldPrice: 6_000_000,
      images: body.images,
    });
  });

  it('fills in the defaults of the form and stores land as lot', async () => {
    const { title, price, location, latitude, longitude } = aPropertyForm();
    const answered = await world.raw(
      'POST /.netlify/functions/create-property',
      { title, price, location, latitude, longitude, category: 'land', userId: 'anonymous', createdAt: 'yesterday' },
      { token: seller.token },
    );
    expect(answered.status).toBe(201);
    expect(answered.body).toMatchObject({
      category: 'lot',
      dealType: 'buy',
      bedrooms: 1,
      bathrooms: 1,
      isAvailableNow: true,
      isFurnished: false,
      userId: seller.user.id,
      images: [],
    });
  });

  it('keeps the seller’s own list newest first, drafts included, others’ not', async () => {
    await aListing(world, await aSeller(world), { title: 'theirs' });
    await aListing(world, seller, { title: 'first', status: 'draft' });
    await aListing(world, seller, { title: 'second' });
    expect((await own(seller)).map(({ title, status }) => [title, status])).toEqual([
      ['second', 'published'],
      ['first', 'draft'],
    ]);
  });

  it('is for sellers and providers who are signed in', async () => {
    const customer = await aCustomer(world);
    const provider = await aProvider(world);
    const statusFor = async (token?: string) =>
      (await world.ask(createProperty, { body: aPropertyForm() }, { token })).status;
    expect([await statusFor(), await statusFor(customer.token), await statusFor(provider.token)]).toEqual([
      401, 403, 201,
    ]);
  });

  it('drops an old price that is no reduction', async () => {
    expect((await aListing(world, seller, { price: 100, oldPrice: 100 })).oldPrice).toBeNull();
  });
});

describe('changing a property', () => {
  it('replaces what is sent and keeps what is not', async () => {
    const made = await aListing(world, seller, { images: [await aPicture()] });
    const { status, body } = await change(seller, { id: made.id, title: 'New title', bedrooms: 3 });
    expect(status).toBe(200);
    expect(body).toEqual({ ...made, title: 'New title', bedrooms: 3, lastUpdate: body.lastUpdate });
    expect(body.lastUpdate > made.lastUpdate).toBe(true);
  });

  it('changes every field', async () => {
    const { id } = await aListing(world, seller);
    const all = {
      title: 'House',
      description: 'Changed',
      category: 'house-lot',
      dealType: 'rent',
      price: 70,
      oldPrice: 80,
      bedrooms: 5,
      bathrooms: 4,
      area: 1.25,
      lotArea: 2.25,
      floorArea: 3.25,
      isAvailableNow: false,
      isFurnished: true,
      location: 'Baguio',
      latitude: 16.4,
      longitude: 120.6,
      features: ['Fireplace'],
      status: 'paused',
    } as const;
    const { body } = await change(seller, { id, ...all, features: [...all.features] });
    expect(body).toMatchObject(all);
    const cleared = await change(seller, { id, oldPrice: null, lotArea: null, floorArea: null });
    expect(cleared.body).toMatchObject({ oldPrice: null, lotArea: null, floorArea: null });
  });

  it('replaces the pictures, in the order sent, each once', async () => {
    const [one, two, three] = [await aPicture(), await aPicture(), await aPicture()];
    const { id } = await aListing(world, seller, { images: [one, two] });
    const { body } = await change(seller, { id, images: [three, one, three].map((image) => ({ id: image, alt: '' })) });
    expect(body.images.map((image) => image.id)).toEqual([three, one]);
    const without = await change(seller, { id, images: [] });
    expect(without.body.images).toEqual([]);
  });

  it.each([
    ['a lower price makes the former one the old one', [100, 90], [null, 100]],
    ['the old price stays while the price is below it', [100, 80, 90], [null, 100, 100]],
    ['raised to the old price, the reduction is over', [100, 80, 100, 90], [null, 100, null, 100]],
  ] as const)('%s', async (_, prices, oldPrices) => {
    const [first = 0, ...later] = prices;
    const { id, oldPrice } = await aListing(world, seller, { price: first });
    const seen = [oldPrice];
    for (const price of later) seen.push((await change(seller, { id, price })).body.oldPrice);
    expect(seen).toEqual(oldPrices);
    const { body } = await world.ask(getListing, { params: { id } });
    expect(body.priceHistory.map(({ price }) => price)).toEqual(prices);
  });

  it('takes an old price from the form before its own', async () => {
    const { id } = await aListing(world, seller, { price: 100 });
    expect((await change(seller, { id, price: 90, oldPrice: 120 })).body.oldPrice).toBe(120);
    expect((await change(seller, { id, oldPrice: null })).body.oldPrice).toBeNull();
  });

  it('renews the days of an expired one, but neither of a paused nor of a public one', async () => {
    const { id, expiresAt } = await aListing(world, seller);
    await change(seller, { id, status: 'paused' });
    expect((await change(seller, { id, status: 'published' })).body.expiresAt).toBe(expiresAt);
    expect((await change(seller, { id, status: 'published' })).body.expiresAt).toBe(expiresAt);
    await world.database.query(`update app.listing set expires_at = now() - interval '1 second'`);
    expect((await own(seller))[0]?.status).toBe('expired');
    await handleDueListings(world.adapters);
    expect((await change(seller, { id, title: 'Still over' })).body.status).toBe('expired');
    const renewed = await change(seller, { id, status: 'published' });
    expect(renewed.body.status).toBe('published');
    expect(Date.parse(renewed.body.expiresAt ?? '')).toBeGreaterThan(Date.now() + 89 * 86_400_000);
  });
});

describe('withdrawing a property', () => {
  it('takes it out of every list at once and lets its pictures go', async () => {
    const { id } = await aListing(world, seller, { images: [await aPicture()] });
    const { status, body } = await world.ask(deleteProperty, { body: { id } }, { token: seller.token });
    expect([status, body]).toEqual([200, {}]);
    expect(await own(seller)).toEqual([]);
    expect((await world.ask(listListings, { query: {} })).body.total).toBe(0);
    expect((await world.ask(mapListings, { query: { bbox: '120,14,122,15', zoom: 9 } })).body.total).toBe(0);
    expect((await world.ask(getListing, { params: { id } })).status).toBe(404);
    const { listings, images, prices } = await tables();
    expect([listings.length, images.length, prices.length]).toEqual([1, 0, 1]);
    const again = await world.ask(deleteProperty, { body: { id } }, { token: seller.token });
    expect([again.status, (await change(seller, { id, title: 'Back' })).status]).toEqual([404, 404]);
  });
});

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

type Place = { latitude: number; longitude: number };

function metresBetween(one: Place, other: Place): number {
  const [from, to] = [one, other].map(({ latitude, longitude }) => {
    const [north, east] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
    return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)] as const;
  });
  if (from === undefined || to === undefined) throw new Error('no places');
  const chord = Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2]);
  return 2 * 6_371_000 * Math.asin(chord / 2);
}

describe('a hidden position', () => {
  const hidden = { isPositionExact: false, latitude: 14.554_712, longitude: 121.024_387 };

  it('is 150 to 400 m off for visitors, on every answer, and stays where it is', async () => {
    const { id } = await aListing(world, seller, hidden);
    await aListing(world, seller, { ...hidden, title: 'Another', price: 2 });
    const answers = async () => [
      await world.ask(listListings, { query: {} }),
      await world.ask(listListings, {
        query: { area: [{ type: 'circle', center: { lat: 14.55, lng: 121.02 }, radius: 5000 }] },
      }),
      await world.ask(mapListings, { query: { bbox: '121,14.5,121.1,14.6', zoom: 19 } }),
      await world.ask(getListing, { params: { id } }),
    ];
    const written = JSON.stringify((await answers()).map(({ body }) => body));
    expect(written).not.toMatch(/14\.554712|121\.024387/);
    const first = (await world.ask(getListing, { params: { id } })).body;
    expect(first.isPositionExact).toBe(false);
    expect(metresBetween(hidden, first)).toBeGreaterThan(149);
    expect(metresBetween(hidden, first)).toBeLessThan(401);
    expect((await own(seller)).find((property) => property.id === id)).toMatchObject(hidden);
    await change(seller, { id, title: 'Changed', ...hidden });
    const second = (await world.ask(getListing, { params: { id } })).body;
    expect([second.latitude, second.longitude]).toEqual([first.latitude, first.longitude]);
    await change(seller, { id, latitude: 14.6 });
    const moved = (await world.ask(getListing, { params: { id } })).body;
    expect(moved.latitude).not.toBe(first.latitude);
  });

  it('is nowhere but in the seller’s own list, not even by a search around the house', async () => {
    await aListing(world, seller, hidden);
    const around = [{ type: 'circle', center: { lat: hidden.latitude, lng: hidden.longitude }, radius: 140 }] as const;
    expect((await world.ask(listListings, { query: { area: [...around] } })).body.total).toBe(0);
  });

  it.each([
    [14.5, 121],
    [90, 0],
    [-89.999, 12],
    [0, 180],
    [52.5, -180],
  ])('lies evenly in the ring around %d, %d', (latitude, longitude) => {
    const random = randomFrom(3);
    const distances = Array.from({ length: 2000 }, () =>
      metresBetween({ latitude, longitude }, approximately({ latitude, longitude }, random)),
    );
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(150);
    expect(Math.max(...distances)).toBeLessThanOrEqual(400);
    // Half of the ring's area lies within this radius.
    const nearer = distances.filter((distance) => distance < Math.sqrt((150 ** 2 + 400 ** 2) / 2)).length;
    expect(nearer).toBeGreaterThan(900);
    expect(nearer).toBeLessThan(1100);
  });

  it('comes back when the seller shows it', async () => {
    const { id } = await aListing(world, seller, hidden);
    await change(seller, { id, isPositionExact: true });
    const { body } = await world.ask(getListing, { params: { id } });
    expect([body.latitude, body.longitude]).toEqual([hidden.latitude, hidden.longitude]);
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
