import { describe, expect, it } from 'vitest';
import { slipText } from './slip-text.ts';

describe('the text of a Swiss slip', () => {
  it.each([
    ['Hair’s Best – Zürich', "Hair's Best - Zürich"],
    ['„Schöne“ Häupter… GmbH', '"Schöne" Häupter... GmbH'],
    ['Nail\u202Fstudio\u00A0Ça va ✂️💇‍♀️', 'Nail studio Ça va'],
    ['Zu\u0308rich\nGenève', 'Zürich Genève'],
    ['Nguyễn & Söhne', 'Nguyen & Söhne'],
    ['ȘtefănȚ 5 € Łódź Őz', 'ȘtefănȚ 5 € Łódź Őz'],
    ['ﬁx ½ №7', 'fix ½ No7'],
    ['Студия', ''],
  ])('writes %j as %j', (text, written) => {
    expect(slipText(text, 70)).toBe(written);
  });

  it('is cut to its length', () => {
    expect(slipText(`${'ä'.repeat(69)} b`, 70)).toBe('ä'.repeat(69));
  });
});
