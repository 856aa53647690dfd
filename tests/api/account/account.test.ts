import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { register, registerProvider } from '../../../src/contract/account/account.ts';
import {
  aCustomer,
  aCustomerForm,
  anEmail,
  aProvider,
  aProviderForm,
  aSeller,
  goodPassword,
} from '../../support/people.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

/** The number of rows in each table that a registration writes. */
const written = async (): Promise<Record<string, unknown>> =>
  (
    await world.database.query(
      `select (select count(*) from app.account) as accounts, (select count(*) from app.email_token) as tokens,
              (select count(*) from app.outgoing_mail) as mails`,
    )
  )[0] ?? {};

describe('POST /auth/register', () => {
  it('opens a customer account on the plan free and answers with a token that holds', async () => {
    const email = anEmail();
    const answered = await world.ask(register, {
      body: { email: `  ${email.toUpperCase()} `, password: goodPassword, name: ' Anna Maria Groß ' },
    });
    expect(answered.status).toBe(201);
    expect(answered.headers.get('cache-control')).toBe('no-store');
    expect(answered.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answered.body.user).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      type: 'customer',
      email,
      name: 'Anna Maria Groß',
      firstName: 'Anna Maria',
      lastName: 'Groß',
      businessName: null,
      phone: null,
      street: null,
      houseNumber: null,
      zip: null,
      city: null,
      country: null,
      latitude: null,
      longitude: null,
      description: null,
      dateOfBirth: null,
      package: 'free',
      propertyPackage: null,
      pendingEmail: null,
      notificationPreferences: {
        appointmentReminders: true,
        emailNotifications: true,
        marketingEmails: false,
        smsNotifications: true,
        bookingEmails: true,
        quietFrom: 21,
        quietUntil: 8,
      },
      verified: false,
      email_verified: false,
      publicPhone: null,
      isPhonePublic: false,
      isAddressPublic: false,
      phone_verified: false,
      profileImage: null,
      isSupport: null,
      works: null,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
    const me = await world.raw('GET /api/auth/me', undefined, { token: answered.body.access_token });
    expect(me.body).toEqual(answered.body.user);
  });

  it('opens a seller account on the plan basic', async () => {
    const { user } = await aCustomer(world, { userType: 'seller', name: 'Cher' });
    expect(user).toMatchObject({ type: 'seller', package: 'basic', name: 'Cher', firstName: 'Cher', lastName: null });
  });

  it('keeps the password as an argon2id hash with the parameters of OWASP, and a link only as its SHA-256', async () => {
    const { user } = await aCustomer(world);
    const [kept] = await world.database.query<{ hash: string; token: Uint8Array; body: string }>(
      `select password_hash as hash, token_hash as token, body
         from app.account join app.email_token on account_id = account.id join app.outgoing_mail on recipient = account.email
        where account.id = $1`,
      [user.id],
    );
    expect(kept?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const token = /verify-email\/(\S+)/.exec(kept?.body ?? '')?.[1] ?? '';
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
    expect(Buffer.from(kept?.token ?? [])).toEqual(Buffer.from(digest));
  });

  it('writes account, link and mail together or not at all', async () => {
    const email = anEmail('unlucky');
    const before = await written();
    await world.database.query(
      `alter table app.outgoing_mail add constraint unlucky check (recipient not like 'unlucky%')`,
    );
    const answered = await world.ask(register, { body: aCustomerForm({ email }) });
    expect(answered.status).toBe(500);
    expect(answered.refusal).toEqual({
      error: 'Something went wrong on our side. Please try again.',
      code: 'internal',
      requestId: answered.headers.get('x-request-id'),
    });
    expect(await written()).toEqual(before);
    await world.database.query('alter table app.outgoing_mail drop constraint unlucky');
    expect((await world.ask(register, { body: aCustomerForm({ email }) })).status).toBe(201);
  });

  it.each([
    [
      'en',
      'There is already an account for this e-mail address.',
      'There is already an account for this e-mail address',
    ],
    ['de', 'Für diese E-Mail-Adresse gibt es bereits ein Konto.', 'Für diese E-Mail-Adresse gibt es bereits ein Konto'],
  ])(
    'refuses an address that has an account, whatever its case, and says so at the field (%s)',
    async (language, error, field) => {
      const { user } = await aProvider(world);
      const before = await written();
      for (const answered of [
        await world.ask(register, { body: aCustomerForm({ email: user.email.toUpperCase() }) }, { language }),
        await world.ask(registerProvider, { body: aProviderForm({ email: user.email }) }, { language }),
      ]) {
        expect(answered.status).toBe(409);
        expect(answered.refusal).toEqual({ error, code: 'email_taken', fields: { email: field } });
      }
      // The owner is told, once.
      expect(await written()).toEqual({ ...before, mails: Number(before['mails']) + 1 });
    },
  );

  it('tells the owner of the address once a day, and a caller of ten such addresses an hour', async () => {
    const { user } = await aProvider(world);
    const again = (caller: string) =>
      world.ask(register, { body: aCustomerForm({ email: user.email }) }, { language: 'de', caller });
    const statuses = [];
    for (let turn = 0; turn < 11; turn += 1) statuses.push((await again('10.9.9.9')).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 409), 429]);
    expect((await again('10.9.9.10')).status).toBe(409);
    const told = await world.database.query<{ body: string }>(
      `select body from app.outgoing_mail where recipient = $1 and subject = 'Sie haben bereits ein Konto'`,
      [user.email],
    );
    expect(told).toHaveLength(1);
    expect(told[0]?.body).toContain('/password/forgot');
    expect(told[0]?.body).not.toContain('Groß');
  });

  it('opens exactly one account when the same address registers several times at once', async () => {
    const email = anEmail('race');
    const before = await written();
    const answers = await Promise.all([
      ...[1, 2, 3].map(() => world.ask(register, { body: aCustomerForm({ email }) })),
      ...[1, 2, 3].map(() => world.ask(registerProvider, { body: aProviderForm({ email }) })),
    ]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409, 409, 409, 409, 409]);
    const after = await written();
    for (const table of ['accounts', 'tokens']) expect(after[table]).toBe(Number(before[table]) + 1);
    // One confirms the address, and one tells its owner of the others.
    expect(after['mails']).toBe(Number(before['mails']) + 2);
  });
});

describe('POST /auth/provider/register', () => {
  it.each([
    ['free', 'provider', 'free', 'Deutschland'],
    ['pro', 'provider', 'gold', 'Deutschland'],
    ['gold', 'provider', 'gold', 'Deutschland'],
    ['platin', 'provider', 'platin', 'Deutschland'],
    ['basic', 'seller', 'basic', 'Philippines'],
    ['premium', 'seller', 'premium', 'Philippines'],
    ['developer', 'seller', 'developer', 'Philippines'],
    ['unheard-of', 'provider', 'free', 'Deutschland'],
    ['constructor', 'provider', 'free', 'Deutschland'],
  ])('type %s makes a %s on the plan %s in %s', async (type, accountType, plan, country) => {
    const { user } = await aProvider(world, { type });
    expect(user).toMatchObject({ type: accountType, package: plan, country });
  });

  it('without a type behaves as free', async () => {
    const { type: _, ...body } = aProviderForm();
    const answered = await world.ask(registerProvider, { body });
    expect(answered.body.user).toMatchObject({ type: 'provider', package: 'free' });
  });

  it('keeps everything that the form says', async () => {
    const { user } = await aSeller(world, { phone: '+63 917 123 4567' });
    expect(user).toMatchObject({
      name: 'Maria Santos',
      firstName: 'Maria',
      lastName: 'Santos',
      businessName: 'Santos Realty',
      phone: '+63 917 123 4567',
      dateOfBirth: '1985-02-28',
      street: 'Ayala Avenue',
      houseNumber: '6750',
      zip: '1226',
      city: 'Makati',
      country: 'Philippines',
      description: 'Condominiums and houses in Metro Manila.',
    });
  });
});
