import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  forgotPassword,
  login,
  me,
  register,
  resetPassword,
  verifyEmail,
} from '../../../src/contract/account/account.ts';
import { changeEmail, changePassword, undoEmailChange } from '../../../src/contract/account/profile.ts';
import {
  aCustomer,
  aCustomerForm,
  anEmail,
  goodPassword,
  type Person,
  withConfirmedEmail,
} from '../../support/people.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
beforeEach(() => world.database.query('delete from app.rate_limit'));

const otherPassword = 'Noch ein gutes Passwort 2';

interface Letter {
  subject: string;
  body: string;
  [column: string]: unknown;
}
async function lettersTo(email: string): Promise<Letter[]> {
  await world.afterwards();
  return world.database.query<Letter>(
    'select subject, body from app.outgoing_mail where recipient = $1 order by created_at, id',
    [email],
  );
}
async function tokenTo(email: string, kind: RegExp): Promise<string> {
  const links = (await lettersTo(email)).flatMap(({ body }) => body.match(/https?:\S+/g) ?? []);
  const link = links.filter((url) => kind.test(url)).at(-1);
  if (link === undefined) throw new Error(`no link ${kind} to ${email}: ${links.join(' ')}`);
  return new URL(link).pathname.split('/').at(-1) ?? '';
}

const aConfirmed = async (): Promise<Person> => withConfirmedEmail(world, await aCustomer(world));
const ask = (person: Pick<Person, 'token'>, email: string, currentPassword = goodPassword) =>
  world.ask(changeEmail, { body: { email, currentPassword } }, { token: person.token });
const confirm = async (email: string, token?: string) =>
  world.ask(verifyEmail, { params: { token: await tokenTo(email, /verify-email/) } }, { token });
const undo = async (email: string) =>
  world.ask(undoEmailChange, { body: { token: await tokenTo(email, /email\/undo/) } });
const whoIs = (token: string) => world.ask(me, {}, { token });
const signsIn = async (email: string, password = goodPassword): Promise<number> =>
  (await world.ask(login, { body: { email, password } })).status;
const asSecondSession = async (person: Person, password = goodPassword): Promise<string> =>
  (await world.ask(login, { body: { email: person.user.email, password } })).body.access_token;
const days = (count: number): number => count * 24 * 60 * 60_000;

/** The link of the first mail was used: the account has the new address. */
async function moved(): Promise<{ person: Person; from: string; to: string }> {
  const person = await aConfirmed();
  const to = anEmail('new');
  expect((await ask(person, to)).status).toBe(200);
  expect((await confirm(to)).status).toBe(200);
  return { person, from: person.user.email, to };
}

describe('PUT /provider/profile/email', () => {
  it('changes nothing before the link to the new address is used, and then everything', async () => {
    const person = await aConfirmed();
    const second = await asSecondSession(person);
    const to = anEmail('new');
    expect((await ask(person, ` ${to.toUpperCase()} `)).status).toBe(200);
    expect((await whoIs(person.token)).body.email).toBe(person.user.email);
    expect(await signsIn(to)).toBe(401);

    const confirmed = await confirm(to, person.token);
    expect(confirmed).toMatchObject({ status: 200, body: { type: 'customer', publishedListings: 0 } });
    expect((await whoIs(confirmed.body.access_token ?? '')).body).toMatchObject({ email: to, email_verified: true });
    expect((await whoIs(person.token)).status).toBe(401);
    expect((await whoIs(second)).status).toBe(401);
    expect(await signsIn(to)).toBe(200);
    expect(await signsIn(person.user.email)).toBe(401);
  });

  it('gives a token to nobody but whoever is signed in to that very account', async () => {
    const [person, stranger] = [await aConfirmed(), await aConfirmed()];
    const to = anEmail('new');
    await ask(person, to);
    expect((await confirm(to, stranger.token)).body.access_token).toBeNull();
  });

  it('wants the current password, and stops guessing it', async () => {
    const person = await aConfirmed();
    const wrong = await ask(person, anEmail('new'), 'Nicht das Passwort 9');
    expect([wrong.status, wrong.refusal.fields]).toEqual([
      400,
      { currentPassword: 'This is not your current password' },
    ]);
    for (let turn = 1; turn < 10; turn += 1) await ask(person, anEmail('new'), 'Nicht das Passwort 9');
    expect((await ask(person, anEmail('new'))).status).toBe(429);
    const missing = await world.raw('PUT /api/provider/profile/email', { email: 'x@' }, { token: person.token });
    expect(Object.keys(missing.refusal.fields ?? {}).sort()).toEqual(['currentPassword', 'email']);
    expect((await ask(person, person.user.email)).status).toBe(429);
    await world.database.query('delete from app.rate_limit');
    expect((await ask(person, person.user.email)).refusal.fields).toEqual({
      email: 'This is your present e-mail address',
    });
  });

  it('answers alike where the address has an account, and tells only whoever reads there', async () => {
    const [person, other] = [await aConfirmed(), await aConfirmed()];
    const [free, taken] = [await ask(person, anEmail('new')), await ask(person, other.user.email)];
    expect([taken.status, taken.body]).toEqual([free.status, free.body]);
    const [last] = (await lettersTo(other.user.email)).slice(-1);
    expect(last?.subject).toBe('This e-mail address already has an account');
    expect(last?.body).not.toContain('verify-email');
  });

  it('does not let a link take an address that somebody has registered since', async () => {
    const person = await aConfirmed();
    const to = anEmail('new');
    await ask(person, to);
    const token = await tokenTo(to, /verify-email/);
    await world.ask(register, { body: aCustomerForm({ email: to }) });
    expect((await world.ask(verifyEmail, { params: { token } })).status).toBe(400);
    expect((await whoIs(person.token)).body.email).toBe(person.user.email);
  });

  it('lets only the last link count, for a day, and none after a new password', async () => {
    const person = await aConfirmed();
    const [first, second] = [anEmail('new'), anEmail('new')];
    await ask(person, first);
    await ask(person, second);
    expect((await confirm(first)).status).toBe(400);
    const { body } = await world.ask(
      changePassword,
      { body: { currentPassword: goodPassword, password: otherPassword } },
      { token: person.token },
    );
    expect((await confirm(second)).status).toBe(400);
    const third = anEmail('new');
    expect((await ask({ token: body.access_token }, third, otherPassword)).status).toBe(200);
    await world.ask(forgotPassword, { body: { email: person.user.email } });
    const token = await tokenTo(person.user.email, /password\/reset/);
    expect((await world.ask(resetPassword, { body: { token, password: goodPassword } })).status).toBe(200);
    expect((await confirm(third)).status).toBe(400);
    expect(await signsIn(person.user.email)).toBe(200);
  });
});

describe('the address before', () => {
  it('is told, and takes the account back within 7 days, with every session and the password gone', async () => {
    const { from, to, person } = await moved();
    expect((await lettersTo(from)).map(({ subject }) => subject)).toContain('Ihre E-Mail-Adresse wurde geändert');
    const thiefs = (await world.ask(login, { body: { email: to, password: goodPassword } })).body.access_token;
    world.clock.forward(days(6));
    expect(await undo(from)).toMatchObject({ status: 200, body: { email: from } });
    expect((await whoIs(thiefs)).status).toBe(401);
    expect((await whoIs(person.token)).status).toBe(401);
    expect([await signsIn(from), await signsIn(to)]).toEqual([401, 401]);
    const token = await tokenTo(from, /password\/reset/);
    expect((await world.ask(resetPassword, { body: { token, password: otherPassword } })).status).toBe(200);
    expect(await signsIn(from, otherPassword)).toBe(200);
    expect((await undo(from)).refusal.code).toBe('link_invalid');
  });

  it('cannot take it back after 7 days', async () => {
    const { from, to } = await moved();
    world.clock.forward(days(7) + 1000);
    expect((await undo(from)).status).toBe(400);
    expect(await signsIn(to)).toBe(200);
  });

  it('stays theirs meanwhile: nobody else registers it or moves to it; they may move back themselves', async () => {
    const { from, to } = await moved();
    expect((await world.ask(register, { body: aCustomerForm({ email: from }) })).status).toBe(409);
    const stranger = await aConfirmed();
    await ask(stranger, from);
    expect((await lettersTo(from)).at(-1)?.body).not.toContain('verify-email');
    const { body } = await world.ask(login, { body: { email: to, password: goodPassword } });
    expect((await ask({ token: body.access_token }, from)).status).toBe(200);
    expect((await confirm(from)).status).toBe(200);
    expect(await signsIn(from)).toBe(200);
  });

  it('is not shut out by moving on to a third one', async () => {
    const { from, to } = await moved();
    const { body } = await world.ask(login, { body: { email: to, password: goodPassword } });
    const third = anEmail('third');
    await ask({ token: body.access_token }, third);
    expect((await confirm(third)).status).toBe(200);
    expect((await undo(from)).body).toEqual({ email: from });
    expect((await undo(to)).status).toBe(400);
    expect(await signsIn(third)).toBe(401);
  });

  it('gets no way into the account where it had never been confirmed', async () => {
    const person = await aCustomer(world);
    const to = anEmail('new');
    await ask(person, to);
    await confirm(to);
    const last = (await lettersTo(person.user.email)).at(-1);
    expect(last?.subject).toBe('Diese E-Mail-Adresse gehört zu keinem Konto mehr');
    expect(last?.body).not.toContain('/undo/');
  });
});

const change = (token: string, currentPassword: string, password: string) =>
  world.ask(changePassword, { body: { currentPassword, password } }, { token });

describe('PUT /provider/profile/password', () => {
  it('sets the new one, goes on with this session alone, and tells the address', async () => {
    const person = await aConfirmed();
    const second = await asSecondSession(person);
    const changed = await change(person.token, goodPassword, otherPassword);
    expect(changed.status).toBe(200);
    expect((await whoIs(changed.body.access_token)).status).toBe(200);
    expect([(await whoIs(person.token)).status, (await whoIs(second)).status]).toEqual([401, 401]);
    expect([await signsIn(person.user.email), await signsIn(person.user.email, otherPassword)]).toEqual([401, 200]);
    expect((await lettersTo(person.user.email)).at(-1)?.subject).toBe('Your password was changed');
  });

  it('says at the field what is wrong, and changes nothing', async () => {
    const person = await aConfirmed();
    expect((await change(person.token, 'Nicht das Passwort 9', otherPassword)).refusal.fields).toEqual({
      currentPassword: 'This is not your current password',
    });
    expect((await change(person.token, goodPassword, 'kurz')).refusal.fields).toEqual({
      password: 'The password must be at least 8 characters long',
    });
    expect((await change(person.token, goodPassword, 'password1')).refusal.fields?.['password']).toMatch(/too easy/);
    expect((await whoIs(person.token)).status).toBe(200);
    expect(await signsIn(person.user.email)).toBe(200);
  });

  it('lets one of two changes at once win', async () => {
    const person = await aConfirmed();
    const answers = await Promise.all([
      change(person.token, goodPassword, otherPassword),
      change(person.token, goodPassword, 'Ein drittes gutes Passwort 3'),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
