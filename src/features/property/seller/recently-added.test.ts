import { expect, it } from 'vitest';
import { isRecentlyAdded } from './recently-added.ts';

const createdAt = '2026-11-20T08:00:00.000Z';

it('calls a listing recently added until it is changed', () => {
  expect(isRecentlyAdded({ createdAt, lastUpdate: '2026-11-20T08:00:00.040Z' })).toBe(true);
  expect(isRecentlyAdded({ createdAt, lastUpdate: '2026-11-20T08:05:00.000Z' })).toBe(false);
});
