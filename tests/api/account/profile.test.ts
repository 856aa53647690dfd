import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { me } from '../../../src/contract/account/account.ts';
import { getProfile, updateProfile } from '../../../src/contract/account/profile.ts';
import type { ImageId } from '../../../src/contract/fields.ts';
import { aCustomer, aProvider, aSeller, type Person } from '../../support/people.ts';
import { anUploadedImage, aPhotograph } from '../../support/pictures.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
let seller: Person;

beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  seller = await aSeller(world);
});

const nowhere = '00000000-0000-4000-8000-000000000000' as ImageId;

const profile = async (person = seller) => (await world.ask(getProfile, {}, { token: person.token })).body;
const change = async (body: Parameters<typeof world.ask<typeof updateProfile>>[1]['body'], person = seller) => {
  const answered = await world.ask(updateProfile, { body }, { token: person.token });
  expect(answered.status).toBe(200);
  return answered.body;
};
const aPicture = async (purpose: 'profile' | 'property', person = seller) =>
  anUploadedImage(world, person, await aPhotograph().webp().toBuffer(), 'image/webp', purpose);

describe('the own profile', () => {
  it('is the same person that the session knows', async () => {
    expect(await profile()).toEqual(seller.user);
    expect(await profile()).toEqual((await world.ask(me, {}, { token: seller.token })).body);
  });

  it('changes what is sent and keeps what is not', async () => {
    const answered = await change({ businessName: ' Santos & Töchter ', phone: '+63 (2) 8888-0000' });
    expect(answered).toEqual({ ...seller.user, businessName: 'Santos & Töchter', phone: '+63 (2) 8888-0000' });
    expect(await profile()).toEqual(answered);
    expect(await change({})).toEqual(answered);
  });

  it('takes the name from its parts', async () => {
    expect(await change({ lastName: 'Reyes' })).toMatchObject({ name: 'Maria Reyes', lastName: 'Reyes' });
    expect(await change({ firstName: 'Ana', lastName: 'Cruz' })).toMatchObject({ name: 'Ana Cruz' });
    const customer = await aCustomer(world, { name: 'Cher' });
    expect(await change({ phone: '+49 30 1234567' }, customer)).toMatchObject({ name: 'Cher', lastName: null });
    expect(await change({ lastName: 'Sarkisian' }, customer)).toMatchObject({ name: 'Cher Sarkisian' });
  });

  it('keeps quiet hours that are ones, and refuses others', async () => {
    const provider = await aProvider(world);
    const prefer = (wanted: object) =>
      world.ask(
        updateProfile,
        { body: { notificationPreferences: { ...provider.user.notificationPreferences, ...wanted } } },
        { token: provider.token },
      );
    const bad = [17, 24, -1, 20.5, 'x', '20', null];
    for (const hour of bad) expect([hour, (await prefer({ quietFrom: hour })).status]).toEqual([hour, 400]);
    for (const hour of [4, 12, -1, 7.5, 'x', null])
      expect([hour, (await prefer({ quietUntil: hour })).status]).toEqual([hour, 400]);
    expect((await prefer({ bookingEmails: 'no' })).status).toBe(400);
    expect((await profile(provider)).notificationPreferences).toEqual(provider.user.notificationPreferences);
    expect((await prefer({ quietFrom: 18, quietUntil: 11, bookingEmails: false })).status).toBe(200);
    expect((await profile(provider)).notificationPreferences).toMatchObject({
      quietFrom: 18,
      quietUntil: 11,
      bookingEmails: false,
    });
  });

  it('empties a field by an empty text or by nothing', async () => {
    expect(await change({ businessName: '', phone: ' ', description: '' })).toMatchObject({
      businessName: null,
      phone: null,
      description: null,
    });
    const other = await aSeller(world);
    expect(await change({ businessName: null, phone: null, description: null }, other)).toMatchObject({
      businessName: null,
      phone: null,
      description: null,
    });
  });

  it('asks for a new confirmation of a new number, and of that only', async () => {
    await world.database.query('update app.account set phone_verified_at = now() where id = $1', [seller.user.id]);
    expect(await change({ phone: seller.user.phone ?? '', lastName: 'Reyes' })).toMatchObject({ phone_verified: true });
    expect(await change({ phone: '+63 917 000 0000' })).toMatchObject({ phone_verified: false });
  });

  it('shows a picture that was uploaded for it, until it is taken away', async () => {
    const { profileImage } = await change({ profileImage: await aPicture('profile') });
    const shown = await world.fetch(new Request(new URL(profileImage ?? '', world.adapters.siteUrl)));
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await change({ lastName: 'Reyes' })).profileImage).toBe(profileImage);
    expect((await change({ profileImage: null })).profileImage).toBeNull();
  });

  it('takes no picture that is somebody else’s, for another purpose, not there or no picture', async () => {
    const wrong = [
      [await aPicture('profile', await aSeller(world)), 'Image 1: this image was not uploaded'],
      [await aPicture('property'), 'Image 1: this image was not uploaded'],
      [nowhere, 'Image 1: this image was not uploaded'],
      [
        await anUploadedImage(
          world,
          seller,
          new TextEncoder().encode('<script>alert(1)</script>'),
          'image/png',
          'profile',
        ),
        'Image 1: this file is not a readable image (JPEG, PNG, WebP, GIF or AVIF)',
      ],
    ] as const;
    for (const [profileImage, sentence] of wrong) {
      const answered = await world.raw(
        'PUT /api/provider/profile',
        { profileImage, lastName: 'Reyes' },
        { token: seller.token },
      );
      expect([answered.status, answered.refusal.fields]).toEqual([400, { profileImage: sentence }]);
    }
    expect(await profile()).toEqual(seller.user);
  });

  it('does not change what has calls of its own or belongs to others', async () => {
    const sent = { email: 'new@example.org', package: 'premium', type: 'admin', verified: true, id: nowhere };
    const answered = await world.raw('PUT /api/provider/profile', sent, { token: seller.token });
    expect(answered.status).toBe(200);
    expect(await profile()).toEqual(seller.user);
  });

  it.each([
    ['firstName', { firstName: ' ' }, 'Dieses Feld wird benötigt', 'This field is required'],
    ['firstName', { firstName: null }, 'Dieses Feld wird benötigt', 'This field is required'],
    [
      'lastName',
      { lastName: 'x'.repeat(81) },
      'Bitte höchstens 80 Zeichen eingeben',
      'Please enter at most 80 characters',
    ],
    [
      'businessName',
      { businessName: 'x'.repeat(121) },
      'Bitte höchstens 120 Zeichen eingeben',
      'Please enter at most 120 characters',
    ],
    [
      'phone',
      { phone: 'call me' },
      'Bitte geben Sie eine gültige Telefonnummer ein',
      'Please enter a valid phone number',
    ],
    [
      'description',
      { description: 'x'.repeat(4001) },
      'Bitte höchstens 4.000 Zeichen eingeben',
      'Please enter at most 4,000 characters',
    ],
    [
      'description',
      { description: 'half a sign \ud83c' },
      'Dieser Wert hat nicht die richtige Form',
      'This value does not have the right form',
    ],
    ['profileImage', { profileImage: 'me.png' }, 'Diese Kennung ist ungültig', 'This identifier is not valid'],
  ])('names %s where it is wrong, and changes nothing (case %#)', async (field, body, german, english) => {
    for (const [language, sentence] of [
      ['de', german],
      ['en', english],
    ] as const) {
      const sent = { lastName: 'Reyes', ...body };
      const answered = await world.raw('PUT /api/provider/profile', sent, { token: seller.token, language });
      expect([answered.status, answered.refusal.fields]).toEqual([400, { [field]: sentence }]);
    }
    expect(await profile()).toEqual(seller.user);
  });

  it('is for the signed in', async () => {
    expect((await world.raw('GET /api/provider/profile')).status).toBe(401);
    expect((await world.raw('PUT /api/provider/profile', { lastName: 'Reyes' })).status).toBe(401);
  });
});

const positionOf = async ({ user: { id } }: Person) =>
  (
    await world.database.query(
      `select public_latitude as latitude, public_longitude as longitude, time_zone as "timeZone"
         from app.provider where account_id = $1`,
      [id],
    )
  )[0];

describe('the address', () => {
  it('stands at the middle of its postal code unless a position is sent, and so does the provider', async () => {
    const provider = await aProvider(world, { zip: '10115' });
    const answered = await change({ street: 'Domplatte', houseNumber: '1', zip: '50667', city: 'Köln' }, provider);
    expect(answered).toMatchObject({
      street: 'Domplatte',
      zip: '50667',
      city: 'Köln',
      latitude: expect.closeTo(50.9, 1),
      longitude: expect.closeTo(6.95, 1),
    });
    expect(await positionOf(provider)).toMatchObject({ latitude: expect.closeTo(50.9, 1) });
    // An exact position is kept for the account; the public goes on seeing the postal code's.
    expect(await change({ latitude: 52.52, longitude: 13.405 }, provider)).toMatchObject({ latitude: 52.52 });
    expect(await positionOf(provider)).toMatchObject({ latitude: expect.closeTo(50.9, 1) });
    await world.database.query('update app.provider set is_address_public = true where account_id = $1', [
      provider.user.id,
    ]);
    await change({ latitude: 50.9413, longitude: 6.9583 }, provider);
    expect(await positionOf(provider)).toMatchObject({ latitude: 50.9413, longitude: 6.9583 });
  });

  it('moves the provider to the clock of another country', async () => {
    const provider = await aProvider(world);
    await change({ zip: '5020', city: 'Salzburg', country: 'Österreich' }, provider);
    expect(await positionOf(provider)).toMatchObject({
      timeZone: 'Europe/Vienna',
      latitude: expect.closeTo(47.8, 1),
    });
  });

  it.each([
    [{ zip: '1010' }, { zip: 'Please enter a valid postal code (5 digits)' }],
    [{ country: 'Schweiz' }, { zip: 'Please enter a valid postal code (4 digits)' }],
    [{ zip: '00000' }, { zip: 'We do not know this postal code. Please check the digits' }],
    [{ zip: '' }, { zip: 'This field is required' }],
    [{ city: '' }, { city: 'This field is required' }],
    [{ country: 'Philippines' }, { zip: undefined, country: 'Please choose one of the values offered' }],
    [{ country: 'Frankreich' }, { country: 'Please choose one of the values offered' }],
    [{ latitude: 91 }, { latitude: 'The value must not be above 90' }],
  ])('of a provider is refused with %o, and nothing changes', async (sent, fields) => {
    const provider = await aProvider(world);
    const { status, refusal } = await world.raw('PUT /api/provider/profile', sent, { token: provider.token });
    expect({ status, fields: refusal.fields }).toEqual({ status: 400, fields: JSON.parse(JSON.stringify(fields)) });
    expect(await profile(provider)).toEqual(provider.user);
  });

  it('of a customer may be emptied', async () => {
    const customer = await aCustomer(world);
    const full = { street: 'Weg', houseNumber: '3', zip: '10115', city: 'Berlin', country: 'Deutschland' } as const;
    expect(await change(full, customer)).toMatchObject({ ...full, latitude: expect.closeTo(52.5, 0) });
    expect(await change({ street: '', houseNumber: '', zip: '', city: '' }, customer)).toMatchObject({
      street: null,
      zip: null,
      city: null,
    });
  });
});
