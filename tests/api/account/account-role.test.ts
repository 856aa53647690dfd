import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loginProvider, me, takeRole } from '../../../src/contract/account/account.ts';
import { getPackages } from '../../../src/contract/billing/billing.ts';
import { getUserProperties } from '../../../src/contract/property/listing.ts';
import { getReadiness } from '../../../src/contract/services/business.ts';
import { aListing } from '../../support/listings.ts';
import { aCustomer, aProvider, aProviderForm, aSeller, goodPassword, type Person } from '../../support/people.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

function aRoleForm(overrides: Partial<ReturnType<typeof aProviderForm>> = {}) {
  const { email: _, password: __, confirmPassword: ___, ...form } = aProviderForm(overrides);
  return form;
}
const take = ({ token }: Person, overrides: Parameters<typeof aRoleForm>[0] = {}) =>
  world.ask(takeRole, { body: aRoleForm(overrides) }, { token });
const login = (person: Person, password = goodPassword) =>
  world.ask(loginProvider, { body: { email: person.user.email, password } });

describe('a customer', () => {
  it('becomes a provider with the same account, and stays signed in', async () => {
    const customer = await aCustomer(world);
    const { status, body } = await take(customer, { type: 'pro' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: customer.user.id,
      email: customer.user.email,
      type: 'provider',
      package: 'gold',
      businessName: 'Salon Müller & Söhne',
      country: 'Deutschland',
    });
    expect((await world.ask(me, {}, { token: customer.token })).body).toEqual(body);
    expect((await world.ask(getReadiness, {}, { token: customer.token })).status).toBe(200);
    expect((await login(customer)).status).toBe(200);
    const [services] = (await world.ask(getPackages, {}, { token: customer.token })).body.plans;
    expect(services).toMatchObject({ package: 'gold', trialEndsAt: expect.any(String) });
  });

  it('becomes a seller by the same form', async () => {
    const customer = await aCustomer(world);
    const { body } = await take(customer, { type: 'premium', zip: '1226' });
    expect(body).toMatchObject({ type: 'seller', package: 'premium', country: 'Philippines' });
    expect((await world.ask(getUserProperties, {}, { token: customer.token })).status).toBe(200);
  });

  it.each([
    [{ zip: '1010' }, { zip: 'Please enter a valid postal code (5 digits)' }],
    [{ zip: '00000' }, { zip: 'We do not know this postal code. Please check the digits' }],
    [{ firstName: '' }, { firstName: 'This field is required' }],
    [{ birthDate: '2020-01-01' }, { birthDate: 'Please enter a valid date of birth (at least 18 years old)' }],
  ])('stays a customer if the form has %o', async (wrong, fields) => {
    const customer = await aCustomer(world);
    const { status, refusal } = await take(customer, wrong);
    expect({ status, fields: refusal.fields }).toEqual({ status: 400, fields });
    expect((await world.ask(me, {}, { token: customer.token })).body).toEqual(customer.user);
  });

  it('takes one role of two forms sent at once', async () => {
    const customer = await aCustomer(world);
    const both = await Promise.all([take(customer, { type: 'free' }), take(customer, { type: 'free' })]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });

  it('is told so at the sign-in of providers, with the right password only', async () => {
    const customer = await aCustomer(world);
    const right = await login(customer);
    expect([right.status, right.refusal.code]).toEqual([403, 'no_provider']);
    const wrong = await login(customer, 'Nicht das Passwort 9');
    expect([wrong.status, wrong.refusal.code]).toEqual([401, 'invalid_credentials']);
  });
});

describe('a seller', () => {
  it('becomes a provider and keeps plan and listings', async () => {
    const seller = await aSeller(world, { type: 'premium' });
    for (const title of ['One', 'Two']) await aListing(world, seller, { title });
    const { body } = await take(seller, { type: 'platin', zip: '10115' });
    expect(body).toMatchObject({ type: 'provider', package: 'platin', propertyPackage: 'premium' });
    await aListing(world, seller, { title: 'Three' });
    const listed = (await world.ask(getUserProperties, {}, { token: seller.token })).body;
    expect(listed.map(({ status }) => status)).toEqual(['published', 'published', 'published']);
  });

  it('is a seller already', async () => {
    const seller = await aSeller(world);
    const { status, refusal } = await take(seller, { type: 'basic', zip: '1226' });
    expect([status, refusal.code]).toEqual([409, 'role_taken']);
  });
});

it('a provider takes a plan for properties as any other plan, not by the form', async () => {
  const provider = await aProvider(world);
  expect((await take(provider, { type: 'premium', zip: '1226' })).refusal.code).toBe('role_taken');
});
