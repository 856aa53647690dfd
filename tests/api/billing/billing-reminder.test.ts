import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exampleOperator } from '../../../netlify/adapters/example-operator.ts';
import { runInvoices } from '../../../netlify/features/billing/billing/invoice-actions.ts';
import { runReminders } from '../../../netlify/features/billing/billing/reminder-actions.ts';
import { listCollections } from '../../../src/contract/admin/admin-collection.ts';
import { listAllInvoices } from '../../../src/contract/admin/admin-invoice.ts';
import { readBankFile } from '../../../src/contract/admin/admin-payment.ts';
import { changePackage, getPackages, previewPackage } from '../../../src/contract/billing/billing.ts';
import { listInvoices } from '../../../src/contract/billing/billing-invoice.ts';
import { sessionOf } from '../../support/appointments.ts';
import { aBankFile, type WrittenEntry } from '../../support/bank-files.ts';
import { emptied } from '../../support/emptied.ts';
import { anAdmin, aProvider, type Person } from '../../support/people.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
let now: Date;
let person: Person;
let admin: Person;
beforeAll(async () => {
  world = await startWorld();
  world.adapters.clock.now = () => now;
}, 120_000);
afterAll(() => world.close());
beforeEach(async () => {
  await emptied(world.database);
  now = new Date('2026-12-01T12:00:00Z');
  admin = await anAdmin(world);
  person = await aProvider(world);
  await world.database.query(`update app.account set plan = 'platin' where id = $1`, [person.user.id]);
  await payFor(person);
  // 9.99 for December, due by 15 January.
  now = new Date('2027-01-01T04:23:00Z');
  await runInvoices(world.adapters);
  await world.database.query('delete from app.outgoing_mail');
});

/** Platin for a fee, from December on. */
const payFor = (who: Person) =>
  world.database.query(
    `insert into app.plan_choice (account_id, strand, plan, pays, month_minor, counts_from, chosen_at)
     values ($1, 'services', 'platin', 'fee', 999, '2026-12-01T00:00:00Z', '2026-12-01T00:00:00Z')`,
    [who.user.id],
  );
const tokenOf = (who: Person) => sessionOf(world, who.user.id);
const on = async (day: string): Promise<number> => {
  now = new Date(`${day}T05:53:00Z`);
  return (await runReminders(world.adapters)).done;
};
const pay = async (amount: string, changes: Partial<WrittenEntry> = {}, text = 'CK-2027-000001') => {
  const details = [{ name: 'Salon', iban: 'AT611904300234573201', text }];
  const entry = { amount, bankReference: `${amount} ${JSON.stringify(changes)}`, details, ...changes };
  const file = aBankFile({
    statements: [{ id: `S ${entry.bankReference}`, account: exampleOperator.iban, entries: [entry] }],
  });
  const content = gzipSync(file).toString('base64');
  await world.ask(readBankFile, { body: { name: 'x.xml', content } }, { token: await tokenOf(admin) });
};
/** A bank file that reaches this day, with nothing in it for an invoice. */
const booksReach = (day: string) => pay('1.00', { bookedOn: day }, 'Strom');
const mails = () =>
  world.database.query<{ subject: string; body: string; files: { name: string; base64: string }[] | null }>(
    'select subject, body, attachments as files from app.outgoing_mail where recipient = $1 order by created_at, id',
    [person.user.email],
  );
const held = async () => (await world.ask(getPackages, {}, { token: await tokenOf(person) })).body.plans[0];
const reminded = async () =>
  (await world.ask(listInvoices, { query: {} }, { token: await tokenOf(person) })).body.items.at(-1)?.reminded;

describe('an invoice that nobody pays', () => {
  it('is reminded of after 7 and 21 days with its PDF, then the plan ends with 30 days’ notice', async () => {
    expect(await on('2027-01-21')).toBe(0);
    expect(await on('2027-01-22')).toBe(1);
    expect(await on('2027-01-23')).toBe(0);
    expect(await reminded()).toEqual({ step: 'reminded', on: '2027-01-22', fallsOn: null });
    expect(await on('2027-02-04')).toBe(0);
    expect(await on('2027-02-05')).toBe(1);
    const [first, second] = await mails();
    expect([first?.subject, second?.subject]).toEqual([
      'Erinnerung: Rechnung CK-2027-000001',
      'Zweite Erinnerung: Rechnung CK-2027-000001',
    ]);
    expect(first?.files?.map(({ name }) => name)).toEqual(['CK-2027-000001.pdf']);
    expect(
      Buffer.from(first?.files?.[0]?.base64 ?? '', 'base64')
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(first?.body).toContain(exampleOperator.iban);
    for (const mail of [first, second]) expect(mail?.body).toContain('/provider/invoices');
    expect(second?.body).toContain('bis zum 07.03.2027');
    const warned = { step: 'warned', on: '2027-02-05', fallsOn: '2027-03-07' };
    expect(await reminded()).toEqual(warned);
    expect((await held())?.overdue).toEqual({
      ...warned,
      number: 'CK-2027-000001',
      openMinor: 999,
      currency: 'EUR',
    });
    const all = await world.ask(listAllInvoices, { query: {} }, { token: await tokenOf(admin) });
    expect(all.body.items[0]?.reminded).toEqual(warned);

    await booksReach('2027-03-06');
    expect(await on('2027-03-06')).toBe(0);
    // The bank's files are late: the money may have come. The desk is told instead.
    expect(await on('2027-03-10')).toBe(0);
    expect((await held())?.package).toBe('platin');
    const waiting = async () =>
      (await world.ask(listCollections, {}, { token: await tokenOf(admin) })).body.waitingPlans;
    expect(await waiting()).toBe(1);
    await booksReach('2027-03-07');
    expect(await waiting()).toBe(0);
    expect(await on('2027-03-07')).toBe(1);
    expect(await held()).toMatchObject({ package: 'free', pays: 'nothing', overdue: { step: 'fallen' } });
    expect((await mails()).at(-1)?.subject).toBe('Ihr Paket Platin ist beendet');
    expect(await on('2027-04-30')).toBe(0);
    // What was used until then is billed, and nothing afterwards.
    now = new Date('2027-05-01T04:23:00Z');
    await runInvoices(world.adapters);
    const months = await world.database.query<{ month: string; gross: number }>(
      'select month, gross_minor as gross from app.invoice order by month',
    );
    expect(months.map(({ month }) => month)).toEqual(['2026-12', '2027-01', '2027-02', '2027-03']);
    expect(months.at(-1)?.gross).toBeLessThan(999 / 4);
  });

  it('brings no plan at once before it is paid, then it does', async () => {
    await on('2027-01-22');
    await on('2027-02-05');
    await booksReach('2027-03-07');
    await on('2027-03-07');
    const token = await tokenOf(person);
    const order = { package: 'gold', pays: 'fee' } as const;
    expect((await world.ask(previewPackage, { query: order }, { token })).refusal.code).toBe('unpaid');
    expect((await world.ask(changePackage, { body: order }, { token })).refusal.code).toBe('unpaid');
    await pay('9.99');
    expect((await held())?.overdue).toBeNull();
    expect((await world.ask(changePackage, { body: order }, { token })).status).toBe(200);
  });

  it('that is paid in between is left alone, also half paid it is not', async () => {
    await on('2027-01-22');
    await pay('4.00');
    expect(await on('2027-02-05')).toBe(1);
    expect((await mails()).at(-1)?.body).toContain('5,99');
    await pay('5.99');
    await booksReach('2027-03-07');
    expect(await on('2027-03-07')).toBe(0);
    expect(await held()).toMatchObject({ package: 'platin', overdue: null });
  });

  it('that was paid and comes back is reminded of anew, from the day on which it came back', async () => {
    await on('2027-01-22');
    await on('2027-02-05');
    await pay('9.99');
    await pay('9.99', {
      direction: 'DBIT',
      bookedOn: '2027-03-10',
      code: ['PMNT', 'IDDT', 'UPDD'],
      details: [{ endToEndId: 'CK-2027-000001', instructed: '9.99', returnCode: 'AC04', returnText: 'X' }],
    });
    expect(await reminded()).toBeNull();
    expect(await on('2027-03-16')).toBe(0);
    expect(await on('2027-03-17')).toBe(1);
    expect(await reminded()).toMatchObject({ step: 'reminded', on: '2027-03-17' });
    expect((await held())?.package).toBe('platin');
  });

  it('gets each step once, however often the job runs at once, and its time although the job stood still', async () => {
    now = new Date('2027-03-01T05:53:00Z');
    const runs = await Promise.all([1, 2, 3].map(() => runReminders(world.adapters)));
    expect(runs.reduce((sum, { done }) => sum + done, 0)).toBe(1);
    expect(await mails()).toHaveLength(1);
    // 45 days late, but the second comes 14 days after the first.
    expect(await on('2027-03-14')).toBe(0);
    expect(await on('2027-03-15')).toBe(1);
    expect(await reminded()).toMatchObject({ step: 'warned', fallsOn: '2027-04-14' });
  });

  it('waits for the next run where no time is left in this one', async () => {
    const another = await aProvider(world);
    await payFor(another);
    now = new Date('2027-01-01T04:33:00Z');
    await runInvoices(world.adapters);
    await world.database.query('delete from app.outgoing_mail');
    // Whoever asks what time it is has lost a quarter of a minute.
    const slow = { now: () => (now = new Date(now.getTime() + 15_000)) };
    now = new Date('2027-01-22T05:07:00Z');
    expect(await runReminders({ ...world.adapters, clock: slow })).toEqual({ done: 0 });
    expect(await on('2027-01-22')).toBe(2);
  });

  it('of whoever has left the plan by then changes nothing more', async () => {
    await on('2027-01-22');
    await on('2027-02-05');
    await world.ask(changePackage, { body: { package: 'free' } }, { token: await tokenOf(person) });
    await world.database.query(`update app.account set plan = 'free' where id = $1`, [person.user.id]);
    expect((await mails()).length).toBe(2);
    await booksReach('2027-03-07');
    await on('2027-03-07');
    expect((await mails()).length).toBe(2);
  });
});

const bill = async (day: string) => {
  now = new Date(`${day}T04:23:00Z`);
  await runInvoices(world.adapters);
};

describe('a sum under 5 €', () => {
  let small: Person;
  beforeEach(async () => {
    small = await aProvider(world);
    await world.database.query(`update app.account set plan = 'gold' where id = $1`, [small.user.id]);
    await world.database.query(
      `insert into app.plan_choice (account_id, strand, plan, pays, month_minor, counts_from, chosen_at)
       values ($1, 'services', 'gold', 'fee', 499, '2026-11-30T23:00:00Z', '2026-11-30T23:00:00Z')`,
      [small.user.id],
    );
    // What is left of the larger one is small as well, and no other follows it.
    await pay('9.00');
    await world.database.query(
      `insert into app.plan_choice (account_id, strand, plan, pays, month_minor, counts_from, chosen_at)
       values ($1, 'services', 'free', 'nothing', 0, '2026-12-31T23:00:00Z', '2026-12-31T23:00:00Z')`,
      [person.user.id],
    );
    await bill('2027-01-01');
  });
  const listed = async () => (await world.ask(listInvoices, { query: {} }, { token: await tokenOf(small) })).body.items;
  const numbers = async () => (await listed()).map(({ number }) => number).toReversed();
  const states = async () => (await listed()).map(({ state }) => state).toReversed();
  const letters = () =>
    world.database.query<{ subject: string; body: string }>(
      'select subject, body from app.outgoing_mail where recipient = $1 order by created_at, id',
      [small.user.email],
    );
  it('is never reminded of alone, stands on the next invoice, and both are reminded of as one', async () => {
    const [first = ''] = await numbers();
    expect((await letters()).at(-1)?.body).toContain('Was offen bleibt, steht auf der nächsten Rechnung.');
    expect(await on('2027-01-31')).toBe(0);
    await bill('2027-02-01');
    const [, second = ''] = await numbers();
    const [{ document } = { document: {} }] = await world.database.query<{ document: object }>(
      'select document from app.invoice where number = $1',
      [second],
    );
    expect(document).toMatchObject({ dueCents: 499, carried: [{ number: first, cents: 499 }] });
    const mail = (await letters()).at(-1)?.body;
    expect(mail).toContain(`Offen aus ${first}`);
    expect(mail).toContain('9,98');
    expect(await on('2027-02-21')).toBe(0);
    await world.database.query('delete from app.outgoing_mail');
    expect(await on('2027-02-22')).toBe(1);
    const [reminder, ...more] = await letters();
    expect(more).toEqual([]);
    expect(reminder?.subject).toBe(`Erinnerung: Rechnung ${second}`);
    expect(reminder?.body).toMatch(/9,98[\s\S]*Davon aus CK-2027-\d{6}[\s\S]*4,99/);
    const plans = async () => (await world.ask(getPackages, {}, { token: await tokenOf(small) })).body.plans[0];
    expect((await plans())?.overdue).toMatchObject({ step: 'reminded', number: second, openMinor: 998 });
    // The next one goes on beside it: what was asked for is not asked for twice, and the plan ends in its time.
    await bill('2027-03-01');
    expect(await on('2027-03-08')).toBe(1);
    expect(await on('2027-03-22')).toBe(0);
    await booksReach('2027-04-07');
    expect(await on('2027-04-07')).toBe(1);
    expect(await plans()).toMatchObject({ package: 'free', pays: 'nothing' });
  });

  it('is paid with the next one by the number of that one', async () => {
    await bill('2027-02-01');
    const [, second = ''] = await numbers();
    await pay('9.98', {}, second);
    expect(await states()).toEqual(['paid', 'paid']);
    expect(await on('2027-03-22')).toBe(0);
  });

  it('is asked for no more where it was paid alone, nor is what is left of a larger one', async () => {
    const [first = ''] = await numbers();
    await pay('4.99', {}, first);
    await bill('2027-02-01');
    const [{ carried } = { carried: '' }] = await world.database.query<{ carried: string | null }>(
      `select document ->> 'carried' as carried from app.invoice where account_id = $1 order by number desc`,
      [small.user.id],
    );
    expect(carried).toBeNull();
    expect(await on('2027-02-22')).toBe(0);
  });
});
