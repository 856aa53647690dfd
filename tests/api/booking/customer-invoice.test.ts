import { createHash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { canonical } from '../../../netlify/features/billing/billing/invoice-rules.ts';
import { issueIn } from '../../../netlify/features/booking/customer-invoice/actions.ts';
import { runCustomerInvoices } from '../../../netlify/features/booking/customer-invoice/file-actions.ts';
import type { InvoiceDocument } from '../../../netlify/invoice/index.ts';
import { getTurnover } from '../../../src/contract/billing/billing-tax-report.ts';
import * as contract from '../../../src/contract/booking/customer-invoice.ts';
import * as settings from '../../../src/contract/booking/customer-invoice-settings.ts';
import { sessionOf } from '../../support/appointments.ts';
import {
  aBillingProvider,
  aDoneVisit,
  type IssueBody,
  issued,
  issueFor,
  theForm,
} from '../../support/customer-invoices.ts';
import { emptied } from '../../support/emptied.ts';
import { readPaper } from '../../support/papers.ts';
import { aCustomer, type Person, withConfirmedEmail } from '../../support/people.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
let now: Date;
beforeAll(async () => {
  world = await startWorld();
  world.adapters.clock.now = () => now;
}, 60_000);
afterAll(() => world.close());
beforeEach(async () => {
  await emptied(world.database);
  now = new Date('2026-12-10T12:00:00Z');
});

const refuse = (code: string): never => {
  throw new Error(code);
};

const issueAlone = (provider: Person, body: IssueBody, isRolledBack = false) =>
  world.database.transaction(async (transaction) => {
    const parsed = z.parse(contract.issueCustomerInvoice.body, body);
    await issueIn(transaction, world.adapters, { owner: provider.user.id, body: parsed, refuse });
    if (isRolledBack) throw new Error('rolled back');
  });

const tokenOf = (person: Person) => sessionOf(world, person.user.id);

const file = async (person: Person | undefined, path: string): Promise<Response> =>
  world.fetch(
    new Request(`http://localhost:5000/api/${path}`, {
      headers: person ? { authorization: `Bearer ${await tokenOf(person)}` } : {},
    }),
  );

const xmlOf = async (person: Person, id: string): Promise<string> =>
  (await file(person, `provider/customer-invoices/${id}/invoice.xml`)).text();

const mails = () =>
  world.database.query<{ recipient: string; subject: string; body: string; reply_to: string; files: number }>(
    `select recipient, subject, body, reply_to, jsonb_array_length(attachments) as files from app.outgoing_mail
      where attachments is not null order by created_at, recipient`,
  );

const list = async (person: Person, query: object = {}) =>
  (await world.ask(contract.listCustomerInvoices, { query }, { token: await tokenOf(person) })).body;

describe('an invoice for a visit', () => {
  it('is issued from what the visit says, mailed with its PDF, and seen by the customer', async () => {
    const provider = await aBillingProvider(world);
    const customer = await withConfirmedEmail(world, await aCustomer(world));
    const visit = await aDoneVisit(world, {
      provider,
      customer,
      totalCents: 5700,
      travelCents: 1200,
      isAtCustomer: true,
    });
    const invoice = await issued(world, provider, visit);
    expect(invoice).toMatchObject({
      number: 'RE-2026-0001',
      kind: 'invoice',
      state: 'open',
      totalMinor: 5700,
      netMinor: 4790,
      vatMinor: 910,
      dueOn: '2026-12-24',
      keptUntil: '2034-12-31',
      mailedTo: customer.user.email,
      hasFiles: true,
      isElectronic: true,
      lines: [
        { name: 'Haarschnitt', kind: 'labour', grossMinor: 4500 },
        { kind: 'travel', grossMinor: 1200 },
      ],
    });
    expect(await mails()).toMatchObject([
      { recipient: customer.user.email, subject: 'Ihre Rechnung', reply_to: provider.user.email, files: 1 },
    ]);
    const [mail] = await mails();
    expect(mail?.body).toContain('RE-2026-0001');
    expect(mail?.body).toContain('57,00');
    expect(mail?.body).toContain('Salon Müller & Söhne');
    const [{ seller } = {}] = await world.database.query<{ seller: object }>(
      `select document -> 'seller' as seller from app.customer_invoice`,
    );
    expect(seller).toMatchObject({ tradeName: 'Salon Müller & Söhne', name: 'Anna Müller' });
    const asked = await world.ask(
      contract.listVisitInvoices,
      { params: { id: visit } },
      { token: await tokenOf(customer) },
    );
    expect(asked.body.items).toMatchObject([{ number: 'RE-2026-0001', totalMinor: 5700, state: 'open' }]);
    const linked = await world.fetch(new Request(`http://localhost:5000${asked.body.items[0]?.url ?? ''}`));
    expect(linked.headers.get('content-type')).toBe('application/pdf');
    const own = await file(provider, `provider/customer-invoices/${invoice.id}/invoice.pdf`);
    expect(Buffer.from(await linked.arrayBuffer()).equals(Buffer.from(await own.arrayBuffer()))).toBe(true);
    // The link ends after a day.
    now = new Date(now.getTime() + 25 * 3_600_000);
    expect((await world.fetch(new Request(`http://localhost:5000${asked.body.items[0]?.url ?? ''}`))).status).toBe(404);
  });

  it('takes a received deposit off, which is noted as paid', async () => {
    const provider = await aBillingProvider(world);
    const visit = await aDoneVisit(world, { provider, totalCents: 5700 });
    const received = async (cents: number) =>
      world.database.query(
        `update app.appointment set deposit_cents = $2, deposit_received_at = starts_at - interval '3 days' where id = $1`,
        [visit, cents],
      );
    await received(1500);
    const form = await theForm(world, provider, visit);
    const token = await tokenOf(provider);
    const { totalMinor: _, isMailed: __, ...written } = form;
    const preview = await world.ask(contract.previewCustomerInvoice, { body: written }, { token });
    expect(preview.body).toMatchObject({ totalMinor: 5700, depositMinor: 1500, dueMinor: 4200 });
    const invoice = await issued(world, provider, visit);
    expect(invoice).toMatchObject({ state: 'partial', totalMinor: 5700, payments: [{ minor: 1500, way: 'transfer' }] });
    const [kept] = await world.database.query<{ due: number; vat: number }>(
      `select (document ->> 'dueCents')::integer as due, (document ->> 'vatCents')::integer as vat from app.customer_invoice`,
    );
    // VAT is that of the whole service.
    expect(kept).toEqual({ due: 4200, vat: 910 });
    const whole = await aDoneVisit(world, { provider, totalCents: 5700, day: '2026-11-20' });
    await world.database.query(
      `update app.appointment set deposit_cents = 5700, deposit_received_at = starts_at where id = $1`,
      [whole],
    );
    expect(await issued(world, provider, whole)).toMatchObject({ state: 'paid', dueOn: null });
  });

  it('is the provider’s alone, and is for a visit of theirs that took place', async () => {
    const [provider, other] = [await aBillingProvider(world), await aBillingProvider(world)];
    const visit = await aDoneVisit(world, { provider });
    const body = await theForm(world, provider, visit);
    expect(await issueFor(world, other, body)).toMatchObject({ status: 404 });
    const invoice = await issued(world, provider, visit);
    const params = { id: invoice.id };
    const token = await tokenOf(other);
    for (const path of ['invoice.pdf', 'invoice.xml'])
      expect((await file(other, `provider/customer-invoices/${invoice.id}/${path}`)).status).toBe(404);
    expect((await file(undefined, `provider/customer-invoices/${invoice.id}/invoice.pdf`)).status).toBe(404);
    expect((await world.ask(contract.getCustomerInvoice, { params }, { token })).status).toBe(404);
    expect(
      (await world.ask(contract.correctCustomerInvoice, { params, body: { reason: 'x' } }, { token })).status,
    ).toBe(404);
    const paid = { way: 'cash', on: '2026-12-10', minor: 1 } as const;
    expect((await world.ask(contract.noteCustomerPayment, { params, body: paid }, { token })).status).toBe(404);
    await world.database.query(`update app.appointment set status = 'confirmed' where id = $1`, [visit]);
    expect(await issueFor(world, provider, body)).toMatchObject({ status: 409, refusal: { code: 'wrong_state' } });
  });

  it('is not issued twice, nor over another amount than was shown, nor with a rate that the country does not have', async () => {
    const provider = await aBillingProvider(world);
    const visit = await aDoneVisit(world, { provider });
    const body = await theForm(world, provider, visit);
    expect(await issueFor(world, provider, { ...body, totalMinor: 4499 })).toMatchObject({
      status: 400,
      refusal: { fields: { totalMinor: expect.stringContaining('total') } },
    });
    const swiss = body.lines.map((line) => ({ ...line, rateHundredths: 810 }));
    expect((await issueFor(world, provider, { ...body, lines: swiss })).refusal.fields).toHaveProperty('lines');
    const off = [...body.lines, { ...body.lines[0], quantityThousandths: -2000 }] as typeof body.lines;
    expect((await issueFor(world, provider, { ...body, lines: off })).refusal.fields).toHaveProperty('lines');
    for (const on of ['2026-12-11', '2016-12-09', '1900-01-01']) {
      const paid = { way: 'cash', on } as const;
      expect((await issueFor(world, provider, { ...body, paid })).refusal.fields).toHaveProperty(['paid.on']);
      expect((await issueFor(world, provider, { ...body, deliveredOn: on })).refusal.fields).toHaveProperty(
        'deliveredOn',
      );
    }
    for (const country of ['XX', 'ZZ', 'EU', 'UK', 'DD', '1A', 'Germany']) {
      const { refusal } = await issueFor(world, provider, { ...body, buyer: { ...body.buyer, country } });
      expect(refusal.fields, country).toHaveProperty(['buyer.country']);
    }
    const codes = await Promise.all([body, body, body].map((form) => issueFor(world, provider, form)));
    expect(codes.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409, 409]);
    expect((await list(provider)).items.map(({ number }) => number)).toEqual(['RE-2026-0001']);
  });

  it('gets consecutive numbers where fifty are issued at once and a fifth of them is rolled back', async () => {
    const provider = await aBillingProvider(world);
    const bodies = [];
    for (let day = 0; day < 50; day += 1)
      bodies.push(await theForm(world, provider, await aDoneVisit(world, { provider })));
    await Promise.allSettled(bodies.map((body, place) => issueAlone(provider, body, place % 5 === 4)));
    const rows = await world.database.query<{ number: string }>(
      'select number from app.customer_invoice where provider_id = $1 order by number',
      [provider.user.id],
    );
    const expected = Array.from({ length: 40 }, (_, index) => `RE-2026-${String(index + 1).padStart(4, '0')}`);
    expect(rows.map(({ number }) => number)).toEqual(expected);
    // Another provider begins with the first, and another year begins anew.
    const other = await aBillingProvider(world);
    expect((await issued(world, other, await aDoneVisit(world, { provider: other }))).number).toBe('RE-2026-0001');
    now = new Date('2027-01-02T12:00:00Z');
    expect((await issued(world, other, await aDoneVisit(world, { provider: other }))).number).toBe('RE-2027-0001');
  });

  it('is not hurt by an end between number and mail: nothing is lost, nothing comes twice', async () => {
    const provider = await aBillingProvider(world);
    await issueAlone(provider, await theForm(world, provider, await aDoneVisit(world, { provider })));
    expect((await list(provider)).items).toMatchObject([{ hasFiles: false }]);
    expect(await mails()).toEqual([]);
    await Promise.all([runCustomerInvoices(world.adapters), runCustomerInvoices(world.adapters)]);
    expect((await list(provider)).items).toMatchObject([{ hasFiles: true }]);
    expect(await mails()).toHaveLength(1);
  });

  it('stays as it was issued, with its hash, whatever becomes of business and visit', async () => {
    const provider = await aBillingProvider(world);
    const visit = await aDoneVisit(world, { provider });
    const invoice = await issued(world, provider, visit);
    const kept = () =>
      world.database.query<{ document: InvoiceDocument; hash: string; visit: string | null }>(
        `select document, encode(hash, 'hex') as hash, appointment_id as visit from app.customer_invoice`,
      );
    const [before] = await kept();
    for (const change of ["number = 'X'", 'gross_minor = 1', "document = '{}'"])
      await expect(world.database.query(`update app.customer_invoice set ${change}`)).rejects.toThrow('append-only');
    await expect(world.database.query('delete from app.customer_invoice')).rejects.toThrow('append-only');
    await world.database.query(`update app.provider_business set name = 'Anders GmbH'`);
    await world.database.query('delete from app.appointment where id = $1', [visit]);
    const [after] = await kept();
    expect(after).toEqual({ ...before, visit: null });
    expect(after?.hash).toBe(createHash('sha256').update(canonical(after?.document)).digest('hex'));
    const shown = await world.ask(
      contract.getCustomerInvoice,
      { params: { id: invoice.id } },
      { token: await tokenOf(provider) },
    );
    expect(shown.body).toMatchObject({ totalMinor: 4500, visitId: null });
  });
});

describe('what a business is', () => {
  it('decides rates, exemption and files: small business, private person, Austria, Switzerland', async () => {
    const small = await aBillingProvider(world, 'de', { vatStatus: 'small', taxNumber: null });
    const visit = await aDoneVisit(world, { provider: small });
    const body = await theForm(world, small, visit);
    expect(body.lines.map(({ rateHundredths }) => rateHundredths)).toEqual([0]);
    // A small business needs a number of the tax office as well.
    expect((await issueFor(world, small, body)).refusal.fields).toHaveProperty('seller_tax_number');
    const person = await aBillingProvider(world, 'de', { isTrader: false, legalForm: null, vatStatus: null });
    const done = await aDoneVisit(world, { provider: person, guest: { name: 'Gerda Gast', email: null } });
    const form = await theForm(world, person, done);
    expect((await issueFor(world, person, form)).refusal.fields).toHaveProperty('paid');
    const receipt = await issueFor(world, person, { ...form, paid: { way: 'cash', on: '2026-12-10' } });
    expect(receipt.body).toMatchObject({
      kind: 'receipt',
      state: 'paid',
      vatMinor: 0,
      isElectronic: false,
      mailedTo: null,
    });
    expect(await mails()).toEqual([]);
    const austrian = await aBillingProvider(world, 'at');
    const vienna = await issued(world, austrian, await aDoneVisit(world, { provider: austrian, country: 'at' }));
    expect(vienna).toMatchObject({ keptUntil: '2033-12-31', vatMinor: 750, groups: [{ rateHundredths: 2000 }] });
    const swiss = await aBillingProvider(world, 'ch');
    const zurich = await issued(world, swiss, await aDoneVisit(world, { provider: swiss, country: 'ch' }));
    expect(zurich).toMatchObject({ currency: 'CHF', keptUntil: '2036-12-31', vatMinor: 337, totalMinor: 4500 });
    expect(await xmlOf(swiss, zurich.id)).toContain('CHE123456788MWST');
  });
});

const put = async (person: Person, body: object) =>
  world.ask(
    settings.putCustomerInvoiceSettings,
    { body: { prefix: 'RE-', daysToPay: 14, rateHundredths: null, closing: '', logo: 'name', ...body } as never },
    { token: await tokenOf(person) },
  );

describe('settings', () => {
  it('give a small business its tax number, and every document prefix, rate, days and words from the next one on', async () => {
    const small = await aBillingProvider(world, 'de', { vatStatus: 'small', taxNumber: null });
    expect((await put(small, { taxNumber: '12' })).refusal.fields).toHaveProperty('taxNumber');
    expect((await put(small, { rateHundredths: 1900 })).refusal.fields).toHaveProperty('rateHundredths');
    expect((await put(small, { prefix: 'a b' })).refusal.fields).toHaveProperty('prefix');
    expect((await put(small, { logo: 'own' })).refusal.fields).toHaveProperty('logoImageId');
    const kept = await put(small, {
      taxNumber: '12/345/67890',
      prefix: 'k/',
      daysToPay: 7,
      closing: 'Danke & bis bald',
    });
    expect(kept.body).toMatchObject({ nextNumber: 'K/2026-0001', taxNumber: '12/345/67890', needsTaxNumber: true });
    const invoice = await issued(world, small, await aDoneVisit(world, { provider: small }));
    expect(invoice).toMatchObject({ number: 'K/2026-0001', dueOn: '2026-12-17', vatMinor: 0 });
    const xml = await xmlOf(small, invoice.id);
    expect(xml).toContain('§ 19 UStG');
    expect(xml).toContain('12/345/67890');
    expect(xml).toContain('Danke &amp; bis bald');
    // Billed, less what was taken back, is what the meter counts.
    const turnover = await world.ask(getTurnover, {}, { token: await tokenOf(small) });
    expect(turnover.body.turnover).toMatchObject({ thisYear: { minor: 4500, limitMinor: 10_000_000 } });
    const correct = { params: { id: invoice.id }, body: { reason: 'x', isMailed: false } };
    await world.ask(contract.correctCustomerInvoice, correct, { token: await tokenOf(small) });
    const after = await world.ask(getTurnover, {}, { token: await tokenOf(small) });
    expect(after.body.turnover).toMatchObject({ thisYear: { minor: 0 } });
    const hairdresser = await aBillingProvider(world);
    await put(hairdresser, { rateHundredths: 700 });
    const form = await theForm(world, hairdresser, await aDoneVisit(world, { provider: hairdresser }));
    expect(form.lines.map(({ rateHundredths }) => rateHundredths)).toEqual([700]);
  });
});

describe('the books', () => {
  it('are a ZIP by month with files and tables, and a sheet of § 35a for the customer, for the provider alone', async () => {
    const [provider, other] = [await aBillingProvider(world), await aBillingProvider(world)];
    const visit = () => aDoneVisit(world, { provider, isAtCustomer: true, totalCents: 5700, travelCents: 1200 });
    const first = await issued(world, provider, await visit(), { paid: { way: 'transfer', on: '2026-12-09' } });
    await issued(world, provider, await visit(), { paid: { way: 'cash', on: '2026-12-10' } });
    await issued(world, provider, await visit());
    const books = await world.ask(settings.listCustomerBooks, {}, { token: await tokenOf(provider) });
    expect(books.body.items).toEqual([{ month: '2026-12', documents: 3, parts: 1 }]);
    const zip = await file(provider, 'provider/customer-invoice-months/2026-12/1/invoices.zip');
    const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
    expect(Object.keys(files).sort()).toEqual([
      'EXTF_Buchungsstapel_2026-12.csv',
      'RE-2026-0001.pdf',
      'RE-2026-0001.xml',
      'RE-2026-0002.pdf',
      'RE-2026-0002.xml',
      'RE-2026-0003.pdf',
      'RE-2026-0003.xml',
      'documents.csv',
      'income.csv',
      'open.csv',
      'payments.csv',
    ]);
    const table = (name: string) => strFromU8(files[name] as Uint8Array);
    expect(table('income.csv')).toContain('19,00;bar;47,90;9,10;57,00;EUR');
    expect(table('income.csv')).toContain('19,00;Überweisung;47,90;9,10;57,00;EUR');
    const bookings = new TextDecoder('windows-1252').decode(files['EXTF_Buchungsstapel_2026-12.csv']).split('\r\n');
    expect(bookings[0]).toContain(';20260101;4;20261201;20261231;"Rechnungen 2026-12";');
    expect(bookings.slice(2, 5).map((row) => row.split(';').slice(0, 8).join(' '))).toEqual(
      Array.from({ length: 3 }, () => '57,00 "S" "EUR"    10000 8400'),
    );
    for (const name of ['income', 'payments', 'documents', 'open']) {
      const bytes = files[`${name}.csv`] as Uint8Array;
      expect([...bytes.subarray(0, 3)], name).toEqual([0xef, 0xbb, 0xbf]);
      expect(table(`${name}.csv`)).toMatch(/;Währung\r\n/);
    }
    expect(table('open.csv').trimEnd().split('\r\n')).toHaveLength(2);
    for (const path of ['2026-12/2', '2026-11/1', '2026-12/0', 'x/1'])
      expect((await file(provider, `provider/customer-invoice-months/${path}/invoices.zip`)).status).toBe(404);
    const sheet = `provider/customer-invoices/${first.id}/household/2026/sheet.pdf`;
    expect((await file(provider, sheet)).headers.get('content-type')).toBe('application/pdf');
    expect((await file(provider, sheet.replace('2026', '2025'))).status).toBe(404);
    for (const path of [sheet, 'provider/customer-invoice-months/2026-12/1/invoices.zip'])
      expect((await file(other, path)).status).toBe(404);
  });

  it('give the customer the sheet of § 35a of the own visits, by links for a day, and nobody else’s', async () => {
    const provider = await aBillingProvider(world);
    const [customer, other] = [await aCustomer(world), await aCustomer(world)];
    const visit = (of: Person) => aDoneVisit(world, { provider, customer: of, isAtCustomer: true, totalCents: 5700 });
    const [first, second, strange, unpaid] = [
      await visit(customer),
      await visit(customer),
      await visit(other),
      await visit(customer),
    ];
    await issued(world, provider, first, { paid: { way: 'transfer', on: '2026-12-09' } });
    await issued(world, provider, second, { paid: { way: 'cash', on: '2026-12-10' } });
    await issued(world, provider, strange, { paid: { way: 'card', on: '2026-12-10' } });
    await issued(world, provider, unpaid);
    const of = async (id: string, who = customer) =>
      (await world.ask(contract.listVisitInvoices, { params: { id } }, { token: await tokenOf(who) })).body.sheets;
    expect(await of(unpaid)).toEqual([]);
    const [sheet, ...more] = await of(first);
    expect([sheet?.year, more]).toEqual(['2026', []]);
    const open = (url = sheet?.url ?? '') => world.fetch(new Request(`http://localhost:5000${url}`));
    const answer = await open();
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    // Both own visits are in it, and none of the other customer's.
    const printed = (await readPaper(new Uint8Array(await answer.arrayBuffer()))).texts.join(' ');
    expect(printed).toContain('RE-2026-0001');
    expect(printed).toContain('RE-2026-0002');
    expect(printed).not.toContain('RE-2026-0003');
    expect((await open(sheet?.url.replace('/2026/', '/2025/'))).status).toBe(404);
    expect((await open(sheet?.url.replace('/2026/', '/20260/'))).status).toBe(404);
    // A link of an invoice opens no sheet.
    const asked = { params: { id: first } };
    const { items } = (await world.ask(contract.listVisitInvoices, asked, { token: await tokenOf(customer) })).body;
    const token = items[0]?.url.split('/').at(-2) ?? '';
    expect((await open(`/api/customer-invoices/${token}/household/2026/sheet.pdf`)).status).toBe(404);
    now = new Date(now.getTime() + 25 * 3_600_000);
    expect((await open()).status).toBe(404);
  });
});

describe('what comes after', () => {
  it('is noted as paid in parts, never too much, and taken back where it was a mistake', async () => {
    const provider = await aBillingProvider(world);
    const { id } = await issued(world, provider, await aDoneVisit(world, { provider, isAtCustomer: true }));
    const token = await tokenOf(provider);
    const pay = (minor: number, on = '2026-12-10', way: 'cash' | 'transfer' = 'transfer') =>
      world.ask(contract.noteCustomerPayment, { params: { id }, body: { way, on, minor } }, { token });
    expect((await pay(4501)).status).toBe(409);
    expect((await pay(100, '2026-12-11')).status).toBe(400);
    expect((await pay(1500)).body).toMatchObject({ state: 'partial', paidMinor: 1500, householdYears: ['2026'] });
    const answers = await Promise.all([pay(3000), pay(3000)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
    const [first, second] = answers.flatMap(({ body }) => body.payments ?? []);
    const end = (payment: string) => world.ask(contract.endCustomerPayment, { params: { id, payment } }, { token });
    expect((await end(second?.id ?? '')).body).toMatchObject({ state: 'partial' });
    expect((await end(second?.id ?? '')).body).toMatchObject({ state: 'partial' });
    expect((await end(first?.id ?? '')).body).toMatchObject({ state: 'open', payments: [] });
    expect((await end(id)).status).toBe(404);
  });

  it('is corrected by a document of its own, once for each line, and another invoice can follow', async () => {
    const provider = await aBillingProvider(world);
    const visit = await aDoneVisit(world, { provider, totalCents: 5700, travelCents: 1200, isAtCustomer: true });
    const { id, number } = await issued(world, provider, visit);
    const token = await tokenOf(provider);
    const correct = (lines?: number[]) =>
      world.ask(
        contract.correctCustomerInvoice,
        { params: { id }, body: { reason: 'Ohne Anfahrt', ...(lines === undefined ? {} : { lines }) } },
        { token },
      );
    expect((await correct([7])).status).toBe(400);
    const part = await correct([1]);
    expect(part.body).toMatchObject({ state: 'open', correctedMinor: 1200, related: [{ number: 'RE-2026-0002' }] });
    expect((await correct([1])).status).toBe(409);
    expect(await issueFor(world, provider, await theForm(world, provider, visit))).toMatchObject({ status: 409 });
    const both = await Promise.all([correct(), correct()]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
    const xml = await xmlOf(provider, part.body.related[0]?.id ?? '');
    expect(xml).toContain('<ram:TypeCode>381</ram:TypeCode>');
    expect(xml).toContain(`<ram:IssuerAssignedID>${number}</ram:IssuerAssignedID>`);
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Ihre Rechnung',
      'Ihre Rechnungskorrektur',
      'Ihre Rechnungskorrektur',
    ]);
    const correction = part.body.related[0]?.id ?? '';
    const again = { params: { id: correction as never }, body: { reason: 'x' } };
    expect((await world.ask(contract.correctCustomerInvoice, again, { token })).status).toBe(409);
    expect((await issued(world, provider, visit)).number).toBe('RE-2026-0004');
    const listed = await list(provider, { state: 'corrected' });
    expect(listed.items.map((one) => one.number)).toEqual([number]);
    expect((await list(provider)).open).toEqual([{ currency: 'EUR', minor: 5700, count: 1 }]);
    expect((await list(provider, { search: '0004' })).total).toBe(1);
    expect((await list(provider, { search: '%' })).total).toBe(0);
    expect((await list(provider, { month: '2026-11' })).total).toBe(0);
  });

  it('becomes an XRechnung for a public buyer, whose Leitweg-ID is checked', async () => {
    const provider = await aBillingProvider(world);
    const form = await theForm(world, provider, await aDoneVisit(world, { provider }));
    const buyer = { ...form.buyer, name: 'Bezirksamt Mitte', leitwegId: '04011000-1234512345-07' };
    expect((await issueFor(world, provider, { ...form, buyer })).refusal.fields).toHaveProperty(['buyer.leitwegId']);
    const answer = await issueFor(world, provider, {
      ...form,
      buyer: { ...buyer, leitwegId: '04011000-1234512345-06' },
    });
    const xml = await xmlOf(provider, answer.body.id);
    expect(xml).toContain('xrechnung_3.0');
    expect(xml).toContain('<ram:BuyerReference>04011000-1234512345-06</ram:BuyerReference>');
  });
});
