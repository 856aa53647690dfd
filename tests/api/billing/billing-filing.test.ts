import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exampleOperator } from '../../../netlify/adapters/example-operator.ts';
import { runEndedAccounts } from '../../../netlify/features/admin/own-data/actions.ts';
import { resealFilings } from '../../../netlify/features/billing/billing/reporting-actions.ts';
import { resealLastSellers } from '../../../netlify/features/billing/billing/seller-actions.ts';
import {
  getTaxFilingFile,
  listTaxFilings,
  makeTaxFilings,
  markTaxFilingSent,
  type TaxFiling,
} from '../../../src/contract/admin/admin-filing.ts';
import { previewDeletion } from '../../../src/contract/admin/own-data.ts';
import { putBusiness, putTax } from '../../../src/contract/services/business.ts';
import { sessionOf } from '../../support/appointments.ts';
import { aBusiness, aTaxForm } from '../../support/businesses.ts';
import { emptied } from '../../support/emptied.ts';
import { anAdmin, type Person } from '../../support/people.ts';
import { aCard, anAppointment, anOffering, type Offering, offered } from '../../support/providers.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
let now: Date;
let admin: Person;
let first: Offering;
let second: Offering;
beforeAll(async () => {
  world = await startWorld();
  world.adapters.clock.now = () => now;
}, 120_000);
afterAll(() => world.close());
beforeEach(async () => {
  await emptied(world.database);
  world.adapters.operator = exampleOperator;
  now = new Date('2027-01-10T09:00:00Z');
  admin = await anAdmin(world);
  [first, second] = await offered(world.database, anOffering({ cards: [aCard()] }), anOffering({ cards: [aCard()] }));
});

const asAdmin = async () => ({ token: await sessionOf(world, admin.user.id), language: 'de' });
const visit = (provider: Offering, day: string) =>
  anAppointment(world.database, {
    provider: provider.id,
    start: `${day}T09:00:00Z`,
    end: `${day}T10:00:00Z`,
    status: 'completed',
  });
const give = async (provider: Offering, changes: Parameters<typeof aBusiness>[0] = {}) => {
  const session = { token: await sessionOf(world, provider.id) };
  expect((await world.ask(putBusiness, { body: aBusiness(changes) }, session)).status).toBe(200);
  expect((await world.ask(putTax, { body: aTaxForm() }, session)).status).toBe(200);
};
/** Its notice has run out. */
const end = async (provider: Offering) => {
  await world.database.query(
    `insert into app.account_end (account_id, ends_on, reason, basis, said_at) values ($1, '2027-01-01', 'x', 'terms', now())`,
    [provider.id],
  );
  expect(await runEndedAccounts(world.adapters)).toEqual({ ended: 1 });
};
const list = async (year = 2026) => (await world.ask(listTaxFilings, { query: { year } }, await asAdmin())).body.report;
const make = async (year = 2026) => world.ask(makeTaxFilings, { body: { year } }, await asAdmin());
const xmlOf = async (id: TaxFiling['id']) =>
  (await world.ask(getTaxFilingFile, { params: { id } }, await asAdmin())).body.content;
const send = async (id: TaxFiling['id']) => world.ask(markTaxFilingSent, { params: { id } }, await asAdmin());
/** States and references of the records: that of the operator first. */
const records = (xml: string): string[][] =>
  [
    ...xml.matchAll(
      /<stf:DocTypeIndic>(\w+)<\/stf:DocTypeIndic>\s*<stf:DocRefId>([^<]+)<\/stf:DocRefId>(?:\s*<stf:CorrDocRefId>([^<]+)<)?/g,
    ),
  ].map(([, state = '', reference = '', corrects = '']) => [state, reference, corrects]);
/** Makes the one message and sends it. */
async function sent(): Promise<string> {
  const { items } = (await make()).body;
  expect(items).toHaveLength(1);
  const { id } = items[0] as TaxFiling;
  const xml = await xmlOf(id);
  expect((await send(id)).status).toBe(200);
  return xml;
}

describe('the report to the tax office', () => {
  it('names who is reported, leaves out of whom data are missing, and keeps the file with its hash', async () => {
    await visit(first, '2026-02-01');
    await visit(second, '2026-03-01');
    await give(first);
    expect(await list()).toMatchObject({
      law: 'pstg',
      years: [2026, 2025, 2024, 2023],
      dueOn: '2027-01-31',
      filings: [],
    });
    const byId = Object.fromEntries((await list())?.sellers.map((seller) => [seller.id, seller.missing]) ?? []);
    expect(byId).toEqual({ [first.id]: [], [second.id]: ['address', 'tax_id', 'birth_date'] });
    const made = await make();
    expect(made.status).toBe(201);
    expect(made.body.leftOut).toHaveLength(1);
    const [filing] = made.body.items;
    expect(filing).toMatchObject({ kind: 'new', sellerCount: 1, madeBy: admin.user.email, sentAt: null });
    const xml = await xmlOf((filing as TaxFiling).id);
    expect(createHash('sha256').update(xml).digest('hex')).toBe(filing?.hash);
    for (const said of ['86095742719', '<LastName>', '1985-02-28', '<ConsQ1 currCode="EUR">45</ConsQ1>', 'DPI401'])
      expect(xml).toContain(said);
    // Nowhere does what it says stand in the clear.
    const rows = await world.database.query<{ row: string }>(
      'select filing::text as row from app.tax_filing filing union all select record::text from app.tax_filing_record record',
    );
    expect(JSON.stringify(rows)).not.toMatch(/86095742719|1985-02-28/);
  });

  it('is made of years that are over, of nothing where there is nothing, and is frozen once it was sent', async () => {
    expect((await make(2027)).refusal.fields).toHaveProperty('year');
    expect((await make(2022)).status).toBe(400);
    const [nil] = (await make()).body.items;
    expect(nil).toMatchObject({ kind: 'nil', sellerCount: 0 });
    // Whoever makes it again before it was sent has one, also where two do so at once.
    await Promise.all([make(), make()]);
    const [left, ...others] = (await list())?.filings ?? [];
    expect(others).toEqual([]);
    expect((await send((nil as TaxFiling).id)).status).toBe(404);
    expect((await send((left as TaxFiling).id)).status).toBe(200);
    expect((await send((left as TaxFiling).id)).status).toBe(409);
    expect((await make()).status).toBe(409);
    await expect(world.database.query('delete from app.tax_filing')).rejects.toThrow('was sent');
    await expect(world.database.query(`update app.tax_filing set kind = 'new', seller_count = 1`)).rejects.toThrow(
      'append-only',
    );
  });

  it('corrects what was sent: refers to its records, adds what is new apart, and takes back', async () => {
    await visit(first, '2026-02-01');
    await visit(second, '2026-03-01');
    await give(first);
    await give(second, { name: 'Berta Braun' });
    const before = await sent();
    const [operator, ...sellers] = records(before);
    expect([operator?.[0], ...sellers.map(([state]) => state)]).toEqual(['OECD1', 'OECD1', 'OECD1']);
    expect((await make()).status).toBe(409);
    // Another visit of the first, and the second's one was none.
    now = new Date('2027-01-10T10:00:00Z');
    await visit(first, '2026-05-01');
    await world.database.query(`update app.appointment set status = 'cancelled' where provider_id = $1`, [second.id]);
    const after = await sent();
    expect(after).toContain('DPI402');
    const [again, ...changed] = records(after);
    expect(again).toEqual(['OECD0', operator?.[1], '']);
    expect(new Set(changed.map(([state]) => state))).toEqual(new Set(['OECD2', 'OECD3']));
    expect(new Set(changed.map(([, , corrects]) => corrects))).toEqual(
      new Set(sellers.map(([, reference]) => reference)),
    );
    expect(new Set([...records(before), ...changed].map(([, reference]) => reference)).size).toBe(5);
    const filings = (await list())?.filings ?? [];
    expect(filings.map(({ kind }) => kind)).toEqual(['correction', 'new']);
    // Who has come back is new, and a correction of the first stands in a message of its own.
    now = new Date('2027-01-11T09:00:00Z');
    await visit(second, '2026-06-01');
    await visit(first, '2026-06-01');
    const { items } = (await make()).body;
    expect(new Set(items.map(({ kind, sellerCount }) => `${kind} ${sellerCount}`))).toEqual(
      new Set(['correction 1', 'new 1']),
    );
    const xmls = await Promise.all(items.map(({ id }) => xmlOf(id)));
    const third = xmls.find((xml) => xml.includes('DPI402')) ?? '';
    expect(records(third)[1]?.[2]).toBe(changed.find(([state]) => state === 'OECD2')?.[1]);
  });

  it('goes over to a new key', async () => {
    await visit(first, '2026-02-01');
    await give(first);
    await sent();
    const { dataKey: former } = world.adapters;
    const fresh = new TextEncoder().encode('another data key, at least 32 bytes long');
    try {
      Object.assign(world.adapters, { dataKey: fresh, formerDataKeys: [former] });
      // The message, and the records of the operator and of the seller.
      expect(await resealFilings(world.adapters)).toEqual({ filings: 3 });
      Object.assign(world.adapters, { formerDataKeys: [] });
      const [filing] = (await list())?.filings ?? [];
      expect(await xmlOf((filing as TaxFiling).id)).toContain('DPI_OECD');
      expect(await resealFilings(world.adapters)).toEqual({ filings: 0 });
    } finally {
      Object.assign(world.adapters, { dataKey: former, formerDataKeys: [] });
    }
  });

  it('has what an account earned before it ended, as it was then, and keeps that for nothing else', async () => {
    await visit(first, '2026-02-01');
    await visit(second, '2026-03-01');
    await give(first, { name: 'Ana Ende' });
    const { stays } = (await world.ask(previewDeletion, {}, { token: await sessionOf(world, first.id) })).body;
    expect(stays).toContainEqual({ what: 'taxReport', count: 1, until: '2037-12-31T00:00:00.000Z' });
    await end(first);
    // Of whom data were missing nobody can be asked any more, and a visit that the clock completes later counts.
    const [third] = await offered(world.database, anOffering({ cards: [aCard()] }));
    await anAppointment(world.database, {
      provider: third.id,
      start: '2026-12-30T09:00:00Z',
      end: '2026-12-30T10:00:00Z',
      status: 'confirmed',
    });
    await end(third);
    await world.database.query(`update app.appointment set status = 'completed' where provider_id = $1`, [third.id]);
    const [kept, other] = await world.database.query<{ row: string }>(
      'select own::text as row from app.last_seller own order by cardinality(missing)',
    );
    expect(kept?.row).not.toMatch(/\bAna\b|86095742719|1985-02-28/);
    expect(other?.row).toMatch(/address/);
    const ended = Object.fromEntries(
      (await list())?.sellers.map(({ id, name, email, missing }) => [id, { name, email, missing }]) ?? [],
    );
    expect(ended[first.id]).toEqual({ name: 'Ana Ende', email: null, missing: [] });
    expect(ended[third.id]).toMatchObject({ email: null, missing: ['address', 'tax_id', 'birth_date'] });
    expect(ended[second.id]?.email).toContain('@');
    const made = await make();
    expect(made.body.leftOut).toHaveLength(2);
    const [filing] = made.body.items;
    const xml = await xmlOf((filing as TaxFiling).id);
    for (const said of ['86095742719', '1985-02-28', '<ConsQ1 currCode="EUR">45</ConsQ1>']) expect(xml).toContain(said);
    await send((filing as TaxFiling).id);
    expect((await make()).status).toBe(409);
    // Another key opens it as well.
    const { dataKey: former } = world.adapters;
    const fresh = new TextEncoder().encode('another data key, at least 32 bytes long');
    try {
      Object.assign(world.adapters, { dataKey: fresh, formerDataKeys: [former] });
      expect(await resealLastSellers(world.adapters)).toEqual({ lastSellers: 2 });
      await resealFilings(world.adapters);
      Object.assign(world.adapters, { formerDataKeys: [] });
      expect((await list())?.sellers.map(({ name }) => name)).toContain('Ana Ende');
    } finally {
      Object.assign(world.adapters, { dataKey: former, formerDataKeys: [] });
    }
  });

  it('keeps nothing of an account that has earned nothing, or where nothing is reported', async () => {
    await end(first);
    await visit(second, '2026-02-01');
    world.adapters.operator = undefined;
    await end(second);
    expect(await world.database.query('select from app.last_seller')).toEqual([]);
  });
});
