import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exampleOperator } from '../../../netlify/adapters/example-operator.ts';
import { issueIn, runInvoices } from '../../../netlify/features/billing/billing/invoice-actions.ts';
import { canonical } from '../../../netlify/features/billing/billing/invoice-rules.ts';
import { type InvoiceDocument } from '../../../netlify/invoice/index.ts';
import { listAllInvoices } from '../../../src/contract/admin/admin-invoice.ts';
import { listInvoices, nextInvoices } from '../../../src/contract/billing/billing-invoice.ts';
import type { AccountId } from '../../../src/contract/fields.ts';
import { seeded } from '../../../supabase/seed/random.ts';
import { sessionOf } from '../../support/appointments.ts';
import { emptied } from '../../support/emptied.ts';
import { type AskedLine, faultsOfInvoice, statedInXml } from '../../support/invoice-oracle.ts';
import { anAdmin, aProvider, aSeller, type Person } from '../../support/people.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
let now: Date;
beforeAll(async () => {
  world = await startWorld();
  world.adapters.clock.now = () => now;
}, 60_000);
afterAll(() => world.close());
beforeEach(async () => {
  await emptied(world.database);
  now = new Date('2026-12-10T12:00:00Z');
});

interface Chosen {
  plan: 'free' | 'gold' | 'platin' | 'premium';
  day: string;
  cents: number;
}

const choose = (account: string, { plan, day, cents }: Chosen, strand = 'services'): Promise<unknown> =>
  world.database.query(
    `insert into app.plan_choice (account_id, strand, plan, pays, month_minor, counts_from, chosen_at)
     values ($1, $2, $3, case when $4 > 0 then 'fee' else 'nothing' end, $4, $5::timestamptz, $5::timestamptz)`,
    [account, strand, plan, cents, `${day}T12:00:00Z`],
  );

/** A line of commission as if it had been written so many days ago. No visit is needed for what is billed. */
async function commission(account: string, { cents, createdAt }: { cents: number; createdAt: string }): Promise<void> {
  const at = (days: number): string => new Date(Date.parse(createdAt) + days * 86_400_000).toISOString();
  await world.database.query(`do $$ begin
    set local session_replication_role = replica;
    insert into app.commission_line (provider_id, brought_at, booked_at, visit_at, service_name, price_cents, commission_cents,
      created_at, objection_until)
    values ('${account}', '${at(-9)}', '${at(-9)}', '${at(0)}', 'Haarschnitt', ${cents * 20}, ${cents}, '${at(0)}', '${at(7)}');
  end $$`);
}

const list = async (person: Person) =>
  (await world.ask(listInvoices, { query: {} }, { token: await sessionOf(world, person.user.id) })).body.items;

const file = async (person: Person | undefined, path: string): Promise<Response> =>
  world.fetch(
    new Request(`http://localhost:5000/api/provider/invoices/${path}`, {
      headers: person ? { authorization: `Bearer ${await sessionOf(world, person.user.id)}` } : {},
    }),
  );

const xmlOf = async (person: Person): Promise<string> => {
  const [invoice] = await list(person);
  return (await file(person, `${invoice?.id ?? ''}/invoice.xml`)).text();
};

const mails = () =>
  world.database.query<{ recipient: string; body: string }>(
    `select recipient, body from app.outgoing_mail where subject ~ 'Rechnung CK-|invoice CK-' order by recipient`,
  );

const upTo = (cents: number, day: number): number => Math.round((cents * day) / 31 + 1e-9);

/** The fees of December, counted day by day with whole numbers, apart from the code that bills. */
function expectedFees(choices: readonly Chosen[]): number[] {
  const holding = Array.from({ length: 31 }, (_, index) => {
    const day = `2026-12-${String(index + 1).padStart(2, '0')}`;
    return choices.filter((choice) => choice.day <= day).at(-1);
  });
  const runs: { cents: number; first: number; last: number }[] = [];
  for (const [index, choice] of holding.entries()) {
    const run = runs.at(-1);
    if (choice === undefined || choice.cents === 0) continue;
    if (run?.cents === choice.cents && run.last === index) run.last = index + 1;
    else runs.push({ cents: choice.cents, first: index + 1, last: index + 1 });
  }
  return runs.map(({ cents, first, last }) => upTo(cents, last) - upTo(cents, first - 1)).filter((cents) => cents > 0);
}

const asked = (grossCents: number, quantityThousandths: number): AskedLine => ({
  grossCents,
  quantityThousandths,
  category: 'S',
  charged: 1900,
  inside: 1900,
});

describe('the schedule of invoices', () => {
  it('issues one document for fee and commission, once, also when two run at once, and says so by mail', async () => {
    const person = await aProvider(world);
    await choose(person.user.id, { plan: 'platin', day: '2026-11-20', cents: 999 });
    await commission(person.user.id, { cents: 250, createdAt: '2026-12-12T10:00:00Z' });
    now = new Date('2027-01-01T04:23:00Z');
    await Promise.all([runInvoices(world.adapters), runInvoices(world.adapters)]);
    await runInvoices(world.adapters);
    const invoices = await list(person);
    // November, with eleven days, is made up for.
    expect(Object.fromEntries(invoices.map(({ month, totalMinor }) => [month, totalMinor]))).toEqual({
      '2026-11': 366,
      '2026-12': 1249,
    });
    expect(invoices).toHaveLength(2);
    expect(invoices.map(({ number }) => number).sort()).toEqual(['CK-2027-000001', 'CK-2027-000002']);
    expect(await mails()).toHaveLength(2);
    expect((await mails())[0]?.recipient).toBe(person.user.email);
    expect((await mails())[0]?.body).toContain('/provider/invoices');
  });

  it('leaves lines that can still be objected to for the next, and what has ended out', async () => {
    const person = await aProvider(world);
    await commission(person.user.id, { cents: 100, createdAt: '2026-12-24T10:00:00Z' });
    await commission(person.user.id, { cents: 40, createdAt: '2026-12-26T10:00:00Z' });
    await commission(person.user.id, { cents: 7, createdAt: '2026-12-01T10:00:00Z' });
    await world.database.query(
      `insert into app.commission_end (line_id, cause, ended_at)
       select id, 'no_show', $1::timestamptz from app.commission_line where commission_cents = 7`,
      [now.toISOString()],
    );
    // By the fifth nobody can object to the second either: it is still not due for December.
    now = new Date('2027-01-05T04:23:00Z');
    await runInvoices(world.adapters);
    expect((await list(person)).map(({ totalMinor }) => totalMinor)).toEqual([100]);
    now = new Date('2027-02-01T04:23:00Z');
    await runInvoices(world.adapters);
    expect((await list(person)).map(({ month, totalMinor }) => [month, totalMinor])).toEqual([
      ['2027-01', 40],
      ['2026-12', 100],
    ]);
  });

  it('issues none over nothing, none without an operator, and none to whom no address is known', async () => {
    const [free, nowhere] = [await aProvider(world), await aProvider(world)];
    await choose(free.user.id, { plan: 'free', day: '2026-12-01', cents: 0 });
    await choose(nowhere.user.id, { plan: 'gold', day: '2026-12-01', cents: 499 });
    await world.database.query(`update app.account set city = null where id = $1`, [nowhere.user.id]);
    now = new Date('2027-01-01T04:23:00Z');
    expect(await runInvoices(world.adapters)).toMatchObject({ issued: 0, incomplete: 1, sent: 0 });
    expect(await runInvoices({ ...world.adapters, operator: undefined })).toMatchObject({ issued: 0 });
    expect(await world.database.query('select from app.invoice_counter')).toEqual([]);
  });

  it('is not hurt by an end between number and mail: nothing is lost, nothing comes twice', async () => {
    const person = await aProvider(world);
    await choose(person.user.id, { plan: 'gold', day: '2026-12-01', cents: 499 });
    now = new Date('2027-01-01T04:23:00Z');
    const billed = { owner: person.user.id, strand: 'services', month: '2026-12' } as const;
    await world.database.transaction((transaction) => issueIn(transaction, billed, { operator: exampleOperator, now }));
    expect(await list(person)).toMatchObject([{ hasFiles: false }]);
    expect(await mails()).toEqual([]);
    await Promise.all([runInvoices(world.adapters), runInvoices(world.adapters)]);
    expect(await list(person)).toMatchObject([{ hasFiles: true, totalMinor: 499, netMinor: 419, vatMinor: 80 }]);
    expect(await mails()).toHaveLength(1);
  });

  it('holds up nobody’s files for one that cannot be drawn, and fails with its number', async () => {
    const [other, person] = [await aProvider(world), await aProvider(world)];
    await world.database.query(
      `insert into app.invoice (account_id, number, kind, strand, month, issued_on, issued_at, kept_until, gross_minor, document, hash)
       values ($1, 'CK-2020-000001', 'invoice', 'services', '2020-01', '2020-02-01', '2020-02-01T00:00:00Z', '2028-12-31', 1,
               '{"kind": "invoice", "number": "CK-2020-000001"}', decode(repeat('00', 32), 'hex'))`,
      [other.user.id],
    );
    await choose(person.user.id, { plan: 'platin', day: '2026-12-01', cents: 999 });
    now = new Date('2027-01-01T04:23:00Z');
    await expect(runInvoices(world.adapters)).rejects.toThrow('CK-2020-000001');
    expect(await xmlOf(person)).toContain('<ram:GrandTotalAmount>9.99</ram:GrandTotalAmount>');
    expect(await mails()).toHaveLength(1);
  });

  it('writes a plain one in pesos, in English, for a seller', async () => {
    const seller = await aSeller(world, { type: 'basic' });
    await choose(seller.user.id, { plan: 'premium', day: '2026-11-01', cents: 49_900 }, 'property');
    now = new Date('2026-11-30T17:00:00Z');
    await runInvoices(world.adapters);
    const [invoice] = await list(seller);
    expect(invoice).toMatchObject({
      currency: 'PHP',
      totalMinor: 49_900,
      vatMinor: 0,
      isElectronic: false,
      hasFiles: true,
    });
    expect((await file(seller, `${invoice?.id ?? ''}/invoice.xml`)).status).toBe(404);
    expect((await mails())[0]?.body).toContain('₱499.00');
  });
});

describe('200 that issue at once, of which 40 are rolled back', () => {
  it('get consecutive numbers, each once', async () => {
    await world.database.query(
      `with made as (
         insert into app.account (type, email, password_hash, name, street, house_number, zip, city, country)
         select 'provider', 'p' || n || '@example.org', '-', 'P', 'Weg', '1', '10115', 'Berlin', 'Deutschland'
           from generate_series(1, 200) n returning id)
       insert into app.plan_choice (account_id, strand, plan, pays, month_minor, counts_from, chosen_at)
       select id, 'services', 'gold', 'fee', 499, '2026-12-01', '2026-12-01' from made`,
    );
    const owners = await world.database.query<{ id: AccountId }>('select id from app.account order by id');
    now = new Date('2027-01-01T04:23:00Z');
    const issue = (owner: AccountId, isRolledBack: boolean): Promise<'issued' | 'rolled back'> =>
      world.database
        .transaction(async (transaction) => {
          const billed = { owner, strand: 'services', month: '2026-12' } as const;
          await issueIn(transaction, billed, { operator: exampleOperator, now });
          if (isRolledBack) throw new Error('rolled back');
          return 'issued' as const;
        })
        .catch((problem: Error) => {
          // So many at once wait for a connection longer than a database lets them: they ask again.
          return problem.message === 'rolled back' ? 'rolled back' : issue(owner, isRolledBack);
        });
    const ends = await Promise.all(owners.map(({ id }, place) => issue(id, place % 5 === 0)));
    expect(ends.filter((end) => end === 'rolled back')).toHaveLength(40);
    const numbers = await world.database.query<{ number: string }>('select number from app.invoice order by number');
    expect(numbers.map(({ number }) => number)).toEqual(
      Array.from({ length: 160 }, (_, index) => `CK-2027-${String(index + 1).padStart(6, '0')}`),
    );
  });
});

describe('what was issued', () => {
  it('says to the cent what an oracle computes, for 40 random accounts', async () => {
    const random = seeded(2512);
    const people: { id: string; person: Person; choices: Chosen[]; commissions: number[] }[] = [];
    for (let place = 0; place < 40; place += 1) {
      const person = await aProvider(world);
      const days = Array.from({ length: random.whole(1, 5) }, () => random.whole(1, 31)).sort((a, b) => a - b);
      const choices = days.map((day): Chosen => {
        const [plan, cents] = random.pick([
          ['free', 0],
          ['gold', 499],
          ['platin', 999],
        ] as const);
        return { plan, cents, day: `2026-12-${String(day).padStart(2, '0')}` };
      });
      const commissions = Array.from({ length: random.whole(0, 4) }, () => random.whole(1, 5000));
      for (const choice of choices) await choose(person.user.id, choice);
      for (const [index, cents] of commissions.entries())
        await commission(person.user.id, { cents, createdAt: `2026-12-0${index + 1}T10:00:00Z` });
      people.push({ id: person.user.id, person, choices, commissions });
    }
    now = new Date('2027-01-01T04:23:00Z');
    await runInvoices(world.adapters);
    let checked = 0;
    for (const { person, choices, commissions } of people) {
      const wanted = [...expectedFees(choices), ...commissions];
      const [invoice, ...more] = await list(person);
      expect(more).toEqual([]);
      expect(invoice === undefined).toBe(wanted.length === 0);
      if (invoice === undefined) continue;
      const stated = statedInXml(await xmlOf(person));
      const lines = wanted.map((cents, place) =>
        asked(cents, Math.round(Number(stated.lines[place]?.quantity) * 1000)),
      );
      expect(faultsOfInvoice(stated, lines), JSON.stringify(choices)).toEqual([]);
      expect(invoice.totalMinor).toBe(wanted.reduce((sum, cents) => sum + cents, 0));
      // A cent more is found.
      expect(faultsOfInvoice({ ...stated, taxTotal: stated.taxTotal + 1 }, lines)).not.toEqual([]);
      checked += 1;
    }
    expect(checked).toBeGreaterThan(25);
  }, 120_000);

  it('is read by whom it is for, as PDF, XML and a table, and by nobody else', async () => {
    const [person, other] = [await aProvider(world), await aProvider(world)];
    await choose(person.user.id, { plan: 'gold', day: '2026-12-01', cents: 499 });
    now = new Date('2027-01-01T04:23:00Z');
    await runInvoices(world.adapters);
    const [invoice] = await list(person);
    const pdf = Buffer.from(await (await file(person, `${invoice?.id ?? ''}/invoice.pdf`)).arrayBuffer());
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.includes('factur-x.xml')).toBe(true);
    expect(await (await file(person, 'all.csv')).text()).toContain(
      '"CK-2027-000001";Rechnung;01.01.2027;01.12.2026;31.12.2026;"Paket Gold";4,19;19,00;4,99;EUR',
    );
    for (const path of [`${invoice?.id ?? ''}/invoice.pdf`, `${invoice?.id ?? ''}/invoice.xml`, 'hello/invoice.pdf']) {
      expect((await file(other, path)).status).toBe(404);
      expect((await file(undefined, path)).status).toBe(404);
    }
    expect(await list(other)).toEqual([]);
    expect(await (await file(other, 'all.csv')).text()).not.toContain('CK-');
  });

  it('is never changed, whatever becomes of the account, and its hashes tell', async () => {
    const person = await aProvider(world);
    await choose(person.user.id, { plan: 'gold', day: '2026-12-01', cents: 499 });
    now = new Date('2027-01-01T04:23:00Z');
    await runInvoices(world.adapters);
    await world.database.query(`update app.account set street = 'Anderswo' where id = $1`, [person.user.id]);
    const [row] = await world.database.query<{ document: InvoiceDocument; hash: string; kept: string }>(
      `select document, encode(hash, 'hex') as hash, kept_until::text as kept from app.invoice`,
    );
    expect(row?.document.buyer.street).toBe('Hauptstraße 12a');
    expect(createHash('sha256').update(canonical(row?.document)).digest('hex')).toBe(row?.hash);
    expect(row?.kept).toBe('2035-12-31');
    for (const change of [
      'update app.invoice set gross_minor = 1',
      'delete from app.invoice_file',
      `update app.invoice_file set xml = ''`,
    ])
      await expect(world.database.query(change), change).rejects.toThrow(/append-only/);
  });
});

const next = async (person: Person) =>
  (await world.ask(nextInvoices, {}, { token: await sessionOf(world, person.user.id) })).body.items;

describe('the next invoice', () => {
  it('is said beforehand to the cent, as it then is', async () => {
    const person = await aProvider(world);
    expect(await next(person)).toEqual([]);
    await choose(person.user.id, { plan: 'platin', day: '2026-12-03', cents: 999 });
    await commission(person.user.id, { cents: 250, createdAt: '2026-12-09T10:00:00Z' });
    // Whose seven days end in the next month comes later.
    await commission(person.user.id, { cents: 99, createdAt: '2026-12-28T10:00:00Z' });
    const [said, ...others] = await next(person);
    expect(others).toEqual([]);
    expect(said).toMatchObject({ strand: 'services', currency: 'EUR', month: '2026-12', issuedOn: '2027-01-01' });
    now = new Date('2027-01-01T04:23:00Z');
    await runInvoices(world.adapters);
    const [issued] = await list(person);
    expect([issued?.totalMinor, issued?.netMinor, issued?.vatMinor]).toEqual([
      said?.totalMinor,
      said?.netMinor,
      said?.vatMinor,
    ]);
    expect(said?.lines.reduce((sum, { minor }) => sum + minor, 0)).toBe(issued?.totalMinor);
  });

  it('is nothing without an operator', async () => {
    const person = await aProvider(world);
    await choose(person.user.id, { plan: 'gold', day: '2026-12-01', cents: 499 });
    const { operator } = world.adapters;
    world.adapters.operator = undefined;
    expect(await next(person)).toEqual([]);
    world.adapters.operator = operator;
    expect(await next(person)).toHaveLength(1);
  });
});

describe('an administrator', () => {
  it('finds invoices by number, name and address, page by page, and saves their files', async () => {
    const admin = await anAdmin(world);
    const people = [await aProvider(world), await aProvider(world), await aProvider(world)];
    for (const { user } of people) await choose(user.id, { plan: 'gold', day: '2026-12-01', cents: 499 });
    now = new Date('2027-01-01T04:23:00Z');
    await runInvoices(world.adapters);
    const token = await sessionOf(world, admin.user.id);
    const find = async (query: Record<string, string>) => (await world.ask(listAllInvoices, { query }, { token })).body;
    expect((await find({})).total).toBe(3);
    const [first] = people;
    const { email = '', name = '' } = first?.user ?? {};
    for (const search of [email, email.toUpperCase(), name])
      expect((await find({ search })).items.map(({ account }) => account.email)).toContain(email);
    const one = await find({ search: '000002' });
    expect(one.items.map(({ number }) => number)).toEqual(['CK-2027-000002']);
    // What would be a pattern of the database is a text here.
    expect((await find({ search: '%' })).total).toBe(0);
    expect((await find({ state: 'correction' })).total).toBe(0);
    const page = await find({ limit: '2' });
    const rest = await find({ limit: '2', cursor: page.nextCursor ?? '' });
    expect(new Set([...page.items, ...rest.items].map(({ id }) => id)).size).toBe(3);
    expect(rest.nextCursor).toBeNull();
    const path = `http://localhost:5000/api/issued-invoices/${one.items[0]?.id ?? ''}/invoice.pdf`;
    const read = (by: string | undefined) =>
      world.fetch(new Request(path, { headers: by === undefined ? {} : { authorization: `Bearer ${by}` } }));
    expect((await read(token)).status).toBe(200);
    // Not even whose it is: they have a path of their own.
    expect((await read(await sessionOf(world, first?.user.id ?? ''))).status).toBe(404);
    expect((await read(undefined)).status).toBe(404);
  });
});
