import { describe, expect, it } from 'vitest';
import { isTaxId, isVatId } from './tax-number.ts';

describe('a tax id', () => {
  // Examples of the authority's own publications and of its test numbers.
  it.each(['86095742719', '47036892816', '65929970489', '57549285017', '25768131411', '86 095 742 719'])(
    '%s is one of Germany',
    (typed) => expect(isTaxId('de', typed)).toBe(true),
  );

  it('of Germany has a check digit that catches every wrong digit and every swap of neighbours but few', () => {
    const right = '86095742719';
    for (let at = 0; at < 11; at += 1) {
      for (const digit of '0123456789') {
        const typed = right.slice(0, at) + digit + right.slice(at + 1);
        expect(isTaxId('de', typed), typed).toBe(typed === right);
      }
    }
    expect(isTaxId('de', '68095742719')).toBe(false);
    expect(isTaxId('de', '8609574271')).toBe(false);
    expect(isTaxId('de', '860957427190')).toBe(false);
  });

  it('of Austria has nine digits, of Switzerland the form of an AHV number or a UID', () => {
    expect(isTaxId('at', '12 345/6789')).toBe(true);
    expect(isTaxId('at', '12345678')).toBe(false);
    expect(isTaxId('ch', '756.9217.0769.85')).toBe(true);
    expect(isTaxId('ch', 'che-116.281.710')).toBe(true);
    expect(isTaxId('ch', '86095742719')).toBe(false);
  });
});

it('a VAT id has the form of its country', () => {
  expect(isVatId('de', 'DE 136 695 976')).toBe(true);
  expect(isVatId('de', 'ATU13585627')).toBe(false);
  expect(isVatId('at', 'ATU13585627')).toBe(true);
  expect(isVatId('ch', 'CHE-116.281.710 MWST')).toBe(true);
  expect(isVatId('ch', 'CHE-116.281')).toBe(false);
});
