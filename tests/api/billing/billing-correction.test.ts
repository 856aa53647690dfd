import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runInvoices } from '../../../netlify/features/billing/billing/invoice-actions.ts';
import type { InvoiceDocument } from '../../../netlify/invoice/index.ts';
import { correctInvoice, listAllInvoices } from '../../../src/contract/admin/admin-invoice.ts';
import { deleteAccount } from '../../../src/contract/admin/own-data.ts';
import { listInvoices } from '../../../src/contract/billing/billing-invoice.ts';
import { getEarnings } from '../../../src/contract/services/business-earning.ts';
import { seeded } from '../../../supabase/seed/random.ts';
import { sessionOf } from '../../support/appointments.ts';
import { emptied } from '../../support/emptied.ts';
import { anAdmin, aProvider, type Person } from '../../support/people.ts';
import { anAppointment } from '../../support/providers.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
let now: Date;
let admin: Person;
beforeAll(async () => {
  world = await startWorld();
  world.adapters.clock.now = () => now;
}, 120_000);
afterAll(() => world.close());
beforeEach(async () => {
  await emptied(world.database);
  now = new Date('2026-12-10T12:00:00Z');
  admin = await anAdmin(world);
});

const payFee = (person: Person, cents = 499): Promise<unknown> =>
  world.database.query(
    `insert into app.plan_choice (account_id, strand, plan, pays, month_minor, counts_from, chosen_at)
     values ($1, 'services', 'gold', 'fee', $2, '2026-12-01', '2026-12-01')`,
    [person.user.id, cents],
  );

/** A line of commission as if it had been written on a day of December. No visit is needed for what is billed. */
async function commission(person: Person, cents: number, day: number): Promise<string> {
  const id = crypto.randomUUID();
  const at = (offset: number): string => new Date(Date.UTC(2026, 11, day + offset, 10)).toISOString();
  await world.database.query(`do $$ begin
    set local session_replication_role = replica;
    insert into app.commission_line (id, provider_id, brought_at, booked_at, visit_at, service_name, price_cents, commission_cents,
      created_at, objection_until)
    values ('${id}', '${person.user.id}', '${at(-9)}', '${at(-9)}', '${at(0)}', 'Haarschnitt', ${cents * 20}, ${cents}, '${at(0)}', '${at(7)}');
  end $$`);
  return id;
}

const list = async (person: Person) =>
  (await world.ask(listInvoices, { query: {} }, { token: await sessionOf(world, person.user.id) })).body.items;
const all = async () =>
  (await world.ask(listAllInvoices, { query: {} }, { token: await sessionOf(world, admin.user.id) })).body.items;
const correct = async (id: string, body: { reason: string; lines?: number[] }) =>
  world.ask(correctInvoice, { params: { id }, body }, { token: await sessionOf(world, admin.user.id) });
const documents = async () =>
  (await world.database.query<{ document: InvoiceDocument }>('select document from app.invoice order by number')).map(
    ({ document }) => document,
  );
const mailed = (recipient: string) =>
  world.database.query<{ subject: string; body: string }>(
    `select subject, body from app.outgoing_mail where recipient = $1 and subject like '%CK-%' order by right(subject, 6)`,
    [recipient],
  );
const issue = async (): Promise<void> => {
  now = new Date('2027-01-01T04:23:00Z');
  await runInvoices(world.adapters);
};

describe('a correction', () => {
  it('takes lines back with the numbers that stand on the invoice: the sum of both is zero to the cent', async () => {
    const random = seeded(381);
    for (let account = 0; account < 12; account += 1) {
      const person = await aProvider(world);
      await payFee(person, random.whole(1, 2000));
      for (let day = 1; day < 6; day += 1) await commission(person, random.whole(1, 5000), day);
    }
    await issue();
    for (const { id, lines } of await all()) {
      const [first, ...others] = random.shuffled([...lines.keys()]);
      // In parts, in any order.
      expect((await correct(id, { reason: 'Erster Teil', lines: [first ?? 0] })).status).toBe(201);
      expect((await correct(id, { reason: 'Zweiter Teil', lines: others.slice(0, 2) })).status).toBe(201);
      expect((await correct(id, { reason: 'Der Rest' })).status).toBe(201);
    }
    const issued = await documents();
    const invoices = issued.filter(({ kind }) => kind === 'invoice');
    expect(invoices).toHaveLength(12);
    for (const invoice of invoices) {
      const corrections = issued.filter(({ corrects }) => corrects?.number === invoice.number);
      expect(corrections).toHaveLength(3);
      for (const name of ['netCents', 'vatCents', 'grossCents'] as const) {
        expect(corrections.every((one) => one[name] >= 0)).toBe(true);
        expect(corrections.reduce((sum, one) => sum + one[name], 0)).toBe(invoice[name]);
      }
    }
    // One series without gaps for both kinds.
    expect(issued.map(({ number }) => number)).toEqual(
      issued.map((_, index) => `CK-2027-${String(index + 1).padStart(6, '0')}`),
    );
  }, 120_000);

  it('is of type 381, names its invoice and reason, is mailed once, and is never called a Gutschrift', async () => {
    const person = await aProvider(world);
    await payFee(person);
    await issue();
    const [invoice] = await list(person);
    now = new Date('2027-01-02T10:00:00Z');
    const { body } = await correct(invoice?.id ?? '', { reason: 'Doppelt berechnet.' });
    const [correction] = await list(person);
    expect(correction).toMatchObject({
      kind: 'correction',
      number: body.number,
      totalMinor: 499,
      hasFiles: true,
      dueOn: null,
    });
    const token = await sessionOf(world, person.user.id);
    const xml = await (
      await world.fetch(
        new Request(`http://localhost:5000/api/provider/invoices/${correction?.id ?? ''}/invoice.xml`, {
          headers: { authorization: `Bearer ${token}` },
        }),
      )
    ).text();
    expect(xml).toContain('<ram:TypeCode>381</ram:TypeCode>');
    expect(xml).toContain('Doppelt berechnet.');
    expect(xml).toContain('CK-2027-000001');
    const mails = await mailed(person.user.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Ihre Rechnung CK-2027-000001',
      'Ihre Rechnungskorrektur CK-2027-000002',
    ]);
    expect(`${xml} ${mails.map((mail) => mail.body).join(' ')}`).not.toMatch(/Gutschrift/i);
    expect(await world.database.query('select action, subject_id from app.audit')).toEqual([
      { action: 'invoice_corrected', subject_id: body.id },
    ]);
    expect((await all()).find(({ kind }) => kind === 'invoice')?.lines).toMatchObject([{ isTakenBack: true }]);
  });

  it('leaves the statistics: fees and commission that stand beside the revenue of their month', async () => {
    const person = await aProvider(world);
    await payFee(person);
    const start = '2026-12-04T10:00:00Z';
    const visit = { provider: person.user.id, start, end: '2026-12-04T11:00:00Z', status: 'completed' as const };
    await anAppointment(world.database, visit);
    for (const cents of [225, 310]) await commission(person, cents, 3);
    const ended = await commission(person, 700, 4);
    await world.database.query(
      `insert into app.commission_end (line_id, cause, ended_at) values ($1, 'objection', '2026-12-06')`,
      [ended],
    );
    const months = async () =>
      (await world.ask(getEarnings, {}, { token: await sessionOf(world, person.user.id) })).body.months;
    const december = {
      month: '2026-12',
      visits: 1,
      revenueMinor: 4500,
      otherRevenueMinor: 0,
      feeMinor: null,
      commissionMinor: 535,
    };
    // Commission counts before it is billed, a fee with its invoice, in which commission stands as well.
    expect((await months())[0]).toEqual(december);
    await issue();
    const [january, before, ...others] = await months();
    expect(january).toEqual({
      month: '2027-01',
      visits: 0,
      revenueMinor: 0,
      otherRevenueMinor: 0,
      feeMinor: null,
      commissionMinor: 0,
    });
    expect(before).toEqual({ ...december, feeMinor: 499 });
    expect(others).toHaveLength(10);
    // The fee stands first.
    await correct((await list(person))[0]?.id ?? '', { reason: 'Doppelt berechnet.', lines: [0] });
    expect((await months())[1]).toEqual({ ...december, feeMinor: 0 });
  });

  it('is made once for each line, also when two administrators make it at once', async () => {
    const person = await aProvider(world);
    await payFee(person);
    await issue();
    const id = (await list(person))[0]?.id ?? '';
    const both = await Promise.all([correct(id, { reason: 'Eins' }), correct(id, { reason: 'Zwei' })]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
    const made = both.find(({ status }) => status === 201)?.body.id ?? '';
    // A correction is corrected by nobody, and what does not exist by nobody either.
    expect((await correct(made, { reason: 'Drei' })).status).toBe(404);
    expect((await correct(crypto.randomUUID(), { reason: 'Vier' })).status).toBe(404);
    expect((await correct(id, { reason: 'Fünf', lines: [7] })).status).toBe(404);
    for (const body of [
      {},
      { reason: ' ' },
      { reason: 'x', lines: [] },
      { reason: 'x', lines: [-1] },
      { reason: 'x', lines: ['a'] },
    ])
      expect((await correct(id, body as never)).status, JSON.stringify(body)).toBe(400);
    expect(await documents()).toHaveLength(2);
  });

  it('comes by itself for a billed commission whose visit nobody came to after all, once', async () => {
    const person = await aProvider(world);
    await payFee(person);
    const lines = [await commission(person, 250, 2), await commission(person, 777, 3), await commission(person, 31, 4)];
    await issue();
    now = new Date('2027-01-05T04:23:00Z');
    await world.database.query(
      `insert into app.commission_end (line_id, cause, ended_at) values ($1, 'no_show', $2::timestamptz)`,
      [lines[1], now.toISOString()],
    );
    await Promise.all([runInvoices(world.adapters), runInvoices(world.adapters)]);
    await runInvoices(world.adapters);
    expect((await list(person)).map(({ kind, totalMinor }) => [kind, totalMinor])).toEqual([
      ['correction', 777],
      ['invoice', 1557],
    ]);
    expect((await documents())[1]?.corrects?.reason).toBe('Der Kunde ist nicht zum Termin gekommen.');
    expect((await mailed(person.user.email)).at(-1)?.subject).toBe('Ihre Rechnungskorrektur CK-2027-000002');
  });
});

describe('an account that ends before the first', () => {
  it('gets its last invoice at the address it had, with a link that needs no account', async () => {
    const person = await aProvider(world);
    await payFee(person);
    await commission(person, 250, 9);
    const token = await sessionOf(world, person.user.id);
    expect(
      (await world.ask(deleteAccount, { body: { password: person.password, confirm: 'DELETE' } }, { token })).status,
    ).toBe(200);
    await issue();
    const [invoice, ...others] = await documents();
    expect(others).toEqual([]);
    // Nine of 31 days: the day of the end belongs to nobody.
    expect(invoice?.lines.map(({ grossCents }) => grossCents)).toEqual([145, 250]);
    expect(invoice?.buyer).toMatchObject({ email: person.user.email, street: 'Hauptstraße 12a' });
    const [mail, ...more] = await mailed(person.user.email);
    expect(more).toEqual([]);
    const address = /http\S+\/invoice\.pdf/.exec(mail?.body ?? '')?.[0] ?? '';
    const path = new URL(address).pathname;
    const read = () => world.fetch(new Request(`http://localhost:5000${path}`));
    expect(
      Buffer.from(await (await read()).arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(
      (await world.fetch(new Request(`http://localhost:5000${path.replace('/invoices/e', '/invoices/f')}`))).status,
    ).toBe(404);
    now = new Date('2027-04-10T04:23:00Z');
    expect((await read()).status).toBe(404);
    // Nothing more is owed, and the address is forgotten.
    await runInvoices(world.adapters);
    expect(await documents()).toHaveLength(1);
    expect(await world.database.query('select from app.last_recipient')).toEqual([]);
  });

  it('keeps no address where nothing can be owed', async () => {
    const person = await aProvider(world);
    const token = await sessionOf(world, person.user.id);
    expect(
      (await world.ask(deleteAccount, { body: { password: person.password, confirm: 'DELETE' } }, { token })).status,
    ).toBe(200);
    expect(await world.database.query('select from app.last_recipient')).toEqual([]);
  });
});
