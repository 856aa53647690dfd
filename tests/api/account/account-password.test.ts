import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  forgotPassword,
  login,
  passwordStrength,
  register,
  registerProvider,
  resetPassword,
} from '../../../src/contract/account/account.ts';
import { aCustomer, aCustomerForm, anEmail, aProvider, aProviderForm, goodPassword } from '../../support/people.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
beforeEach(() => world.database.query('delete from app.rate_limit'));

const accounts = async (): Promise<unknown> => (await world.database.query('select count(*) from app.account'))[0];

/** Passwords that attackers try first, each with the sentence that refuses it. */
const guessed: [string, string, string][] = [
  ['password', 'This is one of the most used passwords.', 'Das ist eines der am häufigsten benutzten Passwörter.'],
  ['password1', 'This is a frequently used password.', 'Das ist ein häufig benutztes Passwort.'],
  [
    '        ',
    'Repeated characters such as “aaa” are easy to guess.',
    'Wiederholte Zeichen wie „aaa“ sind leicht zu erraten.',
  ],
  [
    'abcdefgh',
    'Common sequences such as “abc” are easy to guess.',
    'Übliche Zeichenfolgen wie „abc“ sind leicht zu erraten.',
  ],
];

/** Passwords made of what is known of the person. */
const personal = [
  'anna.mueller',
  'ANNA.MUELLER',
  'annamueller',
  'Anna Müller',
  'annamüller',
  'müllermüller',
  'Anna1234',
];
const aboutAnna = (name: string) => ({ email: `anna.mueller@${name}.example.org`, name: 'Anna Müller' });
const tooPersonal = {
  password: 'This password is too easy to guess. The password should not contain anything connected with you.',
};

/** Words, names and rows of keys that German attackers try, with what people put behind them. */
const tried =
  `passwort hallo123 qwertzui berlin2026 schatzi1 Passwort1 passwort! p4sswort ｐａｓｓｗｏｒｔ qwertz123 yxcvbnm1 1qayxsw2
  hamburg1 münchen2025 muenchen1 wien2025 zürich2024 makati2025 julia1990 lukas2011 thomas85 müller123 sommer2026 fussball fußball1
  sonnenschein prinzessin1 willkommen1 geheim123 schalke04 test1234 Kennwort1`.split(/\s+/);

describe('a password that is guessed at once', () => {
  it.each(tried)('opens no account: %s', async (password) => {
    const before = await accounts();
    const { status, refusal } = await world.ask(register, { body: aCustomerForm({ password, name: 'Gerda Gast' }) });
    expect([status, refusal.fields?.['password']]).toEqual([
      400,
      expect.stringMatching(/^This password is too easy to guess\. \w.+\.$/),
    ]);
    expect(await accounts()).toEqual(before);
  });

  it.each(guessed)('makes no account: %j', async (password, english, german) => {
    const before = await accounts();
    for (const [language, sentence] of [
      ['en', `This password is too easy to guess. ${english}`],
      ['de', `Dieses Passwort ist zu leicht zu erraten. ${german}`],
    ] as const) {
      const refused = { status: 400, refusal: { code: 'invalid', fields: { password: sentence } } };
      const customer = aCustomerForm({ password });
      expect(await world.ask(register, { body: customer }, { language })).toMatchObject(refused);
      const provider = aProviderForm({ password });
      expect(await world.ask(registerProvider, { body: provider }, { language })).toMatchObject(refused);
    }
    expect(await accounts()).toEqual(before);
  });

  it.each(personal)('is made of what the form says of the person: %s', async (password) => {
    const customer = aCustomerForm({ ...aboutAnna('customer'), password });
    expect(await world.ask(register, { body: customer })).toMatchObject({
      status: 400,
      refusal: { fields: tooPersonal },
    });
    const provider = aProviderForm({ email: aboutAnna('provider').email, password });
    expect(await world.ask(registerProvider, { body: provider })).toMatchObject({
      status: 400,
      refusal: { fields: tooPersonal },
    });
  });

  it('is the whole address, or the business', async () => {
    const email = anEmail('anna');
    for (const password of [email, 'Salon Müller & Söhne', 'salonmüllersöhne'])
      expect((await world.ask(registerProvider, { body: aProviderForm({ email, password }) })).refusal).toMatchObject({
        fields: tooPersonal,
      });
  });

  it('is refused behind the link of a mail too, which stays good', async () => {
    const { user } = await aProvider(world, { email: 'anna.mueller@salon.example.org' });
    await world.ask(forgotPassword, { body: { email: user.email } });
    await world.afterwards();
    const [mail] = await world.database.query<{ body: string }>(
      `select body from app.outgoing_mail where recipient = $1 and body like '%/password/reset/%'`,
      [user.email],
    );
    const token = /\/password\/reset\/([\w-]{43})/.exec(mail?.body ?? '')?.[1] ?? 'no link';
    const reset = (password: string) => world.ask(resetPassword, { body: { token, password } });
    for (const [password, reason] of guessed)
      expect(await reset(password)).toMatchObject({
        status: 400,
        refusal: { fields: { password: `This password is too easy to guess. ${reason}` } },
      });
    for (const password of [...personal, 'Salon Müller & Söhne', user.email])
      expect(await reset(password)).toMatchObject({ status: 400, refusal: { fields: tooPersonal } });
    expect((await world.ask(login, { body: { email: user.email, password: goodPassword } })).status).toBe(200);
    expect((await reset('Ein ganz anderes Passwort')).status).toBe(200);
  });

  it.each(['demo-password', 'Anna und der grüne Ofen', 'blauer Kiesel 77'])('is not this one: %s', async (password) => {
    const customer = aCustomerForm({ ...aboutAnna(`fine${password.length}`), password });
    expect((await world.ask(register, { body: customer })).status).toBe(201);
  });
});

it('is compared composed, and otherwise to the character', async () => {
  const { user } = await aCustomer(world, { password: 'Grünes Haus\u200Bboot ﬁn' });
  const signIn = async (password: string) => (await world.ask(login, { body: { email: user.email, password } })).status;
  expect(await signIn('Gru\u0308nes Haus\u200Bboot fin')).toBe(200);
  for (const other of ['Grünes Hausboot fin', 'Grünes Haus\u200Bboot fin ', 'Grunes Haus\u200Bboot fin'])
    expect(await signIn(other)).toBe(401);
});

const judged = async (about?: string[]) =>
  (await world.ask(passwordStrength, { body: { password: 'gerdagoldlack', ...(about && { about }) } })).body;

it('the strength that the form shows counts what else the form says', async () => {
  expect((await judged()).score).toBeGreaterThan(1);
  expect(await judged(['gerda.goldlack@example.org', 'Gerda Goldlack'])).toMatchObject({
    score: 0,
    advice: expect.arrayContaining(['The password should not contain anything connected with you.']),
  });
});
