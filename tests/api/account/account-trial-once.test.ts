import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runOldRows } from '../../../netlify/features/admin/platform/sweep-actions.ts';
import { runTrials } from '../../../netlify/features/billing/billing/actions.ts';
import { takeRole } from '../../../src/contract/account/account.ts';
import { sendPhoneCode, verifyPhone } from '../../../src/contract/account/phone.ts';
import { deleteAccount, previewDeletion } from '../../../src/contract/admin/own-data.ts';
import { changePackage, getPackages } from '../../../src/contract/billing/billing.ts';
import { putBank, putTax } from '../../../src/contract/services/business.ts';
import { sentCode, sessionOf } from '../../support/appointments.ts';
import { aBankAccount, aTaxForm } from '../../support/businesses.ts';
import {
  aCustomer,
  anEmail,
  aProvider,
  aProviderForm,
  aSeller,
  goodPassword,
  type Person,
} from '../../support/people.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
let now: Date;
const began = '2026-12-01T09:00:00.000Z';
const ends = '2026-12-31T09:00:00.000Z';
const after = (days: number): Date => new Date(Date.parse(began) + days * 24 * 60 * 60 * 1000);
beforeAll(async () => {
  world = await startWorld();
  world.adapters.clock.now = () => now;
});
afterAll(() => world.close());
beforeEach(async () => {
  for (const table of ['trial_had', 'rate_limit']) await world.database.query(`delete from app.${table}`);
  now = new Date(began);
});

const as = async ({ user }: Person) => ({ token: await sessionOf(world, user.id) });
const end = async (person: Person): Promise<void> => {
  const body = { confirm: 'DELETE', password: goodPassword } as const;
  expect((await world.ask(deleteAccount, { body }, await as(person))).status).toBe(200);
};
const trialOf = async (person: Person, place = 0) => {
  const plan = (await world.ask(getPackages, {}, await as(person))).body.plans[place];
  return [plan?.trialEndsAt, plan?.isTrialOver];
};
const proven = async (person: Person): Promise<Person> => {
  const body = { phone_number: '0171 3920099' };
  expect((await world.ask(sendPhoneCode, { body }, await as(person))).status).toBe(200);
  const code = await sentCode(world, '+491713920099');
  expect((await world.ask(verifyPhone, { body: { ...body, code } }, await as(person))).status).toBe(200);
  return person;
};
const iban = async (person: Person, written: string): Promise<Person> => {
  const given = await world.ask(putBank, { body: aBankAccount({ iban: written }) }, await as(person));
  expect(given.status).toBe(200);
  return person;
};
const taxed = async (person: Person, taxId: string): Promise<Person> => {
  expect((await world.ask(putTax, { body: aTaxForm({ taxId }) }, await as(person))).status).toBe(200);
  return person;
};

/** By what a person is known: how the first account has it, and how the next one writes it. */
const known: Record<string, [() => Promise<Person>, () => Promise<Person>]> = {
  'the address': [
    () => aProvider(world, { type: 'pro', email: 'petra@example.org' }),
    () => aProvider(world, { type: 'pro', email: ' Petra@Example.org ' }),
  ],
  'the proven number': [
    async () => proven(await aProvider(world, { type: 'pro' })),
    async () => proven(await aProvider(world, { type: 'pro', phone: '0171 392 00 99' })),
  ],
  'the number of a seller': [
    () => aSeller(world, { type: 'developer', phone: '+63 917 555 0142' }),
    () => aSeller(world, { type: 'premium', phone: '0917-555-0142' }),
  ],
  'the IBAN': [
    async () => iban(await aProvider(world, { type: 'pro' }), 'DE89 3704 0044 0532 0130 00'),
    async () => iban(await aProvider(world, { type: 'pro' }), 'DE89370400440532013000'),
  ],
  'the tax number': [
    async () => taxed(await aProvider(world, { type: 'pro' }), '86 095 742 719'),
    async () => taxed(await aProvider(world, { type: 'pro' }), '86095742719'),
  ],
};

describe('a trial', () => {
  for (const [what, [first, next]] of Object.entries(known))
    it(`comes once for a person, who is known by ${what} after a deletion`, async () => {
      const person = await first();
      expect(await trialOf(person)).toEqual([ends, false]);
      now = after(10);
      await end(person);
      now = after(12);
      // What is left of it goes on.
      const second = await next();
      expect(await trialOf(second)).toEqual([ends, false]);
      await end(second);
      now = after(40);
      const third = await next();
      expect(await trialOf(third)).toEqual([now.toISOString(), true]);
      // Nobody else has less for it.
      const other = await aProvider(world, { type: 'pro' });
      expect(await trialOf(other)).toEqual([after(70).toISOString(), false]);
    });

  it('comes not by a detour: a free account, another role, a plan that is chosen later', async () => {
    const email = anEmail('detour');
    await end(await aProvider(world, { type: 'pro', email }));
    now = after(40);
    const free = await aProvider(world, { type: 'free', email });
    expect(await trialOf(free)).toEqual([null, true]);
    const chosen = await world.ask(changePackage, { body: { package: 'gold' } }, await as(free));
    expect([chosen.status, chosen.refusal.code]).toEqual([409, 'trial_over']);
    const told = await world.database.query(
      `select from app.outgoing_mail where recipient = $1 and subject ~ 'Test|trial'`,
      [email],
    );
    expect(told).toEqual([]);
  });

  it('that a customer takes with a role is over by the next run, and the plan is the smallest', async () => {
    const email = anEmail('role');
    await end(await aProvider(world, { type: 'pro', email }));
    now = after(40);
    const customer = await aCustomer(world, { email });
    const { email: _email, password: _password, confirmPassword: _confirm, ...role } = aProviderForm({ type: 'pro' });
    expect((await world.ask(takeRole, { body: role }, await as(customer))).status).toBe(200);
    expect((await trialOf(customer))[1]).toBe(true);
    now = after(41);
    await runTrials(world.adapters);
    const { plans } = (await world.ask(getPackages, {}, await as(customer))).body;
    expect(plans[0]).toMatchObject({ package: 'free', isTrialOver: true });
  });

  it('is kept in mind as hashes alone, for a year, which the deletion says beforehand', async () => {
    const email = anEmail('year');
    const person = await iban(await aProvider(world, { type: 'pro', email }), 'DE89 3704 0044 0532 0130 00');
    const { stays } = (await world.ask(previewDeletion, {}, await as(person))).body;
    expect(stays).toContainEqual({ what: 'trial', count: 1, until: after(365).toISOString() });
    await end(person);
    const rows = await world.database.query<{ row: string }>('select had::text as row from app.trial_had had');
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(/year|3704|0130|392/);
    now = after(364);
    await runOldRows(world.adapters);
    expect(await world.database.query('select from app.trial_had')).toHaveLength(2);
    now = after(366);
    expect((await runOldRows(world.adapters)).trials).toBe(2);
    expect(await trialOf(await aProvider(world, { type: 'pro', email }))).toEqual([after(396).toISOString(), false]);
  });

  it('is found by a former key as long as that is listed', async () => {
    const email = anEmail('keys');
    await end(await aProvider(world, { type: 'pro', email }));
    const { dataKey: former } = world.adapters;
    try {
      const fresh = new TextEncoder().encode('another data key, at least 32 bytes long');
      Object.assign(world.adapters, { dataKey: fresh, formerDataKeys: [former] });
      expect(await trialOf(await aProvider(world, { type: 'pro', email }))).toEqual([ends, false]);
    } finally {
      Object.assign(world.adapters, { dataKey: former, formerDataKeys: [] });
    }
  });
});
