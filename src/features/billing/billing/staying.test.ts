import { describe, expect, it } from 'vitest';
import type { Counted, CountedKind } from '../../../contract/billing/billing.ts';
import { hidingPlans, stayingAt } from './staying.ts';

const some = (kind: CountedKind, ...images: number[]): Counted[] =>
  images.map((count, place) => ({ kind, id: `${place}`, name: `Name ${place}`, images: count, stays: false }));
const ids = (items: readonly Counted[]): string[] => items.map(({ id }) => id);

describe('what stays at a smaller plan', () => {
  it('is the chosen first, then the others in their order', () => {
    const staff = some('staff', 0, 0, 0);
    expect(ids(stayingAt('free', 'staff', staff, ['2']))).toEqual(['2']);
    expect(ids(stayingAt('gold', 'staff', staff, ['2']))).toEqual(['2', '0']);
    expect(ids(stayingAt('gold', 'staff', staff, []))).toEqual(['0', '1']);
  });

  it('is nothing with more pictures than the plan has, chosen or not', () => {
    expect(ids(stayingAt('basic', 'listings', some('listings', 4, 3), ['0']))).toEqual(['1']);
  });

  it('is everything where the plan has no limit', () => {
    expect(stayingAt('developer', 'listings', some('listings', 1, 1, 1), [])).toHaveLength(3);
  });

  it('names the smaller plans that hide some, the larger first', () => {
    expect(hidingPlans('platin', 'staff', some('staff', 0, 0, 0))).toEqual(['gold', 'free']);
    expect(hidingPlans('platin', 'staff', some('staff', 0, 0))).toEqual(['free']);
    expect(hidingPlans('developer', 'listings', some('listings', 20))).toEqual(['premium', 'basic']);
    expect(hidingPlans('basic', 'listings', some('listings', 9))).toEqual([]);
  });
});
