import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobNamed } from '../../../netlify/local/doors.ts';
import { forgotPassword, login, me, resetPassword } from '../../../src/contract/account/account.ts';
import { saveSearch } from '../../../src/contract/property/saved-search.ts';
import { aCustomer, anEmail, aProvider, aSeller, goodPassword, type Person } from '../../support/people.ts';
import { startWorld, type World } from '../../support/world.ts';

const { door: sendMail } = await jobNamed('send-mail');
const { door: sweepRows } = await jobNamed('sweep-rows');

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
beforeEach(() => world.database.query('delete from app.rate_limit'));

const minutes = (count: number): number => count * 60_000;
const newPassword = 'Ein ganz anderes Passwort';

interface Letter extends Record<string, unknown> {
  subject: string;
  body: string;
  isSent: boolean;
}
const lettersTo = (email: string): Promise<Letter[]> =>
  world.database.query<Letter>(
    `select subject, body, sent_at is not null as "isSent" from app.outgoing_mail where recipient = $1 and body like '%/password/reset/%' order by created_at`,
    [email],
  );

const forgot = (email: string, language = 'en') => world.ask(forgotPassword, { body: { email } }, { language });

/** Asks for a link; with its mail. */
async function letterFor({ user }: Person, language?: string): Promise<Letter> {
  const before = (await lettersTo(user.email)).length;
  expect((await forgot(user.email, language)).status).toBe(200);
  await world.afterwards();
  const letters = await lettersTo(user.email);
  expect(letters).toHaveLength(before + 1);
  return letters[before] as Letter;
}
const tokenIn = ({ body }: Letter): string => /\/password\/reset\/([\w-]{43})[\s?]/.exec(body)?.[1] ?? 'no link';
const reset = (token: string, password = newPassword) => world.ask(resetPassword, { body: { token, password } });
const raw = (path: string, body: unknown) => world.raw(`POST /api/auth/password/${path}`, body);
const signsIn = async ({ user }: Person, password: string): Promise<number> =>
  (await world.ask(login, { body: { email: user.email, password } })).status;

describe('a forgotten password', () => {
  it('is replaced by the link of a mail, which ends every session and confirms the address', async () => {
    for (const person of [await aCustomer(world), await aProvider(world), await aSeller(world)]) {
      const answered = await reset(tokenIn(await letterFor(person)));
      expect(answered).toMatchObject({ status: 200, body: { type: person.user.type } });
      expect(answered.body).toEqual({ type: person.user.type });
      expect((await world.ask(me, {}, { token: person.token })).status).toBe(401);
      expect(await signsIn(person, goodPassword)).toBe(401);
      const { body } = await world.ask(login, { body: { email: person.user.email, password: newPassword } });
      expect(body.user.email_verified).toBe(true);
    }
  });

  it('leads sellers to screens of the property strand, and others to those of services', async () => {
    expect((await letterFor(await aSeller(world))).body).toMatch(/\/reset\/[\w-]{43}\?next=%2Fseller%2Fdashboard\s/);
    expect((await letterFor(await aProvider(world))).body).toMatch(/\/reset\/[\w-]{43}\s/);
  });

  it.each([
    ['de-AT', 'Neues Passwort festlegen', 'eine Stunde'],
    ['en', 'Set a new password', 'one hour'],
  ])('is written about in the language of whoever asks (%s)', async (language, subject, validity) => {
    const letter = await letterFor(await aCustomer(world, { name: 'Win at https://evil.example' }), language);
    expect(letter.subject).toBe(subject);
    expect(letter.body).toContain(validity);
    expect(letter.body).not.toContain('evil');
  });

  it('answers the same for an unknown and for a suspended address, which get no mail', async () => {
    const known = await aCustomer(world);
    const suspended = await aCustomer(world);
    await world.database.query('update app.account set suspended_at = now() where id = $1', [suspended.user.id]);
    const unknown = anEmail('unknown');
    const answers = [];
    for (const email of [unknown, suspended.user.email, known.user.email]) {
      const { status, body, headers } = await forgot(email);
      answers.push({ status, body, headers: [...headers.keys()] });
    }
    expect(answers[0]).toMatchObject({ status: 200, body: {} });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    await world.afterwards();
    expect(await lettersTo(known.user.email)).toHaveLength(1);
    for (const email of [unknown, suspended.user.email]) expect(await lettersTo(email)).toEqual([]);
  });

  it('is not lost with the function that answered: the schedule sends its mail', async () => {
    const person = await aCustomer(world);
    const { database } = world.adapters;
    world.adapters.database = { ...database, transaction: () => Promise.reject(new Error('the function ended')) };
    expect((await forgot(person.user.email, 'de')).status).toBe(200);
    await world.afterwards();
    world.adapters.database = database;
    expect(await lettersTo(person.user.email)).toEqual([]);

    expect((await sendMail(new Request('http://localhost'))).status).toBe(204);
    const [letter, ...rest] = await lettersTo(person.user.email);
    expect(rest).toEqual([]);
    expect(letter).toMatchObject({ subject: 'Neues Passwort festlegen', isSent: true });
    await sendMail(new Request('http://localhost'));
    expect(await lettersTo(person.user.email)).toHaveLength(1);
    expect((await reset(tokenIn(letter as Letter))).status).toBe(200);
  });

  it('is forgotten where nobody could send its mail for an hour', async () => {
    const person = await aCustomer(world);
    await world.database.query(
      `insert into app.reset_request (email, language, asked_at) values ($1, 'en', $2::timestamptz - interval '61 minutes')`,
      [person.user.email, world.clock.now().toISOString()],
    );
    await sendMail(new Request('http://localhost'));
    expect(await lettersTo(person.user.email)).toEqual([]);
    await sweepRows(new Request('http://localhost'));
    expect(await world.database.query('select 1 from app.reset_request')).toEqual([]);
  });

  it('leaves no address behind, known or not', async () => {
    const { user } = await aCustomer(world);
    for (const email of [user.email, anEmail('unknown')]) await forgot(email);
    await world.afterwards();
    expect(await world.database.query('select 1 from app.reset_request')).toEqual([]);
  });

  it('lets its owner in from where the link was used, whatever others try meanwhile', async () => {
    const person = await aCustomer(world);
    const caller = '198.51.100.7';
    const body = { email: person.user.email, password: newPassword };
    const guess = (from: string) => world.ask(login, { body: { ...body, password: 'a guess' } }, { caller: from });
    const guessed = async () => {
      for (let times = 0; times < 10; times += 1) await guess(`203.0.113.${times}`);
      expect((await guess('203.0.113.99')).status).toBe(429);
    };
    await guessed();
    const token = tokenIn(await letterFor(person));
    await world.ask(resetPassword, { body: { token, password: newPassword } }, { caller });
    await guessed();
    expect((await world.ask(login, { body }, { caller: '198.51.100.8' })).status).toBe(429);
    expect((await world.ask(login, { body }, { caller })).status).toBe(200);
  });

  it('starts anew where too many wrong guesses have closed the address', async () => {
    const person = await aCustomer(world);
    for (let guess = 0; guess < 10; guess += 1) expect(await signsIn(person, 'a wrong guess')).toBe(401);
    expect(await signsIn(person, goodPassword)).toBe(429);
    await reset(tokenIn(await letterFor(person)));
    expect(await signsIn(person, newPassword)).toBe(200);
  });

  it('confirms the saved searches that wait for the address', async () => {
    const person = await aCustomer(world);
    const body = { name: 'Waiting', frequency: 'daily', filters: {} } as const;
    await world.ask(saveSearch, { body }, { token: person.token });
    await reset(tokenIn(await letterFor(person)));
    const [search] = await world.database.query(
      'select confirmed_at is not null as live from app.saved_search where account_id = $1',
      [person.user.id],
    );
    expect(search).toEqual({ live: true });
  });
});

describe('the link to a new password', () => {
  it('works once, however many use it at the same moment, and ends its elder siblings', async () => {
    const person = await aCustomer(world);
    const elder = tokenIn(await letterFor(person));
    const token = tokenIn(await letterFor(person));
    const answers = await Promise.all([1, 2, 3].map((number) => reset(token, `${newPassword} ${number}`)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400, 400]);
    for (const used of [token, elder])
      expect((await reset(used)).refusal).toMatchObject({
        code: 'link_invalid',
        error: 'This link is invalid or has expired.',
      });
    const won = answers.findIndex(({ status }) => status === 200) + 1;
    expect(await signsIn(person, `${newPassword} ${won}`)).toBe(200);
  });

  it('holds for an hour', async () => {
    const [early, late] = [await aCustomer(world), await aCustomer(world)];
    const [inTime, tooLate] = [tokenIn(await letterFor(early)), tokenIn(await letterFor(late))];
    world.clock.forward(minutes(59));
    expect((await reset(inTime)).status).toBe(200);
    world.clock.forward(minutes(2));
    expect((await reset(tooLate)).refusal.code).toBe('link_invalid');
    expect(await signsIn(late, goodPassword)).toBe(200);
  });

  it('is no link to confirm an address, nor the other way round', async () => {
    const person = await aCustomer(world);
    const token = tokenIn(await letterFor(person));
    expect((await world.raw(`GET /api/provider/verify-email/${token}`)).status).toBe(400);
    const [mail] = await world.database.query<Letter>(
      `select body from app.outgoing_mail where recipient = $1 and body like '%/verify-email/%'`,
      [person.user.email],
    );
    const other = /\/verify-email\/(\S+)/.exec(mail?.body ?? '')?.[1] ?? '';
    expect((await reset(other)).refusal.code).toBe('link_invalid');
    expect((await reset(token)).status).toBe(200);
  });

  it('does nothing for a suspended account, or one with another address by now', async () => {
    const [suspended, moved] = [await aCustomer(world), await aCustomer(world)];
    const tokens = [tokenIn(await letterFor(suspended)), tokenIn(await letterFor(moved))];
    await world.database.query('update app.account set suspended_at = now() where id = $1', [suspended.user.id]);
    await world.database.query('update app.account set email = $2 where id = $1', [moved.user.id, anEmail('moved')]);
    for (const token of tokens) expect((await reset(token)).refusal.code).toBe('link_invalid');
    const hashes = await world.database.query<{ version: number }>(
      'select session_version as version from app.account where id = any($1::uuid[])',
      [[suspended.user.id, moved.user.id]],
    );
    expect(hashes).toEqual([{ version: 1 }, { version: 1 }]);
  });

  it('stands in no table and in no log', async () => {
    const token = tokenIn(await letterFor(await aCustomer(world)));
    await reset(token);
    expect(world.logged.join()).not.toContain(token);
    const kept = await world.database.query('select token_hash::text as hash from app.email_token');
    expect(JSON.stringify(kept)).not.toContain(token);
  });
});

describe('limits and bad input', () => {
  it('an address gets five mails an hour, known or not', async () => {
    for (const email of [(await aCustomer(world)).user.email, anEmail('unknown')]) {
      const statuses = [];
      for (let time = 0; time < 6; time += 1) statuses.push((await forgot(email)).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    }
  });

  it('names what is wrong', async () => {
    expect((await raw('forgot', { email: 'nobody' })).refusal.fields).toEqual({
      email: 'Please enter a valid e-mail address',
    });
    expect((await raw('reset', { token: 'x', password: 'short' })).refusal.fields).toEqual({
      password: 'The password must be at least 8 characters long',
    });
    expect((await raw('reset', { token: 'x'.repeat(201), password: newPassword })).refusal.fields).toEqual({
      token: 'Please enter at most 200 characters',
    });
    expect((await raw('reset', { token: 'x', password: newPassword })).refusal.code).toBe('link_invalid');
  });
});
