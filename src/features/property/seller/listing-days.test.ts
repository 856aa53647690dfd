import { expect, it } from 'vitest';
import { countPublic, daysLeft, isExpiringSoon } from './listing-days.ts';

const now = Date.parse('2026-11-21T08:00:00.000Z');
const published = (expiresAt: string) => ({ status: 'published' as const, expiresAt });

it('counts whole days, none on the last one', () => {
  expect(daysLeft(published('2026-11-22T07:00:00.000Z'), now)).toBe(0);
  expect(daysLeft(published('2026-11-23T09:00:00.000Z'), now)).toBe(2);
  expect(daysLeft(published('2026-11-28T07:59:30.000Z'), now)).toBe(7);
  expect(daysLeft(published('2026-11-21T07:59:59.000Z'), now)).toBe(0);
});

it('says nothing where no days run', () => {
  expect(daysLeft({ status: 'paused', expiresAt: '2026-11-22T07:00:00.000Z' }, now)).toBeUndefined();
  expect(daysLeft({ status: 'published', expiresAt: null }, now)).toBeUndefined();
});

it('warns in the last seven days', () => {
  expect(isExpiringSoon(published('2026-11-28T08:00:00.000Z'), now)).toBe(true);
  expect(isExpiringSoon(published('2026-11-28T08:00:00.001Z'), now)).toBe(false);
  expect(isExpiringSoon({ status: 'draft', expiresAt: null }, now)).toBe(false);
});

it('counts what visitors can see', () => {
  const listings = [
    published('2026-11-22T07:00:00.000Z'),
    published('2026-11-20T07:00:00.000Z'),
    { status: 'draft' as const, expiresAt: null },
  ];
  expect(countPublic(listings, now)).toBe(1);
});
