import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { resealDetails } from '../../../netlify/features/services/business/actions.ts';
import {
  getBank,
  getBusiness,
  getReadiness,
  getStatistics,
  getTax,
  getTaxNumber,
  putBank,
  putBusiness,
  putTax,
  putTaxNumber,
} from '../../../src/contract/services/business.ts';
import { getProvider, listProviders } from '../../../src/contract/services/provider.ts';
import { aBankAccount, aBusiness, aTaxForm } from '../../support/businesses.ts';
import { aCustomer, aProvider, type Person, withConfirmedEmail } from '../../support/people.ts';
import { anAppointment, aReview } from '../../support/providers.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
let provider: Person;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  provider = await aProvider(world);
});

const as = ({ token }: Person) => ({ token });
const give = (overrides: Parameters<typeof aBusiness>[0] = {}, person = provider) =>
  world.ask(putBusiness, { body: aBusiness(overrides) }, as(person));
const given = async (person = provider) => (await world.ask(getBusiness, {}, as(person))).body.business;
const giveBank = (overrides: Parameters<typeof aBankAccount>[0] = {}, person = provider) =>
  world.ask(putBank, { body: aBankAccount(overrides) }, as(person));
const giveTax = (overrides: Parameters<typeof aTaxForm>[0] = {}, person = provider) =>
  world.ask(putTax, { body: aTaxForm(overrides) }, as(person));

const giveNumber = (person: Person, taxNumber: string) => world.ask(putTaxNumber, { body: { taxNumber } }, as(person));
const keptNumber = async (person: Person) => (await world.ask(getTaxNumber, {}, as(person))).body;

const publishCard = (person: Person, category = 'massage', isPublished = true) =>
  world.database.query(
    `insert into app.service_card (provider_id, name, category, price_cents, duration_minutes, is_published)
     values ($1, 'Termin', $2, 3000, 30, $3)`,
    [person.user.id, category, isPublished],
  );

const company = {
  legalForm: 'gmbh',
  name: 'Müller Haare GmbH',
  representative: 'Anna Müller',
  registerCourt: 'Amtsgericht Charlottenburg',
  registerNumber: 'HRB 12345',
  vatStatus: 'vat_id',
  vatId: 'DE 136 695 976',
} as const;

const mails = () =>
  world.database.query<{ subject: string; body: string }>(
    `select subject, body from app.outgoing_mail where recipient = $1 and subject like '%bank%'`,
    [provider.user.email],
  );

const readiness = async () => (await world.ask(getReadiness, {}, as(provider))).body;

const dump = async (): Promise<string> => {
  const tables = await world.database.query<{ name: string }>(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name
       from information_schema.tables where table_schema = 'app' and table_type = 'BASE TABLE'`,
  );
  expect(tables.length).toBeGreaterThan(20);
  const rows = await Promise.all(
    tables
      .filter(({ name }) => !/postal_code|place/.test(name))
      .map(({ name }) => world.database.query(`select to_jsonb(kept) as kept from ${name} kept`)),
  );
  return JSON.stringify(rows);
};

describe('the details of a business', () => {
  it('are null until they are given, and then what was given', async () => {
    expect(await given()).toBeNull();
    const { status, body } = await give(company);
    expect(status).toBe(200);
    expect(body.business).toEqual({
      ...aBusiness(company),
      vatId: 'DE136695976',
      taxNumber: null,
      crafts: [{ trade: 38, qualification: 'master', proof: 'Handwerkskammer Berlin, Nr. 40123' }],
    });
    expect(await given()).toEqual(body.business);
  });

  it('keep nothing that the choice of the form makes meaningless', async () => {
    await give(company);
    const { body } = await give({ ...company, legalForm: 'sole', vatStatus: 'small' });
    expect(body.business).toMatchObject({
      representative: null,
      registerCourt: null,
      registerNumber: null,
      vatId: null,
    });
    const asPrivate = await give({ ...company, isTrader: false });
    expect(asPrivate.body.business).toMatchObject({
      isTrader: false,
      legalForm: null,
      vatStatus: null,
      vatId: null,
      insurer: null,
      insuranceArea: null,
      crafts: [],
    });
  });

  it('say who supervises a trade and how customers can pay; whoever was there before takes cash', async () => {
    const said = { supervisor: 'Gesundheitsamt Mitte, Berlin', payments: ['card', 'transfer'] } as const;
    const { body } = await give({ ...company, ...said, payments: [...said.payments] });
    expect(body.business).toMatchObject(said);
    const asPrivate = await give({ ...company, ...said, payments: ['cash'], isTrader: false });
    expect(asPrivate.body.business).toMatchObject({ supervisor: null, payments: ['cash'] });
    // A form from before the question.
    const { payments: _, ...before } = { ...company, payments: ['paypal' as const] };
    expect((await give(before)).body.business?.payments).toEqual(['cash']);
  });

  it.each([
    [{ legalForm: null }, ['legalForm']],
    [{ legalForm: 'gmbh' as const }, ['registerCourt', 'registerNumber', 'representative']],
    [{ legalForm: 'gbr' as const }, ['representative']],
    [{ legalForm: 'og' as const, representative: 'A', registerCourt: 'B', registerNumber: 'C' }, ['legalForm']],
    [{ vatStatus: null }, ['vatStatus']],
    [{ payments: [] }, ['payments']],
    [{ payments: ['cheque' as never] }, ['payments.0']],
    [{ supervisor: 'x'.repeat(201) }, ['supervisor']],
    [{ vatStatus: 'vat_id' as const }, ['vatId']],
    [{ vatStatus: 'vat_id' as const, vatId: 'ATU13585627' }, ['vatId']],
    [{ vatStatus: 'tax_number' as const }, ['taxNumber']],
    [{ vatStatus: 'tax_number' as const, taxNumber: '12345' }, ['taxNumber']],
    [{ insuranceArea: '' }, ['insuranceArea']],
    [{ zip: '1010' }, ['zip']],
    [{ name: ' ', street: '', city: '' }, ['city', 'name', 'street']],
    [{ crafts: [{ trade: 54, qualification: 'master' as const, proof: 'x' }] }, ['crafts.0.trade']],
    [{ crafts: [{ trade: 38, qualification: 'master' as const, proof: '' }] }, ['crafts.0.proof']],
  ])('are refused with %o, at the fields', async (wrong, fields) => {
    const { status, refusal } = await give(wrong);
    expect(status).toBe(400);
    expect(Object.keys(refusal.fields ?? {}).sort()).toEqual(fields);
    expect(await given()).toBeNull();
  });

  it('state VAT without a VAT id, by a tax number that its owner alone reads', async () => {
    const { status, body } = await give({
      ...company,
      vatStatus: 'tax_number',
      vatId: null,
      taxNumber: '30/123/45678',
    });
    expect(status).toBe(200);
    expect(body.business).toMatchObject({ vatStatus: 'tax_number', vatId: null, taxNumber: '30/123/45678' });
    expect(await dump()).not.toContain('30/123/45678');
    await give({ ...company, vatStatus: 'small' });
    const kinds = await world.database.query<{ kind: string }>(
      'select kind from app.sealed_detail where account_id = $1',
      [provider.user.id],
    );
    expect(kinds).not.toContainEqual({ kind: 'tax_number' });
  });

  it('need neither register nor VAT from a private person', async () => {
    const { status } = await give({ isTrader: false, legalForm: null, vatStatus: null, insurer: '', crafts: [] });
    expect(status).toBe(200);
  });

  it('show the qualification for crafts of annex A as soon as a card belongs to one, in Germany', async () => {
    await publishCard(provider, 'coloring', false);
    const { status, refusal } = await give({ crafts: [] });
    expect({ status, fields: refusal.fields }).toEqual({
      status: 400,
      fields: { crafts: 'Your services belong to the craft “Friseure”. Please give your qualification for it' },
    });
    expect((await give()).status).toBe(200);
    expect((await give({ crafts: [], country: 'at', zip: '5020', city: 'Salzburg' })).status).toBe(200);
  });
});

describe('the bank account', () => {
  it('is shown masked only', async () => {
    expect((await world.ask(getBank, {}, as(provider))).body).toEqual({ bank: null });
    const masked = {
      accountHolder: 'Anna Müller',
      iban: 'DE89 •••• 3000',
      bic: 'COBADEFFXXX',
      bankName: 'Commerzbank',
    };
    expect((await giveBank()).body).toEqual({ bank: masked });
    expect((await world.ask(getBank, {}, as(provider))).body).toEqual({ bank: masked });
  });

  it('needs neither BIC nor the name of the bank', async () => {
    expect((await giveBank({ bic: '', bankName: '' })).body.bank).toMatchObject({ bic: null, bankName: null });
  });

  it.each([
    [{ iban: 'DE89 3704 0044 0532 0130 01' }, { iban: 'This IBAN is not right. Please check the digits' }],
    [{ iban: 'DE89' }, { iban: 'This IBAN is not right. Please check the digits' }],
    [{ iban: '' }, { iban: 'This field is required' }],
    [{ bic: 'COBADE' }, { bic: 'This BIC is not right. It has 8 or 11 characters' }],
    [{ accountHolder: '' }, { accountHolder: 'This field is required' }],
  ])('is refused with %o', async (wrong, fields) => {
    const { status, refusal } = await giveBank(wrong);
    expect({ status, fields: refusal.fields }).toEqual({ status: 400, fields });
  });

  it('tells its owner by mail when another one is given, without naming either', async () => {
    await giveBank();
    await giveBank({ bankName: 'Filiale' });
    expect(await mails()).toEqual([]);
    await giveBank({ iban: 'AT61 1904 3002 3457 3201', bic: '' });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.body).toContain('/provider/bank');
    expect(mail?.body).not.toMatch(/AT61|3201|3000/);
  });

  it('of two accounts is found to be the same, and nobody else’s', async () => {
    const [other, third] = [await aProvider(world), await aProvider(world)];
    await giveBank();
    await giveBank({ iban: 'de89370400440532013000' }, other);
    await giveBank({ iban: 'AT611904300234573201' }, third);
    const same = await world.database.query<{ id: string }>(
      `select account_id as id from app.sealed_detail
        where kind = 'bank' and fingerprint = (
          select fingerprint from app.sealed_detail where kind = 'bank' and account_id = $1) and account_id <> $1
          and account_id = any($2::uuid[])`,
      [provider.user.id, [other.user.id, third.user.id]],
    );
    expect(same).toEqual([{ id: other.user.id }]);
  });
});

describe('the tax data', () => {
  it('show the tax id masked, and the date of birth of the registration', async () => {
    const empty = { country: 'de', taxId: null, birthDate: '1985-02-28', vatId: null };
    expect((await world.ask(getTax, {}, as(provider))).body).toEqual(empty);
    const { status, body } = await giveTax({ birthDate: '1984-01-31', vatId: 'DE136695976' });
    expect(status).toBe(200);
    expect(body).toEqual({ country: 'de', taxId: '•••• 2719', birthDate: '1984-01-31', vatId: 'DE136695976' });
    expect((await world.ask(getTax, {}, as(provider))).body).toEqual(body);
  });

  it('keep the tax id where none is sent, but not for another country', async () => {
    await giveTax();
    expect((await giveTax({ taxId: '', birthDate: '1980-01-01' })).body).toMatchObject({
      taxId: '•••• 2719',
      birthDate: '1980-01-01',
    });
    const moved = await giveTax({ taxId: '', country: 'at' });
    expect(moved.refusal.fields).toEqual({ taxId: 'This field is required' });
    expect((await giveTax({ taxId: '12-345/6789', country: 'at' })).body.taxId).toBe('•••• 6789');
    expect((await giveTax({ taxId: '756.9217.0769.85', country: 'ch' })).body.taxId).toBe('•••• 6985');
  });

  it.each([
    [{ taxId: '86095742718' }, { taxId: 'This tax ID is not right. It has 11 digits' }],
    [{ taxId: '' }, { taxId: 'This field is required' }],
    [{ country: 'at' as const }, { taxId: 'Please enter the tax number with its 9 digits' }],
    [{ country: 'ch' as const, taxId: '1' }, { taxId: 'Please enter an AHV number or a UID' }],
    [{ vatId: '123' }, { vatId: 'Please enter the VAT ID like this: DE123456789' }],
    [{ birthDate: '2020-01-01' }, { birthDate: 'Please enter a valid date of birth (at least 18 years old)' }],
  ])('are refused with %o', async (wrong, fields) => {
    const { status, refusal } = await giveTax(wrong);
    expect({ status, fields: refusal.fields }).toEqual({ status: 400, fields });
  });

  it('share the VAT id with the details of the business, which may need it', async () => {
    await give(company);
    expect((await giveTax()).body.vatId).toBe('DE136695976');
    expect((await giveTax({ vatId: '' })).refusal.fields).toEqual({ vatId: 'This field is required' });
    await giveTax({ vatId: 'DE115235681' });
    expect((await given())?.vatId).toBe('DE115235681');
    await give({ ...company, vatStatus: 'small' });
    expect((await giveTax({ vatId: null })).body.vatId).toBeNull();
  });
});

describe('the number for invoices', () => {
  it('is a VAT id, shown in full, or a tax id, shown masked, of anybody with an account', async () => {
    const customer = await aCustomer(world);
    expect(await keptNumber(customer)).toEqual({ vatId: null, taxId: null });
    expect((await giveNumber(customer, 'ATU 1234 5678')).body).toEqual({ vatId: 'ATU12345678', taxId: null });
    expect((await giveNumber(customer, '86 095 742 719')).body).toEqual({ vatId: 'ATU12345678', taxId: '•••• 2719' });
    expect((await giveNumber(customer, '')).body).toEqual({ vatId: null, taxId: null });
  });

  it('is refused at its field where it is neither', async () => {
    const { status, refusal } = await giveNumber(provider, '12345');
    expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, ['taxNumber']]);
  });

  it('is that of the tax data and of the business, where it may be needed', async () => {
    await giveTax();
    await give({ ...company, crafts: [] });
    const refused = await giveNumber(provider, '');
    expect([refused.status, refused.refusal.fields]).toEqual([400, { taxNumber: 'This field is required' }]);
    await giveNumber(provider, 'DE 111 111 125');
    expect((await given())?.vatId).toBe('DE111111125');
    expect((await keptNumber(provider)).taxId).not.toBeNull();
  });
});

describe('readiness', () => {
  it('says what is missing until customers see the provider, and until they can book', async () => {
    expect(await readiness()).toEqual({
      visible: false,
      bookable: false,
      missing: ['email', 'business', 'card', 'hours', 'phone'],
      byArrangement: [],
      isTakenDown: false,
      advised: ['picture', 'identity', 'bank', 'tax'],
    });
    await withConfirmedEmail(world, provider);
    await give();
    await publishCard(provider, 'haarschnitt', false);
    expect(await readiness()).toMatchObject({ visible: false, missing: ['card', 'hours', 'phone'] });
    await world.database.query('update app.service_card set is_published = true where provider_id = $1', [
      provider.user.id,
    ]);
    expect(await readiness()).toMatchObject({ visible: true, bookable: false, missing: ['hours', 'phone'] });
    await world.database.query(
      'insert into app.weekly_hours (provider_id, weekday, opens_minute, closes_minute) values ($1, 1, 540, 1020)',
      [provider.user.id],
    );
    await world.database.query('update app.account set phone_verified_at = now() where id = $1', [provider.user.id]);
    await giveBank();
    await giveTax();
    expect(await readiness()).toEqual({
      visible: true,
      bookable: true,
      missing: [],
      byArrangement: [],
      isTakenDown: false,
      advised: ['picture', 'identity'],
    });
  });

  it('is what visitors go by: nobody is found or shown before the details are given', async () => {
    await withConfirmedEmail(world, provider);
    await publishCard(provider);
    const profile = async () => (await world.ask(getProvider, { params: { id: provider.user.id } })).status;
    const found = async () =>
      (await world.ask(listProviders, { query: { zip: '10115', limit: 60 } })).body.items.some(
        ({ id }) => id === provider.user.id,
      );
    expect([await profile(), await found()]).toEqual([404, false]);
    await give();
    expect([await profile(), await found()]).toEqual([200, true]);
  });
});

describe('what the database holds', () => {
  it('shows no IBAN, tax number or VAT id in the clear', async () => {
    await give(company);
    await giveBank();
    await giveTax();
    const text = await dump();
    expect(text).toContain(provider.user.email);
    for (const number of ['DE89370400440532013000', '370400440532013000', '86095742719', '136695976', 'COBADEFF'])
      expect(text, number).not.toContain(number);
    const digits = text.replaceAll(/[\s.-]/g, '');
    expect(digits).not.toContain('370400440532013000');
  });

  it('is of no use in another account’s row', async () => {
    const other = await aProvider(world);
    await giveBank();
    await world.database.query(
      `insert into app.sealed_detail (account_id, kind, sealed, fingerprint, updated_at)
       select $2, kind, sealed, fingerprint, updated_at from app.sealed_detail where account_id = $1`,
      [provider.user.id, other.user.id],
    );
    expect((await world.ask(getBank, {}, as(other))).body).toEqual({ bank: null });
  });

  it('goes over to a new key, also when two runs meet; then the former key can go', async () => {
    await give(company);
    await giveBank();
    await giveTax();
    const { dataKey: former } = world.adapters;
    const fresh = new TextEncoder().encode('another data key, at least 32 bytes long');
    try {
      Object.assign(world.adapters, { dataKey: fresh, formerDataKeys: [former] });
      expect((await world.ask(getBank, {}, as(provider))).body.bank?.iban).toBe('DE89 •••• 3000');
      const [one, two] = await Promise.all([resealDetails(world.adapters), resealDetails(world.adapters)]);
      expect(one.resealed + two.resealed).toBeGreaterThanOrEqual(3);
      Object.assign(world.adapters, { formerDataKeys: [] });
      expect((await world.ask(getBank, {}, as(provider))).body.bank?.iban).toBe('DE89 •••• 3000');
      expect((await world.ask(getTax, {}, as(provider))).body).toMatchObject({ taxId: '•••• 2719' });
      expect((await given())?.vatId).toBe('DE136695976');
      // What was copied above into another row is nobody's: no key opens it there.
      expect(await resealDetails(world.adapters)).toEqual({ resealed: 0, unreadable: 1 });
    } finally {
      Object.assign(world.adapters, { dataKey: former, formerDataKeys: [fresh] });
    }
  });
});

describe('the statistics of a provider', () => {
  it('count what took place, of all time and of the last 30 days, and the views of the last 7', async () => {
    const now = world.clock.now().getTime();
    const visited = (hoursAgo: number, status: 'completed' | 'completed_paid' | 'confirmed' | 'cancelled') => {
      const start = now - hoursAgo * 3_600_000;
      return anAppointment(world.database, {
        provider: provider.user.id,
        start: new Date(start).toISOString(),
        end: new Date(start + 3_600_000).toISOString(),
        status,
      });
    };
    const recent = await visited(48, 'completed');
    await visited(72, 'cancelled');
    await visited(31 * 24, 'completed_paid');
    await visited(-5, 'confirmed');
    await aReview(world.database, {
      appointment: recent,
      provider: provider.user.id,
      rating: 4,
      at: new Date(now - 9 * 86_400_000),
    });
    await world.database.query(
      `insert into app.provider_day (provider_id, day, views)
       select $1, ($2::timestamptz at time zone 'Europe/Berlin')::date - days, views
         from (values (0, 3), (6, 4), (7, 10)) as given (days, views)`,
      [provider.user.id, new Date(now).toISOString()],
    );
    const statistics = async () => (await world.ask(getStatistics, {}, { token: provider.token })).body;
    expect(await statistics()).toEqual({
      totalAppointments: 3,
      appointmentsThisMonth: 1,
      revenue: 90,
      revenueThisMonth: 45,
      otherRevenue: 0,
      otherRevenueThisMonth: 0,
      ratingAverage: 4,
      totalReviews: 1,
      reviewsUnanswered: 1,
      viewsTotal: 17,
      viewsThisWeek: 7,
    });
    await world.database.query(`update app.review set reply = 'Danke', replied_at = $1`, [new Date(now).toISOString()]);
    expect(await statistics()).toMatchObject({ totalReviews: 1, reviewsUnanswered: 0 });
  });

  it('are all nought for who has just begun', async () => {
    const { body } = await world.ask(getStatistics, {}, { token: provider.token });
    expect(body).toMatchObject({ totalAppointments: 0, revenue: 0, ratingAverage: null, viewsTotal: 0 });
  });
});
