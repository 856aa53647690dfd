import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleOperator } from '../../../netlify/adapters/example-operator.ts';
import { runInvoices } from '../../../netlify/features/billing/billing/invoice-actions.ts';
import { readBankFile } from '../../../src/contract/admin/admin-payment.ts';
import { listInvoices } from '../../../src/contract/billing/billing-invoice.ts';
import { sessionOf } from '../../support/appointments.ts';
import { aBankFile, type WrittenEntry } from '../../support/bank-files.ts';
import { anAdmin, aProvider } from '../../support/people.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
}, 120_000);
afterAll(() => world.close());

const entry = (amount: string, text: string): WrittenEntry => ({
  amount,
  bankReference: `${amount} ${text}`,
  details: [{ name: 'Salon Größe', iban: 'AT611904300234573201', text }],
});

it('a bank file of 10,000 bookings is read and matched within five seconds of the processor', async () => {
  world.clock.moveTo('2026-12-10T12:00:00Z');
  const admin = await anAdmin(world);
  const { user: provider } = await aProvider(world);
  await world.database.query(
    `insert into app.plan_choice (account_id, strand, plan, pays, month_minor, counts_from, chosen_at)
     values ($1, 'services', 'gold', 'fee', 499, '2026-12-01T00:00:00Z', '2026-12-01T00:00:00Z')`,
    [provider.id],
  );
  world.clock.moveTo('2027-01-01T04:23:00Z');
  await runInvoices(world.adapters);
  const entries = Array.from({ length: 10_000 }, (_, index) => entry('1.00', `Kunde ${index}`));
  entries[8000] = entry('4.99', 'CK-2027-000001');
  const content = gzipSync(aBankFile({ statements: [{ id: 'S-1', account: exampleOperator.iban, entries }] })).toString(
    'base64',
  );
  const token = await sessionOf(world, admin.user.id);

  const before = process.cpuUsage();
  const { body } = await world.ask(readBankFile, { body: { name: 'Auszug.xml', content } }, { token });
  const { user, system } = process.cpuUsage(before);
  expect(body).toMatchObject({ isRead: true, newCount: 10_000, matchedCount: 1 });
  // Of the processor, because the machine may be busy; the database of the tests lies in this process, too.
  expect((user + system) / 1e6).toBeLessThan(5);
  const invoices = await world.ask(listInvoices, { query: {} }, { token: await sessionOf(world, provider.id) });
  expect(invoices.body.items[0]).toMatchObject({ state: 'paid', openMinor: 0 });
}, 180_000);
