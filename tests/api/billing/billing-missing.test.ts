import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { missingMoney, openOfInvoice } from '../../../netlify/features/billing/billing/missing-sql.ts';
import { creditOf } from '../../../netlify/features/billing/billing/payment-sql.ts';
import { countListed, openOf } from '../../../netlify/features/booking/customer-invoice/list-sql.ts';
import { customerInvoiceStates } from '../../../src/contract/booking/customer-invoice-words.ts';
import type { AccountId } from '../../../src/contract/fields.ts';
import { seeded } from '../../../supabase/seed/random.ts';
import { aProvider } from '../../support/people.ts';
import { startWorld, type World } from '../../support/world.ts';

/** What adds up over many at once against the functions that say how one invoice stands, over invoices of every kind. */
let world: World;
let owner: AccountId;
const random = seeded(26);

/** Of a rule of the tables nothing is tried here: an invoice without what belongs to it is enough. */
const insert = (rows: string): Promise<unknown> =>
  world.database.query(`do $$ begin set local session_replication_role = replica; ${rows} end $$`);

type Made = {
  of: string;
  minor: number;
};

const each = (count: number, make: () => string): string => Array.from({ length: count }, make).join('');
const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const pay = (of: string, kind: string, minor: number): string =>
  `insert into app.payment (invoice_id, kind, amount_minor, line_id, taken_by, booked_on, made_at)
   values ('${of}', '${kind}', ${minor}, ${kind === 'transfer' || kind === 'return' ? 'gen_random_uuid()' : 'null'},
           ${kind === 'credit' ? `'${of}'` : 'null'}, '2026-11-10', '2026-11-10');`;

function ownInvoices(): string {
  let number = 0;
  const one = (kind: string, gross: number, more: { due?: number; corrects?: string } = {}): string => {
    number += 1;
    const due = more.due === undefined ? '' : `, "dueCents": ${more.due}`;
    const corrects = more.corrects === undefined ? 'null' : `'${more.corrects}'`;
    return `insert into app.invoice (id, account_id, number, kind, strand, month, corrects, issued_on, issued_at, kept_until, gross_minor, document, hash)
      values ('${idOf(number)}', '${owner}', 'CK-${number}', '${kind}', 'services', '${2000 + number}-01', ${corrects}, '2026-11-01', '2026-11-01', '2040-12-31',
              ${gross}, '{"currency": "EUR"${due}}', sha256('${number}'));`;
  };
  return each(120, () => {
    const gross = random.whole(1, 5);
    const invoice = one('invoice', gross, random.chance(0.3) ? { due: random.whole(0, gross) } : {});
    const id = idOf(number);
    return (
      invoice +
      each(random.whole(0, 2), () => pay(id, 'transfer', random.whole(1, 5))) +
      each(random.whole(0, 1), () => pay(id, random.pick(['return', 'credit', 'paid_back']), -random.whole(1, 3))) +
      each(random.whole(0, 1), () => one('correction', random.whole(1, gross), { corrects: id }))
    );
  });
}

function customerInvoices(): string {
  let number = 0;
  const one = (kind: string, gross: number, corrects?: string): string => {
    number += 1;
    return `insert into app.customer_invoice (id, provider_id, attempt, number, kind, corrects, issued_on, issued_at, kept_until, currency, gross_minor, document, hash)
      values ('${idOf(number)}', '${owner}', 0, 'RE-${number}', '${kind}', ${corrects === undefined ? 'null' : `'${corrects}'`}, '2026-11-01', '2026-11-01',
              '2040-12-31', '${corrects === undefined ? random.pick(['EUR', 'CHF']) : 'EUR'}', ${gross}, '{}', sha256('${number}'));`;
  };
  const payOnce = (of: string): string => {
    const payment = crypto.randomUUID();
    return (
      `insert into app.customer_payment (id, invoice_id, way, paid_on, minor, noted_at)
       values ('${payment}', '${of}', 'cash', '2026-11-02', ${random.whole(1, 5)}, '2026-11-02');` +
      each(
        random.whole(0, 1),
        () => `insert into app.customer_payment_end (payment_id, ended_at) values ('${payment}', '2026-11-03');`,
      )
    );
  };
  return each(120, () => {
    const gross = random.whole(1, 5);
    const invoice = one(random.pick(['invoice', 'receipt']), gross);
    const id = idOf(number);
    return (
      invoice +
      each(random.whole(0, 2), () => payOnce(id)) +
      each(random.whole(0, 1), () => one('correction', random.whole(1, 6), id))
    );
  });
}

beforeAll(async () => {
  world = await startWorld();
  owner = (await aProvider(world)).user.id;
  await insert(ownInvoices() + customerInvoices());
}, 120_000);
afterAll(() => world.close());

const plain = (condition: string): Promise<Made[]> =>
  world.database.query<Made>(
    `select invoice.number as of, standing.owed - standing.paid as minor
       from app.invoice cross join lateral app.invoice_standing(invoice) standing
      where invoice.kind = 'invoice' and ${condition} order by invoice.number`,
  );

describe('what is missing of invoices', () => {
  it('is the same for all at once and for one', async () => {
    const missing = await plain('standing.owed > standing.paid');
    expect(missing.length).toBeGreaterThan(20);
    expect(
      await world.database.query(
        `select number as of, open_minor as minor from (${missingMoney}) missing join app.invoice using (id) order by number`,
      ),
    ).toEqual(missing);
    expect(
      await world.database.query(
        `select number as of, ${openOfInvoice} as minor from app.invoice where kind = 'invoice' order by number`,
      ),
    ).toEqual(await plain('true'));
  });

  it('is the same where too much came', async () => {
    const over = await plain('standing.paid > standing.owed');
    expect(over.length).toBeGreaterThan(5);
    const credit = await creditOf(world.database, owner, 'services');
    expect(credit.map(({ minor }) => minor)).toEqual(over.map(({ minor }) => -minor));
  });
});

describe('what is missing of invoices for customers', () => {
  it('is the same for all at once and for one', async () => {
    const open = await openOf(world.database, owner);
    expect(open).toHaveLength(2);
    expect(open).toEqual(
      await world.database.query(
        `select invoice.currency, sum(invoice.gross_minor - standing.corrected - standing.paid)::integer as minor, count(*)::integer as count
           from app.customer_invoice invoice cross join lateral app.customer_invoice_standing(invoice) standing
          where standing.state in ('open', 'partial') group by invoice.currency order by invoice.currency desc`,
      ),
    );
  });

  it('lists as many without a state as with each', async () => {
    const none = { month: undefined, search: undefined };
    const counted = await Promise.all(
      customerInvoiceStates.map((state) => countListed(world.database, owner, { ...none, state })),
    );
    expect(counted.every((count) => count > 0)).toBe(true);
    expect(await countListed(world.database, owner, { ...none, state: undefined })).toBe(
      counted.reduce((sum, count) => sum + count, 0),
    );
  });
});
