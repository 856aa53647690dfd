import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exampleOperator } from '../../../netlify/adapters/example-operator.ts';
import { ibanOf, resealMandates } from '../../../netlify/features/billing/billing/debit-actions.ts';
import { runInvoices } from '../../../netlify/features/billing/billing/invoice-actions.ts';
import { runReminders } from '../../../netlify/features/billing/billing/reminder-actions.ts';
import type { InvoiceDocument } from '../../../netlify/invoice/index.ts';
import { getBooks } from '../../../src/contract/admin/admin-books.ts';
import {
  getCollectionFile,
  listCollections,
  makeCollection,
  refuseCollection,
} from '../../../src/contract/admin/admin-collection.ts';
import { readBankFile } from '../../../src/contract/admin/admin-payment.ts';
import { deleteAccount } from '../../../src/contract/admin/own-data.ts';
import { getMandate, giveMandate, withdrawMandate } from '../../../src/contract/billing/billing-debit.ts';
import { listInvoices } from '../../../src/contract/billing/billing-invoice.ts';
import { sessionOf } from '../../support/appointments.ts';
import { aBankFile, type WrittenEntry } from '../../support/bank-files.ts';
import { emptied } from '../../support/emptied.ts';
import { anAdmin, aProvider, goodPassword, type Person } from '../../support/people.ts';
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
  world.adapters.operator = exampleOperator;
  now = new Date('2026-12-10T12:00:00Z');
  person = await aProvider(world);
  admin = await anAdmin(world);
});

const iban = 'AT61 1904 3002 3457 3201';
const as = async (who: Person = person, language = 'de') => ({ token: await sessionOf(world, who.user.id), language });
const held = async (language = 'de') => (await world.ask(getMandate, {}, await as(person, language))).body;
const give = async (changes: { iban?: string; accountHolder?: string; text?: string } = {}, who: Person = person) => {
  const { offer } = await held();
  const body = { iban, accountHolder: 'Jörg Größ', text: offer?.text ?? '', ...changes };
  return world.ask(giveMandate, { body }, await as(who));
};
const mails = () =>
  world.database.query<{ subject: string; body: string }>(
    `select subject, body from app.outgoing_mail where recipient = $1 and subject ~ 'SEPA' order by created_at, id`,
    [person.user.email],
  );

describe('a SEPA mandate', () => {
  it('is offered where the operator may collect, and nothing is shown elsewhere', async () => {
    expect((await held()).offer?.text).toContain('DE98ZZZ09999999999');
    expect((await held('en')).offer?.text).toMatch(/^SEPA Direct Debit mandate/);
    const { creditorId: _creditorId, ...others } = exampleOperator;
    world.adapters.operator = others;
    expect(await held()).toEqual({ offer: null, mandate: null });
    expect((await give({ text: 'x' })).status).toBe(404);
  });

  it('is given for an account of the EEA and kept with its text; a mail is the copy', async () => {
    expect((await give({ iban: 'AT61 1904 3002 3457 3202' })).refusal.fields).toHaveProperty('iban');
    expect((await give({ iban: 'CH93 0076 2011 6238 5295 7' })).refusal.fields).toEqual({
      iban: 'Lastschriften gehen nur von einem Konto im Europäischen Wirtschaftsraum',
    });
    expect((await give({ text: 'Ich ermächtige niemanden.' })).status).toBe(409);
    expect((await held()).mandate).toBeNull();
    const text = (await held()).offer?.text ?? '';
    // A browser may send the ends of lines in its own way.
    const given = await give({ text: text.replaceAll('\n', '\r\n') });
    expect(given.status).toBe(201);
    expect(given.body.mandate).toEqual({
      reference: expect.stringMatching(/^CK-M-\d{6}$/),
      creditorId: 'DE98ZZZ09999999999',
      holder: 'Jörg Größ',
      accountEnd: '3201',
      signedOn: '2026-12-10',
      lapsesOn: '2029-12-10',
      noticeDays: 14,
      text,
    });
    const [mail] = await mails();
    expect(mail?.body).toContain(given.body.mandate?.reference);
    expect(mail?.body).toContain('innerhalb von acht Wochen');
    // Nowhere does the number itself stand.
    const rows = await world.database.query<{ row: string }>(
      'select mandate::text as row from app.debit_mandate mandate',
    );
    expect(JSON.stringify([rows, mail])).not.toMatch(/1904\s?3002|43002345/);
  });

  it('is one at a time: another account takes its place, also when two are given at once', async () => {
    const answers = await Promise.all([give(), give({ accountHolder: 'Anna Groß' })]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    await give({ iban: 'DE89 3704 0044 0532 0130 00' });
    expect((await held()).mandate?.accountEnd).toBe('3000');
    const ends = await world.database.query('select cause from app.debit_mandate_end');
    expect(ends).toEqual([{ cause: 'replaced' }, { cause: 'replaced' }]);
    await expect(world.database.query(`update app.debit_mandate set text = 'x'`)).rejects.toThrow('append-only');
    await expect(world.database.query('delete from app.debit_mandate_end')).rejects.toThrow('append-only');
  });

  it('is withdrawn any time, lapses after 36 months, and ends with the account', async () => {
    await give();
    const withdrawn = await world.ask(withdrawMandate, {}, await as());
    expect(withdrawn).toMatchObject({ status: 200, body: { mandate: null } });
    expect((await world.ask(withdrawMandate, {}, await as())).status).toBe(404);
    expect((await mails()).map(({ subject }) => subject)).toEqual(['Ihr SEPA-Mandat', 'Ihr SEPA-Mandat ist beendet']);
    await give();
    now = new Date('2029-12-10T22:00:00Z');
    expect((await held()).mandate).not.toBeNull();
    now = new Date('2029-12-10T23:30:00Z');
    expect((await held()).mandate).toBeNull();
    const body = { confirm: 'DELETE', password: goodPassword } as const;
    expect((await world.ask(deleteAccount, { body }, await as())).status).toBe(200);
    const ends = await world.database.query('select cause from app.debit_mandate_end order by ended_at');
    expect(ends).toEqual([{ cause: 'withdrawn' }, { cause: 'account' }]);
  });

  it('goes over to a new key with its account', async () => {
    await give();
    const { dataKey: former } = world.adapters;
    const fresh = new TextEncoder().encode('another data key, at least 32 bytes long');
    try {
      Object.assign(world.adapters, { dataKey: fresh, formerDataKeys: [former] });
      const runs = await Promise.all([resealMandates(world.adapters), resealMandates(world.adapters)]);
      expect(runs.reduce((sum, { mandates }) => sum + mandates, 0)).toBeGreaterThanOrEqual(1);
      Object.assign(world.adapters, { formerDataKeys: [] });
      const [kept] = await world.database.query<{ id: string; sealed: string }>(
        'select id, sealed from app.debit_mandate',
      );
      expect(ibanOf(world.adapters, kept?.id ?? '', kept?.sealed ?? '')).toBe('AT611904300234573201');
      expect(await resealMandates(world.adapters)).toEqual({ mandates: 0, unreadableMandates: 0 });
    } finally {
      Object.assign(world.adapters, { dataKey: former, formerDataKeys: [] });
    }
  });
});

const asAdmin = async () => ({ token: await sessionOf(world, admin.user.id), language: 'de' });
const invoiceOf = async (who: Person = person) =>
  (await world.ask(listInvoices, { query: {} }, await as(who))).body.items[0];
/** Platin for December by a mandate: 9.99 €, issued on 1 January, which falls on a Friday, to be collected on 15 January. */
async function invoiced(who: Person = person, changes: Parameters<typeof give>[0] = {}): Promise<void> {
  await give(changes, who);
  await world.database.query(
    `insert into app.plan_choice (account_id, strand, plan, pays, month_minor, counts_from, chosen_at)
     values ($1, 'services', 'platin', 'fee', 999, '2026-11-30T23:00:00Z', '2026-11-30T23:00:00Z')`,
    [who.user.id],
  );
}
const issue = async (): Promise<void> => {
  now = new Date('2027-01-01T04:23:00Z');
  await runInvoices(world.adapters);
};
const collect = async (collectedOn: string) => world.ask(makeCollection, { body: { collectedOn } }, await asAdmin());
const collected = async () => (await world.ask(listCollections, {}, await asAdmin())).body;
const read = async (...entries: WrittenEntry[]) => {
  const id = `S-${JSON.stringify(entries)}`.slice(0, 60);
  const file = aBankFile({ statements: [{ id, account: exampleOperator.iban, entries }] });
  const content = gzipSync(file).toString('base64');
  return (await world.ask(readBankFile, { body: { name: 'x.xml', content } }, await asAdmin())).body;
};
const sums = async () => (await world.ask(getBooks, { params: { month: '2027-01' } }, await asAdmin())).body.sums[0];
/** A debit that came back, as German banks book it. */
const returned = (number: string, returnCode: string): WrittenEntry => ({
  amount: '12.99',
  direction: 'DBIT',
  bankReference: `R ${number}`,
  code: ['PMNT', 'IDDT', 'UPDD'],
  details: [
    { endToEndId: number, returnCode, instructed: '9.99', charges: '3.00', name: 'Ana', iban: 'AT611904300234573201' },
  ],
});

describe('an invoice by direct debit', () => {
  it('is announced by its mail, with reference, creditor, day and the end of the account', async () => {
    await invoiced();
    await issue();
    expect(await invoiceOf()).toMatchObject({ state: 'open', dueOn: '2027-01-15', debitOn: '2027-01-15' });
    const [kept] = await world.database.query<{ document: InvoiceDocument; xml: string; mail: string }>(
      `select invoice.document, file.xml, mail.body as mail
         from app.invoice join app.invoice_file file on file.invoice_id = invoice.id
         join app.outgoing_mail mail on mail.subject like '%' || invoice.number`,
    );
    const { payment } = kept?.document ?? {};
    expect(payment).toMatchObject({ by: 'debit', accountEnd: '3201', collectedOn: '2027-01-15' });
    for (const said of ['9,99 €', '15.01.2027', '3201', 'DE98ZZZ09999999999', 'CK-M-'])
      expect(kept?.mail).toContain(said);
    expect(kept?.xml).toContain('<ram:TypeCode>59</ram:TypeCode>');
    expect(kept?.xml).not.toContain('PayerPartyDebtorFinancialAccount');
    expect(JSON.stringify(kept)).not.toMatch(/AT6119043/);
  });

  it('keeps to the shorter time that its mandate agrees, and leaves out days without TARGET', async () => {
    world.adapters.operator = { ...exampleOperator, debitNoticeDays: 1 };
    await invoiced();
    // What the operator says later changes no mandate.
    world.adapters.operator = exampleOperator;
    await issue();
    // The 2nd is a Saturday.
    expect((await invoiceOf())?.debitOn).toBe('2027-01-04');
  });

  it('is to be transferred where the mandate was withdrawn before; the mail says what and where to', async () => {
    await invoiced();
    await issue();
    await world.ask(withdrawMandate, {}, await as());
    expect(await invoiceOf()).toMatchObject({ state: 'open', debitOn: null });
    const mail = (await mails()).at(-1)?.body;
    for (const said of ['CK-2027-', '9,99 €', exampleOperator.iban]) expect(mail).toContain(said);
    expect((await collect('2027-01-15')).status).toBe(409);
    // What was due on the 15th is reminded of a week later; nothing reminds of what waits to be collected.
    now = new Date('2027-01-22T05:53:00Z');
    expect((await runReminders(world.adapters)).done).toBe(1);
    const [reminder] = await world.database.query<{ body: string }>(
      `select body from app.outgoing_mail where subject like 'Erinnerung%'`,
    );
    expect(reminder?.body).toContain(exampleOperator.iban);
  });
});

/** What the reminders of that morning do. */
const morning = async (day: string): Promise<number> => {
  now = new Date(`${day}T05:53:00Z`);
  return (await runReminders(world.adapters)).done;
};

describe('collecting', () => {
  it('asks the bank once for each invoice, also when two administrators ask at once, by a file that it takes', async () => {
    const other = await aProvider(world);
    await invoiced();
    await invoiced(other, { iban: 'DE89 3704 0044 0532 0130 00', accountHolder: 'Çelik & Söhne' });
    await issue();
    expect((await collected()).due).toEqual({ debitCount: 2, minor: 1998, proposedOn: '2027-01-15' });
    // A Saturday, today, and before anything is due.
    expect((await collect('2027-01-16')).refusal.fields).toHaveProperty('collectedOn');
    expect((await collect('2027-01-01')).refusal.fields).toHaveProperty('collectedOn');
    expect((await collect('2027-01-14')).status).toBe(409);
    const answers = await Promise.all([collect('2027-01-15'), collect('2027-01-15')]);
    expect(answers.map(({ status }) => status).sort((low, high) => low - high)).toEqual([201, 409]);
    const { id } = answers.find(({ status }) => status === 201)?.body ?? {};
    expect(await collected()).toMatchObject({
      due: { debitCount: 0, minor: 0 },
      items: [{ debitCount: 2, minor: 1998, paidCount: 0, madeBy: admin.user.email }],
    });
    expect(await invoiceOf()).toMatchObject({ state: 'collecting', debitOn: '2027-01-15' });
    // Later, and after a change of the operator, it is the same file.
    now = new Date('2027-01-20T10:00:00Z');
    world.adapters.operator = { ...exampleOperator, street: 'Anderswo 1' };
    const file = async () => (await world.ask(getCollectionFile, { params: { id: id ?? '' } }, await asAdmin())).body;
    const { name, content } = await file();
    expect(name).toMatch(/^CK-L-2027-\d{6}\.xml$/);
    expect(content).toContain('urn:iso:std:iso:20022:tech:xsd:pain.008.001.08');
    for (const said of [
      '<SeqTp>RCUR</SeqTp>',
      '<CtrlSum>19.98</CtrlSum>',
      '<ReqdColltnDt>2027-01-15</ReqdColltnDt>',
      '<IBAN>AT611904300234573201</IBAN>',
      '<Nm>Celik + Soehne</Nm>',
      '<StrtNm>Musterstrasse 1</StrtNm>',
    ])
      expect(content).toContain(said);
    expect(await file()).toEqual({ name, content });
  });

  it('takes a small sum that an invoice carries with it: announced, collected, paid and returned together', async () => {
    await world.database.query(
      `insert into app.plan_choice (account_id, strand, plan, pays, month_minor, counts_from, chosen_at)
       values ($1, 'services', 'gold', 'fee', 499, '2026-11-30T23:00:00Z', '2026-11-30T23:00:00Z')`,
      [person.user.id],
    );
    await issue();
    expect(await invoiceOf()).toMatchObject({ state: 'open', debitOn: null });
    const small = (await invoiceOf())?.number ?? '';
    now = new Date('2027-01-20T10:00:00Z');
    await give();
    now = new Date('2027-02-01T04:23:00Z');
    await runInvoices(world.adapters);
    const { number = '' } = (await invoiceOf()) ?? {};
    const kept = async () =>
      world.database.query<{ document: InvoiceDocument; mail: string }>(
        `select invoice.document, mail.body as mail from app.invoice
           join app.outgoing_mail mail on mail.subject like '%' || invoice.number order by invoice.number desc`,
      );
    const [{ document, mail } = { document: undefined, mail: '' }] = await kept();
    expect(document?.carried).toEqual([{ number: small, cents: 499 }]);
    expect(document?.isCarriedOn).toBeUndefined();
    for (const said of [small, '9,98 €', '15.02.2027', 'müssen nichts überweisen']) expect(mail).toContain(said);

    expect((await collected()).due).toMatchObject({ debitCount: 1, minor: 998 });
    const made = await collect('2027-02-15');
    expect(made.body).toMatchObject({ debitCount: 1, minor: 998 });
    const { content } = (await world.ask(getCollectionFile, { params: { id: made.body.id } }, await asAdmin())).body;
    for (const said of ['<NbOfTxs>1</NbOfTxs>', '<CtrlSum>9.98</CtrlSum>', number]) expect(content).toContain(said);
    const states = async () =>
      (await world.ask(listInvoices, { query: {} }, await as())).body.items
        .filter((one) => [small, number].includes(one.number))
        .map(({ state, openMinor }) => `${state} ${openMinor}`);
    expect(await states()).toEqual(['collecting 499', 'collecting 499']);
    // Of what is being collected nobody is asked again, not by the next invoice and by no reminder.
    now = new Date('2027-03-01T04:23:00Z');
    await runInvoices(world.adapters);
    expect((await kept())[0]?.document.carried).toBeUndefined();
    expect(await morning('2027-03-02')).toBe(0);

    const whole = { endToEndId: number, iban: 'AT611904300234573201' };
    await read({ amount: '9.98', bankReference: 'in', bookedOn: '2027-02-15', details: [whole] });
    expect(await states()).toEqual(['paid 0', 'paid 0']);
    expect((await collected()).items[0]).toMatchObject({ debitCount: 1, minor: 998, paidCount: 1 });
    await read({
      amount: '12.98',
      direction: 'DBIT',
      bankReference: 'back',
      bookedOn: '2027-03-02',
      code: ['PMNT', 'IDDT', 'UPDD'],
      details: [{ ...whole, returnCode: 'AM04', instructed: '9.98', charges: '3.00' }],
    });
    expect(await states()).toEqual(['returned 499', 'returned 499']);
    const told = await world.database.query<{ body: string }>(
      `select body from app.outgoing_mail where subject like 'Lastschrift zu Rechnung%'`,
    );
    expect(told).toEqual([{ body: expect.stringContaining('9,98 €') }]);
  });

  it('says of whom another day than was announced counts, and leaves out what a bank would refuse', async () => {
    const nowhere = await aProvider(world);
    await invoiced();
    await invoiced(nowhere);
    await issue();
    await world.database.query(`do $$ begin set local session_replication_role = replica;
      update app.debit_mandate set sealed = 'former.x' where account_id = '${nowhere.user.id}'; end $$`);
    now = new Date('2027-01-20T10:00:00Z');
    expect((await collected()).due?.proposedOn).toBe('2027-01-21');
    const made = await collect('2027-01-21');
    expect(made.body).toMatchObject({ debitCount: 1, leftOut: [{ fault: 'unreadable' }] });
    const later = await world.database.query<{ recipient: string; body: string }>(
      `select recipient, body from app.outgoing_mail where subject like '%neuer Tag der Lastschrift'`,
    );
    expect(later).toEqual([{ recipient: person.user.email, body: expect.stringContaining('21.01.2027') }]);
    // Nobody is reminded of what was asked for a day ago.
    now = new Date('2027-01-22T05:53:00Z');
    expect((await runReminders(world.adapters)).done).toBe(0);
  });

  it('is paid by the money of the whole file, whose details the bank keeps, and by single bookings', async () => {
    const other = await aProvider(world);
    await invoiced();
    await invoiced(other);
    await issue();
    const { reference } = (await collect('2027-01-15')).body;
    const part = { amount: '4.98', bankReference: 'less', batch: { paymentInfoId: reference, count: 2 } };
    expect(await read(part)).toMatchObject({ newCount: 1, matchedCount: 0 });
    const whole = { amount: '19.98', bankReference: 'all', batch: { paymentInfoId: reference, count: 2 } };
    expect(await read(whole)).toMatchObject({ newCount: 1, matchedCount: 1 });
    expect(await read(whole)).toMatchObject({ newCount: 0 });
    expect([(await invoiceOf())?.state, (await invoiceOf(other))?.state]).toEqual(['paid', 'paid']);
    expect((await collected()).items[0]).toMatchObject({ paidCount: 2, returnedCount: 0 });
  });

  it.each([
    ['AM04', 'nicht gedeckt', 'holds'],
    ['AC04', 'kann nicht eingezogen werden', 'ends'],
    ['MD06', 'widersprochen', 'ends'],
  ])('that comes back with %s opens its invoice again, without the bank’s charges', async (code, why, mandate) => {
    await invoiced();
    await issue();
    await collect('2027-01-15');
    const { number = '' } = (await invoiceOf()) ?? {};
    await read({
      amount: '9.99',
      bankReference: 'in',
      details: [{ endToEndId: number, iban: 'AT611904300234573201' }],
    });
    expect((await invoiceOf())?.state).toBe('paid');
    now = new Date('2027-01-19T10:00:00Z');
    await read(returned(number, code));
    expect(await invoiceOf()).toMatchObject({ state: 'returned', openMinor: 999, debitOn: null });
    expect((await held()).mandate === null).toBe(mandate === 'ends');
    const [mail] = await world.database.query<{ body: string }>(
      `select body from app.outgoing_mail where subject like 'Lastschrift zu Rechnung%'`,
    );
    expect(mail?.body).toContain(why);
    expect(mail?.body).toContain(exampleOperator.iban);
    // It is not collected again.
    expect((await collect('2027-01-21')).status).toBe(409);
    expect((await collected()).items[0]).toMatchObject({ paidCount: 0, returnedCount: 1 });
  });

  it('that comes back undoes at most what was booked, whichever the bank’s files tell first', async () => {
    await invoiced();
    await issue();
    await collect('2027-01-15');
    const { number = '' } = (await invoiceOf()) ?? {};
    const open = async () => {
      const { state, openMinor } = (await invoiceOf()) ?? {};
      return { state, openMinor, booked: (await sums())?.openMinor };
    };
    now = new Date('2027-01-19T10:00:00Z');
    await read({ ...returned(number, 'AM04'), bookedOn: '2027-01-19' });
    expect(await open()).toEqual({ state: 'returned', openMinor: 999, booked: 999 });
    expect(await sums()).toMatchObject({ receivedMinor: 0, returnedMinor: 0 });
    expect((await collect('2027-01-21')).status).toBe(409);
    // The file of the days before comes late: its money was given back already.
    const credit = { amount: '9.99', details: [{ endToEndId: number, iban: 'AT611904300234573201' }] };
    await read({ ...credit, bankReference: 'in', bookedOn: '2027-01-15' });
    expect(await open()).toEqual({ state: 'returned', openMinor: 999, booked: 999 });
    expect(await sums()).toMatchObject({ receivedMinor: 999, returnedMinor: 999 });
    await read({ ...credit, bankReference: 'by hand', bookedOn: '2027-01-22' });
    expect(await open()).toEqual({ state: 'paid', openMinor: 0, booked: 0 });
  });

  it('that comes back without its money ever being booked is paid by one transfer', async () => {
    await invoiced();
    await issue();
    await collect('2027-01-15');
    const { number = '' } = (await invoiceOf()) ?? {};
    now = new Date('2027-01-22T10:00:00Z');
    await read({ ...returned(number, 'AM04'), bookedOn: '2027-01-19' });
    await read({ amount: '9.99', bankReference: 'hand', bookedOn: '2027-01-22', details: [{ text: number }] });
    expect(await invoiceOf()).toMatchObject({ state: 'paid', openMinor: 0 });
  });

  it('reminds nobody of a debit and ends no plan, until the bank returns it', async () => {
    await invoiced();
    await issue();
    await collect('2027-01-15');
    const { number = '' } = (await invoiceOf()) ?? {};
    // Other bank files are read in; of this debit none says anything, on day 23, day 37 and long after.
    for (const day of ['2027-01-23', '2027-02-07', '2027-02-21', '2027-03-09', '2027-04-10']) {
      await read({ amount: '1.00', bankReference: day, bookedOn: day, details: [{ text: 'Strom' }] });
      expect(await morning(day), day).toBe(0);
    }
    expect(await invoiceOf()).toMatchObject({ state: 'collecting', reminded: null });
    expect((await collected()).items[0]).toMatchObject({ paidCount: 0, returnedCount: 0, silentCount: 1 });
    await read({ amount: '9.99', bankReference: 'in', bookedOn: '2027-01-18', details: [{ endToEndId: number }] });
    expect((await collected()).items[0]).toMatchObject({ paidCount: 1, silentCount: 0 });
    expect(await morning('2027-04-11')).toBe(0);
    await read({ ...returned(number, 'AM04'), bookedOn: '2027-04-12' });
    expect(await morning('2027-04-18')).toBe(0);
    expect(await morning('2027-04-19')).toBe(1);
    expect((await invoiceOf())?.reminded).toMatchObject({ step: 'reminded', on: '2027-04-19' });
  });

  it('asks again for what stood in a file that the bank has refused: once, with who and why', async () => {
    const other = await aProvider(world);
    await invoiced();
    await invoiced(other);
    await issue();
    const { id, reference } = (await collect('2027-01-15')).body;
    const refuse = async (reason = 'AG02: ungültiger Auftrag') =>
      world.ask(refuseCollection, { params: { id }, body: { reason } }, await asAdmin());
    expect((await collected()).items[0]).toMatchObject({ refused: null, isRefusable: true });
    expect((await refuse(' ')).refusal.fields).toHaveProperty('reason');
    // One of the two pays by hand before the day: that is no debit.
    now = new Date('2027-01-13T10:00:00Z');
    const { number = '' } = (await invoiceOf(other)) ?? {};
    await read({ amount: '9.99', bankReference: 'hand', bookedOn: '2027-01-13', details: [{ text: number }] });
    const answers = await Promise.all([refuse(), refuse()]);
    expect(answers.map(({ status }) => status).sort((low, high) => low - high)).toEqual([200, 409]);
    expect((await collected()).items[0]).toMatchObject({
      refused: { at: now.toISOString(), by: admin.user.email, reason: 'AG02: ungültiger Auftrag' },
      isRefusable: false,
      paidCount: 0,
    });
    // It cannot be handed in a second time.
    expect((await world.ask(getCollectionFile, { params: { id } }, await asAdmin())).status).toBe(409);
    expect(await invoiceOf()).toMatchObject({ state: 'open', debitOn: '2027-01-15' });
    expect((await collected()).due).toMatchObject({ debitCount: 1, minor: 999 });
    const again = await collect('2027-01-18');
    expect(again.body).toMatchObject({ debitCount: 1, leftOut: [] });
    expect(again.body.reference).not.toBe(reference);
    expect(await invoiceOf()).toMatchObject({ state: 'collecting', debitOn: '2027-01-18' });
    expect((await collect('2027-01-18')).status).toBe(409);
    const told = await world.database.query<{ recipient: string }>(
      `select recipient from app.outgoing_mail where subject like '%neuer Tag der Lastschrift'`,
    );
    expect(told).toEqual([{ recipient: person.user.email }]);
    const { deeds } = (await world.ask(getBooks, { params: { month: '2027-01' } }, await asAdmin())).body;
    expect(deeds).toContainEqual({
      at: now.toISOString(),
      deed: 'file_refused',
      by: admin.user.email,
      about: reference,
      reason: 'AG02: ungültiger Auftrag',
    });
  });

  it('is not taken back once money of it has come or came back, and the database collects nothing twice', async () => {
    await invoiced();
    await issue();
    const { id } = (await collect('2027-01-15')).body;
    const { number = '' } = (await invoiceOf()) ?? {};
    await expect(
      world.database.query(
        `insert into app.debit (invoice_id, collection_id, mandate_id, amount_minor, attempt)
         select invoice_id, collection_id, mandate_id, amount_minor, 1 from app.debit where collection_id = $1`,
        [id],
      ),
    ).rejects.toThrow('collected already');
    now = new Date('2027-01-15T10:00:00Z');
    await read({ amount: '9.99', bankReference: 'in', bookedOn: '2027-01-15', details: [{ endToEndId: number }] });
    expect((await collected()).items[0]).toMatchObject({ paidCount: 1, isRefusable: false });
    const asked = { params: { id }, body: { reason: 'abgelehnt' } };
    expect((await world.ask(refuseCollection, asked, await asAdmin())).status).toBe(409);
    await read(returned(number, 'AM04'));
    expect((await world.ask(refuseCollection, asked, await asAdmin())).status).toBe(409);
    expect((await collect('2027-01-21')).status).toBe(409);
  });
});
