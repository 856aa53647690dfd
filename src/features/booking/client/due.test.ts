import { expect, it } from 'vitest';
import { dueOf, isOverdue } from './due.ts';

const now = Date.parse('2026-11-30T09:00:00Z');
const inDays = (days: number) => new Date(now + days * 86_400_000).toISOString();
const due = (days: number | null, next: string | null = null) =>
  dueOf({ next, isNextAsked: false, dueAt: days === null ? null : inDays(days) }, now);

it.each([
  [0, { is: 'now' }],
  [-1, { is: 'now' }],
  [-3, { is: 'sinceDays', count: 3 }],
  [-14, { is: 'sinceWeeks', count: 2 }],
  [5, { is: 'inDays', count: 5 }],
  [43, { is: 'inWeeks', count: 6 }],
])('says when somebody comes again: in %i days', (days, said) => {
  expect(due(days)).toEqual(said);
});

it('says what is booked before what is due, and nothing of whom nobody knows to come again', () => {
  expect(due(-30, inDays(3))).toEqual({ is: 'booked', at: inDays(3) });
  expect(dueOf({ next: inDays(3), isNextAsked: true, dueAt: null }, now)).toEqual({ is: 'asked', at: inDays(3) });
  expect(due(null)).toBeUndefined();
  expect([isOverdue({ is: 'now' }), isOverdue({ is: 'inDays', count: 3 })]).toEqual([true, false]);
});
