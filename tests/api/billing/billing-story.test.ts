import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { exampleOperator } from '../../../netlify/adapters/example-operator.ts';
import { runInvoices } from '../../../netlify/features/billing/billing/invoice-actions.ts';
import { runReminders } from '../../../netlify/features/billing/billing/reminder-actions.ts';
import { runDueVisits } from '../../../netlify/features/booking/appointment/ending-actions.ts';
import { decideObjection, listObjections } from '../../../src/contract/admin/admin.ts';
import { listAllInvoices } from '../../../src/contract/admin/admin-invoice.ts';
import { listOpenBankLines, readBankFile } from '../../../src/contract/admin/admin-payment.ts';
import { listCommissions, objectToCommission } from '../../../src/contract/billing/billing-commission.ts';
import { listInvoices } from '../../../src/contract/billing/billing-invoice.ts';
import { bookAppointment } from '../../../src/contract/booking/appointment.ts';
import { aBooking, atTime, sessionOf } from '../../support/appointments.ts';
import { aBankFile } from '../../support/bank-files.ts';
import { emptied } from '../../support/emptied.ts';
import { aCustomer, anAdmin } from '../../support/people.ts';
import { aCard, anOffering, offered } from '../../support/providers.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
}, 120_000);
afterAll(() => world.close());
beforeEach(() => emptied(world.database));

const hour = 3_600_000;
const day = 24 * hour;

it('leads from a booking to money: line with its proof, objection, invoice, bank file, paid', async () => {
  const [provider] = await offered(
    world.database,
    anOffering({ cards: [aCard({ isAvailableNow: true, priceCents: 4990 })], isVerified: true }),
  );
  const [customer, admin] = [await aCustomer(world), await anAdmin(world)];
  await world.database.query(
    `insert into app.plan_choice (account_id, strand, plan, pays, month_minor, counts_from, chosen_at)
     values ($1, 'services', 'gold', 'commission', 0, $2::timestamptz, $2::timestamptz)`,
    [provider.id, new Date(world.clock.now().getTime() - hour).toISOString()],
  );
  const as = async (id: string) => ({ token: await sessionOf(world, id), language: 'de' });
  const booking = { body: aBooking(provider) };
  const { appointment: visit } = (await world.ask(bookAppointment, booking, await as(customer.user.id))).body;
  const end = Date.parse(visit?.end ?? '');
  await atTime(world, end + 3 * hour, () => runDueVisits(world.adapters));
  const line = async () => (await world.ask(listCommissions, { query: {} }, await as(provider.id))).body.items[0];
  const { id, ...proof } = (await line()) as NonNullable<Awaited<ReturnType<typeof line>>>;
  expect(proof).toMatchObject({ commissionCents: 250, customerName: customer.user.name, broughtAt: visit?.createdAt });
  const objection = { params: { id }, body: { text: 'Sie war schon immer meine Kundin.' } };
  await atTime(world, end + day, async () => {
    expect((await world.ask(objectToCommission, objection, await as(provider.id))).status).toBe(201);
    const { items } = (await world.ask(listObjections, { query: { queue: 'pending' } }, await as(admin.user.id))).body;
    expect(items).toHaveLength(1);
    const decision = { params: { id }, body: { decision: 'refuse' as const, reason: 'Sie kam über die Suche.' } };
    expect((await world.ask(decideObjection, decision, await as(admin.user.id))).status).toBe(200);
  });
  // The first of the month after the line: what was decided by then is billed.
  const bill = (at: number) => atTime(world, at, () => runInvoices(world.adapters));
  const nextFirst = new Date(end + day);
  nextFirst.setUTCMonth(nextFirst.getUTCMonth() + 1, 1);
  await bill(nextFirst.getTime());
  const invoices = async () => (await world.ask(listInvoices, { query: {} }, await as(provider.id))).body.items;
  const [invoice, ...others] = await invoices();
  expect(others).toEqual([]);
  expect(invoice).toMatchObject({ totalMinor: 250, openMinor: 250, state: 'open', debitOn: null });
  const path = `http://localhost:5000/api/provider/invoices/${invoice?.id ?? ''}/invoice.xml`;
  const { token } = await as(provider.id);
  const xml = await (await world.fetch(new Request(path, { headers: { authorization: `Bearer ${token}` } }))).text();
  // VAT is inside: 2.10 and 0.40.
  for (const said of ['TaxBasisTotalAmount>2.10<', '>0.40</ram:TaxTotalAmount', 'DuePayableAmount>2.50<'])
    expect(xml).toContain(said);
  // As people write a number, and as banks break it.
  const written = (invoice?.number ?? '').replace('CK-', 'ck ').replace(/(\d{3})$/, '\n$1');
  const details = [{ name: 'Salon', iban: 'AT611904300234573201', text: `Rechnung ${written}` }];
  const file = aBankFile({
    statements: [
      { id: 'S', account: exampleOperator.iban, entries: [{ amount: '2.50', bankReference: 'x', details }] },
    ],
  });
  const content = gzipSync(file).toString('base64');
  const read = await world.ask(readBankFile, { body: { name: 'x.xml', content } }, await as(admin.user.id));
  expect(read.body).toMatchObject({ isRead: true, matchedCount: 1 });
  expect((await invoices())[0]).toMatchObject({ state: 'paid', openMinor: 0 });
  expect((await world.ask(listOpenBankLines, { query: {} }, await as(admin.user.id))).body.total).toBe(0);
  const query = { search: invoice?.number ?? '', state: 'paid' as const };
  expect((await world.ask(listAllInvoices, { query }, await as(admin.user.id))).body.total).toBe(1);
  // Nobody is reminded of what is paid.
  await atTime(world, nextFirst.getTime() + 60 * day, async () => {
    expect(await runReminders(world.adapters)).toEqual({ done: 0 });
  });
});
