import { beforeAll, describe, expect, it } from 'vitest';
import { formatDuration } from './format-duration.ts';
import { startWords } from './i18n.ts';

beforeAll(() => startWords('de'));

describe('how long something takes', () => {
  it.each([
    [1, '1 Minute'],
    [45, '45 Minuten'],
    [60, '60 Minuten'],
    [105, '1 Std. 45 Min.'],
    [120, '2 Std.'],
    [600, '10 Std.'],
  ])('is said of %i minutes as %s', (minutes, said) => expect(formatDuration(minutes)).toBe(said));
});
