import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { behindCircuits } from '../../../netlify/adapters/circuit.ts';
import { exampleOperator } from '../../../netlify/adapters/example-operator.ts';
import { viesRegister } from '../../../netlify/adapters/vat/vies.ts';
import { vatOf } from '../../../netlify/features/billing/billing/bill-rules.ts';
import { runInvoices } from '../../../netlify/features/billing/billing/invoice-actions.ts';
import { runVatChecks } from '../../../netlify/features/services/business/vat-actions.ts';
import type { InvoiceDocument } from '../../../netlify/invoice/index.ts';
import { listVatIds } from '../../../src/contract/admin/admin-vat.ts';
import { nextInvoices } from '../../../src/contract/billing/billing-invoice.ts';
import { checkVatId, getVatId } from '../../../src/contract/billing/billing-vat.ts';
import { countryNames } from '../../../src/contract/country.ts';
import { putTax } from '../../../src/contract/services/business.ts';
import { sessionOf } from '../../support/appointments.ts';
import { emptied } from '../../support/emptied.ts';
import { statedInXml } from '../../support/invoice-oracle.ts';
import { anAdmin, aProvider, type Person } from '../../support/people.ts';
import { startVies } from '../../support/vies-server.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
let vies: Awaited<ReturnType<typeof startVies>>;
let now: Date;
beforeAll(async () => {
  world = await startWorld();
  vies = await startVies({ ATU13585627: { name: 'Salon Größe GmbH', address: '1020 Wien' } });
  world.adapters.clock.now = () => now;
}, 120_000);
afterAll(async () => {
  await vies.stop();
  await world.close();
});
beforeEach(async () => {
  await emptied(world.database);
  await world.database.query(
    'do $$ begin set local session_replication_role = replica; delete from app.vat_check; delete from app.vat_claim; end $$',
  );
  await world.database.query('delete from app.rate_limit');
  await world.database.query('delete from app.circuit');
  const { database, clock } = world.adapters;
  const vatRegister = viesRegister({ url: vies.url, requester: exampleOperator.vatId, milliseconds: 300 });
  world.adapters.vatRegister = behindCircuits({ vatRegister }, { database, clock }).vatRegister;
  world.adapters.operator = exampleOperator;
  vies.behave('answers');
  vies.asked.length = 0;
  now = new Date('2026-12-10T12:00:00Z');
});

const tokenOf = (who: Person) => sessionOf(world, who.user.id);

/** Platin since December, 9.99 €. */
async function aPayer(country: 'de' | 'at' | 'ch'): Promise<Person> {
  const person = await aProvider(world);
  await world.database.query('update app.account set country = $2 where id = $1', [
    person.user.id,
    countryNames[country],
  ]);
  await world.database.query(
    `insert into app.plan_choice (account_id, strand, plan, pays, month_minor, counts_from, chosen_at)
     values ($1, 'services', 'platin', 'fee', 999, '2026-12-01T00:00:00Z', '2026-12-01T00:00:00Z')`,
    [person.user.id],
  );
  return person;
}

/** As the form of the tax details gives it. */
async function give(who: Person, vatId: string | null): Promise<void> {
  const { status } = await world.ask(
    putTax,
    { body: { country: 'at', taxId: '123456789', birthDate: '1980-01-01', vatId } },
    { token: await tokenOf(who) },
  );
  expect(status).toBe(200);
}
const own = async (who: Person) => (await world.ask(getVatId, {}, { token: await tokenOf(who) })).body;

/** What was issued for December, and what its XML states. */
async function issued(who: Person): Promise<{ document: InvoiceDocument; xml: string }> {
  const before = now;
  now = new Date('2027-01-01T04:23:00Z');
  await runInvoices(world.adapters);
  now = before;
  const [found] = await world.database.query<{ document: InvoiceDocument; xml: string }>(
    `select document, file.xml from app.invoice join app.invoice_file file on file.invoice_id = invoice.id
      where account_id = $1 order by number desc limit 1`,
    [who.user.id],
  );
  if (found === undefined) throw new Error('nothing was issued');
  return found;
}

describe('a VAT id', () => {
  it('is asked about after it was given, and the answer is kept with its reference', async () => {
    const person = await aPayer('at');
    expect(await own(person)).toEqual({
      vatId: null,
      state: 'none',
      checkedAt: null,
      reference: null,
      vatCase: 'abroad_at_home',
    });
    await give(person, 'atu 1358 5627');
    expect(await own(person)).toMatchObject({ vatId: 'ATU13585627', state: 'waiting', vatCase: 'abroad_at_home' });
    expect(await runVatChecks(world.adapters)).toEqual({ answered: 1, unanswered: 0 });
    const confirmed = {
      vatId: 'ATU13585627',
      state: 'confirmed',
      checkedAt: now.toISOString(),
      reference: 'WAPIAAAA1',
      vatCase: 'reverse_charge',
    };
    expect(await own(person)).toEqual(confirmed);
    const admin = await anAdmin(world);
    const list = await world.ask(listVatIds, { query: {} }, { token: await tokenOf(admin) });
    expect(list.body).toMatchObject({
      total: 1,
      items: [
        { state: 'confirmed', name: 'Salon Größe GmbH', address: '1020 Wien', account: { email: person.user.email } },
      ],
    });
    // Not again before a month has passed, by any run.
    await Promise.all([runVatChecks(world.adapters), runVatChecks(world.adapters)]);
    expect(vies.asked).toHaveLength(1);
    now = new Date('2027-01-10T12:00:00Z');
    await Promise.all([runVatChecks(world.adapters), runVatChecks(world.adapters)]);
    expect(vies.asked).toHaveLength(2);
  });

  it('that the register does not know is refused, and another number is a new question', async () => {
    const person = await aPayer('at');
    await give(person, 'ATU99999999');
    await runVatChecks(world.adapters);
    expect(await own(person)).toMatchObject({ state: 'refused', vatCase: 'abroad_at_home' });
    await give(person, 'ATU13585627');
    expect(await own(person)).toMatchObject({ state: 'waiting', reference: null });
    await runVatChecks(world.adapters);
    await give(person, null);
    expect(await own(person)).toMatchObject({ vatId: null, state: 'none', vatCase: 'abroad_at_home' });
  });

  it('waits while nobody answers, is asked about again, and by the button at once', async () => {
    const person = await aPayer('at');
    await give(person, 'ATU13585627');
    vies.behave('down');
    expect(await runVatChecks(world.adapters)).toEqual({ answered: 0, unanswered: 1 });
    expect(await own(person)).toMatchObject({ state: 'unreachable', vatCase: 'abroad_at_home' });
    expect(await runVatChecks(world.adapters)).toEqual({ answered: 0, unanswered: 0 });
    now = new Date(now.getTime() + 61 * 60_000);
    expect(await runVatChecks(world.adapters)).toEqual({ answered: 0, unanswered: 1 });
    const press = async () => world.ask(checkVatId, {}, { token: await tokenOf(person) });
    expect((await press()).body).toMatchObject({ state: 'unreachable' });
    vies.behave('answers');
    expect((await press()).body).toMatchObject({ state: 'confirmed' });
    // A register that is away later takes nothing away.
    vies.behave('silent');
    expect((await press()).body).toMatchObject({ state: 'confirmed', vatCase: 'reverse_charge' });
    for (let times = 0; times < 7; times += 1) await press();
    expect((await press()).status).toBe(429);
  });

  it('that was given before anybody was asked is asked about, too', async () => {
    const person = await aPayer('at');
    await give(person, 'ATU13585627');
    await world.database.query('delete from app.vat_claim');
    await runVatChecks(world.adapters);
    expect(await own(person)).toMatchObject({ vatId: 'ATU13585627', state: 'confirmed' });
  });
});

const caseOf = (country: string, vatId: string) => vatOf({ country, vatId }, 'services', exampleOperator).name;

it('a number counts for its own country alone', () => {
  expect(caseOf('AT', 'DE136695976')).toBe('abroad_at_home');
  expect(caseOf('GR', 'EL123456789')).toBe('reverse_charge');
  expect(caseOf('DE', 'DE136695976')).toBe('home');
});

describe('the invoice', () => {
  const cases = [
    {
      name: 'of Austria with a confirmed number',
      country: 'at',
      vatId: 'ATU13585627',
      gross: 839,
      vat: 0,
      category: 'AE',
      rate: 0,
    },
    { name: 'of Austria without one', country: 'at', vatId: null, gross: 999, vat: 160, category: 'S', rate: 1900 },
    {
      name: 'of Austria with a number that is not known',
      country: 'at',
      vatId: 'ATU99999999',
      gross: 999,
      vat: 160,
      category: 'S',
      rate: 1900,
    },
    {
      name: 'of Austria beyond the limit',
      country: 'at',
      vatId: null,
      salesAbroad: 'oss',
      gross: 999,
      vat: 167,
      category: 'S',
      rate: 2000,
    },
    { name: 'of Germany', country: 'de', vatId: null, gross: 999, vat: 160, category: 'S', rate: 1900 },
    { name: 'of Switzerland', country: 'ch', vatId: null, gross: 839, vat: 0, category: 'O', rate: 0 },
  ] as const;

  it.each(cases)('$name has the VAT of its case, as it was said beforehand', async (given) => {
    const { country, vatId, gross, vat, category, rate } = given;
    if ('salesAbroad' in given) world.adapters.operator = { ...exampleOperator, salesAbroad: given.salesAbroad };
    const person = await aPayer(country);
    if (vatId !== null) await give(person, vatId);
    await runVatChecks(world.adapters);
    const next = await world.ask(nextInvoices, {}, { token: await tokenOf(person) });
    expect(next.body.items).toMatchObject([{ totalMinor: gross, vatMinor: vat }]);
    const { document, xml } = await issued(person);
    expect(document).toMatchObject({ grossCents: gross, vatCents: vat, groups: [{ category, rateHundredths: rate }] });
    expect(document.buyer.vatId).toBe(category === 'AE' ? 'ATU13585627' : undefined);
    expect(document.exemption).toBe({ AE: 'reverse_charge', O: 'outside', S: undefined }[category]);
    expect(statedInXml(xml)).toMatchObject({ grandTotal: gross, taxTotal: vat });
    expect(xml.includes('>ATU13585627<')).toBe(category === 'AE');
    expect(xml.includes('schemeID="VA"')).toBe(category !== 'O');
  });
});
