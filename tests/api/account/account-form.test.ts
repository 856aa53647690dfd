import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCustomerForm, anEmail, aProvider, aProviderForm, aSeller, goodPassword } from '../../support/people.ts';
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

/** Years ago today, as a day; `days` later. 28 February stands in for a leap day that the year does not have. */
function birthday(years: number, days = 0): string {
  const day = new Date();
  const month = day.getUTCMonth();
  day.setUTCFullYear(day.getUTCFullYear() - years);
  if (day.getUTCMonth() !== month) day.setUTCDate(0);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

const sentences = {
  required: ['Dieses Feld wird benötigt', 'This field is required'],
  wrongType: ['Dieser Wert hat nicht die richtige Form', 'This value does not have the right form'],
  email: ['Bitte geben Sie eine gültige E-Mail-Adresse ein', 'Please enter a valid e-mail address'],
  phone: ['Bitte geben Sie eine gültige Telefonnummer ein', 'Please enter a valid phone number'],
  password: ['Das Passwort muss mindestens 8 Zeichen lang sein', 'The password must be at least 8 characters long'],
  passwordsDiffer: ['Die Passwörter stimmen nicht überein', 'Passwords do not match'],
  zip: ['Bitte geben Sie eine gültige PLZ ein (5 Ziffern)', 'Please enter a valid postal code (5 digits)'],
  zipProperty: [
    'Bitte geben Sie eine gültige PLZ ein (4 oder 5 Ziffern)',
    'Please enter a valid postal code (4 or 5 digits)',
  ],
  birthDate: [
    'Bitte geben Sie ein gültiges Geburtsdatum ein (Mindestalter 18 Jahre)',
    'Please enter a valid date of birth (at least 18 years old)',
  ],
  notInList: ['Bitte wählen Sie einen der angebotenen Werte', 'Please choose one of the values offered'],
} as const;
type Sentence = keyof typeof sentences | number;

/** A number instead of a text: a text one character longer than that maximum. */
const spoken = (sentence: Sentence, language: 'de' | 'en'): string => {
  if (typeof sentence !== 'number') return sentences[sentence][language === 'de' ? 0 : 1];
  const number = sentence.toLocaleString(language);
  return language === 'de' ? `Bitte höchstens ${number} Zeichen eingeben` : `Please enter at most ${number} characters`;
};

const tooLong = (characters: number): string => 'x'.repeat(characters + 1);
const texts = (field: string, maximum: number): [string, unknown, Sentence][] => [
  [field, undefined, 'required'],
  [field, null, 'required'],
  [field, '', 'required'],
  [field, '   ', 'required'],
  [field, 7, 'wrongType'],
  [field, ['x'], 'wrongType'],
  [field, 'a\0b', 'wrongType'],
  [field, 'a\ud800b', 'wrongType'],
  [field, tooLong(maximum), maximum],
];
const addresses: [string, unknown, Sentence][] = [
  ['email', undefined, 'required'],
  ['email', '', 'required'],
  ['email', 7, 'wrongType'],
  ...['anna', 'anna@', '@example.org', 'anna@example', 'a b@example.org', 'a@b@example.org'].map(
    (address): [string, unknown, Sentence] => ['email', address, 'email'],
  ),
  ...['a@example.org\r\nBcc: b@example.org', 'a@example.org,b@example.org', 'A <a@example.org>'].map(
    (address): [string, unknown, Sentence] => ['email', address, 'email'],
  ),
  ['email', 'a\0@example.org', 'wrongType'],
  ['email', `${tooLong(250)}@example.org`, 254],
];
const passwords: [string, unknown, Sentence][] = [
  ['password', undefined, 'required'],
  ['password', '', 'required'],
  ['password', 12_345_678, 'wrongType'],
  ['password', '1234567', 'password'],
  ['password', tooLong(200), 200],
];

describe.each(['de', 'en'] as const)('bad input is a 400 that names the field (%s)', (language) => {
  /** The answer to the form, and the number of rows afterwards. */
  const outcome = async (line: string, form: Record<string, unknown>) => {
    const before = await written();
    const { status, refusal } = await world.raw(line, form, { language });
    return { status, refusal, before, after: await written() };
  };
  const refusalOf = (field: string, sentence: Sentence) => ({
    error: language === 'de' ? 'Bitte prüfen Sie Ihre Angaben.' : 'Please check your entries.',
    code: 'invalid',
    fields: { [field]: spoken(sentence, language) },
  });

  it.each([
    ...addresses,
    ...passwords,
    ...texts('name', 120),
    ['userType', 'admin', 'notInList'],
    ['userType', 'provider', 'notInList'],
    ['userType', 7, 'notInList'],
  ] as [string, unknown, Sentence][])('register: %s %j', async (field, value, sentence) => {
    const { status, refusal, before, after } = await outcome('POST /api/auth/register', {
      ...aCustomerForm(),
      [field]: value,
    });
    expect(status).toBe(400);
    expect(refusal).toEqual(refusalOf(field, sentence));
    expect(after).toEqual(before);
  });

  it.each([
    ...addresses,
    ...texts('firstName', 80),
    ...texts('lastName', 80),
    ...texts('businessName', 120),
    ...texts('street', 120),
    ...texts('houseNumber', 20),
    ...texts('city', 100),
    ...texts('description', 4000),
    ['type', 7, 'wrongType'],
    ['type', tooLong(40), 40],
    ['phone', undefined, 'required'],
    ['phone', '', 'required'],
    ['phone', 1_234_567, 'wrongType'],
    ['phone', '12345', 'phone'],
    ['phone', '030_1234567', 'phone'],
    ['phone', '+++---((', 'phone'],
    ['phone', '1'.repeat(41), 40],
    ['birthDate', undefined, 'required'],
    ['birthDate', '', 'required'],
    ['birthDate', 1985, 'wrongType'],
    ['birthDate', '28.02.1985', 'birthDate'],
    ['birthDate', '1985-02-30', 'birthDate'],
    ['birthDate', '1899-12-31', 'birthDate'],
    ['birthDate', birthday(18, 1), 'birthDate'],
    ['zip', undefined, 'required'],
    ['zip', '', 'required'],
    ['zip', 10_115, 'wrongType'],
    ['zip', '1011', 'zip'],
    ['zip', '101156', 'zip'],
    ['zip', '1011a', 'zip'],
    ['confirmPassword', undefined, 'required'],
    ['confirmPassword', '', 'required'],
    ['confirmPassword', `${goodPassword}!`, 'passwordsDiffer'],
  ] as [string, unknown, Sentence][])('register as a provider: %s %j', async (field, value, sentence) => {
    const { status, refusal, before, after } = await outcome('POST /api/auth/provider/register', {
      ...aProviderForm(),
      [field]: value,
    });
    expect(status).toBe(400);
    expect(refusal).toEqual(refusalOf(field, sentence));
    expect(after).toEqual(before);
  });

  it.each(passwords)('register as a provider: %s %j', async (field, value, sentence) => {
    const form = { ...aProviderForm(), password: value, confirmPassword: value };
    const { status, refusal, before, after } = await outcome('POST /api/auth/provider/register', form);
    expect(status).toBe(400);
    expect(refusal.fields).toMatchObject({ [field]: spoken(sentence, language) });
    expect(after).toEqual(before);
  });

  it('register as a seller: a postal code of the Philippines has 4 digits', async () => {
    const form = aProviderForm({ type: 'basic', zip: '123' });
    const { refusal, before, after } = await outcome('POST /api/auth/provider/register', form);
    expect(refusal).toEqual(refusalOf('zip', 'zipProperty'));
    expect(after).toEqual(before);
    expect((await aSeller(world, { type: 'basic', zip: '1226' })).user.zip).toBe('1226');
  });

  it('every required field of an empty form is named at once', async () => {
    const answered = await world.raw('POST /api/auth/provider/register', {}, { language });
    const required = spoken('required', language);
    const { type: _, country: _country, ...fields } = aProviderForm();
    expect(answered.refusal.fields).toEqual(Object.fromEntries(Object.keys(fields).map((field) => [field, required])));
  });
});

it('whoever is eighteen today may register', async () => {
  expect((await aProvider(world, { birthDate: birthday(18) })).user.dateOfBirth).toBe(birthday(18));
});

it.each([['[]'], ['null'], ['"text"'], ['7']])('a body that is no object (%s) is a 400', async (body) => {
  const answered = await world.raw('POST /api/auth/register', body);
  expect(answered).toMatchObject({ status: 400, refusal: { code: 'invalid' } });
});

it.each([['{"email": '], ['email=anna@example.org']])('a body that is no JSON (%s) is a 400', async (body) => {
  const answered = await world.raw('POST /api/auth/register', body);
  expect(answered).toMatchObject({ status: 400, refusal: { code: 'malformed' } });
});

it('what a form says beyond its fields makes nobody more than they are', async () => {
  const email = anEmail();
  const extra = {
    type: 'admin',
    plan: 'developer',
    package: 'developer',
    verified: true,
    email_verified: true,
    id: '1',
  };
  const answered = await world.raw('POST /api/auth/register', { ...aCustomerForm({ email }), ...extra });
  expect(answered.status).toBe(201);
  expect(answered.body['user']).toMatchObject({
    type: 'customer',
    package: 'free',
    verified: false,
    email_verified: false,
  });
});
