import { expect, test } from 'vitest';
import { priceContextOf } from './price-context.ts';

const at = (perSquareMetre: number, dealType: 'buy' | 'rent' = 'rent') => ({
  price: perSquareMetre * 40,
  area: 40,
  dealType,
});

test('a price is compared with the middle of the similar ones, by the square metre', () => {
  expect(priceContextOf(at(880), [at(1000), at(500), at(3000)])).toEqual({ percent: -12, count: 3 });
  expect(priceContextOf(at(900), [at(700), at(500), at(3000), at(900)])).toEqual({ percent: 13, count: 4 });
});

test('what is for sale, or without price or size, is not compared', () => {
  const unknown = { price: null, area: 40, dealType: 'rent' } as const;
  const withoutSize = { price: 1000, area: 0, dealType: 'rent' } as const;
  expect(priceContextOf(at(900), [at(1000), at(1000), at(90_000, 'buy'), unknown, withoutSize])).toBeUndefined();
  expect(priceContextOf(unknown, [at(1000), at(1000), at(1000)])).toBeUndefined();
});
