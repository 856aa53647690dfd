import { expect, it } from 'vitest';
import { warningOf } from './turnover-warning.ts';

it.each([
  [79.99, 0, undefined],
  [80, 0, { isOver: false, share: 0.8 }],
  [0, 20_000, { isOver: false, share: 0.8 }],
  [100, 25_000, { isOver: false, share: 1 }],
  [0, 25_001, { isOver: true, share: 25_001 / 25_000 }],
])('%s %% of the limit of this year and %s € of the last: %o', (percent, last, warning) => {
  const thisYear = { minor: percent * 100_000, limitMinor: 10_000_000 };
  expect(warningOf({ thisYear, lastYear: { minor: last * 100, limitMinor: 2_500_000 } })).toEqual(warning);
});
