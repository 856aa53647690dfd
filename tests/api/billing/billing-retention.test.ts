import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exampleOperator } from '../../../netlify/adapters/example-operator.ts';
import { runOldBooks } from '../../../netlify/features/billing/billing/retention-actions.ts';
import { runOldCustomerInvoices } from '../../../netlify/features/booking/customer-invoice/retention-actions.ts';
import { emptied } from '../../support/emptied.ts';
import { aProvider, type Person } from '../../support/people.ts';
import { startWorld, type World } from '../../support/world.ts';

// Days lie far in the past, because the database refuses by its own clock what is too young.

let world: World;
let now: Date;
let provider: Person;
beforeAll(async () => {
  world = await startWorld();
  world.adapters.clock.now = () => now;
}, 120_000);
afterAll(() => world.close());
beforeEach(async () => {
  await emptied(world.database);
  world.adapters.operator = exampleOperator;
  now = new Date('2026-12-10T12:00:00Z');
  provider = await aProvider(world);
});

const run = async (table: string, columns: Record<string, unknown>): Promise<string> => {
  const names = Object.keys(columns);
  const [row] = await world.database.query<{ id: string }>(
    `insert into app.${table} (${names.join(', ')}) values (${names.map((_, place) => `$${place + 1}`).join(', ')})
     returning ${table}::text as id`,
    Object.values(columns),
  );
  return row?.id.slice(1).split(',')[0] ?? '';
};
const counted = async (table: string): Promise<number> =>
  (await world.database.query(`select from app.${table}`)).length;
const hash = new Uint8Array(32);

let number = 0;
/** A document of the provider's own, with its file. */
async function document(
  keptUntil: string,
  { issuedOn = '2014-05-01', corrects = null as string | null, kind = 'invoice' } = {},
): Promise<string> {
  number += 1;
  const id = await run('customer_invoice', {
    id: crypto.randomUUID(),
    provider_id: provider.user.id,
    attempt: 0,
    number: `RE-${number}`,
    kind: corrects === null ? kind : 'correction',
    corrects,
    issued_on: issuedOn,
    issued_at: `${issuedOn}T10:00:00Z`,
    kept_until: keptUntil,
    currency: 'EUR',
    gross_minor: 4500,
    document: {},
    hash,
  });
  await run('customer_invoice_file', { invoice_id: id, pdf: hash, pdf_hash: hash, made_at: '2026-01-01T00:00:00Z' });
  return id;
}
const paid = (invoiceId: string, on: string): Promise<string> =>
  run('customer_payment', {
    id: crypto.randomUUID(),
    invoice_id: invoiceId,
    way: 'cash',
    paid_on: on,
    minor: 4500,
    noted_at: `${on}T10:00:00Z`,
  });
const numbers = async (): Promise<number[]> => {
  const rows = await world.database.query<{ number: string }>(
    'select number from app.customer_invoice order by number',
  );
  return rows.map((row) => Number(row.number.slice('RE-'.length)));
};
const dropped = async (at: string): Promise<number> => {
  now = new Date(at);
  return (await runOldCustomerInvoices(world.adapters)).customerInvoices;
};

describe('a provider’s own invoice', () => {
  it.each([
    ['Germany', '2022-12-31'],
    ['Austria', '2021-12-31'],
    ['Switzerland', '2024-12-31'],
  ])('of 2014 in %s is kept until %s, and goes the day after with its files', async (_country, keptUntil) => {
    await document(keptUntil);
    await document(keptUntil, { kind: 'receipt' });
    // The clock is that of Berlin: half an hour before midnight, and half an hour after.
    expect(await dropped(`${keptUntil}T22:30:00Z`)).toBe(0);
    expect(await dropped(`${keptUntil}T23:30:00Z`)).toBe(2);
    expect([await counted('customer_invoice'), await counted('customer_invoice_file')]).toEqual([0, 0]);
    expect(await dropped(`${keptUntil}T23:30:00Z`)).toBe(0);
  });

  it('stays as long as its payment or its correction has to', async () => {
    const late = await document('2022-12-31');
    const note = await paid(late, '2016-01-02');
    await run('customer_payment_end', { payment_id: note, ended_at: '2016-01-03T00:00:00Z' });
    const taken = await document('2022-12-31');
    const correction = await document('2023-12-31', { issuedOn: '2015-01-05', corrects: taken });
    await run('customer_invoice_taken_back', { invoice_id: taken, place: 0, correction_id: correction });
    expect(await dropped('2023-12-31T12:00:00Z')).toBe(0);
    expect(await dropped('2024-01-01T12:00:00Z')).toBe(1);
    expect(await numbers()).toHaveLength(1);
    expect(await dropped('2025-01-01T12:00:00Z')).toBe(1);
    for (const table of ['customer_invoice', 'customer_payment', 'customer_payment_end', 'customer_invoice_taken_back'])
      expect(await counted(table)).toBe(0);
  });

  it('goes once where two runs at once are at work, more than one page of them', async () => {
    for (let place = 0; place < 120; place += 1) await document('2022-12-31');
    await document('2030-12-31', { issuedOn: '2022-05-01' });
    now = new Date('2023-01-01T12:00:00Z');
    const runs = await Promise.all([runOldCustomerInvoices(world.adapters), runOldCustomerInvoices(world.adapters)]);
    expect(runs.reduce((sum, { customerInvoices }) => sum + customerInvoices, 0)).toBe(120);
    expect(await counted('customer_invoice')).toBe(1);
  });

  it('is refused by the database where a clock is wrong, whoever deletes', async () => {
    const id = await document('2034-12-31', { issuedOn: '2026-05-01' });
    await paid(id, '2026-05-02');
    await expect(dropped('2099-01-01T00:00:00Z')).rejects.toThrow('append-only');
    for (const table of ['customer_invoice_file', 'customer_payment'])
      await expect(world.database.query(`delete from app.${table}`)).rejects.toThrow('append-only');
    expect(await counted('customer_invoice_file')).toBe(1);
  });
});

let issued = 0;
async function invoice(month: string, { corrects = null as string | null, cents = 499 } = {}): Promise<string> {
  issued += 1;
  const year = Number(month.slice(0, 4));
  const id = await run('invoice', {
    account_id: provider.user.id,
    number: `CK-${year}-${String(issued).padStart(6, '0')}`,
    kind: corrects === null ? 'invoice' : 'correction',
    strand: 'services',
    month,
    corrects,
    issued_on: `${month}-05`,
    issued_at: `${month}-05T10:00:00Z`,
    kept_until: `${year + 8}-12-31`,
    gross_minor: cents,
    document: { currency: 'EUR', lines: [] },
    hash,
  });
  await run('invoice_file', { invoice_id: id, pdf: hash, pdf_hash: hash, made_at: '2026-01-01T00:00:00Z' });
  return id;
}
async function booking(on: string, cents = 499): Promise<string> {
  const file = await run('bank_file', {
    hash: crypto.getRandomValues(new Uint8Array(32)),
    name: 'x',
    read_at: `${on}T10:00:00Z`,
    line_count: 1,
    new_count: 1,
  });
  const id = crypto.randomUUID().replaceAll('-', '');
  await run('bank_line', {
    id,
    file_id: file,
    place: 0,
    booked_on: on,
    amount_minor: cents,
    currency: 'EUR',
    direction: 'in',
    is_return: false,
    payer: 'Ana',
    said: '',
  });
  return id;
}
const money = async (invoice_id: string, on: string, amount_minor = 499): Promise<void> => {
  const line_id = await booking(on, amount_minor);
  await run('payment', {
    invoice_id,
    kind: 'transfer',
    amount_minor,
    line_id,
    booked_on: on,
    made_at: `${on}T10:00:00Z`,
  });
};
const swept = async (at: string): Promise<number> => {
  now = new Date(at);
  return (await runOldBooks(world.adapters)).invoices;
};

describe('an invoice of the site', () => {
  it('goes in the ninth year with its files, payments, bookings and lines; what is open or over stays', async () => {
    const settled = await invoice('2014-03');
    await money(settled, '2014-04-01');
    await run('invoice_reminder', {
      invoice_id: settled,
      since: '2014-03-20',
      level: 1,
      told_at: '2014-03-27T10:00:00Z',
      told_on: '2014-03-27',
      open_minor: 499,
    });
    await invoice('2014-04');
    const over = await invoice('2014-05');
    await money(over, '2014-06-01', 600);
    const cancelled = await invoice('2014-07');
    await run('invoice_taken_back', {
      invoice_id: cancelled,
      place: 0,
      correction_id: await invoice('2014-08', { corrects: cancelled }),
    });
    await world.database.query(
      `do $$ begin set local session_replication_role = replica;
         insert into app.commission_line (provider_id, brought_at, booked_at, visit_at, service_name, price_cents, commission_cents,
           created_at, objection_until)
         values ('${provider.user.id}', '2014-01-01', '2014-01-01', '2014-02-01', 'x', 100, 5, '2014-02-01', '2014-02-08');
         insert into app.invoice_commission (line_id, invoice_id) select id, '${settled}' from app.commission_line;
         insert into app.commission_objection (line_id, body, made_at) select id, 'x', '2014-02-02' from app.commission_line;
       end $$`,
    );
    expect(await swept('2022-12-31T22:30:00Z')).toBe(0);
    const runs = await Promise.all([swept('2022-12-31T23:30:00Z'), swept('2022-12-31T23:30:00Z')]);
    expect(runs.reduce((sum, count) => sum + count, 0)).toBe(2);
    for (const table of [
      'invoice_reminder',
      'invoice_taken_back',
      'commission_line',
      'commission_objection',
      'invoice_commission',
    ])
      expect([table, await counted(table)]).toEqual([table, 0]);
    expect([await counted('invoice'), await counted('invoice_file'), await counted('payment')]).toEqual([2, 2, 1]);
    // Only the booking that is still named by a payment.
    expect([await counted('bank_line'), await counted('bank_file')]).toEqual([1, 1]);
    expect(await swept('2022-12-31T23:30:00Z')).toBe(0);
  });

  it('stays as long as the credit that was taken from it', async () => {
    const first = await invoice('2014-03');
    await money(first, '2014-04-01', 998);
    const second = await invoice('2015-03', { cents: 499 });
    await run('payment', {
      invoice_id: first,
      kind: 'credit',
      amount_minor: -499,
      taken_by: second,
      booked_on: '2015-03-05',
      made_at: '2015-03-05T10:00:00Z',
    });
    await run('payment', {
      invoice_id: second,
      kind: 'transfer',
      amount_minor: 499,
      line_id: await booking('2016-01-01'),
      booked_on: '2016-01-01',
      made_at: '2016-01-01T10:00:00Z',
    });
    expect(await swept('2023-06-01T12:00:00Z')).toBe(0);
    expect(await swept('2024-06-01T12:00:00Z')).toBe(1);
    expect(await swept('2025-06-01T12:00:00Z')).toBe(1);
    expect(await counted('bank_line')).toBe(0);
  });

  it('is refused by the database where a clock is wrong', async () => {
    await money(await invoice('2026-03'), '2026-04-01');
    await expect(swept('2099-01-01T00:00:00Z')).rejects.toThrow('append-only');
    expect([await counted('invoice'), await counted('payment')]).toEqual([1, 1]);
  });
});

describe('what was kept for the tax office', () => {
  it('goes ten years after the end of the reported year', async () => {
    await run('last_seller', {
      account_id: provider.user.id,
      country: 'de',
      sealed: 'x.y',
      missing: [],
      kept_at: '2014-05-01T00:00:00Z',
    });
    await run('tax_filing', {
      year: 2023,
      law: 'pstg',
      kind: 'nil',
      reference: 'x',
      sealed: 'x.y',
      hash,
      seller_count: 0,
      made_at: now.toISOString(),
    });
    await swept('2024-12-31T12:00:00Z');
    expect(await counted('last_seller')).toBe(1);
    await swept('2025-01-01T12:00:00Z');
    expect(await counted('last_seller')).toBe(0);
    await swept('2033-12-31T12:00:00Z');
    expect(await counted('tax_filing')).toBe(1);
    await swept('2034-01-01T12:00:00Z');
    expect(await counted('tax_filing')).toBe(0);
  });
});
