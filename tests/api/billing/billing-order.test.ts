import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runTrials } from '../../../netlify/features/billing/billing/actions.ts';
import { changePackage, getPackages, type PlanPays, previewPackage } from '../../../src/contract/billing/billing.ts';
import type { PlanName } from '../../../src/contract/plans.ts';
import { sessionOf } from '../../support/appointments.ts';
import { emptied } from '../../support/emptied.ts';
import { aProvider, aSeller, type Person, withoutTrial } from '../../support/people.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
/** The clock of these tests: they are about days of a month. */
let now: Date;
beforeAll(async () => {
  world = await startWorld();
  world.adapters.clock.now = () => now;
}, 60_000);
afterAll(() => world.close());
beforeEach(async () => {
  await emptied(world.database);
  now = new Date('2026-11-05T12:00:00Z');
});

/** A session ends sooner than these months do. */
const tokenOf = ({ user }: Person): Promise<string> => sessionOf(world, user.id);
const to = async (person: Person, plan: PlanName, pays?: PlanPays) =>
  world.ask(changePackage, { body: { package: plan, ...(pays && { pays }) } }, { token: await tokenOf(person) });
const preview = async (person: Person, plan: PlanName, pays?: PlanPays) =>
  world.ask(previewPackage, { query: { package: plan, ...(pays && { pays }) } }, { token: await tokenOf(person) });
const held = async (person: Person, place = 0) =>
  (await world.ask(getPackages, {}, { token: await tokenOf(person) })).body.plans[place];

/** Whose trial has ended on 5 December; it is the 7th. */
async function afterTrial(type: 'pro' | 'platin' = 'pro'): Promise<Person> {
  const person = await aProvider(world, { type });
  now = new Date('2026-12-07T12:00:00Z');
  await runTrials(world.adapters);
  expect((await held(person))?.package).toBe('free');
  return person;
}

describe('a plan that is ordered', () => {
  it('during the trial counts from the day after it, and what the invoice will say is told before', async () => {
    const gold = await aProvider(world, { type: 'pro' });
    // 30 days from 5 November end on 5 December; 26 of 31 days are left then.
    const said = (await preview(gold, 'gold', 'fee')).body;
    expect(said).toMatchObject({ effectiveAt: '2026-12-05T23:00:00.000Z', currency: 'EUR', monthMinor: 499 });
    // 499 · 31/31 less 499 · 5/31 (80.48, half up 80); VAT inside of 419 is 66.899.
    expect(said.bills).toEqual([
      {
        month: '2026-12',
        issuedOn: '2027-01-01',
        lines: [
          { kind: 'fee', package: 'gold', from: '2026-12-06', to: '2026-12-31', days: 26, ofDays: 31, minor: 419 },
        ],
        netMinor: 352,
        vatMinor: 67,
        totalMinor: 419,
      },
    ]);
    expect((await held(gold))?.next).toBeNull();
    expect((await to(gold, 'gold', 'fee')).body).toMatchObject({ effectiveAt: said.effectiveAt, resting: 0 });
    expect(await held(gold)).toMatchObject({
      package: 'gold',
      pays: 'nothing',
      next: { package: 'gold', pays: 'fee', from: said.effectiveAt },
    });
    now = new Date('2026-12-05T15:00:00Z');
    await runTrials(world.adapters);
    expect(await held(gold)).toMatchObject({ package: 'gold', pays: 'fee', trialEndsAt: null });
    now = new Date('2026-12-08T12:00:00Z');
    await runTrials(world.adapters);
    expect(await held(gold)).toMatchObject({ package: 'gold', pays: 'fee', next: null, isTrialOver: true });
    const mails = await world.database.query(`select from app.outgoing_mail where subject ~ 'Testzeitraum'`);
    expect(mails).toEqual([]);
  });

  it('is taken back by choosing the smallest, or another trial; keeping the own one changes nothing', async () => {
    const gold = await aProvider(world, { type: 'pro' });
    await to(gold, 'gold', 'fee');
    await to(gold, 'gold');
    expect((await held(gold))?.next).toMatchObject({ pays: 'fee' });
    await to(gold, 'platin');
    expect(await held(gold)).toMatchObject({ package: 'platin', next: null });
    await to(gold, 'platin', 'fee');
    await to(gold, 'free');
    expect(await held(gold)).toMatchObject({ package: 'platin', next: { package: 'free', pays: 'nothing' } });
    now = new Date('2026-12-07T12:00:00Z');
    await runTrials(world.adapters);
    expect(await held(gold)).toMatchObject({ package: 'free', pays: 'nothing' });
  });

  it('after the trial counts at once, and not without saying how it is paid', async () => {
    const person = await afterTrial();
    expect((await to(person, 'gold')).refusal.code).toBe('trial_over');
    expect((await preview(person, 'platin')).refusal.code).toBe('trial_over');
    expect((await to(person, 'gold', 'commission')).body).toMatchObject({ effectiveAt: now.toISOString() });
    expect(await held(person)).toMatchObject({ package: 'gold', pays: 'commission', next: null });
  });

  it('is larger at once with a line for the days left, and smaller with the next month', async () => {
    const person = await afterTrial();
    await to(person, 'gold', 'fee');
    now = new Date('2026-12-17T12:00:00Z');
    const said = (await preview(person, 'platin', 'fee')).body;
    // Gold from the 7th to the 16th, platin from the 17th: parts of the running sum of each price.
    expect(said.bills[0]?.lines).toMatchObject([
      { package: 'gold', from: '2026-12-07', to: '2026-12-16', minor: 161 },
      { package: 'platin', from: '2026-12-17', to: '2026-12-31', minor: 483 },
    ]);
    expect(said.bills[0]).toMatchObject({ totalMinor: 644, vatMinor: 103, netMinor: 541 });
    expect((await to(person, 'platin', 'fee')).body.user.package).toBe('platin');

    const smaller = (await preview(person, 'gold', 'commission')).body;
    expect(smaller).toMatchObject({ effectiveAt: '2026-12-31T23:00:00.000Z', monthMinor: 0 });
    expect(smaller.bills).toMatchObject([{ month: '2026-12', totalMinor: 644 }]);
    expect((await to(person, 'gold', 'commission')).body.user.package).toBe('platin');
    expect((await held(person))?.next).toMatchObject({ package: 'gold', pays: 'commission' });
    // Saving what a smaller plan keeps changes neither.
    await to(person, 'gold');
    expect((await held(person))?.next).toMatchObject({ package: 'gold', pays: 'commission' });
    now = new Date('2027-01-01T12:00:00Z');
    await Promise.all([runTrials(world.adapters), runTrials(world.adapters)]);
    expect(await held(person)).toMatchObject({ package: 'gold', pays: 'commission', next: null });
  });

  it('is taken back before the month ends as if it had never been', async () => {
    const person = await afterTrial();
    await to(person, 'platin', 'fee');
    await to(person, 'free');
    expect(await held(person)).toMatchObject({ package: 'platin', pays: 'fee', next: { package: 'free' } });
    await to(person, 'platin', 'fee');
    expect(await held(person)).toMatchObject({ package: 'platin', pays: 'fee', next: null });
    now = new Date('2027-01-03T12:00:00Z');
    await runTrials(world.adapters);
    expect(await held(person)).toMatchObject({ package: 'platin', pays: 'fee' });
    const { bills } = (await preview(person, 'platin', 'fee')).body;
    expect(bills).toMatchObject([
      { month: '2027-01', lines: [{ days: 31, minor: 999 }], netMinor: 839, vatMinor: 160 },
    ]);
  });

  it('of the other strand is in pesos, without VAT, by the clock of Manila', async () => {
    const seller = await aSeller(world, { type: 'premium' });
    now = new Date('2026-12-07T12:00:00Z');
    await runTrials(world.adapters);
    // In Manila it is the first of January already.
    now = new Date('2026-12-31T17:00:00Z');
    const said = (await preview(seller, 'premium', 'fee')).body;
    expect(said).toMatchObject({
      currency: 'PHP',
      monthMinor: 49_900,
      bills: [{ month: '2027-01', issuedOn: '2027-02-01', netMinor: 49_900, vatMinor: 0, totalMinor: 49_900 }],
    });
    expect((await to(seller, 'premium', 'fee')).status).toBe(200);
    expect(await held(seller)).toMatchObject({ package: 'premium', pays: 'fee' });
  });

  it('costs whoever sits in Switzerland the net', async () => {
    const person = await afterTrial();
    await world.database.query(`update app.account set country = 'Schweiz' where id = $1`, [person.user.id]);
    now = new Date('2026-12-31T23:30:00Z');
    const { bills, monthMinor } = (await preview(person, 'platin', 'fee')).body;
    expect(monthMinor).toBe(839);
    expect(bills).toMatchObject([{ month: '2027-01', netMinor: 839, vatMinor: 0, totalMinor: 839 }]);
  });
});

describe('no order', () => {
  it.each([
    ['a commission for what has none', 'platin', 'commission'],
    ['a fee for what is free', 'free', 'fee'],
    ['a commission on listings', 'premium', 'commission'],
  ] as const)('is %s', async (_, plan, pays) => {
    const person = await aProvider(world);
    expect((await to(person, plan, pays)).status).toBe(400);
    expect((await preview(person, plan, pays)).status).toBe(400);
  });

  it('comes from a demo account, whose plans never end', async () => {
    const person = await withoutTrial(world, await aProvider(world, { type: 'pro' }));
    expect((await to(person, 'gold', 'fee')).refusal.code).toBe('conflict');
    expect((await held(person))?.isPayable).toBe(false);
  });

  it('is taken where nobody issues invoices', async () => {
    const { operator } = world.adapters;
    const person = await afterTrial();
    world.adapters.operator = undefined;
    try {
      expect((await held(person))?.isPayable).toBe(false);
      expect((await to(person, 'gold', 'fee')).refusal.code).toBe('trial_over');
    } finally {
      world.adapters.operator = operator;
    }
  });

  it.each([
    { package: 'gold', pays: 'card' },
    { package: 'gold', pays: null },
    { package: 7, pays: 'fee' },
  ])('is %j', async (body) => {
    const person = await aProvider(world);
    const { status } = await world.raw('PUT /api/provider/package', body, { token: person.token });
    expect(status).toBe(400);
  });
});
