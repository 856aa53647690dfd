import { expect, it } from 'vitest';
import type { AccountId } from '../../src/contract/fields.ts';
import { type Actor, actorIn, doerOf, type Employment } from './actor.ts';

const [own, business] = ['own', 'business'] as AccountId[] as [AccountId, AccountId];
const works: Employment = { account: own, business, plan: 'platin', role: 'reception', staff: null };
const employee: Actor = {
  id: own,
  type: 'customer',
  plan: 'basic',
  isEmailVerified: true,
  isSupport: false,
  isSecured: true,
  sessionId: 'session',
  works,
};

const planIn = (access: 'provider' | 'lister', roles: 'reception'[]) => actorIn({ access, roles }, employee).plan;

it('has the plan of the business where somebody acts for it, and the own elsewhere', () => {
  expect(planIn('provider', ['reception'])).toBe('platin');
  expect(planIn('provider', [])).toBe('basic');
  expect(planIn('lister', [])).toBe('basic');
});

it('knows who acts for a business', () => {
  const acting = actorIn({ access: 'provider', roles: ['reception'] }, employee);
  expect([acting.id, doerOf(acting).account]).toEqual([business, own]);
  const { works: _, ...alone } = employee;
  expect(doerOf(alone)).toEqual({ account: own, staff: null });
});
