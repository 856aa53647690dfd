import { gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exampleOperator } from '../../../netlify/adapters/example-operator.ts';
import { runInvoices } from '../../../netlify/features/billing/billing/invoice-actions.ts';
import { getBooks } from '../../../src/contract/admin/admin-books.ts';
import { correctInvoice, listAllInvoices } from '../../../src/contract/admin/admin-invoice.ts';
import {
  enterPayment,
  listBankFiles,
  listOpenBankLines,
  matchBankLine,
  payBackInvoice,
  readBankFile,
  setBankLineAside,
} from '../../../src/contract/admin/admin-payment.ts';
import { listInvoices, nextInvoices } from '../../../src/contract/billing/billing-invoice.ts';
import { putBank } from '../../../src/contract/services/business.ts';
import { sessionOf } from '../../support/appointments.ts';
import { aBankFile, type WrittenEntry } from '../../support/bank-files.ts';
import { emptied } from '../../support/emptied.ts';
import { anAdmin, aProvider, aSeller, type Person } from '../../support/people.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
let now: Date;
let admin: Person;
let person: Person;
beforeAll(async () => {
  world = await startWorld();
  world.adapters.clock.now = () => now;
}, 120_000);
afterAll(() => world.close());
beforeEach(async () => {
  await emptied(world.database);
  now = new Date('2026-12-10T12:00:00Z');
  admin = await anAdmin(world);
  person = await aProvider(world);
});

/** Gold since November: the invoices of November and December, 4.99 each, in January. */
async function issued(who: Person = person, from = '2026-11-01'): Promise<void> {
  await world.database.query(
    `insert into app.plan_choice (account_id, strand, plan, pays, month_minor, counts_from, chosen_at)
     values ($1, 'services', 'gold', 'fee', 499, $2::timestamptz, $2::timestamptz)`,
    [who.user.id, `${from}T00:00:00Z`],
  );
  now = new Date('2027-01-01T04:23:00Z');
  await runInvoices(world.adapters);
}

const entry = (amount: string, text: string, more: Partial<WrittenEntry> & { iban?: string } = {}): WrittenEntry => {
  const { iban = 'AT611904300234573201', ...rest } = more;
  return { amount, bankReference: `${amount} ${text}`, details: [{ name: 'Salon Größe', iban, text }], ...rest };
};
const aFile = (entries: WrittenEntry[], id = 'S-1'): Uint8Array =>
  aBankFile({ statements: [{ id, account: exampleOperator.iban, entries }] });
const tokenOf = (who: Person) => sessionOf(world, who.user.id);
const upload = async (bytes: Uint8Array, content = gzipSync(bytes).toString('base64')) =>
  world.ask(readBankFile, { body: { name: 'Auszug.xml', content } }, { token: await tokenOf(admin) });
const states = async (who: Person = person) =>
  (await world.ask(listInvoices, { query: {} }, { token: await tokenOf(who) })).body.items
    .toSorted((one, other) => (one.number < other.number ? -1 : 1))
    .map(({ state, openMinor }) => [state, openMinor]);
const openLines = async () =>
  (await world.ask(listOpenBankLines, { query: {} }, { token: await tokenOf(admin) })).body.items;

describe('a bank file', () => {
  it('pays invoices by their numbers, also torn apart, in small letters, and two by one transfer', async () => {
    await issued();
    const other = await aProvider(world);
    await issued(other, '2026-12-01');
    expect(await states()).toEqual([
      ['open', 499],
      ['open', 499],
    ]);
    const { body } = await upload(
      aFile([entry('9.98', 'Rechnungen ck 2027 0000 01 und CK-2027-00 0002, danke'), entry('4.99', 'CK2027000003')]),
    );
    expect(body).toMatchObject({ isRead: true, lineCount: 2, newCount: 2, matchedCount: 2 });
    expect([...(await states()), ...(await states(other))]).toEqual([
      ['paid', 0],
      ['paid', 0],
      ['paid', 0],
    ]);
    expect(await openLines()).toEqual([]);
  });

  it('changes nothing when it is read again, nor when a longer one holds the same bookings, nor twice at once', async () => {
    await issued();
    const first = [entry('4.99', 'CK-2027-000001')];
    await Promise.all([upload(aFile(first)), upload(aFile(first))]);
    expect((await upload(aFile(first))).body).toMatchObject({
      isRead: true,
      lineCount: 1,
      newCount: 0,
      matchedCount: 0,
    });
    const longer = await upload(aFile([...first, entry('4.99', 'CK-2027-000002')], 'MONTH'));
    expect(longer.body).toMatchObject({ lineCount: 2, newCount: 1, matchedCount: 1 });
    expect(await states()).toEqual([
      ['paid', 0],
      ['paid', 0],
    ]);
    const files = (await world.ask(listBankFiles, {}, { token: await tokenOf(admin) })).body.items;
    expect(files).toHaveLength(2);
    expect(files[0]).toMatchObject({ name: 'Auszug.xml', readBy: admin.user.email });
  });

  it('pays in parts, and what is too much is credit that the next invoice takes off, said beforehand', async () => {
    await issued();
    await upload(aFile([entry('2.00', 'CK-2027-000001')]));
    expect((await states())[0]).toEqual(['partial', 299]);
    await upload(aFile([entry('6.00', 'CK-2027-000001 Rest')], 'S-2'));
    expect((await states())[0]).toEqual(['over', -301]);
    const token = await tokenOf(person);
    expect((await world.ask(nextInvoices, {}, { token })).body.items).toMatchObject([
      { totalMinor: 499, creditMinor: 301 },
    ]);
    now = new Date('2027-02-01T04:23:00Z');
    await runInvoices(world.adapters);
    expect(await states()).toEqual([
      ['paid', 0],
      ['open', 499],
      ['open', 198],
    ]);
    // No line of it is lost or doubled: what came is what the invoices have.
    const [sum] = await world.database.query<{ minor: number }>('select sum(amount_minor) as minor from app.payment');
    expect(sum?.minor).toBe(800 - 301);
  });

  it('that covers the whole next invoice leaves nothing to pay there', async () => {
    await issued();
    await upload(aFile([entry('20.00', 'CK-2027-000001')]));
    now = new Date('2027-02-01T04:23:00Z');
    await runInvoices(world.adapters);
    expect((await states())[2]).toEqual(['paid', 0]);
    const [mail] = await world.database.query<{ body: string }>(
      `select body from app.outgoing_mail where subject like '%CK-2027-000003%'`,
    );
    expect(mail?.body).toContain('Ihr Guthaben deckt sie');
  });

  it('takes back what came back, once, without the charges of the bank, and it can be paid again', async () => {
    await issued();
    await upload(aFile([entry('4.99', 'CK-2027-000001')]));
    const back: WrittenEntry = {
      amount: '7.99',
      direction: 'DBIT',
      code: ['PMNT', 'IDDT', 'UPDD'],
      bankReference: 'B-9',
      details: [
        { endToEndId: 'CK-2027-000001', instructed: '4.99', charges: '3.00', returnCode: 'AC04', returnText: 'X' },
      ],
    };
    await upload(aFile([back], 'S-2'));
    expect((await states())[0]).toEqual(['returned', 499]);
    await upload(aFile([entry('4.99', 'nochmal CK-2027-000001')], 'S-3'));
    expect((await states())[0]).toEqual(['paid', 0]);
  });

  it('pays by amount and account where exactly one fits, else waits beside its candidates', async () => {
    await issued(person, '2026-12-01');
    const iban = 'DE02120300000000202051';
    const token = await tokenOf(person);
    await world.ask(putBank, { body: { accountHolder: 'Salon', iban, bic: '', bankName: '' } }, { token });
    await upload(aFile([entry('4.99', 'ohne Nummer', { iban })]));
    expect(await states()).toEqual([['paid', 0]]);
    // Of a stranger's account: the amount alone says nothing.
    const other = await aProvider(world);
    await issued(other, '2026-12-01');
    await upload(aFile([entry('4.99', 'auch ohne')], 'S-2'));
    expect(await states(other)).toEqual([['open', 499]]);
    const [line] = await openLines();
    expect(line).toMatchObject({ amountMinor: 499, payer: 'Salon Größe', payerEnd: '3201', said: 'auch ohne' });
    expect(line?.candidates).toMatchObject([{ number: 'CK-2027-000002', openMinor: 499 }]);
    const match = async (number: string) =>
      world.ask(matchBankLine, { params: { id: line?.id ?? '' }, body: { number } }, { token: await tokenOf(admin) });
    expect((await match('CK-2027-999999')).refusal.code).toBe('not_found');
    const both = await Promise.all([match('ck-2027-000002'), match('CK-2027-000001')]);
    expect(both.map(({ status }) => status).toSorted((one, last) => one - last)).toEqual([200, 409]);
    expect(await openLines()).toEqual([]);
    // Whoever has paid once is known by the account the next time.
    now = new Date('2027-02-01T04:23:00Z');
    await runInvoices(world.adapters);
  });

  it('leaves to people what is of nobody, and they say why', async () => {
    await upload(aFile([entry('1.23', 'Zinsen'), { ...entry('3.00', 'Entgelt'), direction: 'DBIT' }]));
    const lines = await openLines();
    // What the operator has paid is no matter of invoices.
    expect(lines).toHaveLength(1);
    const aside = async (reason: string) =>
      world.ask(
        setBankLineAside,
        { params: { id: lines[0]?.id ?? '' }, body: { reason } },
        { token: await tokenOf(admin) },
      );
    expect((await aside(' ')).status).toBe(400);
    expect((await aside('Zinsen der Bank')).status).toBe(200);
    expect((await aside('noch einmal')).status).toBe(409);
    expect(await openLines()).toEqual([]);
  });

  it('with a fault says which, and nothing of it is kept', async () => {
    await issued();
    const good = Buffer.from(aFile([entry('4.99', 'CK-2027-000001')]));
    const bomb = Buffer.from(`<!DOCTYPE x [<!ENTITY a "a"><!ENTITY b "&a;&a;">]>${good.toString()}`);
    const foreign = aBankFile({
      statements: [{ entries: [entry('4.99', 'CK-2027-000001')], account: 'AT611904300234573201' }],
    });
    const faults = [
      await upload(bomb),
      await upload(good.subarray(0, good.length - 30)),
      await upload(foreign),
      await upload(good, gzipSync(good).subarray(0, 100).toString('base64')),
      await upload(Buffer.from('Umsätze;Betrag')),
      await upload(aFile([{ ...entry('4.99', 'CK-2027-000001'), bookedOn: '1970-01-01' }])),
      await upload(aFile([{ ...entry('4.99', 'CK-2027-000001'), bookedOn: '2199-12-31' }])),
      // 127 MB of blanks, packed small.
      await upload(Buffer.alloc(0), gzipSync(Buffer.alloc(127 * 1024 * 1024, ' ')).toString('base64')),
    ].map(({ body }) => (body.isRead ? 'read' : body.fault));
    expect(faults).toEqual([
      'declarations',
      'malformed',
      'other_account',
      'packed',
      'not_a_statement',
      'field',
      'field',
      'part_too_large',
    ]);
    expect((await upload(good, 'x y')).status).toBe(400);
    // No table takes a zero.
    for (const zero of ['\0', '&#0;', '&#x0;'])
      expect((await upload(Buffer.from(good.toString().replace('CK-', `${zero}CK-`)))).status).toBe(400);
    expect(await world.database.query('select from app.bank_line')).toEqual([]);
    expect((await states())[0]).toEqual(['open', 499]);
  });

  it('may be a ZIP in which a day and its month tell the same booking: it is paid once', async () => {
    await issued();
    const once = entry('4.99', 'CK-2027-000001');
    const day = aBankFile({ statements: [{ id: 'DAY', entries: [once] }] });
    const month = aBankFile({ statements: [{ id: 'MONTH', entries: [once] }] });
    const zip = Buffer.from(zipSync({ 'day.xml': day, 'month.xml': month })).toString('base64');
    const { body } = await upload(Buffer.alloc(0), zip);
    expect(body).toMatchObject({ isRead: true, lineCount: 1, newCount: 1, matchedCount: 1 });
    expect((await states())[0]).toEqual(['paid', 0]);
  });
});

describe('what a correction takes back', () => {
  it('is credit where it was paid, and can be paid back by hand', async () => {
    await issued(person, '2026-12-01');
    await upload(aFile([entry('4.99', 'CK-2027-000001')]));
    const token = await tokenOf(admin);
    const [invoice] = (await world.ask(listAllInvoices, { query: { state: 'paid' } }, { token })).body.items;
    const id = invoice?.id ?? '';
    await world.ask(correctInvoice, { params: { id }, body: { reason: 'Doppelt.' } }, { token });
    expect(await states()).toEqual([
      ['over', -499],
      ['correction', 0],
    ]);
    const payBack = () => world.ask(payBackInvoice, { params: { id } }, { token });
    const both = await Promise.all([payBack(), payBack()]);
    expect(both.map(({ status }) => status).toSorted((one, last) => one - last)).toEqual([200, 409]);
    expect((await states())[0]).toEqual(['cancelled', 0]);
    expect((await world.ask(listAllInvoices, { query: { state: 'missing' } }, { token })).body.total).toBe(0);
  });

  it('is no more asked for where it was not paid', async () => {
    await issued(person, '2026-12-01');
    const token = await tokenOf(admin);
    const [invoice] = (await world.ask(listAllInvoices, { query: { state: 'missing' } }, { token })).body.items;
    await world.ask(correctInvoice, { params: { id: invoice?.id ?? '' }, body: { reason: 'Doppelt.' } }, { token });
    expect((await states())[0]).toEqual(['cancelled', 0]);
  });
});

it('nothing that was paid is ever changed or deleted', async () => {
  await issued();
  await upload(aFile([entry('4.99', 'CK-2027-000001')]));
  for (const change of [
    'update app.payment set amount_minor = 1',
    'delete from app.payment',
    'update app.bank_line set amount_minor = 1',
    'delete from app.bank_line',
    `update app.bank_file set name = 'x'`,
  ])
    await expect(world.database.query(change), change).rejects.toThrow(/append-only/);
});

const inPesos = async () => {
  const seller = await aSeller(world, { type: 'premium' });
  await world.database.query(
    `insert into app.plan_choice (account_id, strand, plan, pays, month_minor, counts_from, chosen_at)
     values ($1, 'property', 'premium', 'fee', 49900, '2026-11-30T16:00:00Z', '2026-11-30T16:00:00Z')`,
    [seller.user.id],
  );
  now = new Date('2027-01-01T04:23:00Z');
  await runInvoices(world.adapters);
  const [invoice] = (
    await world.ask(listAllInvoices, { query: { search: seller.user.email } }, { token: await tokenOf(admin) })
  ).body.items;
  return { seller, id: invoice?.id ?? '', number: invoice?.number ?? '' };
};
const enter = async (id: string, changes: Record<string, unknown> = {}) =>
  world.ask(
    enterPayment,
    {
      params: { id },
      body: { kind: 'transfer', bookedOn: '2027-01-01', minor: 49_900, reference: 'GCash 7781', ...changes },
    },
    { token: await tokenOf(admin) },
  );

describe('an invoice in pesos', () => {
  it('is paid by what an administrator enters, in parts, once each, and can go back', async () => {
    const { seller, id, number } = await inPesos();
    expect(await states(seller)).toEqual([['open', 49_900]]);
    for (const bookedOn of ['2027-02-01', '2016-12-31', '1900-01-01'])
      expect((await enter(id, { bookedOn })).refusal.fields).toHaveProperty('bookedOn');
    for (const wrong of [{ minor: 0 }, { minor: 1.5 }, { reference: ' ' }, { kind: 'credit' }])
      expect((await enter(id, wrong)).status).toBe(400);
    expect((await enter(id, { kind: 'return' })).status).toBe(409);
    expect((await enter(id, { minor: 20_000 })).body).toEqual({ openMinor: 29_900 });
    expect(await states(seller)).toEqual([['partial', 29_900]]);
    // Twice at once is once.
    const answers = await Promise.all([enter(id, { minor: 29_900 }), enter(id, { minor: 29_900 })]);
    expect(answers.map(({ status }) => status).sort((low, high) => low - high)).toEqual([200, 409]);
    expect(await states(seller)).toEqual([['paid', 0]]);
    expect((await enter(id, { kind: 'return', minor: 29_900 })).body).toEqual({ openMinor: 29_900 });
    expect(await states(seller)).toEqual([['returned', 29_900]]);
    const { deeds, sums } = (
      await world.ask(getBooks, { params: { month: '2027-01' } }, { token: await tokenOf(admin) })
    ).body;
    expect(deeds.filter(({ deed }) => deed === 'payment_entered')).toMatchObject(
      Array.from({ length: 3 }, () => ({ about: number, by: admin.user.email })),
    );
    expect(sums.find(({ currency }) => currency === 'PHP')).toMatchObject({
      receivedMinor: 49_900,
      returnedMinor: 29_900,
    });
    expect(await openLines()).toEqual([]);
  });

  it('is the only kind that is paid by hand: money in euro comes by bank files', async () => {
    await issued();
    const [invoice] = (await world.ask(listAllInvoices, { query: {} }, { token: await tokenOf(admin) })).body.items;
    expect((await enter(invoice?.id ?? '', { minor: 499 })).status).toBe(409);
    expect((await states())[1]).toEqual(['open', 499]);
  });
});
