import { describe, expect, it } from 'vitest';
import {
  euCountries,
  exemptionOf,
  keptUntil,
  limitOn,
  providerRates,
  providerVat,
  smallBusinessLimits,
  standardRateIn,
  vatCaseOf,
} from './index.ts';

const small = { salesAbroad: 'home', isPesoWithVat: false } as const;
const oss = { salesAbroad: 'oss', isPesoWithVat: true } as const;

describe('the VAT of what we charge', () => {
  it.each([
    ['DE', false, small, 'home', 'S', 1900],
    ['DE', true, oss, 'home', 'S', 1900],
    ['AT', true, small, 'reverse_charge', 'AE', 0],
    ['AT', false, small, 'abroad_at_home', 'S', 1900],
    ['AT', false, oss, 'abroad', 'S', 2000],
    ['FI', false, oss, 'abroad', 'S', 2550],
    ['HU', true, oss, 'reverse_charge', 'AE', 0],
    ['CH', false, small, 'outside', 'O', 0],
    ['CH', true, oss, 'outside', 'O', 0],
    ['LI', false, oss, 'outside', 'O', 0],
    ['PH', false, small, 'peso', 'O', 0],
    ['PH', false, oss, 'peso_vat', 'S', 1200],
  ] as const)('in %s, VAT id confirmed: %s', (country, isVatIdConfirmed, settings, name, category, rate) => {
    const found = vatCaseOf({ country, isVatIdConfirmed }, settings);
    expect(found).toMatchObject({ name, vat: { category, rateHundredths: rate }, isPlain: country === 'PH' });
    expect(found.source).toMatch(/\w/);
  });

  it('has a sentence wherever an e-invoice has none', () => {
    for (const country of [...euCountries, 'CH', 'LI', 'GB'])
      for (const isVatIdConfirmed of [true, false]) {
        const { vat, exemption } = vatCaseOf({ country, isVatIdConfirmed }, small);
        expect(exemption === undefined).toBe(vat.category === 'S');
      }
  });

  it('knows the standard rates of all 27 countries', () => {
    expect(euCountries).toHaveLength(27);
    for (const country of euCountries) expect(standardRateIn(country)).toBeGreaterThanOrEqual(1500);
  });
});

describe('the VAT of a provider', () => {
  it('has the rates of the country and no others', () => {
    expect(providerRates).toEqual({ de: [1900, 700], at: [2000, 1300, 1000], ch: [810, 260, 380] });
    expect(providerVat('at', false, 1300)).toEqual({ category: 'S', rateHundredths: 1300, insideHundredths: 1300 });
    expect(providerVat('de', false, 2000)).toBeUndefined();
    expect(providerVat('ch', false, 770)).toBeUndefined();
  });

  it('charges none for a small business, whatever was asked', () => {
    expect((['de', 'at', 'ch'] as const).map((country) => providerVat(country, true, 1900)?.category)).toEqual([
      'E',
      'E',
      'O',
    ]);
    expect((['de', 'at', 'ch'] as const).map((country) => exemptionOf(country, true))).toEqual([
      'small_de',
      'small_at',
      'unregistered_ch',
    ]);
    expect(exemptionOf('de', false)).toBeUndefined();
  });

  it('knows the limits of small businesses and how long invoices are kept', () => {
    expect(limitOn(smallBusinessLimits, 'de', '2026-12-01')).toMatchObject({
      lastYearMinor: 2_500_000,
      thisYearMinor: 10_000_000,
    });
    expect(limitOn(smallBusinessLimits, 'at', '2026-12-01').thisYearMinor).toBe(5_500_000);
    expect(limitOn(smallBusinessLimits, 'ch', '2026-12-01').thisYearMinor).toBe(10_000_000);
    expect(smallBusinessLimits.every(({ source }) => /^(§|Art\.)/.test(source))).toBe(true);
    // What was entered counts from its day on, and the later of two for one day.
    const entered = { country: 'de', lastYearMinor: 1, thisYearMinor: 2, source: '§ 19 UStG' } as const;
    const limits = [
      ...smallBusinessLimits,
      { ...entered, countsFrom: '2027-01-01' },
      { ...entered, countsFrom: '2027-01-01', thisYearMinor: 3 },
    ];
    expect(limitOn(limits, 'de', '2026-12-31').thisYearMinor).toBe(10_000_000);
    expect(limitOn(limits, 'de', '2027-01-01').thisYearMinor).toBe(3);
    expect(limitOn(limits, 'at', '2027-01-01').thisYearMinor).toBe(5_500_000);
    expect([keptUntil('de', '2026-01-02'), keptUntil('at', '2026-12-31'), keptUntil('ch', '2026-06-01')]).toEqual([
      '2034-12-31',
      '2033-12-31',
      '2036-12-31',
    ]);
  });
});
