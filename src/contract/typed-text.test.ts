import { describe, expect, it } from 'vitest';
import { plainIban, plainPhone, plainPostalCode } from './typed-digits.ts';
import { plainCode, plainLine, plainText } from './typed-text.ts';

const written = (text: string): string =>
  text.replaceAll(/[^\n\x20-\x7E]/gu, (character) => `{${(character.codePointAt(0) ?? 0).toString(16)}}`);

/** Input, and what is left of it in a line. */
const lines: [typed: string, plain: string][] = [
  ['  Klara \u00A0\u202F Muster\u2003', 'Klara Muster'],
  ['Klara\tMuster\r\nBerlin', 'Klara Muster Berlin'],
  ['Jose\u0301 Go\u0308tz', 'José Götz'],
  ['\u202AKlara\u202C \u2066Muster\u2069\u200E', 'Klara Muster'],
  ['Kla\u200Bra Mu\u00ADster\uFEFF', 'Klara Muster'],
  ['Kla\u200Dra Mu\u200Cster', 'Klara Muster'],
  ['Klara\u0001\u0008 Muster\u007F', 'Klara Muster'],
  ['Klara\uFE0F', 'Klara'],
  ['Ｋｌａｒａ １０１', 'Klara 101'],
  ['好！', '好！'],
  // Nothing is seen of these.
  ['\u200B', ''],
  ['\u3164', ''],
  ['\u0301', ''],
  ['\u0301 \u0308', ''],
  ['\u2800 \u3000', ''],
  ['\u115F\u1160\uFFA0\u034F\u180E\u2060', ''],
  // These change what is seen.
  ['می\u200Cخواهم', 'می\u200Cخواهم'],
  ['علی\u200C', 'علی'],
  ['क्\u200Dष', 'क्\u200Dष'],
  ['അവന്\u200D', 'അവന്\u200D'],
  ['葛\u{E0100}城', '葛\u{E0100}城'],
  ['👨\u200D👩\u200D👧 ❤\uFE0F\u200D🔥 👩🏽\u200D🚀', '👨\u200D👩\u200D👧 ❤\uFE0F\u200D🔥 👩🏽\u200D🚀'],
  [
    '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F} 1\uFE0F\u20E3',
    '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F} 1\uFE0F\u20E3',
  ],
  ['👍\u200D', '👍'],
  // Refused later: a field cannot hold them.
  ['a\0b', 'a\0b'],
];

describe('a line', () => {
  it.each(lines)('%j', (typed, plain) => {
    expect(written(plainLine(typed))).toBe(written(plain));
    expect(written(plainLine(plain))).toBe(written(plain));
  });

  it('is the same with any character in it that nobody sees', () => {
    const unseen = Array.from({ length: 0x20000 }, (_, place) => (place < 0x1f000 ? place : 0xc1000 + place))
      .filter((code) => code > 0 && (code < 0xd800 || code > 0xdfff))
      .map((code) => String.fromCodePoint(code))
      .filter((character) => /[\p{Cf}\p{DI}]|(?![\s\u0085])\p{Cc}/u.test(character));
    expect(unseen.length).toBeGreaterThan(4000);
    expect(unseen.filter((character) => plainLine(`Kla${character}ra`) !== 'Klara')).toEqual([]);
    expect(unseen.filter((character) => plainLine(character) !== '')).toEqual([]);
    expect(unseen.filter((character) => plainCode(`klara${character}@example.com`) !== 'klara@example.com')).toEqual(
      [],
    );
  });
});

it('keeps paragraphs and their indents', () => {
  expect(plainText('\r\n Eins\r\n\u2028 \u00A0zwei\u200B\rdrei \n')).toBe('Eins\n\n  zwei\ndrei');
});

it.each([
  ['klara\u200B@example.com', 'klara@example.com'],
  ['klara\u00AD@example\u200E.com', 'klara@example.com'],
  ['anna\u2011maria＠ｅｘａｍｐｌｅ.com\u00A0', 'anna-maria@example.com'],
  ['DE\u2011123\u2013456\u2212789', 'DE-123-456-789'],
  ['\u200E2026\u201111\u201124', '2026-11-24'],
  ['می\u200Cخ', 'میخ'],
])('a code %j is %s', (typed, plain) => {
  expect(written(plainCode(typed))).toBe(written(plain));
});

it.each([
  ['0171/5550601', '0171 5550601'],
  ['0171.5550602', '0171 5550602'],
  ['0171 – 555 06 03', '0171 - 555 06 03'],
  ['0171\u00A05550604', '0171 5550604'],
  ['\u202A+49 171 5550602\u202C', '+49 171 5550602'],
  ['tel:+49-171-5550605', '+49-171-5550605'],
  ['０１７１／５５５０６０６', '0171 5550606'],
  ['٠١٧١ ٥٥٥٠٦٠٧', '0171 5550607'],
  ['＋49 (0) 171 5550608', '+49 (0) 171 5550608'],
])('a number to call %j is %s', (typed, plain) => {
  expect(plainPhone(typed)).toBe(plain);
});

it.each([
  ['IBAN DE02 1203 0000 0000 2020 51', 'DE02 1203 0000 0000 2020 51'],
  ['iban:\u00A0DE02\u00A01203', 'DE02 1203'],
  ['DE02\u202F1203\u200B', 'DE02 1203'],
])('an account %j is %s', (typed, plain) => {
  expect(plainIban(typed)).toBe(plain);
});

it.each([
  ['10 115', '10115'],
  ['\u00A010115\u200B', '10115'],
  ['１０１１５', '10115'],
  ['A-1010', '1010'],
  ['AT–1010', '1010'],
  ['CH 8001', '8001'],
  ['d-10115', '10115'],
])('a postal code %j is %s', (typed, plain) => {
  expect(plainPostalCode(typed)).toBe(plain);
});
