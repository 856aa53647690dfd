import { gzipSync } from 'node:zlib';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exampleOperator } from '../../../netlify/adapters/example-operator.ts';
import { runInvoices } from '../../../netlify/features/billing/billing/invoice-actions.ts';
import { closeBooks, getBooks, openBooks } from '../../../src/contract/admin/admin-books.ts';
import { correctInvoice } from '../../../src/contract/admin/admin-invoice.ts';
import {
  listOpenBankLines,
  matchBankLine,
  payBackInvoice,
  readBankFile,
} from '../../../src/contract/admin/admin-payment.ts';
import { seeded } from '../../../supabase/seed/random.ts';
import { sessionOf } from '../../support/appointments.ts';
import { aBankFile, type WrittenEntry } from '../../support/bank-files.ts';
import { emptied } from '../../support/emptied.ts';
import { anAdmin, aProvider, type Person } from '../../support/people.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
let now: Date;
let token: string;
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
  token = await sessionOf(world, admin.user.id);
});

/** A plan with a fee since a day; the invoices of all months until `now` as the schedule makes them on each first. */
async function aPayer(from: string, plan: 'gold' | 'platin' = 'gold'): Promise<Person> {
  const person = await aProvider(world);
  await world.database.query(
    `insert into app.plan_choice (account_id, strand, plan, pays, month_minor, counts_from, chosen_at)
     values ($1, 'services', $2, 'fee', $3, $4::timestamptz, $4::timestamptz)`,
    [person.user.id, plan, plan === 'gold' ? 499 : 999, `${from}T00:00:00Z`],
  );
  return person;
}

/** A session ends, so that each day has its own. */
async function on(moment: string): Promise<void> {
  now = new Date(moment);
  token = await sessionOf(world, admin.user.id);
}

async function firstOf(month: string): Promise<void> {
  await on(`${month}-01T04:23:00Z`);
  await runInvoices(world.adapters);
}

async function books(month: string) {
  const { status, body, refusal } = await world.ask(getBooks, { params: { month } }, { token });
  expect(status, JSON.stringify(refusal)).toBe(200);
  return body;
}

let files = 0;
async function booked(bookedOn: string, amount: string, text: string, more: Partial<WrittenEntry> = {}) {
  const bytes = aBankFile({
    statements: [
      {
        id: `S-${(files += 1)}`,
        account: exampleOperator.iban,
        entries: [
          {
            amount,
            bookedOn,
            bankReference: `${files}`,
            details: [{ name: 'Salon', iban: 'AT611904300234573201', text }],
            ...more,
          },
        ],
      },
    ],
  });
  const content = gzipSync(bytes).toString('base64');
  return (await world.ask(readBankFile, { body: { name: 'Auszug.xml', content } }, { token })).body;
}

const inOrder = (rows: readonly (string | number)[][]) =>
  rows.toSorted((one, other) => (String(one[0]) < String(other[0]) ? -1 : 1));
const total = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);
const textOf = ({ bytes }: { bytes: Uint8Array }): string => new TextDecoder().decode(bytes);
const euros = (minor: number): string => (minor / 100).toFixed(2);
const reopened = (month: string, reason: string) =>
  world.ask(openBooks, { params: { month }, body: { reason } }, { token });
const closing = async (month: string) => (await world.ask(closeBooks, { params: { month } }, { token })).status;

const issuedYet = () =>
  world.database.query<{ id: string; number: string; gross: number; isCorrected: boolean }>(
    `select id, number, gross_minor as gross,
            exists (select from app.invoice other where other.corrects = invoice.id) as "isCorrected"
       from app.invoice where kind = 'invoice' order by number`,
  );

interface KnownInvoice {
  id: string;
  number: string;
  kind: string;
  corrects: string | null;
  issuedOn: string;
  gross: number;
  due: number;
  groups: { rateHundredths: number; category: string; netCents: number; vatCents: number }[];
}
interface KnownPayment {
  invoice: string;
  kind: string;
  minor: number;
  bookedOn: string;
}

/** A return undoes at most what was booked on its invoice until its day. */
function undoing(payments: readonly KnownPayment[]): KnownPayment[] {
  const paidYet = new Map<string, number>();
  return payments
    .toSorted(
      (one, other) =>
        one.bookedOn.localeCompare(other.bookedOn) || Number(one.kind === 'return') - Number(other.kind === 'return'),
    )
    .map((payment) => {
      const before = paidYet.get(payment.invoice) ?? 0;
      const minor = payment.kind === 'return' ? Math.max(payment.minor, -Math.max(0, before)) : payment.minor;
      paidYet.set(payment.invoice, before + minor);
      return { ...payment, minor };
    });
}

/** The same sums by going through all rows, one at a time. */
async function oracle(month: string) {
  const invoices = await world.database.query<KnownInvoice & Record<string, unknown>>(
    `select id, number, kind, corrects, issued_on::text as "issuedOn", gross_minor as gross,
            coalesce((document ->> 'dueCents')::integer, gross_minor) as due, document -> 'groups' as groups from app.invoice`,
  );
  const payments = undoing(
    await world.database.query<KnownPayment & Record<string, unknown>>(
      `select invoice_id as invoice, kind, amount_minor as minor, booked_on::text as "bookedOn" from app.payment order by id`,
    ),
  );
  const isBefore = (day: string, isWithin: boolean) =>
    day.slice(0, 7) < month || (isWithin && day.slice(0, 7) === month);
  const standing = (isWithin: boolean) => {
    let [open, credit, count] = [0, 0, 0];
    for (const invoice of invoices) {
      if (invoice.kind !== 'invoice' || !isBefore(invoice.issuedOn, isWithin)) continue;
      let missing = invoice.due;
      for (const other of invoices)
        if (other.corrects === invoice.id && isBefore(other.issuedOn, isWithin)) missing -= other.gross;
      for (const payment of payments)
        if (payment.invoice === invoice.id && isBefore(payment.bookedOn, isWithin)) missing -= payment.minor;
      if (missing > 0) [open, count] = [open + missing, count + 1];
      if (missing < 0) credit -= missing;
    }
    return { open, credit, count };
  };
  const within = invoices.filter(({ issuedOn }) => issuedOn.startsWith(month));
  const of = (kind: string) => within.filter((one) => one.kind === kind).map(({ gross }) => gross);
  const moved = (kind: string) =>
    total(payments.filter((one) => one.kind === kind && one.bookedOn.startsWith(month)).map(({ minor }) => minor));
  const [before, after] = [standing(false), standing(true)];
  const vat = new Map<string, [net: number, vat: number]>();
  for (const { kind, groups } of within)
    for (const { category, rateHundredths, netCents, vatCents } of groups) {
      const sign = kind === 'invoice' ? 1 : -1;
      const [net, tax] = vat.get(`${category} ${rateHundredths}`) ?? [0, 0];
      vat.set(`${category} ${rateHundredths}`, [net + sign * netCents, tax + sign * vatCents]);
    }
  return {
    sums: {
      openingMinor: before.open - before.credit,
      issuedCount: of('invoice').length,
      issuedMinor: total(of('invoice')),
      correctedCount: of('correction').length,
      correctedMinor: total(of('correction')),
      receivedMinor: moved('transfer'),
      returnedMinor: 0 - moved('return'),
      paidBackMinor: 0 - moved('paid_back'),
      closingMinor: after.open - after.credit,
      openCount: after.count,
      openMinor: after.open,
      creditMinor: after.credit,
    },
    vat: inOrder([...vat].map(([key, amounts]) => [key, ...amounts])),
  };
}

describe('the books of a month', () => {
  it('equal what all rows add up to, however invoices are paid, overpaid, returned and corrected', async () => {
    const dice = seeded(2027);
    for (const [from, plan] of [
      ['2026-11-01', 'gold'],
      ['2026-11-01', 'platin'],
      ['2026-12-01', 'gold'],
    ] as const)
      await aPayer(from, plan);
    const months = ['2026-12', '2027-01', '2027-02', '2027-03', '2027-04'];
    for (const month of months) {
      await firstOf(month);
      for (const { id, number, gross, isCorrected } of await issuedYet()) {
        const day = `${month}-${String(2 + Math.floor(dice.unit() * 20)).padStart(2, '0')}`;
        await on(`${day}T10:00:00Z`);
        const luck = dice.unit();
        if (luck < 0.35) await booked(day, euros(gross), number);
        else if (luck < 0.5) await booked(day, euros(Math.ceil(gross / 2)), number);
        else if (luck < 0.6) await booked(day, euros(gross + 200), number);
        else if (luck < 0.7 && !isCorrected)
          await world.ask(correctInvoice, { params: { id }, body: { reason: 'Doppelt' } }, { token });
        else if (luck < 0.8) await world.ask(payBackInvoice, { params: { id } }, { token });
        else if (luck < 0.9) await booked(day, euros(gross), number, { direction: 'DBIT', isReversal: true });
      }
    }
    let seen = 0;
    for (const month of ['2026-10', ...months, '2027-05']) {
      const { sums, documents, movements, open: items, isWhole } = await books(month);
      const expected = await oracle(month);
      const { vat, currency: _currency, ...found } = sums[0] ?? { vat: [], currency: 'EUR' };
      const isEmpty = Object.values(expected.sums).every((value) => value === 0);
      expect(found, month).toEqual(isEmpty ? {} : expected.sums);
      const shownVat = vat.map((part) => [`${part.category} ${part.rateHundredths}`, part.netMinor, part.vatMinor]);
      expect(inOrder(shownVat), month).toEqual(expected.vat);
      const { openingMinor, issuedMinor, correctedMinor, receivedMinor, returnedMinor, paidBackMinor, closingMinor } =
        expected.sums;
      expect(
        openingMinor + issuedMinor - correctedMinor - receivedMinor + returnedMinor + paidBackMinor,
        `${month}: line by line`,
      ).toBe(closingMinor);
      expect(total(documents.map((row) => (row.kind === 'invoice' ? row.grossMinor : -row.grossMinor)))).toBe(
        issuedMinor - correctedMinor,
      );
      expect(total(movements.filter(({ kind }) => kind !== 'credit').map(({ minor }) => minor))).toBe(
        receivedMinor - returnedMinor - paidBackMinor,
      );
      expect(total(items.map(({ openMinor }) => openMinor))).toBe(closingMinor);
      expect(total(vat.map(({ grossMinor }) => grossMinor))).toBe(issuedMinor - correctedMinor);
      expect(isWhole).toBe(true);
      seen += documents.length + movements.length;
    }
    expect(seen, 'there is something to add up').toBeGreaterThan(30);
  }, 120_000);

  it('take nothing more once they are closed, and are opened again with a reason only', async () => {
    await aPayer('2026-11-01');
    await firstOf('2026-12');
    await firstOf('2027-01');
    await on('2027-01-05T10:00:00Z');
    expect(await closing('2027-01'), 'it is not over').toBe(409);
    expect([await closing('2026-12'), await closing('2026-12')]).toEqual([200, 200]);
    expect(await books('2026-11')).toMatchObject({ isClosed: true, closedThrough: '2026-12' });
    expect(await books('2027-01')).toMatchObject({ isOver: false, isClosed: false });

    expect(await booked('2026-12-30', '4.99', 'CK-2026-000001')).toMatchObject({
      isRead: false,
      fault: 'month_closed',
      at: '2026-12',
    });
    const raw = [
      `insert into app.payment (invoice_id, kind, amount_minor, booked_on, made_at)
       select id, 'paid_back', -1, '2026-12-31', now() from app.invoice limit 1`,
      `insert into app.invoice (account_id, number, kind, strand, month, issued_on, issued_at, kept_until, gross_minor, document, hash)
       select account_id, 'CK-2026-999999', kind, strand, '2026-09', '2026-12-31', now(), kept_until, 1, document, hash
         from app.invoice where kind = 'invoice' limit 1`,
      `insert into app.bank_line (id, file_id, place, booked_on, amount_minor, currency, direction, is_return, payer, said)
       select md5('x'), id, 0, '2026-12-31', 1, 'EUR', 'in', false, '', '' from app.bank_file limit 1`,
      `insert into app.books_end (kind, month, at) values ('closed', '2027-01', '2027-01-05')`,
      `update app.books_end set month = '2001-01'`,
      'delete from app.books_end',
      'truncate app.books_end',
    ];
    await booked('2027-01-04', '1.00', 'was ist das');
    for (const text of raw) await expect(world.database.query(text), text).rejects.toThrow(/closed|over|append-only/);

    await on('2027-01-05T10:05:00Z');
    expect((await reopened('2027-01', 'Nichts')).refusal).toMatchObject({ code: 'conflict' });
    expect((await reopened('2026-12', ' ')).status).toBe(400);
    expect((await reopened('2026-12', 'Eine Buchung kam später.')).status).toBe(200);
    expect(await books('2026-12')).toMatchObject({ isClosed: false, closedThrough: '2026-11' });
    expect(await booked('2026-12-30', '4.99', 'CK-2026-000001')).toMatchObject({ isRead: true, matchedCount: 1 });
    const { deeds } = await books('2026-12');
    expect(deeds.map(({ deed, by, about, reason }) => [deed, by, about, reason])).toEqual([
      ['opened', admin.user.email, '2026-12', 'Eine Buchung kam später.'],
      ['closed', admin.user.email, '2026-12', null],
    ]);
  });

  it('refuse to match a booking of a closed month by hand', async () => {
    await aPayer('2026-11-01');
    await firstOf('2026-12');
    await booked('2026-12-20', '1.23', 'unklar');
    await on('2027-01-05T10:00:00Z');
    await world.ask(closeBooks, { params: { month: '2026-12' } }, { token });
    const [line] = (await world.ask(listOpenBankLines, { query: {} }, { token })).body.items;
    const { refusal } = await world.ask(
      matchBankLine,
      { params: { id: line?.id ?? '' }, body: { number: 'CK-2026-000001' } },
      { token },
    );
    expect(refusal).toMatchObject({ code: 'month_closed' });
  });

  it('leave as files for the tax adviser, for administrators alone', async () => {
    await aPayer('2026-11-01');
    await aPayer('2026-11-01', 'platin');
    await firstOf('2026-12');
    await booked('2026-12-04', '4.99', 'CK-2026-000001');
    const read = async (path: string, by: string | undefined) => {
      const response = await world.fetch(
        new Request(`https://example.org/api/books/${path}`, {
          headers: by === undefined ? {} : { authorization: `Bearer ${by}` },
        }),
      );
      return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) };
    };
    const person = await aProvider(world);
    for (const by of [undefined, await sessionOf(world, person.user.id)])
      for (const path of ['2026-12/journal.csv', '2026-12/open-items.csv', '2026-12/1/documents.zip'])
        expect((await read(path, by)).status, path).toBe(404);
    for (const path of [
      '2026-13/journal.csv',
      '2026-12/0/documents.zip',
      '2026-12/2/documents.zip',
      'x/open-items.csv',
    ])
      expect((await read(path, token)).status, path).toBe(404);

    const zip = unzipSync((await read('2026-12/1/documents.zip', token)).bytes);
    expect(Object.keys(zip).toSorted()).toEqual(
      ['CK-2026-000001', 'CK-2026-000002'].flatMap((number) => [`${number}.pdf`, `${number}.xml`]),
    );
    expect(new TextDecoder().decode(zip['CK-2026-000001.pdf']?.slice(0, 5))).toBe('%PDF-');
    expect((await books('2026-12')).parts).toBe(1);
    const journal = textOf(await read('2026-12/journal.csv', token))
      .trim()
      .split('\r\n');
    expect(journal[0]).toBe('Tag;Art;Nummer;Name;Netto;Steuer;Betrag;Währung');
    // Which of the two is issued first is open.
    const [, ...rows] = journal.map((row) => row.split(';'));
    const shown = rows.map(([day, kind, , , ...amounts]) => [day, kind, ...amounts].join(';'));
    expect(shown.toSorted((one, other) => (one < other ? -1 : 1))).toEqual([
      '01.12.2026;Rechnung;4,19;0,80;4,99;EUR',
      '01.12.2026;Rechnung;8,39;1,60;9,99;EUR',
      '04.12.2026;Eingang;;;4,99;EUR',
    ]);
    expect(rows.map(([, , number]) => number).slice(0, 2)).toEqual(['"CK-2026-000001"', '"CK-2026-000002"']);
    const open = textOf(await read('2026-12/open-items.csv', token));
    expect(open.trim().split('\r\n')[0]).toBe('Ausgestellt am;Zahlbar bis;Nummer;Name;Offen;Währung');
    expect(open).toMatch(/"CK-2026-00000[12]"/);
  });
});
