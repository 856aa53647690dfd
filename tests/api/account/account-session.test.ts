import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteStepsBefore } from '../../../netlify/features/account/account/factor-sql.ts';
import { issueToken } from '../../../netlify/session/token.ts';
import { login, loginProvider, logout, me } from '../../../src/contract/account/account.ts';
import { changePassword } from '../../../src/contract/account/profile.ts';
import { passwordWork } from '../../support/argon2.ts';
import {
  aCustomer,
  aCustomerForm,
  anEmail,
  aProvider,
  aSeller,
  goodPassword,
  type Person,
} from '../../support/people.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
beforeEach(() => world.database.query('delete from app.rate_limit'));

const minutes = (count: number): number => count * 60_000;
const at = (path: 'login' | 'provider/login', email: unknown, password: unknown, options = {}) =>
  world.raw(`POST /api/auth/${path}`, { email, password }, options);
/** With the number of passwords compared: equal numbers show equal time without a clock. */
const refusalOf = async (path: 'login' | 'provider/login', email: string, password: string) => {
  const before = passwordWork.verifications;
  const { status, refusal } = await at(path, email, password);
  return { status, refusal, verifications: passwordWork.verifications - before };
};
const invalidCredentials = {
  status: 401,
  refusal: { error: 'Sign-in failed. Please check your entries.', code: 'invalid_credentials' },
  verifications: 1,
};
const statusOfMe = async (token: string | undefined): Promise<number> => (await world.ask(me, {}, { token })).status;

const sessionVersionOf = async (id: string): Promise<number> => {
  const [account] = await world.database.query<{ version: number }>(
    'select session_version as version from app.account where id = $1',
    [id],
  );
  return account?.version ?? -1;
};

const anAdmin = async (): Promise<Person> => {
  const person = await aCustomer(world);
  await world.database.query(`update app.account set type = 'admin' where id = $1`, [person.user.id]);
  return person;
};

/** The beginning of a hash: algorithm, version, costs. */
const parameters = (kept: unknown): string => String(kept).split('$').slice(0, 4).join('$');

describe('a token', () => {
  it('from the future opens nothing', async () => {
    const { user } = await aCustomer(world);
    const { secret, clock } = world.adapters;
    const ahead = new Date(clock.now().getTime() + minutes(10));
    const version = await sessionVersionOf(user.id);
    expect(await statusOfMe(await issueToken(secret, user.id, version, ahead))).toBe(401);
    expect(await statusOfMe(await issueToken(secret, user.id, version, clock.now()))).toBe(200);
  });
});

describe('signing in', () => {
  it('answers with the person and a token that holds, whatever the case of the address', async () => {
    const { user } = await aProvider(world);
    for (const path of ['login', 'provider/login'] as const) {
      const answered = await at(path, ` ${user.email.toUpperCase()} `, goodPassword);
      expect(answered.status).toBe(200);
      expect(answered.body['user']).toEqual(user);
      expect(await statusOfMe(String(answered.body['access_token']))).toBe(200);
    }
  });

  it('takes the same password from a keyboard that composes its letters differently', async () => {
    const { user } = await aCustomer(world, { password: 'Grüße aus Köln'.normalize('NFC') });
    expect((await at('login', user.email, 'Grüße aus Köln'.normalize('NFD'))).status).toBe(200);
  });

  it('refuses an unknown address and a wrong password with the same answer and the same work', async () => {
    const { user } = await aProvider(world);
    for (const path of ['login', 'provider/login'] as const) {
      expect(await refusalOf(path, anEmail('unknown'), goodPassword)).toEqual(invalidCredentials);
      expect(await refusalOf(path, user.email, `${goodPassword}!`)).toEqual(invalidCredentials);
    }
  });

  it('compares an unknown address with a hash of the same parameters as everybody has', async () => {
    const { user } = await aCustomer(world);
    await refusalOf('login', user.email, 'something else');
    const known = passwordWork.compared;
    await refusalOf('login', anEmail('unknown'), 'something else');
    const unknown = passwordWork.compared;
    expect(parameters(unknown)).toBe(parameters(known));
    expect(String(unknown)).toHaveLength(String(known).length);
  });

  it('tells of a suspension whoever knows the password and nobody else, and ends the tokens', async () => {
    const { user, token } = await aSeller(world);
    await world.database.query('update app.account set suspended_at = now() where id = $1', [user.id]);
    for (const path of ['login', 'provider/login'] as const)
      expect(await refusalOf(path, user.email, goodPassword)).toMatchObject({
        status: 403,
        refusal: { code: 'suspended' },
        verifications: 1,
      });
    expect(await refusalOf('login', user.email, 'something else')).toEqual(invalidCredentials);
    expect(await statusOfMe(token)).toBe(401);
  });

  it('admits providers and sellers at their own door, everybody at the common one', async () => {
    const people = {
      admin: await anAdmin(),
      customer: await aCustomer(world),
      provider: await aProvider(world),
      seller: await aSeller(world),
    };
    for (const [type, { user }] of Object.entries(people)) {
      const common = await world.ask(login, { body: { email: user.email, password: goodPassword } });
      expect(common).toMatchObject({ status: 200, body: { user: { type } } });
    }
    for (const { user } of [people.provider, people.seller]) {
      const own = await world.ask(loginProvider, { body: { email: user.email, password: goodPassword } });
      expect(own).toMatchObject({ status: 200, body: { user: { id: user.id } } });
    }
    expect(await refusalOf('provider/login', people.admin.user.email, goodPassword)).toEqual(invalidCredentials);
    // Whoever knows the password is told which door is theirs; with a wrong one it is refused like any other.
    const { email } = people.customer.user;
    expect(await refusalOf('provider/login', email, goodPassword)).toMatchObject({
      status: 403,
      refusal: { code: 'no_provider' },
    });
    expect(await refusalOf('provider/login', email, 'Ein anderes Passwort 1')).toEqual(invalidCredentials);
  });

  it('renews a hash that was made with other parameters', async () => {
    const { user } = await aCustomer(world);
    const old = await hash(goodPassword, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    await world.database.query('update app.account set password_hash = $2 where id = $1', [user.id, old]);
    const kept = async (): Promise<unknown> =>
      (await world.database.query('select password_hash from app.account where id = $1', [user.id]))[0]?.[
        'password_hash'
      ];

    expect((await at('login', user.email, 'something else')).status).toBe(401);
    expect(await kept()).toBe(old);
    expect((await at('login', user.email, goodPassword)).status).toBe(200);
    const renewed = await kept();
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await at('login', user.email, goodPassword)).status).toBe(200);
    expect(await kept()).toBe(renewed);
  });

  it.each([
    ['email', { email: undefined }, 'Dieses Feld wird benötigt', 'This field is required'],
    ['email', { email: '' }, 'Dieses Feld wird benötigt', 'This field is required'],
    [
      'email',
      { email: 'anna' },
      'Bitte geben Sie eine gültige E-Mail-Adresse ein',
      'Please enter a valid e-mail address',
    ],
    [
      'email',
      { email: { $ne: '' } },
      'Dieser Wert hat nicht die richtige Form',
      'This value does not have the right form',
    ],
    ['password', { password: undefined }, 'Dieses Feld wird benötigt', 'This field is required'],
    ['password', { password: '' }, 'Dieses Feld wird benötigt', 'This field is required'],
    [
      'password',
      { password: 12_345_678 },
      'Dieser Wert hat nicht die richtige Form',
      'This value does not have the right form',
    ],
    [
      'password',
      { password: 'x'.repeat(201) },
      'Bitte höchstens 200 Zeichen eingeben',
      'Please enter at most 200 characters',
    ],
  ])('names a faulty %s: %j', async (field, part, german, english) => {
    const form = { email: 'anna@example.org', password: goodPassword, ...part };
    for (const path of ['login', 'provider/login'])
      for (const [language, sentence] of [
        ['de', german],
        ['en', english],
      ] as const) {
        const answered = await world.raw(`POST /api/auth/${path}`, form, { language });
        expect(answered).toMatchObject({ status: 400, refusal: { code: 'invalid' } });
        expect(answered.refusal.fields).toEqual({ [field]: sentence });
      }
  });

  it('says in German what is specified in German', async () => {
    const answered = await at('login', anEmail(), goodPassword, { language: 'de' });
    expect(answered.refusal.error).toBe('Anmeldung fehlgeschlagen. Bitte überprüfen Sie Ihre Eingaben.');
  });
});

describe('a token', () => {
  it('is renewed by any call once it is older than five minutes', async () => {
    const { token } = await aCustomer(world);
    world.clock.forward(minutes(4.9));
    expect((await world.ask(me, {}, { token })).headers.get('x-access-token')).toBeNull();
    world.clock.forward(minutes(0.2));
    const renewed = (await world.ask(me, {}, { token })).headers.get('x-access-token') ?? '';
    expect(renewed).not.toBe(token);
    world.clock.forward(minutes(26));
    expect(await statusOfMe(token)).toBe(401);
    expect(await statusOfMe(renewed)).toBe(200);
  });

  it('ends after thirty minutes', async () => {
    const { token } = await aCustomer(world);
    world.clock.forward(minutes(29.9));
    expect(await statusOfMe(token)).toBe(200);
    world.clock.forward(minutes(0.2));
    expect(await statusOfMe(token)).toBe(401);
  });

  it('ends at sign-out with all tokens of its session; others of the account and other people stay signed in', async () => {
    const [person, other] = [await aCustomer(world), await aCustomer(world)];
    const second = await world.ask(login, { body: { email: person.user.email, password: goodPassword } });
    world.clock.forward(minutes(6));
    const renewed = (await world.ask(me, {}, { token: person.token })).headers.get('x-access-token') ?? '';
    const left = await world.ask(logout, {}, { token: renewed });
    expect(left).toMatchObject({ status: 200, body: {} });
    for (const token of [person.token, renewed]) expect(await statusOfMe(token)).toBe(401);
    for (const token of [second.body.access_token, other.token]) expect(await statusOfMe(token)).toBe(200);
    // The other one goes on through a renewal, and can be signed out of as well.
    const later = (await world.ask(me, {}, { token: second.body.access_token })).headers.get('x-access-token') ?? '';
    await world.ask(logout, {}, { token: second.body.access_token });
    for (const token of [second.body.access_token, later]) expect(await statusOfMe(token)).toBe(401);
    const again = await world.ask(login, { body: { email: person.user.email, password: goodPassword } });
    expect(await statusOfMe(again.body.access_token)).toBe(200);
  });

  it('ends with all others of the account by a new password', async () => {
    const person = await aCustomer(world);
    const second = await world.ask(login, { body: { email: person.user.email, password: goodPassword } });
    const body = { currentPassword: goodPassword, password: 'Noch ein gutes Passwort 2' };
    const changed = await world.ask(changePassword, { body }, { token: person.token });
    for (const token of [person.token, second.body.access_token]) expect(await statusOfMe(token)).toBe(401);
    expect(await statusOfMe(changed.body.access_token)).toBe(200);
  });

  it('that was signed out of is forgotten once its last token has run out', async () => {
    const person = await aCustomer(world);
    await world.ask(logout, {}, { token: person.token });
    const kept = async () =>
      (await world.database.query('select from app.ended_session where account_id = $1', [person.user.id])).length;
    expect(await kept()).toBe(1);
    world.clock.forward(minutes(32));
    await deleteStepsBefore(world.database, world.clock.now());
    expect(await kept()).toBe(0);
  });

  it('is needed to ask who one is, to sign out and to have the mail sent again', async () => {
    const { token } = await aCustomer(world);
    const forged = `${token.slice(0, -4)}AAAA`;
    const [head = '', claims = ''] = token.split('.');
    const unsigned = `${btoa('{"alg":"none"}').replaceAll('=', '')}.${claims}.`;
    for (const line of ['GET /api/auth/me', 'POST /api/auth/logout', 'POST /api/auth/resend-verification'])
      for (const shown of [undefined, 'nonsense', forged, unsigned, `${head}.${claims}`]) {
        const answered = await world.raw(line, undefined, { token: shown });
        expect(answered).toMatchObject({ status: 401, refusal: { code: 'unauthenticated', error: 'Please sign in.' } });
      }
    expect(await statusOfMe(token)).toBe(200);
  });
});

it('known paths refuse other methods, and unknown paths are not found', async () => {
  expect(await world.raw('GET /api/auth/login')).toMatchObject({
    status: 405,
    refusal: { code: 'method_not_allowed' },
  });
  expect(await world.raw('DELETE /api/auth/me')).toMatchObject({ status: 405 });
  expect(await world.raw('GET /api/auth/unheard-of')).toMatchObject({ status: 404, refusal: { code: 'not_found' } });
});

it('no answer and no log line holds a password, a hash or a token', async () => {
  const person = await aProvider(world);
  const answers = [
    await world.ask(login, { body: { email: person.user.email, password: goodPassword } }),
    await at('login', person.user.email, 'a wrong password'),
    await world.ask(me, {}, { token: person.token }),
    await world.raw('POST /api/auth/provider/register', { password: goodPassword }),
    await world.raw('POST /api/auth/register', { ...aCustomerForm(), email: person.user.email }),
  ];
  for (const { body } of answers) {
    expect(JSON.stringify(body)).not.toMatch(/argon2|hash|session_?version/i);
    expect(JSON.stringify(body)).not.toContain(goodPassword);
  }
  const lines = world.logged.join('\n');
  expect(lines).toContain('/api/auth/login');
  for (const secret of [goodPassword, 'a wrong password', person.token, 'argon2', 'eyJ', person.user.email])
    expect(lines).not.toContain(secret);
});
