import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerProvider, type User, verifyEmail } from '../../../src/contract/account/account.ts';
import { putBusiness } from '../../../src/contract/services/business.ts';
import { getProvider, listProviders } from '../../../src/contract/services/provider.ts';
import { aBusiness } from '../../support/businesses.ts';
import { aProvider, aProviderForm, aSeller } from '../../support/people.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const rowOf = async ({ id }: User): Promise<Record<string, unknown> | undefined> =>
  (
    await world.database.query(
      `select time_zone as "timeZone", public_latitude as latitude, public_longitude as longitude
         from app.provider where account_id = $1`,
      [id],
    )
  )[0];

/** Opens the link of the mail that the registration sent. */
async function confirm({ email }: User): Promise<void> {
  const [mail] = await world.database.query<{ body: string }>(
    'select body from app.outgoing_mail where recipient = $1 order by created_at desc limit 1',
    [email],
  );
  const token = /verify-email\/([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
  expect((await world.ask(verifyEmail, { params: { token } })).status).toBe(200);
}

describe('who registers to offer services', () => {
  it('has a public profile once the address is confirmed and the business described, and is found with a card', async () => {
    const { user, token } = await aProvider(world, { zip: '10115' });
    const profile = () => world.ask(getProvider, { params: { id: user.id } });
    expect((await profile()).status).toBe(404);
    await confirm(user);
    expect((await profile()).status).toBe(404);
    expect((await world.ask(putBusiness, { body: aBusiness() }, { token })).status).toBe(200);
    expect((await profile()).body).toMatchObject({
      name: 'Salon Müller & Söhne',
      zip: '10115',
      phone: null,
      cards: [],
    });
    const found = async () =>
      (await world.ask(listProviders, { query: { zip: '10115' } })).body.items.map(({ id }) => id as string);
    expect(await found()).not.toContain(user.id);
    await world.database.query(
      `insert into app.service_card (provider_id, name, category, price_cents, duration_minutes, is_published)
       values ($1, 'Schnitt', 'haarschnitt', 3000, 30, true)`,
      [user.id],
    );
    expect(await found()).toContain(user.id);
  });

  it.each([
    { country: 'de', zip: '10115', kept: 'Deutschland', timeZone: 'Europe/Berlin', latitude: 52.5, longitude: 13.4 },
    { country: 'at', zip: '5020', kept: 'Österreich', timeZone: 'Europe/Vienna', latitude: 47.8, longitude: 13 },
    { country: 'ch', zip: '8001', kept: 'Schweiz', timeZone: 'Europe/Zurich', latitude: 47.4, longitude: 8.5 },
  ] as const)('stands at the postal code and on the clock of $country', async (expected) => {
    const { country, zip, kept, timeZone, latitude, longitude } = expected;
    const { user } = await aProvider(world, { country, zip });
    expect(user).toMatchObject({ country: kept, zip });
    const row = await rowOf(user);
    expect(row?.['timeZone']).toBe(timeZone);
    expect(row?.['latitude']).toBeCloseTo(latitude, 0);
    expect(row?.['longitude']).toBeCloseTo(longitude, 0);
  });

  it('stands in the town where the code is not known, as most of Austria’s and Switzerland’s', async () => {
    const { user } = await aProvider(world, { country: 'at', zip: '3402', city: 'Klosterneuburg' });
    expect(await rowOf(user)).toMatchObject({
      timeZone: 'Europe/Vienna',
      latitude: expect.closeTo(48.305, 2),
      longitude: expect.closeTo(16.325, 2),
    });
  });

  it('is taken for German where the form does not say the country, as it did not until now', async () => {
    const { country: _, ...form } = aProviderForm({ zip: '50667' });
    const { body, status } = await world.ask(registerProvider, { body: form });
    expect(status).toBe(201);
    expect(body.user.country).toBe('Deutschland');
    expect(await rowOf(body.user)).toMatchObject({ timeZone: 'Europe/Berlin' });
  });

  it.each([
    { country: 'de', zip: '1010', sentence: 'Please enter a valid postal code (5 digits)' },
    { country: 'at', zip: '10115', sentence: 'Please enter a valid postal code (4 digits)' },
    { country: 'ch', zip: '801', sentence: 'Please enter a valid postal code (4 digits)' },
    { country: 'de', zip: '00000', sentence: 'We do not know this postal code. Please check the digits' },
  ] as const)('is told about $zip in $country, and has no account then', async ({ country, zip, sentence }) => {
    const form = aProviderForm({ country, zip });
    const { status, refusal } = await world.ask(registerProvider, { body: form });
    expect({ status, fields: refusal.fields }).toEqual({ status: 400, fields: { zip: sentence } });
    expect(await world.database.query('select from app.account where email = $1', [form.email])).toEqual([]);
  });

  it('has to choose a country that the site serves', async () => {
    const { status, refusal } = await world.raw('POST /api/auth/provider/register', {
      ...aProviderForm(),
      country: 'fr',
    });
    expect(status).toBe(400);
    expect(Object.keys(refusal.fields ?? {})).toEqual(['country']);
  });
});

it('a seller of properties offers no services by that', async () => {
  const { user } = await aSeller(world);
  expect(user.country).toBe('Philippines');
  expect(await rowOf(user)).toBeUndefined();
});
