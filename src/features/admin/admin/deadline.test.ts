import { expect, it } from 'vitest';
import { leftOf } from './deadline.ts';

const now = Date.parse('2026-11-30T12:00:00Z');
const ago = (hours: number): string => new Date(now - hours * 60 * 60 * 1000).toISOString();

it.each([
  ['one that has just begun has its two days', 'identity', 0, { isOver: false, unit: 'days', count: 2 }],
  ['the last day is said in hours', 'identity', 45, { isOver: false, unit: 'hours', count: 3 }],
  ['the last minutes are an hour', 'identity', 47.9, { isOver: false, unit: 'hours', count: 1 }],
  ['a case of yesterday is over since an hour', 'reports', 25, { isOver: true, unit: 'hours', count: 1 }],
  ['what is long over is said in days', 'identity', 48 + 60, { isOver: true, unit: 'days', count: 3 }],
] as const)('%s', (_, part, hours, left) => {
  expect(leftOf(part, ago(hours), now)).toEqual(left);
});
