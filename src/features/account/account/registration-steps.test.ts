import { describe, expect, it } from 'vitest';
import { faultsIn, stepAtFault, stepShown, stepsFor, withoutPasswords } from './registration-steps.ts';

const steps = stepsFor(false);
const missing = { city: 'missing', lastName: 'missing', password: 'missing' };

describe('the steps of a registration', () => {
  it('are asked in order, and of who has an account no further way in', () => {
    expect(stepsFor(true)).toEqual(['offer', 'place', 'person']);
    expect(steps).toEqual([...stepsFor(true), 'access']);
  });

  it('begin with the first, and are left when nothing of them is missing', () => {
    expect(stepShown(null, steps, { businessName: 'missing' })).toBe('offer');
    expect(stepShown('person', steps, {})).toBe('person');
    expect(stepShown('nothing', steps, {})).toBe('offer');
    // A link to a later one, after what was typed is gone.
    expect(stepShown('access', steps, missing)).toBe('place');
    expect(stepShown('offer', steps, missing), 'an earlier one is always shown').toBe('offer');
    expect(stepShown('access', stepsFor(true), {})).toBe('offer');
  });

  it('know which of them a fault concerns', () => {
    expect(stepAtFault(steps, missing)).toBe('place');
    expect(stepAtFault(steps, { email: 'taken' })).toBe('access');
    expect(stepAtFault(steps, { other: 'said of the whole' })).toBeUndefined();
    expect(faultsIn('person', missing)).toEqual({ lastName: 'missing' });
  });

  it('keep no password', () => {
    expect(withoutPasswords({ city: 'Köln', password: 'secret', confirmPassword: 'secret' })).toEqual({ city: 'Köln' });
  });
});
