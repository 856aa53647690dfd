import { describe, expect, it } from 'vitest';
import { type Random, seeded } from '../../supabase/seed/random.ts';
import { instantOf } from '../calendar/zone.ts';
import { centsOfDays, commissionCents, daysIn, feesOfMonth, type PlanChange } from './index.ts';

const zone = 'Europe/Berlin';
const at = (day: string, time = 0): number => instantOf(day, time, zone);
const change = (day: string, plan: string, monthCents: number, minute = 0): PlanChange<string> => ({
  at: at(day, minute),
  plan,
  monthCents,
});

describe('the fee of a month', () => {
  it('is the price of the plan where nothing changes, whatever the length of the month', () => {
    for (const month of ['2026-02', '2028-02', '2026-03', '2026-04', '2026-10', '2026-12']) {
      const [fee, ...more] = feesOfMonth(month, zone, [change('2025-01-17', 'gold', 499)]);
      const last = `${month}-${daysIn(month)}`;
      expect(fee).toMatchObject({ cents: 499, from: `${month}-01`, to: last, days: daysIn(month) });
      expect(more).toEqual([]);
    }
    expect(['2026-02', '2028-02', '2026-11', '2026-12'].map(daysIn)).toEqual([28, 29, 30, 31]);
  });

  it('has a line for the days on each plan when a larger one is taken at once', () => {
    const changes = [change('2026-01-01', 'gold', 499), change('2026-11-11', 'platin', 999, 15 * 60)];
    expect(feesOfMonth('2026-11', zone, changes)).toEqual([
      { plan: 'gold', monthCents: 499, from: '2026-11-01', to: '2026-11-10', days: 10, ofDays: 30, cents: 166 },
      { plan: 'platin', monthCents: 999, from: '2026-11-11', to: '2026-11-30', days: 20, ofDays: 30, cents: 666 },
    ]);
  });

  it('begins when the trial ends, and has nothing of free days', () => {
    const changes = [
      change('2026-11-01', 'platin', 0),
      change('2026-11-21', 'platin', 999),
      change('2026-12-01', 'free', 0),
    ];
    expect(feesOfMonth('2026-10', zone, changes)).toEqual([]);
    expect(feesOfMonth('2026-11', zone, changes)).toMatchObject([{ from: '2026-11-21', days: 10, cents: 333 }]);
    expect(feesOfMonth('2026-12', zone, changes)).toEqual([]);
  });

  it('gives a day to the plan that holds at its end, in the zone of the account', () => {
    const late = change('2026-11-30', 'platin', 999, 23 * 60 + 59);
    expect(feesOfMonth('2026-11', zone, [late])).toMatchObject([{ from: '2026-11-30', days: 1 }]);
    // In Manila it is the first of December already.
    expect(feesOfMonth('2026-11', 'Asia/Manila', [late])).toEqual([]);
    const back = [change('2026-11-10', 'platin', 999, 60), change('2026-11-10', 'gold', 499, 120)];
    expect(feesOfMonth('2026-11', zone, back)).toMatchObject([{ plan: 'gold', from: '2026-11-10' }]);
  });
});

/** 50 changes of plan within some months, many of them on the same days and around both changes of clocks. */
function fiftyChanges(random: Random): PlanChange<string>[] {
  const first = at('2026-01-01') / 60_000;
  const plans = [
    { plan: 'free', monthCents: 0 },
    { plan: 'gold', monthCents: 499 },
    { plan: 'platin', monthCents: 999 },
    { plan: 'premium', monthCents: 49_900 },
  ];
  const moments = [at('2026-03-29', 119), at('2026-03-29', 181), at('2026-10-25', 120), at('2026-10-25', 179)];
  return Array.from({ length: 50 }, () => ({
    at: random.chance(0.1) ? random.pick(moments) : (first + random.whole(0, 366 * 1440)) * 60_000,
    ...random.pick(plans),
  }));
}

/** Counts day by day, with a clock of its own: what of 1/n of each day's price is due, exactly, in n-ths of a cent. */
function oracle(month: string, changes: readonly PlanChange<string>[]) {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' });
  const dated = changes
    .map((entry, place) => ({ ...entry, place, day: clock.format(entry.at) }))
    .sort((one, other) => one.at - other.at || one.place - other.place);
  const days = Array.from({ length: daysIn(month) }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);
  return days.map((day) => ({ day, holding: dated.filter((entry) => entry.day <= day).at(-1) }));
}

describe('50 random changes of plan', () => {
  it('count each day once, and no part is negative or more than its month', () => {
    const random = seeded(50);
    let lines = 0;
    for (let round = 0; round < 15; round += 1) {
      const changes = fiftyChanges(random);
      for (let number = 1; number <= 12; number += 1) {
        const month = `2026-${String(number).padStart(2, '0')}`;
        const fees = feesOfMonth(month, zone, changes);
        lines += fees.length;
        const billed = fees.flatMap(({ from, days, plan }) =>
          Array.from(
            { length: days },
            (_, index) => `${month}-${String(Number(from.slice(8)) + index).padStart(2, '0')} ${plan}`,
          ),
        );
        const expected = oracle(month, changes).flatMap(({ day, holding }) =>
          holding === undefined || holding.monthCents === 0 ? [] : [`${day} ${holding.plan}`],
        );
        expect(billed).toEqual(expected);
        for (const { cents, monthCents, days, ofDays } of fees) {
          expect(cents).toBeGreaterThanOrEqual(0);
          expect(Math.abs(cents - (monthCents * days) / ofDays)).toBeLessThanOrEqual(1);
        }
        for (const plan of ['gold', 'platin', 'premium']) {
          const own = fees.filter((fee) => fee.plan === plan);
          const [{ monthCents } = { monthCents: 0 }] = own;
          const sum = own.reduce((total, { cents }) => total + cents, 0);
          const days = own.reduce((total, fee) => total + fee.days, 0);
          expect(sum).toBeLessThanOrEqual(monthCents);
          const isWhole = days === daysIn(month);
          expect(isWhole ? sum : monthCents).toBe(monthCents);
        }
      }
    }
    expect(lines).toBeGreaterThan(200);
  });

  it('sum to exactly 4.99 and 9.99 however a month is cut', () => {
    const random = seeded(51);
    for (const ofDays of [28, 29, 30, 31])
      for (const monthCents of [499, 999, 49_900, 199_900])
        for (let round = 0; round < 50; round += 1) {
          const cuts = [0, ...Array.from({ length: 5 }, () => random.whole(0, ofDays)), ofDays].sort((a, b) => a - b);
          const parts = cuts.slice(1).map((to, index) => centsOfDays(monthCents, ofDays, (cuts[index] ?? 0) + 1, to));
          expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(monthCents);
        }
  });
});

describe('the commission', () => {
  it('is 5 % of the gross price, half up', () => {
    expect([8000, 8010, 8009, 10, 9].map((price) => commissionCents(price))).toEqual([400, 401, 400, 1, 0]);
  });

  it('counts francs at the rate of the month, rounded once', () => {
    // 100 francs at 0.9345 francs for a euro are 107.01 euros.
    expect(commissionCents(10_000, { tenThousandths: 9345 })).toBe(535);
    expect(commissionCents(10_000, { tenThousandths: 10_000 })).toBe(500);
    // First to 0.19 euros and then to 0.01 would round twice; 0.0096 is one cent as well, 0.0049 is none.
    expect(commissionCents(18, { tenThousandths: 9345 })).toBe(1);
    expect(commissionCents(9, { tenThousandths: 9345 })).toBe(0);
  });
});
