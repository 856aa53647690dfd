import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobNamed } from '../../../netlify/local/doors.ts';
import { register, resendVerification, verifyEmail } from '../../../src/contract/account/account.ts';
import { putMail } from '../../support/mails.ts';
import {
  aCustomer,
  aCustomerForm,
  anUnconfirmedSeller,
  aProvider,
  aSeller,
  type Person,
} from '../../support/people.ts';
import { startWorld, type World } from '../../support/world.ts';

const { door: sendMail } = await jobNamed('send-mail');

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
beforeEach(() => world.database.query('delete from app.rate_limit'));

interface Letter {
  subject: string;
  body: string;
  [column: string]: unknown;
}
const lettersTo = (email: string): Promise<Letter[]> =>
  world.database.query('select subject, body from app.outgoing_mail where recipient = $1 order by created_at', [email]);
const linksOf = async ({ user }: Person): Promise<string[]> =>
  (await lettersTo(user.email)).map(({ body }) => /https?:\S+verify-email\S+/.exec(body)?.[0] ?? '');
const tokensOf = async (person: Person): Promise<string[]> =>
  (await linksOf(person)).map((link) => new URL(link).pathname.split('/').at(-1) ?? '');
const verified = (token: string, language = 'en') => world.ask(verifyEmail, { params: { token } }, { language });
const isVerified = async ({ user }: Person): Promise<unknown> =>
  (
    await world.database.query('select email_verified_at is not null as yes from app.account where id = $1', [user.id])
  )[0]?.['yes'];
const hours = (count: number): number => count * 60 * 60_000;

describe('the verification mail', () => {
  it('carries a link to the screen of its reader', async () => {
    const address = /^http:\/\/localhost:5000\/en(\/provider)?\/verify-email\/[\w-]{43}$/;
    const [customer = ''] = await linksOf(await aCustomer(world));
    expect(customer).toMatch(address);
    expect(customer).toContain(':5000/en/verify-email/');
    const [provider = ''] = await linksOf(await aProvider(world));
    expect(provider).toMatch(address);
    expect(provider).toContain(':5000/en/provider/verify-email/');
    const [seller = ''] = await linksOf(await aSeller(world));
    expect(seller).toMatch(/\/provider\/verify-email\/[\w-]{43}\?next=%2Fseller%2Fdashboard$/);
  });

  it.each([
    ['de-AT,de;q=0.9', 'Bitte bestätigen Sie Ihre E-Mail-Adresse', 'Guten Tag,', '24 Stunden', ':5000/verify-email/'],
    ['en-PH', 'Please confirm your e-mail address', 'Hello,', '24 hours', ':5000/en/verify-email/'],
    ['fr', 'Please confirm your e-mail address', 'Hello,', '24 hours', ':5000/en/verify-email/'],
  ])('speaks the language of whoever registers (%s), and leads to it', async (...expected) => {
    const [language, subject, greeting, validity, link] = expected;
    const body = aCustomerForm();
    await world.ask(register, { body }, { language });
    const [letter] = await lettersTo(body.email);
    expect(letter?.subject).toBe(subject);
    expect(letter?.body).toContain(greeting);
    expect(letter?.body).toContain(validity);
    expect(letter?.body).toContain(link);
  });

  it('confirms nothing to a program that asks for the head alone', async () => {
    const person = await aCustomer(world);
    const [token = ''] = await tokensOf(person);
    for (const path of [`/api/provider/verify-email/${token}`, `/verify-email/${token}`])
      await world.fetch(new Request(`http://localhost:5000${path}`, { method: 'HEAD' }));
    expect(await isVerified(person)).toBe(false);
    expect((await verified(token)).status).toBe(200);
  });

  it('says nothing that a stranger typed into the form', async () => {
    const { user } = await aCustomer(world, { name: 'Win now at https://evil.example' });
    expect(JSON.stringify(await lettersTo(user.email))).not.toContain('evil');
  });

  it('goes out by itself after the registration', async () => {
    const { user } = await aCustomer(world);
    await world.afterwards();
    expect(
      await world.database.query('select sent_at from app.outgoing_mail where recipient = $1', [user.email]),
    ).toEqual([{ sent_at: expect.any(String) }]);
  });
});

describe('GET /provider/verify-email/:token', () => {
  it('confirms the address, and says whose kind it is', async () => {
    for (const person of [await aCustomer(world), await aProvider(world), await anUnconfirmedSeller(world)]) {
      expect(person.user.email_verified).toBe(false);
      const [token = ''] = await tokensOf(person);
      expect(await verified(token)).toMatchObject({ status: 200, body: { type: person.user.type } });
      const me = await world.raw('GET /api/auth/me', undefined, { token: person.token });
      expect(me.body).toMatchObject({ email_verified: true, verified: false, phone_verified: false });
    }
  });

  it('works once, and says of a link that is opened again that the address is confirmed already', async () => {
    const person = await aProvider(world);
    const [token = ''] = await tokensOf(person);
    const answers = await Promise.all([verified(token), verified(token), verified(token)]);
    expect(answers.filter(({ body }) => body.isAgain)).toHaveLength(2);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    world.clock.forward(hours(30));
    expect(await verified(token)).toMatchObject({
      status: 200,
      body: { type: 'provider', publishedListings: 0, isAgain: true, access_token: null },
    });
    expect(await isVerified(person)).toBe(true);
    await world.database.query('update app.account set email = $2 where id = $1', [person.user.id, 'else@example.org']);
    expect((await verified(token)).status).toBe(400);
  });

  it('holds for 24 hours', async () => {
    const [early, late] = [await aProvider(world), await aProvider(world)];
    const [[inTime = ''], [tooLate = '']] = [await tokensOf(early), await tokensOf(late)];
    world.clock.forward(hours(24) - 60_000);
    expect((await verified(inTime)).status).toBe(200);
    world.clock.forward(120_000);
    expect((await verified(tooLate)).status).toBe(400);
    expect(await isVerified(late)).toBe(false);
  });

  it.each([
    ['de', 'Verifizierung fehlgeschlagen – Der Verifizierungslink ist ungültig oder abgelaufen.'],
    ['en', 'Verification failed – the link is invalid or has expired.'],
  ])('refuses an unknown link (%s)', async (language, error) => {
    for (const token of ['unknown', 'A'.repeat(43), '%00', "' or 1=1 --"]) {
      expect(await verified(token, language)).toMatchObject({
        status: 400,
        refusal: { error, code: 'verification_failed' },
      });
    }
  });

  it('names a link that is longer than any link', async () => {
    const answered = await verified('x'.repeat(201), 'de');
    expect(answered).toMatchObject({
      status: 400,
      refusal: { code: 'invalid', fields: { token: 'Bitte höchstens 200 Zeichen eingeben' } },
    });
  });

  it('does not confirm an address that the account no longer has', async () => {
    const person = await aProvider(world);
    const [token = ''] = await tokensOf(person);
    await world.database.query('update app.account set email = $2 where id = $1', [
      person.user.id,
      `new.${person.user.email}`,
    ]);
    expect((await verified(token)).status).toBe(400);
    expect(await isVerified(person)).toBe(false);
  });

  it('takes no link that was made for something else', async () => {
    const person = await aProvider(world);
    const [token = ''] = await tokensOf(person);
    await world.database.query(`update app.email_token set purpose = 'reset_password' where account_id = $1`, [
      person.user.id,
    ]);
    expect((await verified(token)).status).toBe(400);
    expect(await isVerified(person)).toBe(false);
  });

  it('leaves no link in the log', async () => {
    const person = await aProvider(world);
    const [token = ''] = await tokensOf(person);
    await verified(token);
    await verified(token);
    await world.raw(`POST /api/provider/verify-email/${token}`);
    const lines = world.logged.join('\n');
    expect(lines).toContain('/api/provider/verify-email/:token');
    expect(lines).not.toContain(token);
  });
});

const resent = ({ token }: Person, language = 'en') => world.ask(resendVerification, {}, { token, language });

describe('POST /auth/resend-verification', () => {
  it('sends another link in the language of the caller; each works', async () => {
    const person = await aProvider(world);
    expect(await resent(person, 'de')).toMatchObject({ status: 200, body: {} });
    expect((await lettersTo(person.user.email))[1]?.subject).toBe('Bitte bestätigen Sie Ihre E-Mail-Adresse');
    const [first = '', second = ''] = await tokensOf(person);
    expect(second).not.toBe(first);
    expect((await verified(second)).status).toBe(200);
  });

  it('sends nothing where the address is confirmed already', async () => {
    const person = await aProvider(world);
    const [token = ''] = await tokensOf(person);
    await verified(token);
    expect((await resent(person)).status).toBe(200);
    expect(await lettersTo(person.user.email)).toHaveLength(1);
  });

  it('sends five mails an hour to one account, whoever else asks', async () => {
    const [person, other] = [await aProvider(world), await aProvider(world)];
    const renewed = async (): Promise<Person> => {
      const answered = await world.raw('POST /api/auth/login', { email: person.user.email, password: person.password });
      return { ...person, token: String(answered.body['access_token']) };
    };
    const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7].map(() => resent(person)));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 200, 200, 200, 200, 429, 429]);
    const refused = await resent(person);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
    expect(await lettersTo(person.user.email)).toHaveLength(6);
    expect((await resent(other)).status).toBe(200);
    world.clock.forward(hours(1));
    expect((await resent(await renewed())).status).toBe(200);
  });
});

describe('the scheduled send-mail', () => {
  beforeEach(async () => {
    await world.afterwards();
    await world.database.query('delete from app.outgoing_mail');
  });

  it('delivers what is due and says how much in the log', async () => {
    await putMail(world.database, { to: 'a@example.org', subject: 'Hello', text: 'Hello' }, world.clock.now());
    await putMail(
      world.database,
      { to: 'a@example.org\r\nb@example.org', subject: 'Hello', text: 'Hello' },
      world.clock.now(),
    );
    const answered = await sendMail(new Request('http://localhost/', { method: 'POST', body: '{"next_run":""}' }));
    expect(answered.status).toBe(204);
    expect(JSON.parse(world.logged.at(-1) ?? '')).toMatchObject({
      event: 'scheduled',
      name: 'send-mail',
      sent: 1,
      failed: 1,
    });
  });

  it('cannot be called from outside', async () => {
    const answered = await world.fetch(
      new Request('http://localhost:5000/.netlify/functions/send-mail', { method: 'POST' }),
    );
    expect(answered.status).toBe(404);
  });
});
