import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runEndedAccounts } from '../../../netlify/features/admin/own-data/actions.ts';
import { runInvoices } from '../../../netlify/features/billing/billing/invoice-actions.ts';
import { deliverDueMail } from '../../../netlify/features/messaging/mail/actions.ts';
import { loadDoors } from '../../../netlify/local/doors.ts';
import { login, me } from '../../../src/contract/account/account.ts';
import { endAccount, getAccount, keepAccount, listAccounts } from '../../../src/contract/admin/admin-account.ts';
import {
  answerContactMessage,
  jobNames,
  listContactMessages,
  listFailedMails,
  listJobs,
  listLog,
  sendMailAgain,
} from '../../../src/contract/admin/admin-desk.ts';
import { pathOf } from '../../../src/contract/endpoint-path.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import type { AccountId } from '../../../src/contract/fields.ts';
import { sendContactMessage } from '../../../src/contract/site/contact.ts';
import { mailerThat } from '../../support/mailers.ts';
import { aCustomer, anAdmin, aProvider, aSeller, goodPassword, type Person } from '../../support/people.ts';
import { anAppointment, anOffering, offered } from '../../support/providers.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
let admin: Person;
let support: Person;
beforeAll(async () => {
  world = await startWorld();
  admin = await anAdmin(world);
  support = await anAdmin(world);
  await world.database.query('update app.account set is_support = true where id = $1', [support.user.id]);
});
afterAll(() => world.close());

const mailsTo = async (email: string) => {
  await world.afterwards();
  return world.database.query<{ subject: string; body: string; reply_to: string | null }>(
    'select subject, body, reply_to from app.outgoing_mail where recipient = $1 order by created_at, id',
    [email],
  );
};
const day = 24 * 60 * 60 * 1000;

describe('the support', () => {
  it('is refused by every call that decides, and let in where it reads and answers', async () => {
    const ofStaff = Object.values(endpoints).filter(({ access }) => access === 'admin' || access === 'desk');
    expect(ofStaff.length).toBeGreaterThan(25);
    const answered = await Promise.all(
      ofStaff.map(async (endpoint) => {
        const path = pathOf(endpoint, '/api').replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000000');
        const body = endpoint.method === 'GET' ? undefined : {};
        const { status } = await world.raw(`${endpoint.method} ${path}`, body, { token: support.token });
        return { path: `${endpoint.method} ${endpoint.path}`, isRefused: status === 403, access: endpoint.access };
      }),
    );
    expect(answered.filter(({ isRefused, access }) => isRefused !== (access === 'admin'))).toEqual([]);
    expect(
      answered
        .filter(({ access }) => access === 'desk')
        .map(({ path }) => path)
        .sort(),
    ).toEqual([
      'GET /admin/accounts',
      'GET /admin/accounts/:id',
      'GET /admin/assignments',
      'GET /admin/contact',
      'GET /admin/figures',
      'GET /admin/jobs',
      'GET /admin/mails',
      'GET /admin/reports',
      'GET /admin/reviews',
      'POST /admin/accounts/:id/notes',
      'POST /admin/contact/:id/answer',
      'POST /admin/mails/:id/send',
    ]);
    expect((await world.ask(me, {}, { token: support.token })).body.isSupport).toBe(true);
  });
});

describe('a message to the support', () => {
  it('is answered from the administration, by mail, and moves to what was answered', async () => {
    const body = {
      name: 'Ida',
      email: 'ida@example.org',
      subject: 'Wo ist\nmeine Rechnung?',
      message: 'Ich finde sie nicht.',
    };
    const { id } = (await world.ask(sendContactMessage, { body }, { language: 'de' })).body;
    const listed = async (state: 'open' | 'answered', search = 'ida@') =>
      (await world.ask(listContactMessages, { query: { state, search } }, { token: support.token })).body;
    expect((await listed('open')).items).toMatchObject([{ id, answers: [] }]);
    const answer = (text: string) =>
      world.ask(answerContactMessage, { params: { id }, body: { text } }, { token: support.token, language: 'de' });
    expect((await answer('  ')).refusal.fields).toHaveProperty('text');
    expect((await answer('Unter „Rechnungen“ in Ihrem Bereich.')).status).toBe(200);
    expect((await listed('open')).items).toEqual([]);
    expect((await listed('answered')).items).toMatchObject([
      { id, answers: [{ by: support.user.email, text: 'Unter „Rechnungen“ in Ihrem Bereich.' }] },
    ]);
    expect((await listed('answered', 'nobody')).total).toBe(0);
    const [mail] = await mailsTo('ida@example.org');
    expect(mail).toMatchObject({ subject: 'Re: Wo ist meine Rechnung?', reply_to: 'support@example.com' });
    expect(mail?.body).toContain('Unter „Rechnungen“ in Ihrem Bereich.');
    expect(mail?.body).toContain('Ich finde sie nicht.');
  });
});

describe('a mail that failed', () => {
  it('is listed with the reason, holds nothing that can be read, and goes out when it is sent again', async () => {
    await world.afterwards();
    await world.database.query('delete from app.outgoing_mail');
    await world.database.query(
      `insert into app.outgoing_mail (recipient, subject, body, html, unsubscribe_url, next_attempt_at)
       values ('typo@example.org', 'Ihr Link', 'https://site/secret', '<p>secret</p>', 'https://site/stop',
               now() - interval '1 minute')`,
    );
    const { mailer } = world.adapters;
    world.adapters.mailer = {
      ...mailerThat(() => Promise.resolve({ reason: '550 no such user' })),
      isReadInQueue: false,
    };
    await deliverDueMail(world.adapters);
    world.adapters.mailer = mailer;
    const rows = await world.database.query<{ body: null; all: string }>(
      'select body, outgoing_mail::text as all from app.outgoing_mail',
    );
    expect(rows[0]?.body).toBeNull();
    expect(rows[0]?.all).not.toContain('secret');
    const listed = async () =>
      (await world.ask(listFailedMails, { query: { search: 'typo' } }, { token: support.token })).body;
    const { items, total } = await listed();
    expect([total, items]).toMatchObject([1, [{ state: 'refused', error: '550 no such user', canBeSent: true }]]);
    const id = items[0]?.id ?? '';
    const again = () => world.ask(sendMailAgain, { params: { id } }, { token: support.token });
    expect((await again()).status).toBe(200);
    await world.afterwards();
    await deliverDueMail(world.adapters);
    expect((await listed()).total).toBe(0);
    expect(await mailsTo('typo@example.org')).toMatchObject([{ subject: 'Ihr Link', body: 'https://site/secret' }]);
    expect((await again()).refusal.code).toBe('conflict');
  });

  it('is not sent again once its text is gone', async () => {
    const [row] = await world.database.query<{ id: string }>(
      `insert into app.outgoing_mail (recipient, subject, attempts, last_error) values ('a@example.org', 'x', 12, 'down')
       returning id`,
    );
    const answered = await world.ask(sendMailAgain, { params: { id: row?.id ?? '' } }, { token: admin.token });
    expect(answered.refusal.code).toBe('gone');
  });
});

describe('the jobs', () => {
  it('are all that the functions schedule, each with its last runs', async () => {
    const scheduled = (await loadDoors()).flatMap(({ jobs }) => jobs.map(({ name }) => name));
    expect([...jobNames]).toEqual(scheduled.sort());
    await world.database.query(
      `insert into app.job_run (job, succeeded_at, failed_at) values ('send-mail', '2026-11-26T10:00Z', '2026-11-26T09:00Z')`,
    );
    const { items } = (await world.ask(listJobs, {}, { token: support.token })).body;
    expect(items.find(({ job }) => job === 'send-mail')).toMatchObject({
      succeededAt: expect.stringContaining('T10:00'),
    });
    expect(items.find(({ job }) => job === 'sweep-rows')).toMatchObject({ succeededAt: null, failedAt: null });
  });
});

const entries = async (query: Parameters<typeof world.ask<typeof listLog>>[1]['query']) =>
  (await world.ask(listLog, { query }, { token: admin.token })).body;

describe('the log', () => {
  it('has what was looked at, with the search, once for what a screen asks again and again', async () => {
    const other = await anAdmin(world);
    for (const search of ['Kim', 'Kim', 'Kai'])
      await world.ask(listAccounts, { query: { search } }, { token: other.token });
    const { items } = await entries({ kind: 'calls', search: other.user.email });
    expect(items.map(({ what, asked }) => [what, asked['search']])).toEqual([
      ['GET /admin/accounts', 'Kai'],
      ['GET /admin/accounts', 'Kim'],
    ]);
    const first = await entries({ kind: 'calls', search: other.user.email, limit: 1 });
    expect(first.items).toHaveLength(1);
    const second = await entries({ kind: 'calls', search: other.user.email, limit: 1, cursor: first.nextCursor ?? '' });
    expect(second.items).toMatchObject([{ asked: { search: 'Kim' } }]);
    expect(second.nextCursor).toBeNull();
  });

  it('is changed by nobody: not by the role that serves the site, and a row goes only when it is old', async () => {
    await world.ask(listAccounts, { query: { search: 'x' } }, { token: admin.token });
    const person = await aCustomer(world);
    await world.ask(
      endAccount,
      { params: { id: person.user.id }, body: { reason: 'x', basis: 'terms' } },
      { token: admin.token },
    );
    const [isOwner] = await world.database.query<{ bypasses: boolean }>(
      'select rolsuper as bypasses from pg_roles where rolname = current_user',
    );
    // Postgres asks no superuser for rights: there the triggers refuse, and elsewhere rights do so before.
    const refusal = isOwner?.bypasses === true ? /append-only/ : /permission denied|append-only/;
    for (const statement of [
      `update app.audit set action = 'account_lifted'`,
      'update app.audit set account_id = admin_id',
      'update app.audit set at = now()',
      'delete from app.audit',
      'truncate app.audit cascade',
      `update app.staff_call set call = 'GET /'`,
      `update app.staff_call set admin_id = '${person.user.id}'`,
      'delete from app.staff_call',
      'truncate app.staff_call',
    ])
      await expect(world.database.query(statement), statement).rejects.toThrow(refusal);
    const [rights] = await world.database.query<{ may: boolean }>(
      `select bool_or(privilege_type in ('UPDATE', 'TRUNCATE')) as may from information_schema.role_table_grants
        where table_schema = 'app' and table_name in ('audit', 'staff_call') and grantee = current_user`,
    );
    expect(rights?.may).toBe(false);
    await world.database.query(
      `insert into app.staff_call (at, call) values (now() - interval '13 months', 'GET /admin/old')`,
    );
    await world.database.query(`delete from app.staff_call where call = 'GET /admin/old'`);
    expect(await world.database.query(`select from app.staff_call where call = 'GET /admin/old'`)).toEqual([]);
  });
});

const found = async (search: string) =>
  (await world.ask(listAccounts, { query: { search } }, { token: support.token })).body.items.map(({ id }) => id);

describe('an account', () => {
  it('is found by name, address, number and id, and says what it did', async () => {
    const provider = await aProvider(world, {
      phone: '+49 1512 7654321',
      street: 'Findelgasse',
      businessName: 'Findig & Co',
    });
    const { id } = provider.user;
    for (const search of ['findig', 'Findelgasse', '01512 7654321', id.toUpperCase(), provider.user.email])
      expect([search, await found(search)]).toEqual([search, [id]]);
    await world.ask(
      sendContactMessage,
      { body: { name: 'F', email: provider.user.email, subject: 'x', message: 'y' } },
      { token: provider.token },
    );
    const full = (await world.ask(getAccount, { params: { id } }, { token: support.token })).body;
    expect(full).toMatchObject({
      phone: '+49 1512 7654321',
      did: [{ activity: 'contactMessages', count: 1 }],
      visits: [],
      log: [],
    });
  });

  it('lists its latest visits, on either side, and its invoices, which the support does not see', async () => {
    const [{ id: provider }] = await offered(world.database, anOffering());
    const customer = await aCustomer(world);
    for (const month of ['03', '05', '04']) {
      const [start, end] = [`2026-${month}-02T09:00:00Z`, `2026-${month}-02T10:00:00Z`];
      await anAppointment(world.database, { provider, customer: customer.user.id, start, end, status: 'completed' });
    }
    await world.database.query(
      `insert into app.plan_choice (account_id, strand, plan, pays, month_minor, counts_from, chosen_at)
       values ($1, 'services', 'gold', 'fee', 499, '2026-01-01', '2026-01-01')`,
      [provider],
    );
    await runInvoices(world.adapters);
    const shown = async (id: AccountId, who = admin) =>
      (await world.ask(getAccount, { params: { id } }, { token: who.token })).body;
    expect((await shown(customer.user.id)).visits).toMatchObject(
      ['05', '04', '03'].map((month) => ({
        startsAt: `2026-${month}-02T09:00:00.000Z`,
        side: 'customer',
        other: { id: provider },
      })),
    );
    const full = await shown(provider);
    expect(full.visits).toHaveLength(3);
    expect(full.visits[0]).toMatchObject({ side: 'provider', other: { id: customer.user.id }, status: 'completed' });
    expect(full.invoices?.length).toBeGreaterThan(0);
    expect(full.invoices?.[0]).toMatchObject({ number: expect.stringMatching(/^CK-/), totalMinor: 499, state: 'open' });
    expect((await shown(provider, support)).invoices).toBeNull();
  });

  it('that was given notice ends after thirty days, with everything that a deletion takes', async () => {
    const [person, kept] = [await aSeller(world), await aCustomer(world)];
    const end = (id: AccountId) =>
      world.ask(
        endAccount,
        { params: { id }, body: { reason: 'Nur Lockangebote', basis: 'terms' } },
        { token: admin.token },
      );
    expect((await end(person.user.id)).status).toBe(200);
    expect((await end(person.user.id)).refusal.code).toBe('conflict');
    await end(kept.user.id);
    const letter = (await mailsTo(person.user.email)).at(-1);
    expect(letter?.subject).toMatch(/^Your account ends on /);
    expect(letter?.body).toContain('Nur Lockangebote');
    expect(await runEndedAccounts(world.adapters)).toEqual({ ended: 0 });
    expect((await world.ask(login, { body: { email: person.user.email, password: goodPassword } })).status).toBe(200);
    const keep = () => world.ask(keepAccount, { params: { id: kept.user.id } }, { token: admin.token });
    expect((await keep()).status).toBe(200);
    expect((await keep()).refusal.code).toBe('conflict');
    world.clock.forward(29 * day);
    expect(await runEndedAccounts(world.adapters)).toEqual({ ended: 0 });
    world.clock.forward(2 * day);
    const runs = await Promise.all([runEndedAccounts(world.adapters), runEndedAccounts(world.adapters)]);
    expect(runs.reduce((sum, { ended }) => sum + ended, 0)).toBeGreaterThanOrEqual(1);
    expect((await world.ask(login, { body: { email: person.user.email, password: goodPassword } })).status).toBe(401);
    expect((await mailsTo(person.user.email)).map(({ subject }) => subject)).toEqual(['Your account was deleted']);
    expect((await world.ask(login, { body: { email: kept.user.email, password: goodPassword } })).status).toBe(200);
  });
});
