import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { behindCircuits, circuitRules } from '../../../netlify/adapters/circuit.ts';
import { exampleOperator } from '../../../netlify/adapters/example-operator.ts';
import { molliePayments } from '../../../netlify/adapters/payment/mollie.ts';
import { runInvoices } from '../../../netlify/features/billing/billing/invoice-actions.ts';
import { runPayments } from '../../../netlify/features/billing/billing/online-actions.ts';
import { listAllInvoices } from '../../../src/contract/admin/admin-invoice.ts';
import { listOpenBankLines, readBankFile } from '../../../src/contract/admin/admin-payment.ts';
import { ready } from '../../../src/contract/admin/platform.ts';
import { getMandate, giveMandate } from '../../../src/contract/billing/billing-debit.ts';
import { listInvoices } from '../../../src/contract/billing/billing-invoice.ts';
import { checkPayment, noticePayment, payInvoice } from '../../../src/contract/billing/billing-online.ts';
import { sessionOf } from '../../support/appointments.ts';
import { aBankFile } from '../../support/bank-files.ts';
import { emptied } from '../../support/emptied.ts';
import { paymentKey, startPayments } from '../../support/payment-server.ts';
import { anAdmin, aProvider, aSeller, type Person } from '../../support/people.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
let server: Awaited<ReturnType<typeof startPayments>>;
let now: Date;
let admin: Person;
let person: Person;
beforeAll(async () => {
  world = await startWorld();
  world.adapters.clock.now = () => now;
  server = await startPayments();
}, 120_000);
afterAll(async () => {
  await world.close();
  await server.stop();
});
beforeEach(async () => {
  await emptied(world.database);
  await world.database.query('delete from app.circuit');
  server.payments.clear();
  server.asked.length = 0;
  server.behave('answers');
  server.meanwhile(() => undefined);
  world.adapters.siteUrl = 'https://example.com';
  world.adapters.operator = exampleOperator;
  setUp();
  now = new Date('2026-12-10T12:00:00Z');
  admin = await anAdmin(world);
  person = await aProvider(world);
});

/** The provider is set up; for a test in which it does not answer, with little patience. */
function setUp(milliseconds = 8000): void {
  const payments = molliePayments({ key: paymentKey, url: server.url, milliseconds });
  Object.assign(world.adapters, behindCircuits({ payments }, world.adapters));
}

const inMinutes = (minutes: number): void => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const tokenOf = (who: Person) => sessionOf(world, who.user.id);

/** Gold in December: one invoice of 4.99 in January. */
async function issued(who: Person = person): Promise<string> {
  await world.database.query(
    `insert into app.plan_choice (account_id, strand, plan, pays, month_minor, counts_from, chosen_at)
     values ($1, 'services', 'gold', 'fee', 499, '2026-12-01', '2026-12-01')`,
    [who.user.id],
  );
  now = new Date('2027-01-01T04:23:00Z');
  await runInvoices(world.adapters);
  return (await invoiceOf(who)).id;
}

async function invoiceOf(who: Person = person) {
  const { body } = await world.ask(listInvoices, { query: {} }, { token: await tokenOf(who) });
  return body.items.at(-1) ?? Promise.reject(new Error('there is no invoice'));
}
const standing = async (who: Person = person) => {
  const { state, openMinor, online } = await invoiceOf(who);
  return [state, openMinor, online];
};

const pay = async (id: string, who: Person = person) =>
  world.ask(payInvoice, { params: { id } }, { token: await tokenOf(who) });
/** Our name of the payment that was begun last. */
const lastId = (): string => server.last().metadata.payment;
const notice = (id = lastId()) =>
  world.raw(`POST /api/payment-notices/${id}`, 'id=tr_anything', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const check = async (id = lastId(), who: Person = person) =>
  world.ask(checkPayment, { params: { id } }, { token: await tokenOf(who) });
const becomes = (status: string, more: object = {}): void => void Object.assign(server.last(), { status, ...more });
const paid = (value = '4.99', currency = 'EUR'): void =>
  becomes('paid', { amount: { currency, value }, paidAt: '2027-01-05T10:00:00+00:00' });
const money = (value: string) => ({ currency: 'EUR', value });
const payments = () =>
  world.database.query<{ kind: string; minor: number; on: string }>(
    'select kind, amount_minor as minor, booked_on::text as on from app.payment order by id',
  );

describe('an invoice that is paid online', () => {
  it('leads to the page of the provider, twice to the same, and is paid by the notice like by a line of the bank', async () => {
    const id = await issued();
    const first = await pay(id);
    expect(first.status).toBe(200);
    expect(first.body.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/checkout\/tr_/);
    expect((await Promise.all([pay(id), pay(id)])).map(({ body }) => body.url)).toEqual([
      first.body.url,
      first.body.url,
    ]);
    expect(server.payments.size).toBe(1);
    expect(server.last()).toMatchObject({
      amount: money('4.99'),
      redirectUrl: `https://example.com/provider/invoices?payment=${lastId()}`,
      webhookUrl: `https://example.com/api/payment-notices/${lastId()}`,
      metadata: { invoice: 'CK-2027-000001' },
    });
    expect(await standing()).toEqual(['open', 499, 'open']);
    expect((await check()).body).toEqual({ number: 'CK-2027-000001', state: 'open' });
    paid();
    expect((await notice()).status).toBe(200);
    expect(await standing()).toEqual(['paid', 0, 'paid']);
    expect(await payments()).toEqual([{ kind: 'transfer', minor: 499, on: '2027-01-05' }]);
    expect((await check()).body.state).toBe('paid');
    // The administration sees it beside the invoice, and nothing of it waits for anybody.
    const token = await tokenOf(admin);
    const { items } = (await world.ask(listAllInvoices, { query: {} }, { token })).body;
    expect(items).toMatchObject([{ state: 'paid', online: 'paid', onlineReference: server.last().id }]);
    expect((await world.ask(listOpenBankLines, { query: {} }, { token })).body.total).toBe(0);
  });

  it('counts once, however often and at once the notice comes', async () => {
    await pay(await issued());
    paid();
    const answers = await Promise.all([notice(), notice(), notice(), check()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await notice();
    expect(await payments()).toHaveLength(1);
    expect(await standing()).toEqual(['paid', 0, 'paid']);
  });

  it('ignores an answer that a later one has overtaken', async () => {
    await pay(await issued());
    paid();
    let times = 0;
    // The first answer is found while nothing went back, and arrives after the second, which knows better.
    server.meanwhile(async () => {
      times += 1;
      if (times > 1) return;
      becomes('paid', { amountChargedBack: money('4.99') });
      expect((await notice()).status).toBe(200);
    });
    expect((await notice()).status).toBe(200);
    expect(await payments()).toEqual([]);
    expect(await standing()).toEqual(['open', 499, 'paid']);
  });

  it.each([
    ['in part', '2.00', 'partial', 299],
    ['too much', '6.00', 'over', -101],
  ])('takes what the provider says has come: %s', async (_, value, state, openMinor) => {
    await pay(await issued());
    paid(value);
    await notice();
    expect(await standing()).toEqual([state, openMinor, 'paid']);
  });

  it('that is paid by transfer as well has the second as credit', async () => {
    await pay(await issued());
    const entries = [{ amount: '4.99', details: [{ name: 'Salon', text: 'CK-2027-000001' }] }];
    const file = aBankFile({ statements: [{ id: 'S-1', account: exampleOperator.iban, entries }] });
    const content = gzipSync(file).toString('base64');
    await world.ask(readBankFile, { body: { name: 'a.xml', content } }, { token: await tokenOf(admin) });
    paid();
    await notice();
    expect(await standing()).toEqual(['over', -499, 'paid']);
  });

  it.each([
    ['expired', 'expired'],
    ['failed', 'failed'],
    ['canceled', 'cancelled'],
  ])('stays open where the payment is %s, and can be paid again', async (status, online) => {
    const id = await issued();
    const { body } = await pay(id);
    becomes(status);
    expect((await check()).body.state).toBe(online);
    expect(await standing()).toEqual(['open', 499, online]);
    inMinutes(1);
    expect((await pay(id)).body.url).not.toBe(body.url);
    paid();
    await notice();
    expect(await standing()).toEqual(['paid', 0, 'paid']);
  });

  it('whose payment ended while nobody told of it begins another', async () => {
    const id = await issued();
    const { body } = await pay(id);
    becomes('expired');
    expect((await pay(id)).body.url).not.toBe(body.url);
    expect(server.payments.size).toBe(2);
  });

  it('is open again after a refund or a chargeback, and paid once more where that is taken back', async () => {
    const id = await issued();
    await pay(id);
    paid();
    await notice();
    becomes('paid', { amountRefunded: money('1.00') });
    await notice();
    expect(await standing()).toEqual(['returned', 100, 'paid']);
    becomes('paid', { amountRefunded: money('0.00'), amountChargedBack: money('4.99') });
    await notice();
    await notice();
    expect(await standing()).toEqual(['returned', 499, 'paid']);
    becomes('paid', { amountChargedBack: undefined });
    await notice();
    expect(await standing()).toEqual(['paid', 0, 'paid']);
    expect((await payments()).map(({ minor }) => minor)).toEqual([499, -100, -399, 499]);
  });

  it('in another currency than ours is matched by nobody but an administrator', async () => {
    await pay(await issued());
    paid('4.99', 'USD');
    await notice();
    expect(await standing()).toEqual(['open', 499, 'paid']);
    const { items } = (await world.ask(listOpenBankLines, { query: {} }, { token: await tokenOf(admin) })).body;
    expect(items).toMatchObject([
      { amountMinor: 499, currency: 'USD', said: expect.stringContaining('CK-2027-000001') },
    ]);
  });

  it('is said in the mail of an invoice', async () => {
    await issued();
    const bodies = await world.database.query<{ body: string }>(
      `select body from app.outgoing_mail where subject like '%CK-2027%'`,
    );
    expect(bodies.map(({ body }) => body.includes('„Jetzt bezahlen“'))).toEqual([true]);
  });
});

describe('nothing is paid', () => {
  it('where no provider is set up: nothing is shown, and the call says so', async () => {
    world.adapters.payments = undefined;
    const id = await issued();
    const { body } = await world.ask(listInvoices, { query: {} }, { token: await tokenOf(person) });
    expect(body.isPaidOnline).toBe(false);
    expect((await pay(id)).refusal.code).toBe('not_offered');
    const [mail] = await world.database.query<{ body: string }>(
      `select body from app.outgoing_mail where subject like '%CK-2027%'`,
    );
    expect(mail?.body).not.toContain('online');
    expect(await runPayments(world.adapters)).toEqual({ asked: 0 });
    expect((await notice('3f6c2f0e-0c9b-4d0e-8c55-3a8f0a5a5b11')).status).toBe(404);
  });

  it('of others, of what is paid, of what is collected, or by a notice of what nobody has begun', async () => {
    const id = await issued();
    const other = await aProvider(world);
    expect((await pay(id, other)).refusal.code).toBe('not_found');
    expect((await pay(id, await aSeller(world))).refusal.code).toBe('not_found');
    await pay(id);
    expect((await check(lastId(), other)).refusal.code).toBe('not_found');
    const before = server.asked.length;
    expect((await world.ask(noticePayment, { params: { id: crypto.randomUUID() } })).status).toBe(404);
    expect((await notice('tr_00000001')).status).toBe(404);
    expect(server.asked).toHaveLength(before);
    paid();
    // What the notice claims is never read.
    await world.raw(`POST /api/payment-notices/${lastId()}`, { id: 'tr_other', status: 'open', amount: money('0.01') });
    expect(await standing()).toEqual(['paid', 0, 'paid']);
    expect((await pay(id)).refusal.code).toBe('already_paid');
  });

  it('of what is collected by direct debit', async () => {
    const token = await tokenOf(person);
    const offer = (await world.ask(getMandate, {}, { token, language: 'de' })).body.offer;
    const body = { accountHolder: 'Salon', iban: 'AT611904300234573201', text: offer?.text ?? '' };
    expect((await world.ask(giveMandate, { body }, { token })).status).toBe(201);
    const id = await issued();
    expect((await invoiceOf()).debitOn).not.toBeNull();
    expect((await pay(id)).refusal).toMatchObject({
      code: 'collected',
      error: expect.stringContaining('direct debit'),
    });
    expect(server.asked).toEqual([]);
  });

  it('of a payment that the provider gives under another key', async () => {
    await pay(await issued());
    const id = lastId();
    paid();
    server.last().metadata.payment = crypto.randomUUID();
    await notice(id);
    expect(await standing()).toEqual(['open', 499, 'failed']);
    expect(world.logged.some((line) => line.includes('strange payment'))).toBe(true);
  });
});

describe('a payment provider that is away', () => {
  it('is waited for no longer than its time, left alone after five failures, and seen at /ready', async () => {
    const id = await issued();
    setUp(200);
    server.behave('silent');
    for (let times = 0; times < circuitRules.failures; times += 1)
      expect((await pay(id)).refusal.code).toBe('unavailable');
    const before = server.asked.length;
    expect((await pay(id)).refusal.code).toBe('unavailable');
    expect(server.asked).toHaveLength(before);
    expect((await world.ask(ready, {})).body.parts['payments']).toBe('resting');
    setUp();
    server.behave('answers');
    inMinutes(1);
    expect((await pay(id)).status).toBe(200);
    expect(server.payments.size).toBe(1);
  });

  it('leaves whoever comes back with what was known, and answers a notice so that it comes again', async () => {
    await pay(await issued());
    server.behave('fails');
    expect((await check()).body.state).toBe('open');
    expect((await notice()).status).toBe(503);
  });
});

describe('the job that asks about payments', () => {
  it('finds what was begun while we were killed, by its key, and what no notice told, also twice at once', async () => {
    const id = await issued();
    setUp(200);
    server.behave('takes and says nothing');
    expect((await pay(id)).refusal.code).toBe('unavailable');
    setUp();
    server.behave('answers');
    expect(server.payments.size).toBe(1);
    inMinutes(2);
    await Promise.all([runPayments(world.adapters), runPayments(world.adapters)]);
    expect(server.payments.size).toBe(1);
    const { body } = await pay(id);
    expect(body.url).toContain(server.last().id);
    paid();
    inMinutes(60);
    await Promise.all([runPayments(world.adapters), runPayments(world.adapters)]);
    expect(await payments()).toHaveLength(1);
    expect(await standing()).toEqual(['paid', 0, 'paid']);
    expect(await runPayments(world.adapters)).toEqual({ asked: 0 });
  });

  it('gives up what the provider has not answered in the time of its key: nobody has seen its page', async () => {
    const id = await issued();
    setUp(200);
    server.behave('silent');
    await pay(id);
    setUp();
    server.behave('answers');
    inMinutes(70);
    await runPayments(world.adapters);
    expect(await standing()).toEqual(['open', 499, 'failed']);
    expect((await pay(id)).status).toBe(200);
  });

  it('books days later what went back although no notice came, and asks ever more seldom for 400 days', async () => {
    await pay(await issued());
    paid();
    await notice();
    becomes('paid', { amountRefunded: money('1.00') });
    inMinutes(3 * 24 * 60);
    expect(await runPayments(world.adapters)).toEqual({ asked: 1 });
    expect(await standing()).toEqual(['returned', 100, 'paid']);
    let asked = 0;
    for (let day = 4; day < 400; day += 1) {
      inMinutes(24 * 60);
      asked += (await runPayments(world.adapters)).asked;
    }
    expect(asked).toBeGreaterThan(20);
    expect(asked).toBeLessThan(30);
    becomes('paid', { amountRefunded: money('4.99') });
    inMinutes(400 * 24 * 60);
    expect(await runPayments(world.adapters)).toEqual({ asked: 0 });
  });

  it('asks as well about a transfer that took days, and about which it had asked many times by then', async () => {
    await pay(await issued());
    await world.database.query('update app.online_payment set asked = 65');
    inMinutes(3 * 24 * 60);
    paid();
    expect((await notice()).status).toBe(200);
    becomes('paid', { amountRefunded: money('1.00') });
    inMinutes(2 * 24 * 60);
    expect(await runPayments(world.adapters)).toEqual({ asked: 1 });
    expect(await standing()).toEqual(['returned', 100, 'paid']);
  });

  it('asks less and less often', async () => {
    await pay(await issued());
    inMinutes(2);
    expect(await runPayments(world.adapters)).toEqual({ asked: 1 });
    expect(await runPayments(world.adapters)).toEqual({ asked: 0 });
    inMinutes(24 * 60);
    expect(await runPayments(world.adapters)).toEqual({ asked: 1 });
  });
});
