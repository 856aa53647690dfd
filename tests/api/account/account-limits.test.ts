import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { passwordStrength, register } from '../../../src/contract/account/account.ts';
import { aCustomer, aCustomerForm, anEmail, goodPassword } from '../../support/people.ts';
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

const wrong = (email: string, caller?: string) =>
  at('login', email, 'something else', caller === undefined ? {} : { caller });

/** Sets the counter, which stands at one, to `count`. */
const usedUp = (name: string, count: number) =>
  world.database.query('update app.rate_limit set count = $2 where key like $1 and count = 1', [`${name}:%`, count]);

describe('limits', () => {
  it('ten failures within fifteen minutes close an address for the rest of them, the right password included', async () => {
    const { user } = await aCustomer(world);
    const elsewhere = '203.0.113.5';
    for (let failure = 0; failure < 10; failure += 1) expect((await wrong(user.email, elsewhere)).status).toBe(401);
    world.clock.forward(minutes(5));
    const refused = await at('login', user.email, goodPassword, { caller: elsewhere, language: 'de' });
    expect(refused).toMatchObject({
      status: 429,
      refusal: { code: 'too_many_requests', error: 'Zu viele Versuche. Bitte warten Sie einen Moment.' },
    });
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(590);
    expect(seconds).toBeLessThanOrEqual(600);
    expect((await at('provider/login', user.email, goodPassword, { caller: elsewhere })).status).toBe(429);
    world.clock.forward(seconds * 1000);
    expect((await at('login', user.email, goodPassword, { caller: elsewhere })).status).toBe(200);
  });

  it('what others fail at does not close an account for who has signed in or registered from there before', async () => {
    const { user } = await aCustomer(world);
    expect((await at('login', user.email, goodPassword, { caller: '198.51.100.1' })).status).toBe(200);
    for (let failure = 0; failure < 10; failure += 1) await wrong(user.email, `203.0.113.${failure}`);
    expect((await wrong(user.email, '203.0.113.99')).status).toBe(429);
    expect((await at('login', user.email, goodPassword, { caller: '198.51.100.2' })).status).toBe(429);
    expect((await at('login', user.email, goodPassword, { caller: '198.51.100.1' })).status).toBe(200);
    expect((await at('login', user.email, goodPassword)).status).toBe(200);
  });

  it('a known caller has ten failures as well, and closes the account for itself alone', async () => {
    const { user } = await aCustomer(world);
    for (let failure = 0; failure < 10; failure += 1) expect((await wrong(user.email)).status).toBe(401);
    expect((await at('login', user.email, goodPassword)).status).toBe(429);
    expect((await at('login', user.email, goodPassword, { caller: '198.51.100.3' })).status).toBe(200);
  });

  it('an unknown address is closed in the same way as a known one', async () => {
    const email = anEmail('unknown');
    for (let failure = 0; failure < 10; failure += 1) expect((await wrong(email)).status).toBe(401);
    expect((await wrong(email)).status).toBe(429);
    expect((await wrong(anEmail('unknown'))).status).toBe(401);
  });

  it('the addresses of one IPv6 line are one caller', async () => {
    await wrong(anEmail('unknown'), '2001:db8:1:2::1');
    await usedUp('login-caller', 100);
    expect((await wrong(anEmail('unknown'), '2001:db8:1:2:ffff::2')).status).toBe(429);
    expect((await wrong(anEmail('unknown'), '2001:db8:1:3::1')).status).toBe(401);
  });

  it('attempts made at once do not slip through', async () => {
    const { user } = await aCustomer(world);
    const answers = await Promise.all(Array.from({ length: 25 }, () => wrong(user.email)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  it('signing in rightly is no failure', async () => {
    const { user } = await aCustomer(world);
    for (let visit = 0; visit < 12; visit += 1) expect((await at('login', user.email, goodPassword)).status).toBe(200);
  });

  it('a hundred failures close one caller, and no other', async () => {
    for (let failure = 0; failure < 100; failure += 1)
      expect((await wrong(anEmail('unknown'), '203.0.113.7')).status).toBe(401);
    const { user } = await aCustomer(world);
    const refused = await at('login', user.email, goodPassword, { caller: '203.0.113.7' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await at('login', user.email, goodPassword, { caller: '203.0.113.8' })).status).toBe(200);
  });

  it('a caller opens two hundred accounts in an hour and no more', async () => {
    const ask = () => world.ask(register, { body: aCustomerForm() }, { caller: '203.0.113.9' });
    expect((await ask()).status).toBe(201);
    await usedUp('register-caller', 199);
    expect((await ask()).status).toBe(201);
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
    world.clock.forward(minutes(60));
    expect((await ask()).status).toBe(201);
  });

  it('a caller has three hundred passwords judged in ten minutes and no more', async () => {
    const ask = () => world.ask(passwordStrength, { body: { password: 'secret' } }, { caller: '203.0.113.10' });
    expect((await ask()).status).toBe(200);
    await usedUp('strength-caller', 299);
    expect((await ask()).status).toBe(200);
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(600);
    world.clock.forward(minutes(10));
    expect((await ask()).status).toBe(200);
  });

  it('keep neither the callers nor the addresses they count', async () => {
    const email = anEmail('counted');
    await wrong(email, '203.0.113.77');
    const { user } = await aCustomer(world);
    await at('login', user.email, goodPassword, { caller: '203.0.113.77' });
    const counted = await world.database.query('select * from app.rate_limit');
    const known = await world.database.query('select * from app.known_caller where account_id = $1', [user.id]);
    expect(known).toHaveLength(2);
    const kept = JSON.stringify([counted, known]);
    expect(kept).toContain('login-email:');
    expect(kept).not.toContain(email);
    expect(kept).not.toContain('203.0.113.77');
  });
});

const judged = async (password: string, language = 'en') =>
  (await world.ask(passwordStrength, { body: { password } }, { language })).body;

describe('POST /auth/password/strength', () => {
  it('tells weak passwords from strong ones', async () => {
    expect((await judged('password')).score).toBe(0);
    expect((await judged('hallo123')).score).toBeLessThan(2);
    expect(await judged('correct horse battery staple')).toEqual({ score: 4, advice: [] });
    expect((await judged('')).score).toBe(0);
  });

  it('advises in the language of the caller', async () => {
    expect((await judged('password')).advice).toEqual([
      'This is one of the most used passwords.',
      'Make it longer: add a word or two.',
    ]);
    expect((await judged('password', 'de')).advice).toEqual([
      'Das ist eines der am häufigsten benutzten Passwörter.',
      'Länger machen: ein, zwei Wörter anhängen.',
    ]);
  });

  it.each([
    [undefined, 'Dieses Feld wird benötigt', 'This field is required'],
    [7, 'Dieser Wert hat nicht die richtige Form', 'This value does not have the right form'],
    ['x'.repeat(201), 'Bitte höchstens 200 Zeichen eingeben', 'Please enter at most 200 characters'],
  ])('refuses %j', async (password, german, english) => {
    for (const [language, sentence] of [
      ['de', german],
      ['en', english],
    ] as const) {
      const answered = await world.raw('POST /api/auth/password/strength', { password }, { language });
      expect(answered).toMatchObject({ status: 400, refusal: { fields: { password: sentence } } });
    }
  });
});
