import { describe, expect, it } from 'vitest';
import { groupedWhileTyping, type NumberUnit, readNumber, type TypedText, writtenNumber } from './typed-number.ts';

type Expected = number | 'ambiguous' | 'unclear' | 'negative' | 'currency' | 'empty';

const read = (text: string, language: 'de' | 'en', unit: NumberUnit): Expected => {
  const reading = readNumber(text, language, unit);
  if (reading === undefined) return 'empty';
  return 'value' in reading ? reading.value : reading.fault;
};

/** Text, what it is in English, what it is in German (left out: the same). */
const amounts: readonly (readonly [string, Expected, Expected?])[] = [
  ['', 'empty'],
  ['   ', 'empty'],
  ['0', 0],
  ['7', 7],
  ['40000', 40_000],
  ['007', 7],
  ['40,000', 40_000, 'ambiguous'],
  ['40.000', 'ambiguous', 40_000],
  ['38,500', 38_500, 'ambiguous'],
  ['38.500', 'ambiguous', 38_500],
  ['1.500', 'ambiguous', 1500],
  ['1,500', 1500, 'ambiguous'],
  ['999,999', 999_999, 'ambiguous'],
  ['4.500.000', 4_500_000],
  ['4,500,000', 4_500_000],
  ["4'500'000", 4_500_000],
  ['4’500’000', 4_500_000],
  ['4 500 000', 4_500_000],
  ['4\u00a0500\u00a0000', 4_500_000],
  ['4\u202f500\u202f000', 4_500_000],
  ['4\u2009500\u2009000', 4_500_000],
  ['40 000', 40_000],
  ['4,500,000.50', 4_500_000.5],
  ['4.500.000,50', 4_500_000.5],
  ["4'500'000.50", 4_500_000.5],
  ["4'500'000,5", 4_500_000.5],
  ['4 500 000,50', 4_500_000.5],
  ['1,234.56', 1234.56],
  ['1.234,56', 1234.56],
  ['38.5', 38.5],
  ['38,5', 38.5],
  ['18500.50', 18_500.5],
  ['18500,50', 18_500.5],
  ['0.5', 0.5],
  ['0,500', 0.5],
  ['0.125', 0.125],
  ['.5', 0.5],
  [',50', 0.5],
  ['6.', 6, 'unclear'],
  ['6,', 'unclear', 6],
  // Powers
  ['40k', 40_000],
  ['40K', 40_000],
  ['40 k', 40_000],
  ['38.5k', 38_500],
  ['38,5k', 38_500],
  ['1,250k', 1_250_000, 'ambiguous'],
  ['1.250k', 'ambiguous', 1_250_000],
  ['40 Tsd.', 40_000],
  ['40 thousand', 40_000],
  ['40 tausend', 40_000],
  ['40T', 'unclear', 40_000],
  ['1.5M', 1_500_000],
  ['1.5m', 1_500_000],
  ['1,5M', 1_500_000],
  ['1.5 M', 1_500_000],
  ['1.25M', 1_250_000],
  ['1.250M', 1_250_000, 1_250_000_000],
  ['1,250 Mio.', 1_250_000_000, 1_250_000],
  ['1,5 Mio.', 1_500_000],
  ['1,5 Mio', 1_500_000],
  ['1.5 mio', 1_500_000],
  ['1,5 Millionen', 1_500_000],
  ['1.5 million', 1_500_000],
  ['2 Million', 2_000_000],
  ['1.2345M', 1_234_500],
  ['4.35M', 4_350_000],
  ['1.1 M', 1_100_000],
  ['2bn', 2_000_000_000],
  ['1.5B', 1_500_000_000, 'unclear'],
  ['1 billion', 1_000_000_000, 'unclear'],
  ['1,2 Mrd.', 1_200_000_000],
  // Pasted with the currency
  ['₱40,000', 40_000, 'ambiguous'],
  ['₱ 40,000', 40_000, 'ambiguous'],
  ['₱\u00a04,500,000', 4_500_000],
  ['PHP 4,500,000', 4_500_000],
  ['Php4,500,000.00', 4_500_000],
  ['4.500.000 ₱', 4_500_000],
  ['4.500.000 PHP', 4_500_000],
  ['4,500,000 pesos', 4_500_000],
  ['P4,500,000', 4_500_000],
  ['P1.5M', 1_500_000],
  ['₱1.5M', 1_500_000],
  ['₱40k', 40_000],
  ['4.500.000,-', 4_500_000],
  ['4.500.000,--', 4_500_000],
  ['4.500.000,–', 4_500_000],
  ['＄40', 'currency'],
  ['$40,000', 'currency'],
  ['40.000 €', 'currency'],
  ['USD 40000', 'currency'],
  ['40000 EUR', 'currency'],
  // Other characters for the same
  ['４５０００００', 4_500_000],
  ['４，５００，０００', 4_500_000],
  ['４，５００，０００．５０', 4_500_000.5],
  ['₱　４５０００', 45_000],
  ['\u200e4,500,000\u200f', 4_500_000],
  ['\ufeff40000', 40_000],
  ['  40000\t', 40_000],
  // Not to be guessed
  ['-5', 'negative'],
  ['−5', 'negative'],
  ['₱-500', 'negative'],
  ['-1.5M', 'negative'],
  ['-0', 0],
  ['a lot', 'unclear'],
  ['.', 'unclear'],
  [',', 'unclear'],
  ['₱', 'unclear'],
  ['4-5M', 'unclear'],
  ['4 to 5 million', 'unclear'],
  ['40,00,000', 'unclear'],
  ['1,23,456', 'unclear'],
  ['1.2.3', 'unclear'],
  ['1.234,567', 'unclear'],
  ['1,234.567', 'unclear'],
  ['4.500,000', 'unclear'],
  ['4,500,000.000', 'unclear'],
  ['1500.000', 'unclear'],
  ['1500,000', 'unclear'],
  ['12 34', 'unclear'],
  ['4 5', 'unclear'],
  ['1,234 567', 'unclear'],
  ['1.234,567.89', 'unclear'],
  ['1e6', 'unclear'],
  ['0x10', 'unclear'],
  ['1½', 'unclear'],
  ['1²', 'unclear'],
  ['4.5 mil', 'unclear'],
  ['4.5MM', 'unclear'],
  ['+5', 'unclear'],
  ['٤٥', 'unclear'],
  ['9'.repeat(80), 'unclear'],
  ['25,000/mo', 'unclear', 'unclear'],
];

describe('sums in euros', () => {
  it('may have the sign before or behind, and are no other currency', () => {
    for (const text of ['45', '€45', '45 €', '45 EUR', '45 Euro', '45,00 €', '45,-']) {
      expect(read(text, 'de', 'euros'), text).toBe(45);
    }
    for (const text of ['₱45', '45 CHF', '$45', '45 Pesos']) expect(read(text, 'de', 'euros'), text).toBe('currency');
    for (const text of ['45', '45 CHF', 'CHF 45', 'Fr. 45.–', '45 Franken', 'sfr 45'])
      expect(read(text, 'de', 'francs'), text).toBe(45);
    for (const text of ['₱45', '45 €', '$45', '45 Euro']) expect(read(text, 'de', 'francs'), text).toBe('currency');
    expect(read('1.250 €', 'de', 'euros')).toBe(1250);
    expect(read('1.250 €', 'en', 'euros')).toBe('ambiguous');
  });
});

describe('an amount of pesos, as people write it', () => {
  it.each(amounts.map(([text, english, german = english]) => [text, english, german] as const))(
    '%s',
    (text, english, german) => {
      expect({ en: read(text, 'en', 'pesos'), de: read(text, 'de', 'pesos') }).toEqual({ en: english, de: german });
    },
  );

  it('may say what it is per month where it is per month', () => {
    for (const text of ['₱25,000/mo', '25k / month', '25,000 per month', 'PHP 25,000 a month', '25,000 monthly'])
      expect(read(text, 'en', 'pesosPerMonth')).toBe(25_000);
    for (const text of ['₱25.000/Monat', '25.000 pro Monat', '25 Tsd. im Monat', '25.000 PHP monatlich'])
      expect(read(text, 'de', 'pesosPerMonth')).toBe(25_000);
  });

  it('names both readings of what has two', () => {
    expect(readNumber('1.500', 'en', 'pesos')).toEqual({ fault: 'ambiguous', readings: ['1,500', '1.5'] });
    expect(readNumber('1,250k', 'de', 'pesos')).toEqual({ fault: 'ambiguous', readings: ['1.250.000', '1.250'] });
  });
});

describe('other numbers', () => {
  it.each<[string, NumberUnit, 'de' | 'en', Expected]>([
    ['120 m²', 'squareMetres', 'en', 120],
    ['120m2', 'squareMetres', 'en', 120],
    ['120 sqm', 'squareMetres', 'en', 120],
    ['120 sq. m.', 'squareMetres', 'en', 120],
    ['120,5 qm', 'squareMetres', 'de', 120.5],
    ['1.200 m²', 'squareMetres', 'de', 1200],
    ['1.5 ha', 'squareMetres', 'en', 15_000],
    ['2 hectares', 'squareMetres', 'en', 20_000],
    ['2k', 'squareMetres', 'en', 2000],
    ['120m', 'squareMetres', 'en', 'unclear'],
    ['₱120', 'squareMetres', 'en', 'unclear'],
    ['6.75 %', 'percent', 'en', 6.75],
    ['6,75%', 'percent', 'de', 6.75],
    ['10.05', 'percent', 'en', 10.05],
    ['3k', 'percent', 'en', 'unclear'],
    ['3', 'count', 'en', 3],
    ['2.5', 'count', 'en', 2.5],
    ['3k', 'count', 'en', 'unclear'],
    ['-3', 'count', 'en', 'negative'],
    ['13,405', 'degrees', 'de', 13.405],
    ['13.405', 'degrees', 'de', 13.405],
    ['52.520008', 'degrees', 'de', 52.520008],
    ['52,520008', 'degrees', 'en', 52.520008],
    ['−33.8', 'degrees', 'en', -33.8],
    ['47°', 'degrees', 'de', 47],
    ['1.234,5', 'degrees', 'de', 'unclear'],
  ])('%s as %s in %s', (text, unit, language, expected) => {
    expect(read(text, language, unit)).toBe(expected);
  });
});

describe('a number in its field', () => {
  it('has two decimals or none where it is money', () => {
    expect([writtenNumber(39.9, 'de', 'euros'), writtenNumber(40, 'de', 'euros')]).toEqual(['39,90', '40']);
    expect(writtenNumber(13.405, 'de', 'degrees')).toBe('13,405');
    expect([writtenNumber(39.9, 'en', 'pesos'), writtenNumber(39.9, 'en', 'percent')]).toEqual(['39.90', '39.9']);
  });

  it.each([
    [0, '0', '0'],
    [999, '999', '999'],
    [1000, '1,000', '1.000'],
    [4_500_000, '4,500,000', '4.500.000'],
    [18_500.5, '18,500.5', '18.500,5'],
    [0.125, '0.125', '0,125'],
    [1e12, '1,000,000,000,000', '1.000.000.000.000'],
  ])('%d is written so that it is read back as the same', (value, english, german) => {
    expect([writtenNumber(value, 'en'), writtenNumber(value, 'de')]).toEqual([english, german]);
    expect([read(english, 'en', 'pesos'), read(german, 'de', 'pesos')]).toEqual([value, value]);
  });
});

/** Types into a field; `|` is the caret. */
function typing(language: 'de' | 'en', start = '|') {
  const caret = start.indexOf('|');
  let at: TypedText = { text: start.replace('|', ''), caret };
  const stroke = (inserted: string, from: number, to: number, inputType: string): void => {
    const text = at.text.slice(0, from) + inserted + at.text.slice(to);
    const typed = { text, caret: from + inserted.length };
    at = groupedWhileTyping(at.text, typed, { inputType, data: inserted === '' ? null : inserted }, language);
  };
  const field = {
    keys: (keys: string) => {
      for (const key of keys) stroke(key, at.caret, at.caret, 'insertText');
      return field;
    },
    paste: (text: string) => {
      stroke(text, 0, at.text.length, 'insertFromPaste');
      return field;
    },
    back: () => {
      stroke('', Math.max(0, at.caret - 1), at.caret, 'deleteContentBackward');
      return field;
    },
    remove: () => {
      stroke('', at.caret, at.caret + 1, 'deleteContentForward');
      return field;
    },
    shown: () => `${at.text.slice(0, at.caret)}|${at.text.slice(at.caret)}`,
  };
  return field;
}

describe('thousands grouped while one types', () => {
  it('group themselves, and the caret stays between the same digits', () => {
    expect(typing('en').keys('4500000').shown()).toBe('4,500,000|');
    expect(typing('de').keys('4500000').shown()).toBe('4.500.000|');
    expect(typing('en', '1|,234').keys('9').shown()).toBe('19|,234');
    expect(typing('en', '1,2|34').keys('99').shown()).toBe('129,9|34');
    expect(typing('en', '|234').keys('1').shown()).toBe('1|,234');
    expect(typing('en').keys('18500.5').shown()).toBe('18,500.5|');
  });

  it('go with what is deleted, from either side of a mark', () => {
    expect(typing('en', '1,234|').back().shown()).toBe('123|');
    expect(typing('en', '38,|500').back().shown()).toBe('38|,500');
    expect(typing('en', '38,|500').back().back().shown()).toBe('3|,500');
    expect(typing('en', '38|,500').remove().shown()).toBe('38,|500');
    expect(typing('en', '38|,500').remove().remove().shown()).toBe('3,8|00');
  });

  it('typed by hand are left alone until the text says what they are', () => {
    for (const language of ['en', 'de'] as const)
      for (const text of ['38,500', '38.500', '4.500.000', '1,5 Mio.', '40k', '₱40', '38,5'])
        expect(typing(language).keys(text).shown()).toBe(`${text}|`);
    expect(typing('en').keys('38,5000').shown()).toBe('385,000|');
  });

  it('pasted are left alone, and digits are grouped', () => {
    expect(typing('en', '1,234,567|').paste('1,5').shown()).toBe('1,5|');
    expect(typing('en', '1,234|').paste('4500000').shown()).toBe('4,500,000|');
    expect(typing('de').paste('₱4,500,000').shown()).toBe('₱4,500,000|');
  });
});
