import { describe, expect, it } from 'vitest';
import { aBuyer, aGermanProvider, aLine, anInvoice } from '../../tests/support/invoices.ts';
import { correctionOf, datevFile } from './index.ts';

const stack = {
  from: '2026-01-01',
  to: '2026-12-31',
  title: 'Rechnungen 2026 – „Lumen“ und noch viel mehr',
  madeAt: new Date('2027-01-02T03:04:05.678Z'),
};
const read = (file: Uint8Array | undefined) => {
  const text = new TextDecoder('windows-1252').decode(file);
  expect(text.endsWith('\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const [head = '', names = '', ...rows] = text.slice(0, -2).split('\r\n');
  return { head: head.split(';'), names: names.split(';'), rows: rows.map((row) => row.split(';')) };
};

/** What the description of the format says about the first line, field by field. */
const header: readonly RegExp[] = [
  /^"EXTF"$/,
  /^700$/,
  /^21$/,
  /^"Buchungsstapel"$/,
  /^13$/,
  /^20\d{15}$/,
  /^$/,
  /^"[A-Z]{0,2}"$/,
  /^".{0,25}"$/,
  /^""$/,
  /^(100[1-9]|10[1-9]\d|1[1-9]\d\d|[2-9]\d{3}|\d{5,7})$/,
  /^[1-9]\d{0,4}$/,
  /^20\d\d[01]\d[0-3]\d$/,
  /^[4-9]$/,
  /^20\d\d[01]\d[0-3]\d$/,
  /^20\d\d[01]\d[0-3]\d$/,
  /^".{0,30}"$/,
  /^"([A-Z]{2})?"$/,
  /^[12]?$/,
  /^(0|30|40|50|64)?$/,
  /^[01]?$/,
  /^"[A-Z]{3}"$/,
  /^$/,
  /^""$/,
  /^$/,
  /^$/,
  /^"(\d\d)?"$/,
  /^\d*$/,
  /^$/,
  /^""$/,
  /^".{0,16}"$/,
];

/** The same about the columns of a booking that are filled. */
const booking: Record<string, RegExp> = {
  'Umsatz (ohne Soll/Haben-Kz)': /^\d{1,10},\d\d$/,
  'Soll/Haben-Kennzeichen': /^"[SH]"$/,
  'WKZ Umsatz': /^"[A-Z]{3}"$/,
  Konto: /^\d{1,9}$/,
  'Gegenkonto (ohne BU-Schlüssel)': /^\d{1,9}$/,
  'BU-Schlüssel': /^"\d{0,4}"$/,
  Belegdatum: /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])$/,
  'Belegfeld 1': /^"[A-Za-z0-9$&%*+\-/]{1,36}"$/,
  Buchungstext: /^".{0,60}"$/,
  Festschreibung: /^[01]$/,
  Fälligkeit: /^(([0-2]\d|3[01])[01]\d20\d\d)?$/,
};

const own = (changes: Parameters<typeof anInvoice>[0] = {}) =>
  anInvoice({ seller: aGermanProvider, issuedOn: '2026-12-10', number: 'RE-2026-0001', ...changes });
const cellsOf =
  (names: readonly string[], row: readonly string[] = []) =>
  (name: string) =>
    row[names.indexOf(name)];

const at = (rateHundredths: number, grossCents: number) =>
  aLine({ grossCents, vat: { category: 'S', rateHundredths, insideHundredths: rateHundredths } as const });

describe('a stack of bookings for DATEV', () => {
  it('has 31 fields about the file, 125 named columns, and bookings of their form', () => {
    const { head, names, rows } = read(datevFile(stack, [own(), own({ number: 'RE_2026 0002' })], 'sold'));
    expect(head).toHaveLength(31);
    for (const [place, form] of header.entries()) expect(head[place], `field ${place + 1}`).toMatch(form);
    expect(head.slice(12, 16)).toEqual(['20260101', '4', '20260101', '20261231']);
    expect(names).toHaveLength(125);
    expect(new Set(names).size).toBe(125);
    expect([names[0], names[6], names[9], names[13], names[36], names[113], names[124]]).toEqual([
      'Umsatz (ohne Soll/Haben-Kz)',
      'Konto',
      'Belegdatum',
      'Buchungstext',
      'KOST1 - Kostenstelle',
      'Festschreibung',
      'Abw. Skontokonto',
    ]);
    expect(rows.length).toBeGreaterThan(1);
    for (const row of rows) {
      expect(row).toHaveLength(125);
      for (const [place, name] of names.entries()) expect(row[place], name).toMatch(booking[name] ?? /^$/);
    }
    expect(cellsOf(names, rows.at(-1))('Belegfeld 1')).toBe('"RE20260002"');
  });

  it('books each rate to its account, corrections on the other side, and sums to the documents', () => {
    const invoice = own({ lines: [at(1900, 11_900), at(700, 10_700)] });
    const correction = correctionOf(invoice, { number: 'RE-2026-0002', issuedOn: '2026-12-11', reason: 'Irrtum' });
    const { names, rows } = read(datevFile(stack, [invoice, correction], 'sold'));
    const shown = rows.map((row) => {
      const cell = cellsOf(names, row);
      return [
        'Umsatz (ohne Soll/Haben-Kz)',
        'Soll/Haben-Kennzeichen',
        'Konto',
        'Gegenkonto (ohne BU-Schlüssel)',
        'Belegdatum',
      ]
        .map(cell)
        .join(' ');
    });
    expect(shown).toEqual([
      '119,00 "S" 10000 8400 1012',
      '107,00 "S" 10000 8300 1012',
      '119,00 "H" 10000 8400 1112',
      '107,00 "H" 10000 8300 1112',
    ]);
  });

  it('books what was bought with its input VAT, or without where none may be deducted', () => {
    for (const [side, key] of [
      ['bought', '"9"'],
      ['bought_without_vat', '""'],
    ] as const) {
      const { names, rows } = read(datevFile(stack, [own()], side));
      const cell = cellsOf(names, rows[0]);
      expect(['Soll/Haben-Kennzeichen', 'Konto', 'Gegenkonto (ohne BU-Schlüssel)', 'BU-Schlüssel'].map(cell)).toEqual([
        '"H"',
        '70000',
        '4600',
        key,
      ]);
    }
  });

  it('is written in Windows-1252, and loses only the marks of other letters', () => {
    const buyer = { ...aBuyer, name: 'Žofia Łuć; "Größe" – 5 €' };
    const file = datevFile(stack, [own({ buyer })], 'sold');
    const { names, rows } = read(file);
    expect(cellsOf(names, rows[0])('Buchungstext')).toBe('"Žofia ?uc  ""Größe"" – 5 €"');
    expect([...(file ?? [])]).toEqual(expect.arrayContaining([0x80, 0x96, 0xf6, 0xdf]));
  });

  it('is none of other countries, receipts, years, nor of nothing', () => {
    expect(datevFile(stack, [], 'sold')).toBeUndefined();
    expect(datevFile(stack, [own({ issuedOn: '2027-01-01' })], 'sold')).toBeUndefined();
    expect(datevFile(stack, [own({ kind: 'receipt' })], 'sold')).toBeUndefined();
    expect(datevFile(stack, [own({ seller: { ...aGermanProvider, country: 'AT' } })], 'sold')).toBeUndefined();
    expect(datevFile(stack, [own({ buyer: { ...aBuyer, country: 'AT' } })], 'bought')).toBeUndefined();
  });
});
