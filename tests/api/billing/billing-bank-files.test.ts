import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleOperator } from '../../../netlify/adapters/example-operator.ts';
import { runInvoices } from '../../../netlify/features/billing/billing/invoice-actions.ts';
import { listAllInvoices } from '../../../src/contract/admin/admin-invoice.ts';
import { listOpenBankLines, readBankFile } from '../../../src/contract/admin/admin-payment.ts';
import { seeded } from '../../../supabase/seed/random.ts';
import { sessionOf } from '../../support/appointments.ts';
import { aBankFile, type WrittenEntry, type WrittenFile } from '../../support/bank-files.ts';
import { anAdmin, aProvider, type Person } from '../../support/people.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
let now = new Date('2026-12-10T12:00:00Z');
let admin: Person;
beforeAll(async () => {
  world = await startWorld();
  world.adapters.clock.now = () => now;
  admin = await anAdmin(world);
  for (let place = 0; place < 3; place += 1) {
    const { user } = await aProvider(world);
    await world.database.query(
      `insert into app.plan_choice (account_id, strand, plan, pays, month_minor, counts_from, chosen_at)
       values ($1, 'services', 'gold', 'fee', 499, '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z')`,
      [user.id],
    );
  }
  now = new Date('2027-01-01T04:23:00Z');
  await runInvoices(world.adapters);
}, 120_000);
afterAll(() => world.close());

const asAdmin = async () => ({ token: await sessionOf(world, admin.user.id) });
const random = seeded(40);

async function openOf(): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  let cursor: string | undefined;
  do {
    const asked = { query: cursor === undefined ? {} : { cursor } };
    const { body } = await world.ask(listAllInvoices, asked, await asAdmin());
    for (const { number, openMinor } of body.items) found.set(number, openMinor);
    cursor = body.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return found;
}

/** A number as payers and banks write it: whole, in small letters, without its marks, torn apart, among umlauts. */
const spellings: ((number: string) => string | string[])[] = [
  (number) => number,
  (number) => `Rechnung ${number.toLowerCase()}, vielen Dank für die Mühe`,
  (number) => number.replaceAll('-', ''),
  (number) => number.replaceAll('-', ' '),
  (number) => [`Größe & Söhne Rg. ${number.slice(0, 9)}`, `${number.slice(9)} Äpfel`],
  (number) => `Rg.Nr. ${number.replaceAll('-', '/')}.`,
  (number) => number.split('').join(' '),
];

const euros = (cents: number): string => (cents / 100).toFixed(2);

/** What each invoice should have in the end, and the bookings that nobody can place. */
class Books {
  readonly paid = new Map<string, number>();
  readonly unplaced: string[] = [];
  private made = 0;

  next(): string {
    this.made += 1;
    return `B-${this.made}`;
  }

  pay(number: string, cents: number): void {
    this.paid.set(number, (this.paid.get(number) ?? 0) + cents);
  }
}

const payer = { name: 'Friseursalon „Schöne Häupter“ & Söhne', iban: 'AT611904300234573201' };

/** One booking of each kind, and what should come of it. */
const kinds: ((books: Books, numbers: readonly string[]) => WrittenEntry)[] = [
  function whole(books, numbers) {
    const number = random.pick(numbers);
    books.pay(number, 499);
    return {
      amount: '4.99',
      bankReference: books.next(),
      details: [{ ...payer, text: random.pick(spellings)(number) }],
    };
  },
  function inParts(books, numbers) {
    const [number, cents] = [random.pick(numbers), random.whole(1, 900)];
    books.pay(number, cents);
    return { amount: euros(cents), bankReference: books.next(), details: [{ ...payer, endToEndId: number }] };
  },
  function batch(books, numbers) {
    const chosen = Array.from({ length: 3 }, () => random.pick(numbers));
    for (const number of chosen) books.pay(number, 100);
    const details = chosen.map((number) => ({ ...payer, amount: '1.00', text: random.pick(spellings)(number) }));
    return { amount: '3.00', bankReference: books.next(), details };
  },
  function returned(books, numbers) {
    const number = random.pick(numbers);
    books.pay(number, -250);
    const details = [{ endToEndId: number, returnCode: 'AC04', instructed: '2.50', charges: '3.00' }];
    return { amount: '5.50', direction: 'DBIT', code: ['PMNT', 'IDDT', 'UPDD'], bankReference: books.next(), details };
  },
  function ofNobody(books) {
    const text = `Spende ${books.next()} für die Überraschung`;
    books.unplaced.push(text);
    return { amount: '1.23', bankReference: text, details: [{ name: 'Unbekannt', text }] };
  },
  function spent(books) {
    return {
      amount: '9.00',
      direction: 'DBIT',
      bankReference: books.next(),
      details: [{ name: 'Stadtwerke', text: 'Strom' }],
    };
  },
];

describe('40 bank files', () => {
  it('leave every line where it should end, in both versions, with what is read twice', async () => {
    const before = await openOf();
    const numbers = [...before.keys()];
    expect(numbers.length).toBeGreaterThan(20);
    const books = new Books();
    const files: WrittenFile[] = [];
    const told: number[] = [];
    for (let place = 0; place < 40; place += 1) {
      // Every fifth file holds an earlier one once more, alone or before its own bookings.
      const again = place % 5 === 4 ? (random.pick(files).statements[0]?.entries ?? []) : [];
      const fresh =
        place % 10 === 9 ? [] : Array.from({ length: random.whole(1, 5) }, () => random.pick(kinds)(books, numbers));
      const file: WrittenFile = {
        version: place % 2 === 0 ? '08' : '02',
        ...(place % 3 === 0 ? { prefix: 'ns2' } : {}),
        statements: [{ id: `S-${place}`, account: exampleOperator.iban, entries: [...again, ...fresh] }],
      };
      files.push(file);
      const content = gzipSync(aBankFile(file)).toString('base64');
      const { body } = await world.ask(readBankFile, { body: { name: `${place}.xml`, content } }, await asAdmin());
      const count = fresh.reduce((sum, { details = [] }) => sum + details.length, 0);
      told.push(body.isRead ? body.newCount - count : Number.NaN);
    }
    expect(told).toEqual(Array.from({ length: 40 }, () => 0));
    // All on one day: what comes back takes at most what has come.
    const expected = numbers.map((number) => [number, 499 - Math.max(0, books.paid.get(number) ?? 0)] as const);
    expect(await openOf()).toEqual(new Map(expected));
    const lines = (await world.ask(listOpenBankLines, { query: { limit: 60 } }, await asAdmin())).body.items;
    expect(lines.map(({ said }) => said).sort()).toEqual(books.unplaced.sort());
  });
});
