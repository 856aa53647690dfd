import { changeLanguage, loadNamespaces } from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { formatArea, formatDate, formatNumber, formatPesos, formatRelative } from './format.ts';
import { formatListingDay } from './format-days.ts';
import { formatBothMoneys, formatEuros, formatFrancs } from './format-sums.ts';
import { startWords, wordsIn } from './i18n.ts';

const spaces = (text: string): string => text.replaceAll(/\s/g, ' ');

describe('money', () => {
  it('writes pesos with the sign in front and rent per month', () => {
    expect(formatPesos(1_234_567)).toBe('₱1,234,567');
    expect(formatPesos(19_500_000, {}, 'de')).toBe('₱19.500.000');
    expect(formatPesos(25_000, { perMonth: true }, 'de')).toBe('₱25.000/Monat');
    expect(formatPesos(1_234.5, {}, 'de')).toBe('₱1.234,50');
    expect(formatPesos(25_000, { perMonth: true }, 'en')).toBe('₱25,000/mo');
    expect(formatPesos(99.5)).toBe('₱99.50');
  });
  it('writes euros in the language of the screen', () => {
    expect(spaces(formatEuros(4.99, 'de'))).toBe('4,99 €');
    expect(spaces(formatEuros(0, 'de'))).toBe('0 €');
    expect(formatEuros(9.99, 'en')).toBe('€9.99');
    expect(spaces(formatBothMoneys(89.5, 45, 'CHF'))).toMatch(/^CHF 89[.,]50 \+ .*45/);
    expect(spaces(formatBothMoneys(89.5, 0, 'EUR'))).toMatch(/^€?89[.,]50 ?€?$/);
  });
});

describe('whole numbers', () => {
  const numbers = [0, 7, 999, 1000, 12_345, 999_999, 1_234_567, -999, -1000, -1_234_567, Number.MAX_SAFE_INTEGER];
  it.each(numbers)('%i is written as the language writes it', (number) => {
    expect(formatNumber(number, 'de')).toBe(new Intl.NumberFormat('de-DE').format(number));
    expect(formatNumber(number, 'en')).toBe(new Intl.NumberFormat('en-GB').format(number));
    expect(formatPesos(number, {}, 'en')).toBe(`₱${new Intl.NumberFormat('en-PH').format(number)}`);
    expect(formatPesos(number, {}, 'de')).toBe(`₱${new Intl.NumberFormat('de-DE').format(number)}`);
  });
});

it('decimals are written as the language writes them, without zeros behind', () => {
  expect([7.5, 10, 1234.25].map((value) => formatNumber(value, 'de'))).toEqual(['7,5', '10', '1.234,25']);
  expect([7.5, 10, 1234.25].map((value) => formatNumber(value, 'en'))).toEqual(['7.5', '10', '1,234.25']);
});

it('a count within a sentence has its thousands grouped', async () => {
  await startWords('de', ['account']);
  expect(wordsIn('de', 'account')('settings.delete.kept.appointments', { count: 1234, number: '' })).toMatch(
    /^1\.234 /,
  );
  await loadNamespaces('account');
  await changeLanguage('en');
  expect(wordsIn('en', 'account')('settings.delete.kept.appointments', { count: 1234, number: '' })).toMatch(/^1,234 /);
});

describe('areas and dates', () => {
  it('follow the language', () => {
    expect(formatArea(1234.5, 'de')).toBe('1.234,5 m²');
    expect(formatDate('2026-03-12', 'de')).toBe('12.03.2026');
    expect(formatDate('2026-03-12', 'en')).toBe('12 March 2026');
  });
  it('of a listing are days in the Philippines, wherever they are read', () => {
    expect(formatListingDay('2026-03-12T15:59:59.999Z', 'en')).toBe('12 March 2026');
    expect(formatListingDay('2026-03-12T16:00:00.000Z', 'en')).toBe('13 March 2026');
    expect(formatListingDay('2026-03-12T16:00:00.000Z', 'de')).toBe('13.03.2026');
  });
});

describe('time ago', () => {
  beforeAll(async () => {
    await startWords('de');
    await changeLanguage('en');
  });
  const now = Date.parse('2026-11-21T12:00:00Z');
  const ago = (minutes: number): string => new Date(now - minutes * 60_000).toISOString();
  it.each([
    [0, 'just now'],
    [1, '1 minute ago'],
    [59, '59 minutes ago'],
    [60, '1 hour ago'],
    [1439, '23 hours ago'],
    [1440, '1 day ago'],
    [2880, '2 days ago'],
  ])('%i minutes read %s', (minutes, sentence) => expect(formatRelative(ago(minutes), 'en', now)).toBe(sentence));
  it('speaks German', () => expect(formatRelative(ago(180), 'de', now)).toBe('vor 3 Stunden'));
  it('is just now within the minute', () => expect(formatRelative(ago(0.5), 'de', now)).toBe('gerade eben'));
  it('does not look into the future', () => expect(formatRelative(ago(-5), 'en', now)).toBe('just now'));
});

it('writes francs to the centime, with their thousands parted', () => {
  expect(['de', 'en'].map((language) => spaces(formatFrancs(100_000.5, language as 'de' | 'en')))).toEqual([
    'CHF 100.000,50',
    'CHF 100,000.50',
  ]);
});
