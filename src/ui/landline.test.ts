import { describe, expect, it } from 'vitest';
import { isLandline, type MobileCountry } from './landline.ts';

const landlines: [string, MobileCountry][] = [
  ['030 901820', 'de'],
  ['+49 30 901820', 'de'],
  ['0049 (0)89 / 233-00', 'de'],
  ['089\u00a0233 00', 'de'],
  ['0662 80720', 'at'],
  ['+43 1 4000 82', 'de'],
  ['01 4000 82', 'at'],
  ['044 412 11 11', 'ch'],
  ['+41 44 412 11 11', 'de'],
];

const others: [string, MobileCountry][] = [
  ['0171 5550001', 'de'],
  ['0171/5550601', 'de'],
  ['+49 1512 3456789', 'at'],
  ['491715550001', 'de'],
  ['0664 1234567', 'at'],
  ['0663 9123456', 'at'],
  ['079 123 45 67', 'ch'],
  ['+63 917 555 1000', 'de'],
  ['+1 212 555 0100', 'de'],
  ['030', 'de'],
  ['', 'de'],
];

describe('a number of a line in a house', () => {
  it.each(landlines)('is known: %s in %s', (written, country) => expect(isLandline(written, country)).toBe(true));
  it.each(others)('is not: %s in %s', (written, country) => expect(isLandline(written, country)).toBe(false));
});
