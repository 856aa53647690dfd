import { describe, expect, it } from 'vitest';
import type { HeldPlan } from '../../../contract/billing/billing.ts';
import { hasPreview, offersOf } from './offers.ts';

const held = (changes: Partial<HeldPlan>): HeldPlan => ({
  strand: 'services',
  package: 'free',
  trialEndsAt: null,
  isTrialOver: false,
  pays: 'nothing',
  isPayable: true,
  next: null,
  ended: null,
  overdue: null,
  ...changes,
});

const written = (plan: Parameters<typeof offersOf>[0], of: HeldPlan): string[] =>
  offersOf(plan, of).map(({ pays = 'trial' }) => pays);

describe('what can be pressed below a plan', () => {
  it('is a trial as long as there was none', () => {
    expect(written('gold', held({}))).toEqual(['trial']);
    expect(written('free', held({}))).toEqual([]);
  });

  it('is the order of the plan that is on trial, and a trial of the others', () => {
    const trial = held({ package: 'gold', trialEndsAt: '2026-12-24T10:00:00.000Z' });
    expect(written('gold', trial)).toEqual(['fee', 'commission']);
    expect(written('platin', trial)).toEqual(['trial']);
    expect(written('free', trial)).toEqual(['trial']);
  });

  it('is not what was chosen already', () => {
    const ordered = held({ package: 'gold', next: { package: 'gold', pays: 'fee', from: '2026-12-25' } });
    expect(written('gold', ordered)).toEqual(['commission']);
    const leaving = held({
      package: 'gold',
      pays: 'fee',
      next: { package: 'free', pays: 'nothing', from: '2026-12-01' },
    });
    expect(written('free', leaving)).toEqual([]);
  });

  it('is for money only when the trial is over, and nothing where nobody can issue invoices', () => {
    const over = held({ isTrialOver: true });
    expect(written('gold', over)).toEqual(['fee', 'commission']);
    expect(written('platin', over)).toEqual(['fee']);
    expect(written('platin', { ...over, isPayable: false })).toEqual([]);
  });

  it('is the other way to pay and the other plans for whoever pays, each with what it costs', () => {
    const paying = held({ package: 'gold', pays: 'commission', isTrialOver: true });
    expect(written('gold', paying)).toEqual(['fee']);
    expect(written('platin', paying)).toEqual(['fee']);
    expect(written('free', paying)).toEqual(['trial']);
    expect(hasPreview({ plan: 'free', pays: undefined }, paying)).toBe(true);
    expect(hasPreview({ plan: 'gold', pays: undefined }, held({}))).toBe(false);
  });
});
