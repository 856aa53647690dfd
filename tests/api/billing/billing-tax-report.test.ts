import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runTaxRequests } from '../../../netlify/features/billing/billing/asking-actions.ts';
import { addBusinessLimit, listBusinessLimits } from '../../../src/contract/admin/admin-limit.ts';
import { getTaxReport, getTurnover } from '../../../src/contract/billing/billing-tax-report.ts';
import { bookAppointment } from '../../../src/contract/booking/appointment.ts';
import { getReadiness, putBank, putBusiness, putTax } from '../../../src/contract/services/business.ts';
import { getProvider, listProviders } from '../../../src/contract/services/provider.ts';
import { aBooking, sessionOf } from '../../support/appointments.ts';
import { aBankAccount, aBusiness, aTaxForm } from '../../support/businesses.ts';
import { emptied } from '../../support/emptied.ts';
import { aCustomer, anAdmin, type Person } from '../../support/people.ts';
import { aCard, anAppointment, anOffering, type Offering, offered } from '../../support/providers.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
let now: Date;
let provider: Offering;
let customer: Person;
beforeAll(async () => {
  world = await startWorld();
  world.adapters.clock.now = () => now;
}, 120_000);
afterAll(() => world.close());
beforeEach(async () => {
  await emptied(world.database);
  now = new Date('2026-05-04T09:00:00Z');
  customer = await aCustomer(world);
  [provider] = await offered(world.database, anOffering({ cards: [aCard({ isAvailableNow: true })] }));
});

const as = async (id: string) => ({ token: await sessionOf(world, id) });
const visit = (day: string, status: 'completed' | 'cancelled' = 'completed') =>
  anAppointment(world.database, {
    provider: provider.id,
    start: `${day}T09:00:00Z`,
    end: `${day}T10:00:00Z`,
    status,
  });
const report = async (year?: number) =>
  (await world.ask(getTaxReport, { query: year === undefined ? {} : { year } }, await as(provider.id))).body.report;
const on = async (day: string): Promise<number> => {
  now = new Date(`${day}T06:13:00Z`);
  return (await runTaxRequests(world.adapters)).done;
};
const mails = async () =>
  (
    await world.database.query<{ subject: string; body: string }>(
      `select subject, body from app.outgoing_mail where recipient = $1 order by created_at, id`,
      [`${provider.id}@example.org`],
    )
  ).filter(({ subject }) => /Steuerdaten|buchbar/.test(subject));
const give = async (changes: Parameters<typeof aBusiness>[0] = {}) => {
  const session = await as(provider.id);
  expect((await world.ask(putBusiness, { body: aBusiness(changes) }, session)).status).toBe(200);
  expect((await world.ask(putTax, { body: aTaxForm() }, session)).status).toBe(200);
};
const book = async (start: string) =>
  world.ask(bookAppointment, { body: aBooking(provider, { start }) }, await as(customer.user.id));

describe('what is reported', () => {
  it('is shown from the first completed visit on, by quarters, net of what the site charged', async () => {
    expect(await report()).toBeNull();
    await visit('2026-02-01', 'cancelled');
    expect(await report()).toBeNull();
    await visit('2025-12-31');
    // The year ends on the provider's clock: in Berlin it is 2026 already.
    await anAppointment(world.database, {
      provider: provider.id,
      start: '2025-12-31T23:30:00Z',
      end: '2026-01-01T00:30:00Z',
      status: 'completed_paid',
    });
    await visit('2026-03-31');
    await visit('2026-04-01');
    const document = { lines: [{ grossCents: 499 }] };
    await world.database.query(
      `insert into app.invoice (account_id, number, kind, strand, month, issued_on, issued_at, kept_until, gross_minor, document, hash)
       values ($1, 'CK-2026-000001', 'invoice', 'services', '2026-03', '2026-04-01', now(), '2034-12-31', 499, $2, sha256('')),
              ($1, 'CK-2026-000002', 'invoice', 'services', '2026-08', '2026-09-01', now(), '2034-12-31', 499, $2, sha256(''))`,
      [provider.id, document],
    );
    await world.ask(putBank, { body: aBankAccount() }, await as(provider.id));
    await give();
    const found = await report();
    expect(found).toMatchObject({ law: 'pstg', year: 2026, years: [2026, 2025], dueOn: '2027-01-31', missing: [] });
    expect(found?.moneys.map(({ currency }) => currency)).toEqual(['EUR']);
    expect(found?.moneys[0]?.quarters).toEqual([
      { visits: 2, revenueMinor: 9000, feeMinor: 499, considerationMinor: 8501 },
      { visits: 1, revenueMinor: 4500, feeMinor: 0, considerationMinor: 4500 },
      { visits: 0, revenueMinor: 0, feeMinor: 499, considerationMinor: 0 },
      { visits: 0, revenueMinor: 0, feeMinor: 0, considerationMinor: 0 },
    ]);
    expect(found?.seller).toEqual({
      isPerson: true,
      name: 'Anna Müller',
      street: 'Hauptstraße 12a',
      zip: '10115',
      city: 'Berlin',
      country: 'de',
      taxId: '•••• 2719',
      vatId: null,
      birthDate: '1985-02-28',
      iban: 'DE89 •••• 3000',
      holder: 'Anna Müller',
    });
    expect((await report(2025))?.moneys[0]?.quarters[3]).toMatchObject({ visits: 1, revenueMinor: 4500 });
  });

  it('leaves out whoever lives in Switzerland, until the operator says that a law asks for them', async () => {
    await visit('2026-02-01');
    await give({ crafts: [], country: 'ch', zip: '8001', city: 'Zürich', vatStatus: 'small', legalForm: 'sole' });
    expect(await report()).toBeNull();
    const { operator } = world.adapters;
    try {
      Object.assign(world.adapters, { operator: { ...operator, reportsTo: 'AT', reportsSwiss: true } });
      expect(await report()).toMatchObject({ law: 'dpmg', seller: { country: 'ch' } });
      // Francs and euros are never one sum.
      await world.database.query(`update app.appointment set currency = 'CHF' where starts_at < '2026-03-01'`);
      await visit('2026-02-03');
      expect((await report())?.moneys).toMatchObject([
        { currency: 'EUR', quarters: [{ visits: 1, revenueMinor: 4500, feeMinor: 0 }, {}, {}, {}] },
        { currency: 'CHF', quarters: [{ visits: 1, revenueMinor: 4500, feeMinor: 0 }, {}, {}, {}] },
      ]);
    } finally {
      Object.assign(world.adapters, { operator });
    }
  });
});

describe('details that are missing', () => {
  it('are asked for, reminded of twice, and after 60 days nobody books until they are given', async () => {
    expect(await on('2026-05-04')).toBe(0);
    await visit('2026-05-01');
    expect(await on('2026-05-04')).toBe(1);
    expect(await on('2026-05-04')).toBe(0);
    expect((await report())?.missing).toEqual(['address', 'tax_id', 'birth_date']);
    expect((await report())?.asked).toEqual({ on: '2026-05-04', reminders: 0, holdsFrom: '2026-07-03' });
    expect(await on('2026-05-24')).toBe(0);
    // Two runs at once do it once.
    now = new Date('2026-05-25T06:13:00Z');
    const both = await Promise.all([runTaxRequests(world.adapters), runTaxRequests(world.adapters)]);
    expect(both.map(({ done }) => done).toSorted((one, other) => one - other)).toEqual([0, 1]);
    expect(await on('2026-06-15')).toBe(1);
    expect(await on('2026-07-02')).toBe(0);
    expect((await book('2026-07-20T09:00:00Z')).status).toBe(201);
    expect(await on('2026-07-03')).toBe(1);
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Bitte geben Sie Ihre Steuerdaten an',
      'Erinnerung: Ihre Steuerdaten fehlen noch',
      'Zweite Erinnerung: Ihre Steuerdaten fehlen noch',
      'Sie sind vorerst nicht buchbar',
    ]);
    expect((await mails())[0]?.body).toContain('03.07.2026');

    const searched = async () =>
      (await world.ask(listProviders, { query: { zip: '10115', name: provider.name } })).body.items[0]?.isBookable;
    expect((await book('2026-07-21T09:00:00Z')).refusal.code).toBe('not_bookable');
    expect((await world.ask(getProvider, { params: { id: provider.id } })).body.isBookable).toBe(false);
    expect(await searched()).toBe(false);
    expect((await world.ask(getReadiness, {}, await as(provider.id))).body).toMatchObject({
      bookable: false,
      missing: ['report'],
    });
    // What is agreed stands.
    const agreed = await world.database.query(
      `select from app.appointment where status in ('open', 'confirmed') and starts_at > $1`,
      [now.toISOString()],
    );
    expect(agreed).toHaveLength(1);

    await give();
    expect((await book('2026-07-21T09:00:00Z')).status).toBe(201);
    expect(await searched()).toBe(true);
    const [kept] = await world.database.query<{ takes: boolean }>(
      'select takes_visits as takes from app.provider_search where provider_id = $1',
      [provider.id],
    );
    expect(kept?.takes).toBe(true);
    expect(await on('2026-07-04')).toBe(1);
    expect(await on('2026-12-24')).toBe(0);
    // Missing again, they are asked for anew and nobody is held at once.
    await world.database.query(`delete from app.sealed_detail where account_id = $1`, [provider.id]);
    expect(await on('2026-12-25')).toBe(1);
    expect(await report()).toMatchObject({ missing: ['tax_id'], asked: { on: '2026-12-25' }, isHeld: false });
  });

  it('leave the reminders their days where the schedule has stood still', async () => {
    await visit('2026-05-01');
    await on('2026-05-04');
    expect(await on('2026-08-01')).toBe(1);
    expect(await on('2026-08-14')).toBe(0);
    expect(await on('2026-08-15')).toBe(1);
    expect(await on('2026-08-28')).toBe(0);
    expect(await on('2026-08-29')).toBe(1);
    expect((await report())?.isHeld).toBe(true);
  });

  it('of a company are other ones: its number of the tax office, and no day of birth', async () => {
    await visit('2026-05-01');
    const company = {
      legalForm: 'gmbh',
      representative: 'Anna Müller',
      registerCourt: 'Berlin',
      registerNumber: 'HRB 1',
    };
    const form = aBusiness({ ...company, vatStatus: 'tax_number', taxNumber: '12/345/67890' } as never);
    expect((await world.ask(putBusiness, { body: form }, await as(provider.id))).status).toBe(200);
    expect(await report()).toMatchObject({ missing: [], seller: { isPerson: false, taxId: '•••• 7890' } });
    expect(await on('2026-05-04')).toBe(0);
  });
});

const turnover = async () => (await world.ask(getTurnover, {}, await as(provider.id))).body.turnover;

it('measures the turnover of a small business against the limits of its country, and of nobody else', async () => {
  expect(await turnover()).toBeNull();
  await visit('2025-06-01');
  await visit('2026-02-01');
  await visit('2026-03-01');
  await give();
  expect(await turnover()).toEqual({
    country: 'de',
    currency: 'EUR',
    lastYear: { minor: 4500, limitMinor: 2_500_000 },
    thisYear: { minor: 9000, limitMinor: 10_000_000 },
    source: '§ 19 Abs. 1 UStG',
    countsFrom: '2025-01-01',
  });
  await give({ vatStatus: 'vat_id', vatId: 'DE136695976' });
  expect(await turnover()).toBeNull();
});

it('measures it against what an administrator has entered, from its day on, and keeps who and when', async () => {
  const admin = await anAdmin(world);
  const asAdmin = async () => ({ token: await sessionOf(world, admin.user.id) });
  const limits = async () => (await world.ask(listBusinessLimits, {}, await asAdmin())).body.items;
  const enter = async (changes: Record<string, unknown>) => {
    const body = {
      country: 'de',
      countsFrom: '2027-01-01',
      lastYearMinor: 3_000_000,
      thisYearMinor: 12_000_000,
      source: '§ 19 Abs. 1 UStG (2027)',
      ...changes,
    };
    return (await world.ask(addBusinessLimit, { body: body as never }, await asAdmin())).status;
  };
  await give();
  expect(
    (await limits())
      .filter(({ isHolding }) => isHolding)
      .map(({ country }) => country)
      .sort(),
  ).toEqual(['at', 'ch', 'de']);
  for (const wrong of [
    { country: 'fr' },
    { countsFrom: 'soon' },
    { lastYearMinor: 0 },
    { thisYearMinor: 1.5 },
    { source: ' ' },
  ])
    expect(await enter(wrong)).toBe(400);
  expect(await enter({ thisYearMinor: 1_000_000 })).toBe(201);
  // A slip is entered once more: nothing is written over.
  expect(await enter({})).toBe(201);
  const before = await limits();
  expect(before).toHaveLength(5);
  expect(before[0]).toMatchObject({ isHolding: false, thisYearMinor: 12_000_000, enteredBy: admin.user.email });
  expect(await turnover()).toMatchObject({ thisYear: { limitMinor: 10_000_000 } });
  now = new Date('2026-12-31T23:30:00Z');
  expect(await turnover()).toMatchObject({
    lastYear: { limitMinor: 3_000_000 },
    thisYear: { limitMinor: 12_000_000 },
    source: '§ 19 Abs. 1 UStG (2027)',
    countsFrom: '2027-01-01',
  });
  expect((await limits()).find(({ isHolding, country }) => isHolding && country === 'de')?.countsFrom).toBe(
    '2027-01-01',
  );
  await expect(world.database.query('update app.small_business_limit set this_year_minor = 1')).rejects.toThrow(
    'append-only',
  );
});
