import { expect, it } from 'vitest';
import { guessedColumns, rowsOf, sheetOf, textOf } from './import-rows.ts';

const read = (text: string) => {
  const sheet = sheetOf(text);
  if (sheet === undefined) throw new Error('nothing to read');
  return rowsOf(sheet, guessedColumns(sheet));
};

it('reads what a German spreadsheet writes: semicolons, quotes, a line break within a cell', () => {
  const text =
    'Vorname;Nachname;Handy;E-Mail;Bemerkung;Gruppe\r\nKlara;Groß;0171 5551234;klara@example.org;"mag ""kurz"";\nAllergie";Stamm|Gel\r\n\r\n';
  expect(read(text)).toEqual([
    {
      name: 'Klara Groß',
      phone: '0171 5551234',
      email: 'klara@example.org',
      notes: 'mag "kurz";\nAllergie',
      tags: 'Stamm,Gel',
    },
  ]);
});

it('reads commas and English headings in any order, and short lines', () => {
  expect(read('Email,Phone,Name\nk@example.org,+49 171 1,Klara\n,,Ben\nx@example.org')).toMatchObject([
    { name: 'Klara', email: 'k@example.org', phone: '+49 171 1' },
    { name: 'Ben', email: '', phone: '' },
    { name: '', email: 'x@example.org' },
  ]);
});

it('takes the bytes of either code page, and a mark in front', () => {
  expect(textOf(new Uint8Array([0x47, 0x72, 0x6f, 0xdf]))).toBe('Groß');
  expect(textOf(new TextEncoder().encode('\u{feff}Name\nGroß'))).toBe('Name\nGroß');
});

it('is nothing without a line below the headings', () => {
  expect(sheetOf('')).toBeUndefined();
  expect(sheetOf('Name;Telefon\n')).toBeUndefined();
});
