import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleOperator } from '../../../netlify/adapters/example-operator.ts';
import { runInvoices } from '../../../netlify/features/billing/billing/invoice-actions.ts';
import { type AuditAction, lateAfter } from '../../../src/contract/admin/admin-audit.ts';
import { listLog } from '../../../src/contract/admin/admin-desk.ts';
import { exportAccount } from '../../../src/contract/admin/own-data.ts';
import { sendReport } from '../../../src/contract/admin/report.ts';
import { getMandate, giveMandate } from '../../../src/contract/billing/billing-debit.ts';
import { pathOf } from '../../../src/contract/endpoint-path.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { sessionOf } from '../../support/appointments.ts';
import { aBankFile, type WrittenEntry } from '../../support/bank-files.ts';
import { aListing } from '../../support/listings.ts';
import { aCustomer, anAdmin, aProvider, aSeller, type Person } from '../../support/people.ts';
import { anAppointment, anOffering, aReview, offered } from '../../support/providers.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
let now: Date;
let first: Person;
let second: Person;
beforeAll(async () => {
  world = await startWorld();
  world.adapters.clock.now = () => now;
  world.adapters.operator = exampleOperator;
  now = new Date('2026-12-10T12:00:00Z');
  first = await anAdmin(world);
  second = await anAdmin(world);
}, 120_000);
afterAll(() => world.close());

const idOf = async (statement: string, values: unknown[] = []): Promise<string> => {
  const [row] = await world.database.query<{ id: string }>(statement, values);
  if (row === undefined) throw new Error('nothing came back');
  return row.id;
};
const said = `The second one's reason`;
const refusing = { decision: 'refuse', reason: said };

const aCheck = async (kind: 'identity' | 'qualification'): Promise<string> =>
  idOf(
    `insert into app.verification (account_id, kind, name, submitted_at) values ($1, $2, $3, $4::timestamptz) returning id`,
    [(await aProvider(world)).user.id, kind, kind === 'identity' ? null : 'Meisterbrief', now.toISOString()],
  );
async function aHeldReview(): Promise<string> {
  const [provider] = await offered(world.database, anOffering());
  const start = '2026-12-01T09:00:00Z';
  const visit = await anAppointment(world.database, {
    provider: provider.id,
    start,
    end: '2026-12-01T10:00:00Z',
    status: 'completed',
  });
  await aReview(world.database, { appointment: visit, provider: provider.id, at: now });
  return idOf(`update app.review set check_state = 'held' where appointment_id = $1 returning id`, [visit]);
}
async function anObjection(): Promise<string> {
  const id = crypto.randomUUID();
  const { user } = await aProvider(world);
  await world.database.query(`do $$ begin
    set local session_replication_role = replica;
    insert into app.commission_line (id, provider_id, brought_at, booked_at, visit_at, service_name, price_cents,
      commission_cents, created_at, objection_until)
    values ('${id}', '${user.id}', '2026-12-01', '2026-12-01', '2026-12-05', 'Haarschnitt', 4000, 200, '2026-12-09', '2026-12-16');
  end $$`);
  await world.database.query(
    `insert into app.commission_objection (line_id, body, made_at) values ($1, 'Meine Kundin.', '2026-12-10')`,
    [id],
  );
  return id;
}
const aListingOf = async (): Promise<string> => (await aListing(world, await aSeller(world))).id;
const aHeldListing = async (): Promise<string> =>
  idOf('insert into app.picture_check (listing_id, opened_at) values ($1, $2::timestamptz) returning id', [
    await aListingOf(),
    now.toISOString(),
  ]);
async function aCase(): Promise<string> {
  const body = { kind: 'listing', id: await aListingOf(), reason: 'fraud' } as const;
  expect((await world.ask(sendReport, { body })).status).toBe(201);
  return idOf('select id from app.report_case where subject_id = $1', [body.id]);
}
const aPerson = async (): Promise<string> => (await aCustomer(world)).user.id;
const suspended = (state: string) => async (): Promise<string> => {
  const id = await aPerson();
  const sent = await send(`POST /admin/accounts/:id/${state}`, { id, body: { reason: 'Zuvor', basis: 'terms' } });
  expect(sent.status).toBe(200);
  return id;
};

/** Gold for December by its fee; the invoice is of January. */
async function anInvoice(strand: 'services' | 'property' = 'services', hasMandate = false): Promise<string> {
  now = new Date('2026-12-10T12:00:00Z');
  const isSeller = strand === 'property';
  const owner = isSeller ? await aSeller(world, { type: 'premium' }) : await aProvider(world);
  if (hasMandate) {
    const session = { token: await sessionOf(world, owner.user.id), language: 'de' };
    const { offer } = (await world.ask(getMandate, {}, session)).body;
    const body = { iban: 'AT61 1904 3002 3457 3201', accountHolder: 'Jörg Größ', text: offer?.text ?? '' };
    expect((await world.ask(giveMandate, { body }, session)).status).toBe(201);
  }
  await world.database.query(
    `insert into app.plan_choice (account_id, strand, plan, pays, month_minor, counts_from, chosen_at)
     values ($1, $2, $3, 'fee', $4, '2026-11-30T23:00:00Z', '2026-11-30T23:00:00Z')`,
    [owner.user.id, strand, isSeller ? 'premium' : 'gold', isSeller ? 49_900 : 499],
  );
  now = new Date('2027-01-01T04:23:00Z');
  await runInvoices(world.adapters);
  return idOf('select id from app.invoice where account_id = $1', [owner.user.id]);
}
let files = 0;
const aStatement = (amount: string, text: string): string => {
  files += 1;
  const details = [{ name: 'Salon', iban: 'AT611904300234573201', text }];
  const entry: WrittenEntry = { amount, bankReference: `${files}`, details };
  const file = aBankFile({ statements: [{ id: `S-${files}`, account: exampleOperator.iban, entries: [entry] }] });
  return gzipSync(file).toString('base64');
};
async function aBooking(amount = '12.34', text = 'Danke'): Promise<string> {
  const words = `${text} ${files}`;
  const body = { name: 'Auszug.xml', content: aStatement(amount, words) };
  expect((await send('POST /bank/files', { body })).body).toMatchObject({ isRead: true, newCount: 1 });
  return idOf('select id from app.bank_line where said = $1', [words]);
}
const numberOf = (invoice: string): Promise<string> =>
  idOf('select number as id from app.invoice where id = $1', [invoice]);
async function anOverpaid(): Promise<string> {
  const id = await anInvoice();
  await aBooking('7.00', await numberOf(id));
  return id;
}
async function aCollection(): Promise<string> {
  await anInvoice('services', true);
  const made = await send('POST /debit-collections', { body: { collectedOn: '2027-01-15' } });
  return String(made.body['id']);
}
async function aFiling(): Promise<string> {
  now = new Date('2027-01-10T09:00:00Z');
  const made = await send('POST /tax-filings', { body: { year: 2026 } });
  return (made.body['items'] as { id: string }[])[0]?.id ?? '';
}

interface Sent {
  id?: string;
  month?: string;
  body?: unknown;
}
const send = async (line: string, { id = '', month = '', body }: Sent, by = first) => {
  const [method, path] = line.split(' ') as [string, string];
  const filled = pathOf({ path }, '/api').replace(':id', id).replace(':month', month);
  return world.raw(`${method} ${filled}`, body, { token: await sessionOf(world, by.user.id), language: 'en' });
};

interface Deed {
  /** What the call needs; its id. */
  of?: () => Promise<string>;
  month?: string;
  body?: unknown;
  action: AuditAction;
  /** What the log says beside who and when. */
  reason: string | null | RegExp;
  /** The same call again, where it comes too late: the other one's body. */
  again?: unknown;
}

const deeds: Record<string, Deed> = {
  'POST /admin/identity/:id/decision': {
    of: () => aCheck('identity'),
    body: refusing,
    action: 'identity_refused',
    reason: said,
    again: { decision: 'approve' },
  },
  'POST /admin/proofs/:id/decision': {
    of: () => aCheck('qualification'),
    body: refusing,
    action: 'proof_refused',
    reason: said,
    again: { decision: 'approve' },
  },
  'POST /admin/reviews/:id/decision': {
    of: aHeldReview,
    body: refusing,
    action: 'review_removed',
    reason: said,
    again: refusing,
  },
  'POST /admin/objections/:id/decision': {
    of: anObjection,
    body: refusing,
    action: 'objection_refused',
    reason: said,
    again: refusing,
  },
  'POST /admin/pictures/:id/decision': {
    of: aHeldListing,
    body: refusing,
    action: 'listing_refused',
    reason: said,
    again: { decision: 'approve' },
  },
  'POST /admin/reports/:id/decision': {
    of: aCase,
    body: { action: 'hide', rule: 'deception', reason: said },
    action: 'report_hidden',
    reason: said,
    again: { action: 'nothing', reason: 'x' },
  },
  'POST /admin/reports/:id/danger': { of: aCase, body: { reason: said }, action: 'danger_told', reason: said },
  'POST /admin/accounts/:id/suspend': {
    of: aPerson,
    body: { reason: said, basis: 'law' },
    action: 'account_suspended',
    reason: said,
    again: { reason: 'x', basis: 'law' },
  },
  'POST /admin/accounts/:id/lift': { of: suspended('suspend'), action: 'account_lifted', reason: null, again: {} },
  'POST /admin/accounts/:id/end': {
    of: aPerson,
    body: { reason: said, basis: 'law' },
    action: 'account_ending',
    reason: said,
    again: { reason: 'x', basis: 'law' },
  },
  'POST /admin/accounts/:id/keep': { of: suspended('end'), action: 'account_kept', reason: null, again: {} },
  'POST /admin/contact/:id/answer': {
    of: () =>
      idOf(`insert into app.contact_message (name, email, type, subject, message, language, created_at)
      values ('Ida', 'ida@example.org', 'support', 'Frage', 'Wo?', 'de', now()) returning id`),
    body: { text: 'Da.' },
    action: 'contact_answered',
    reason: null,
  },
  'POST /admin/mails/:id/send': {
    of: () =>
      idOf(`insert into app.outgoing_mail (recipient, subject, body, next_attempt_at, refused_at, last_error)
      values ('typo@example.org', 'Ihr Link', 'Hier', now(), now(), '550') returning id`),
    action: 'mail_resent',
    reason: null,
  },
  'POST /issued-invoices/:id/correction': {
    of: anInvoice,
    body: { reason: said },
    action: 'invoice_corrected',
    reason: said,
    again: { reason: 'x' },
  },
  'POST /issued-invoices/:id/paid-back': {
    of: anOverpaid,
    action: 'invoice_paid_back',
    reason: /^CK-2027-\d+$/,
    again: {},
  },
  'POST /issued-invoices/:id/payments': {
    of: () => anInvoice('property'),
    body: { kind: 'transfer', bookedOn: '2027-01-01', minor: 100, reference: 'GCash 7781' },
    action: 'payment_entered',
    reason: /^\S+: GCash 7781$/,
    again: { kind: 'transfer', bookedOn: '2027-01-01', minor: 100, reference: 'GCash 7781' },
  },
  'POST /bank/files': {
    body: async () => ({ name: 'Auszug.xml', content: aStatement('1.23', 'x') }),
    action: 'bank_file_read',
    reason: 'Auszug.xml',
  },
  'POST /bank/lines/:id/match': {
    of: () => aBooking(),
    body: async () => ({ number: await numberOf(await anInvoice()) }),
    action: 'booking_matched',
    reason: /^CK-2027-\d+$/,
    again: { number: 'CK-1' },
  },
  'POST /bank/lines/:id/aside': {
    of: () => aBooking(),
    body: { reason: said },
    action: 'booking_set_aside',
    reason: said,
    again: { reason: 'x' },
  },
  'POST /debit-collections': {
    of: () => anInvoice('services', true),
    body: { collectedOn: '2027-01-15' },
    action: 'debit_file_made',
    reason: /^CK-L-2027-\d+$/,
    again: { collectedOn: '2027-01-15' },
  },
  'POST /debit-collections/:id/refused': {
    of: aCollection,
    body: { reason: said },
    action: 'debit_file_refused',
    reason: said,
    again: { reason: 'x' },
  },
  'POST /tax-filings': { body: { year: 2025 }, action: 'tax_message_made', reason: /^DE2025DE-/ },
  'POST /tax-filings/:id/sent': { of: aFiling, action: 'tax_message_sent', reason: /^DE2026DE-/, again: {} },
  'PUT /franc-rates': {
    body: { month: '2026-11', tenThousandths: 9345 },
    action: 'rate_entered',
    reason: '2026-11: 0.9345',
  },
  'POST /small-business-limits': {
    body: { country: 'de', countsFrom: '2027-01-01', lastYearMinor: 100, thisYearMinor: 200, source: '§ 19' },
    action: 'limit_entered',
    reason: 'DE 2027-01-01',
  },
  'POST /books/:month/close': { month: '2026-10', action: 'books_closed', reason: '2026-10' },
  'POST /books/:month/open': {
    month: '2026-10',
    body: { reason: said },
    action: 'books_opened',
    reason: `2026-10: ${said}`,
    again: { reason: 'x' },
  },
};

const saying = (reason: Deed['reason']): unknown =>
  reason instanceof RegExp ? { asymmetricMatch: (text: string) => reason.test(text) } : reason;

const lines = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`);

/** What decides nothing, and so has no line in the log. */
const notLogged: Record<string, string> = {
  'POST /admin/letters': 'shows what a decision would send',
  'POST /admin/accounts/:id/notes': 'a note says itself who wrote it',
  'PUT /admin/cases/:part/:id': 'the case says whose it is',
  'PUT /admin/checks/:id/findings': 'the check has them until it is decided',
};

const mutations = Object.values(endpoints)
  .filter(({ access, method }) => (access === 'admin' || access === 'desk') && method !== 'GET')
  .map(({ method, path, refusals }) => ({ line: `${method} ${path}`, refusals }))
  .filter(({ line }) => !Object.hasOwn(notLogged, line));

const entries = () =>
  world.database.query<{ id: number; action: string; admin: string | null; reason: string | null }>(
    'select id, action, admin_id as admin, reason from app.audit order by id',
  );

describe('the log of the administration', () => {
  it('knows every call that changes something, and what comes before a conflict', () => {
    expect(mutations.map(({ line }) => line).sort()).toEqual(Object.keys(deeds).sort());
    expect(Object.keys(notLogged).filter((line) => !lines.includes(line))).toEqual([]);
    const conflicting = mutations.filter(({ refusals }) => refusals.some((code) => code === 'conflict'));
    expect(conflicting.map(({ line }) => line).sort()).toEqual(Object.keys(lateAfter).sort());
  });

  for (const [line, { of, month = '', body, action, reason, again }] of Object.entries(deeds))
    it(`has ${line} with who, what and why, and tells it to whoever comes too late`, async () => {
      const id = (await of?.()) ?? '';
      const asked = typeof body === 'function' ? await body() : body;
      const before = new Set((await entries()).map((entry) => entry.id));
      const answered = await send(line, { id, month, body: asked });
      expect(answered.status, JSON.stringify(answered.refusal)).toBeLessThan(300);
      const made = (await entries()).filter((entry) => !before.has(entry.id));
      expect(made).toContainEqual({
        id: expect.any(Number),
        action,
        admin: first.user.id,
        reason: saying(reason),
      });
      const late = again === undefined ? undefined : await send(line, { id, month, body: again }, second);
      const told = {
        what: action,
        by: first.user.email,
        at: expect.stringMatching(/^\d{4}-.*Z$/),
        reason: saying(reason),
      };
      expect(late && [late.status, late.refusal.decided]).toEqual(again === undefined ? undefined : [409, told]);
      expect((await entries()).filter(({ admin }) => admin === second.user.id)).toEqual([]);
    }, 60_000);

  it('shows them to an administrator, and tells nobody who was reported of a report that changed nothing', async () => {
    const { items } = (
      await world.ask(listLog, { query: { limit: 60 } }, { token: await sessionOf(world, first.user.id) })
    ).body;
    expect(items.map(({ what }) => what)).toEqual(expect.arrayContaining(['report_hidden', 'booking_matched']));
    const seller = await aSeller(world);
    const { id } = await aListing(world, seller);
    await world.ask(sendReport, { body: { kind: 'listing', id, reason: 'fraud' } });
    const found = await idOf('select id from app.report_case where subject_id = $1', [id]);
    await send('POST /admin/reports/:id/decision', { id: found, body: { action: 'nothing', reason: 'Kein Verstoß.' } });
    const session = { token: await sessionOf(world, seller.user.id) };
    const exported = await world.ask(exportAccount, {}, session);
    expect(exported.status).toBe(200);
    expect(JSON.stringify(exported.body)).not.toContain('report_left');
  });
});
