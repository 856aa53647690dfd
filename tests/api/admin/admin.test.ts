import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openPglite } from '../../../netlify/adapters/database/pglite.ts';
import { addAdmin } from '../../../netlify/features/admin/admin/actions.ts';
import { login, resetPassword } from '../../../src/contract/account/account.ts';
import { listProofChecks } from '../../../src/contract/admin/admin.ts';
import { liftSuspension, listAccounts, suspendAccount } from '../../../src/contract/admin/admin-account.ts';
import { listContactMessages } from '../../../src/contract/admin/admin-desk.ts';
import { bookAppointment } from '../../../src/contract/booking/appointment.ts';
import { getAppointment } from '../../../src/contract/booking/appointment-detail.ts';
import type { AccountId } from '../../../src/contract/fields.ts';
import { getProvider } from '../../../src/contract/services/provider.ts';
import { sendContactMessage } from '../../../src/contract/site/contact.ts';
import { aBooking, sessionOf } from '../../support/appointments.ts';
import {
  aCustomer,
  anAdmin,
  anEmail,
  aProvider,
  aSeller,
  goodPassword,
  type Person,
  withConfirmedEmail,
} from '../../support/people.ts';
import { aCard, anOffering, offered } from '../../support/providers.ts';
import { startWorld, type World } from '../../support/world.ts';

const run = promisify(execFile);

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await startWorld();
  admin = await anAdmin(world);
});
afterAll(() => world.close());

const mailedTo = async (email: string) => {
  const rows = await world.database.query<{ subject: string; body: string }>(
    'select subject, body from app.outgoing_mail where recipient = $1 order by created_at',
    [email],
  );
  return rows.at(-1);
};
const signIn = (email: string, password: string) => world.ask(login, { body: { email, password } });

describe('the first administrator', () => {
  it('is made of a new address: the mailed link sets the password and confirms the address', async () => {
    const email = anEmail('first');
    expect(await addAdmin(world.adapters, email)).toBe('made');
    const mail = await mailedTo(email);
    expect(mail?.subject).toBe('Ihr Zugang zur Verwaltung');
    const link = /\/password\/reset\/(\S+)/.exec(mail?.body ?? '')?.[1] ?? '';
    expect((await world.ask(resetPassword, { body: { token: link, password: goodPassword } })).status).toBe(200);
    const signedIn = await signIn(email, goodPassword);
    expect(signedIn.body.user).toMatchObject({ type: 'admin', email_verified: true });
    // The password alone opens nothing yet: a second factor follows.
    const listed = await world.ask(listProofChecks, { query: {} }, { token: signedIn.body.access_token });
    expect(listed.refusal.code).toBe('second_factor_missing');
    expect(
      await world.database.query('select admin_id from app.audit where action = $1 and account_id = $2', [
        'admin_added',
        signedIn.body.user.id,
      ]),
    ).toEqual([{ admin_id: null }]);
  });

  it('is made of a customer, whose former password and sessions end with that', async () => {
    const customer = await aCustomer(world);
    expect(await addAdmin(world.adapters, customer.user.email)).toBe('promoted');
    expect((await signIn(customer.user.email, customer.password)).status).toBe(401);
    expect((await world.ask(listProofChecks, { query: {} }, { token: customer.token })).status).toBe(401);
    expect(await addAdmin(world.adapters, customer.user.email)).toBe('known');
  });

  it('is not made of whoever offers something: the account stays as it is', async () => {
    const [provider, seller] = [await aProvider(world), await aSeller(world)];
    expect(await addAdmin(world.adapters, provider.user.email)).toBe('provider');
    expect(await addAdmin(world.adapters, seller.user.email)).toBe('seller');
    expect((await signIn(provider.user.email, provider.password)).body.user.type).toBe('provider');
  });
});

const runAdmin = async (directory: string, ...words: string[]) =>
  run(process.execPath, [join(import.meta.dirname, '../../../netlify/local/admin.ts'), ...words], {
    env: { PATH: process.env['PATH'] ?? '', DATA_DIR: join(directory, 'data') },
    timeout: 60_000,
  }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (ended: { code: number; stdout: string; stderr: string }) => ended,
  );
const aDirectory = async (): Promise<string> => {
  const directory = await mkdtemp(join(tmpdir(), 'marketplace-admin-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return directory;
};

describe('npm run admin', () => {
  it('makes one in the data folder of the local site, and says what it did', { timeout: 90_000 }, async () => {
    const directory = await aDirectory();
    const { code, stdout, stderr } = await runAdmin(directory, 'add', 'Boss@Example.com');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain(
      'boss@example.com: A new account was made for it. A link that sets the password was mailed',
    );
    const pglite = await openPglite({ dataDir: join(directory, 'data/postgres') });
    const { rows } = await pglite.query('select type, email from app.account');
    await pglite.close();
    expect(rows).toEqual([{ type: 'admin', email: 'boss@example.com' }]);
  });

  it.each([
    ['nothing', [], 'Usage: npm run admin -- add <e-mail address>'],
    ['another verb', ['remove', 'a@example.com'], 'Usage: npm run admin'],
    ['two addresses', ['add', 'a@example.com', 'b@example.com'], 'Usage: npm run admin'],
    ['no address', ['add', 'boss'], "'boss' is no e-mail address"],
  ])('refuses %s in one sentence and touches nothing', async (_, words, sentence) => {
    const { code, stdout, stderr } = await runAdmin(join(tmpdir(), 'marketplace-admin-none'), ...words);
    expect({ code, stdout, lines: stderr.trim().split('\n').length }).toEqual({ code: 1, stdout: '', lines: 1 });
    expect(stderr).toContain(sentence);
  });
});

describe('messages to the support', () => {
  it('are listed latest first, page by page', async () => {
    await world.database.query('delete from app.contact_message');
    for (const subject of ['first', 'second', 'third']) {
      world.clock.forward(1000);
      const body = { name: 'Ana', email: 'ana@example.org', subject, message: 'Hello' };
      expect((await world.ask(sendContactMessage, { body })).status).toBe(201);
    }
    const page = (cursor?: string) =>
      world.ask(listContactMessages, { query: { limit: 2, ...(cursor === undefined ? {} : { cursor }) } }, admin);
    const first = (await page()).body;
    expect(first).toMatchObject({ total: 3, items: [{ subject: 'third', accountId: null }, { subject: 'second' }] });
    const second = (await page(first.nextCursor ?? '')).body;
    expect(second).toMatchObject({ items: [{ subject: 'first' }], nextCursor: null });
    expect((await page('nonsense')).refusal.fields).toHaveProperty('cursor');
  });
});

const suspend = (id: AccountId, reason = 'Drei gefälschte Bewertungen.\nGemeldet am 3. Mai.') =>
  world.ask(suspendAccount, { params: { id }, body: { reason, basis: 'terms' } }, { token: admin.token });
const lift = (id: AccountId) => world.ask(liftSuspension, { params: { id } }, { token: admin.token });
const listed = async (search: string, only?: 'suspended') =>
  (await world.ask(listAccounts, { query: { search, ...(only ? { only } : {}) } }, { token: admin.token })).body;
const deeds = (id: AccountId) =>
  world.database.query('select admin_id, action, reason, basis from app.audit where account_id = $1 order by id', [id]);

describe('a suspension', () => {
  it('of a provider cancels what lies ahead, tells the customer, ends sessions and hides the profile', async () => {
    const [provider] = await offered(world.database, anOffering({ cards: [aCard({ isAvailableNow: true })] }));
    const customer = await withConfirmedEmail(world, await aCustomer(world));
    const booked = await world.ask(bookAppointment, { body: aBooking(provider) }, { token: customer.token });
    const { id } = booked.body.appointment;
    const session = await sessionOf(world, provider.id);
    expect((await suspend(provider.id)).status).toBe(200);
    expect((await world.ask(getAppointment, { params: { id } }, { token: session })).status).toBe(401);
    const theirs = await world.ask(getAppointment, { params: { id } }, { token: customer.token });
    expect(theirs.body).toMatchObject({ status: 'cancelled', reason: 'suspended', cancelledBy: 'system' });
    expect(await world.database.query('select from app.busy where owner = $1', [id])).toEqual([]);
    expect((await world.ask(getProvider, { params: { id: provider.id } })).status).toBe(404);
    expect((await mailedTo(customer.user.email))?.subject).toContain('cancelled');
    const [owner] = await world.database.query<{ email: string }>('select email from app.account where id = $1', [
      provider.id,
    ]);
    const mails = await world.database.query<{ subject: string; body: string }>(
      'select subject, body from app.outgoing_mail where recipient = $1 order by created_at',
      [owner?.email],
    );
    // One mail, which names the visit and says that its customer knows.
    expect(mails.map(({ subject }) => subject).filter((subject) => /abgesagt|gesperrt/.test(subject))).toEqual([
      'Ihr Konto ist gesperrt',
    ]);
    const letter = mails.find(({ subject }) => subject === 'Ihr Konto ist gesperrt');
    expect(letter?.body).toMatch(/die andere Seite weiß Bescheid:\n- .*20\d\d.*: \S+/);
    expect(letter?.body).not.toContain('nicht erreichen');
    expect(letter?.body).toContain('Drei gefälschte Bewertungen.');
    expect(letter?.body).toContain('Nutzungsbedingungen');
  });

  it('says to its owner whom nobody could tell, with the number, because only a provider knows who was entered', async () => {
    const [provider] = await offered(world.database, anOffering({ cards: [aCard({ isAvailableNow: true })] }));
    const customer = await withConfirmedEmail(world, await aCustomer(world));
    const booked = await world.ask(bookAppointment, { body: aBooking(provider) }, { token: customer.token });
    await world.database.query(
      `update app.appointment set origin = 'entry', customer_id = null, guest_name = 'Frau Kern',
              guest_phone = '0221 123456' where id = $1`,
      [booked.body.appointment.id],
    );
    expect((await suspend(provider.id)).status).toBe(200);
    const [owner] = await world.database.query<{ email: string }>('select email from app.account where id = $1', [
      provider.id,
    ]);
    const letter = await mailedTo(owner?.email ?? '');
    expect(letter?.subject).toBe('Ihr Konto ist gesperrt');
    expect(letter?.body).toMatch(/nicht erreichen\. Bitte sagen Sie selbst ab:\n- .*: Frau Kern, 0221 123456/);
    expect(letter?.body).not.toContain('weiß Bescheid');
  });

  it('ends when it is lifted, with both decisions in the log, each made once', async () => {
    const person = await aCustomer(world, { name: 'Kim 100% Muster' });
    const { id, email } = person.user;
    const answers = await Promise.all([suspend(id, 'Betrug'), suspend(id, 'Betrug')]);
    expect(answers.map(({ status }) => status).includes(409)).toBe(true);
    const refused = await signIn(email, person.password);
    expect([refused.status, refused.refusal]).toMatchObject([403, { code: 'suspended', reason: 'Betrug' }]);
    expect((await listed('0% muster', 'suspended')).items).toMatchObject([
      { id, name: 'Kim 100% Muster', reason: 'Betrug', basis: 'terms' },
    ]);
    expect((await listed('0_ muster')).items).toEqual([]);
    expect((await lift(id)).status).toBe(200);
    expect((await lift(id)).refusal.code).toBe('conflict');
    expect((await mailedTo(email))?.subject).toBe('Ihr Konto ist wieder frei');
    expect((await signIn(email, person.password)).status).toBe(200);
    // What was signed in before stays out.
    expect((await world.ask(listAccounts, { query: {} }, { token: person.token })).status).toBe(401);
    expect((await listed(email)).items).toMatchObject([{ id, suspendedAt: null, reason: null, basis: null }]);
    expect((await listed(email, 'suspended')).total).toBe(0);
    expect(await deeds(id)).toEqual([
      { admin_id: admin.user.id, action: 'account_suspended', reason: 'Betrug', basis: 'terms' },
      { admin_id: admin.user.id, action: 'account_lifted', reason: null, basis: null },
    ]);
  });

  it('asks for a reason, and is not for administrators', async () => {
    const person = await aCustomer(world);
    expect((await suspend(person.user.id, ' ')).refusal.fields).toHaveProperty('reason');
    expect((await suspend(admin.user.id)).status).toBe(404);
    expect((await listed(admin.user.email)).items).toEqual([]);
    expect((await listed(person.user.email)).items).toMatchObject([{ suspendedAt: null }]);
  });
});
