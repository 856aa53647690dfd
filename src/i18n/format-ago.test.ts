import { init } from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { formatAgo } from './format-ago.ts';

const now = Date.parse('2026-11-26T12:00:00Z');
const ago = (days: number): string => formatAgo(new Date(now - days * 86_400_000).toISOString(), now);

describe('how long ago a day was', () => {
  beforeAll(async () => {
    await init({ lng: 'de' });
  });

  it('is said in days, then in weeks, then in months', () => {
    expect([0, 1, 8, 42, 90].map(ago)).toEqual(['heute', 'gestern', 'vor 8 Tagen', 'vor 6 Wochen', 'vor 3 Monaten']);
  });

  it('is today for what ends later', () => expect(ago(-1)).toBe('heute'));
});
