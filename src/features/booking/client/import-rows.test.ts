import { describe, expect, it } from 'vitest';
import { columnsLeft, guessedColumns } from './import-columns.ts';
import { birthdayOf } from './import-days.ts';
import { isWorkbook, sheetOf, textOf } from './import-file.ts';
import { rowsOf } from './import-rows.ts';

const read = (text: string) => {
  const sheet = sheetOf(text);
  if (sheet === undefined) throw new Error('nothing to read');
  return rowsOf(sheet, guessedColumns(sheet)).map(({ row }) =>
    Object.fromEntries(Object.entries(row).filter(([, value]) => value !== '')),
  );
};
const bytesOf = (text: string) => new TextEncoder().encode(text);
const unitsOf = (text: string) => Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
const wide = (text: string, isBigEndian: boolean, mark = '\uFEFF') => {
  const units = unitsOf(`${mark}${text}`);
  return new Uint8Array(units.flatMap((unit) => (isBigEndian ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8])));
};

/** Files as programs of salons and workshops write them. */
const files: [name: string, text: string, rows: Record<string, string>[]][] = [
  [
    'a German spreadsheet: semicolons, quotes, a line break within a cell',
    'Vorname;Nachname;Handy;E-Mail;Bemerkung;Gruppe\r\nKlara;Groß;0171 5551234;klara@example.org;"mag ""kurz"";\nAllergie";Stamm|Gel\r\n\r\n',
    [
      {
        name: 'Klara Groß',
        phone: '0171 5551234',
        email: 'klara@example.org',
        notes: 'mag "kurz";\nAllergie',
        tags: 'Stamm,Gel',
      },
    ],
  ],
  [
    'commas, English headings in any order, short lines',
    'Email,Phone,Name\nk@example.org,+49 171 1555,Klara\n,,Ben',
    [{ name: 'Klara', email: 'k@example.org', phone: '+49 171 1555' }, { name: 'Ben' }],
  ],
  [
    'a first line that says what separates',
    'sep=;\r\nName;Telefon\r\nKlara, die Erste;030 555000\r\n',
    [{ name: 'Klara, die Erste', phone: '030 555000' }],
  ],
  [
    'no headings',
    'Klara Groß;0171 5551234;klara@example.org;24.12.1980\nBen Böhm;030 123456;;1.2.75',
    [
      { name: 'Klara Groß', phone: '0171 5551234', email: 'klara@example.org', birthday: '1980-12-24' },
      { name: 'Ben Böhm', phone: '030 123456', birthday: '1975-02-01' },
    ],
  ],
  [
    'no headings, names in two columns, two numbers',
    'Klara,Groß,0171 5551234,030 555001\nBen,Böhm,0172 5551234,030 555002',
    [
      { name: 'Klara Groß', phone: '0171 5551234', notes: '030 555001' },
      { name: 'Ben Böhm', phone: '0172 5551234', notes: '030 555002' },
    ],
  ],
  [
    'a birthday beside tags',
    'Name;Geburtstag;Schlagwörter\nKlara;24.12.1980;Stamm',
    [{ name: 'Klara', birthday: '1980-12-24', tags: 'Stamm' }],
  ],
  [
    'two numbers, the mobile one behind the other: it comes first, and the other is kept',
    'Name;Telefon;Mobil\nKlara;030 555000;0171 5551234\nBen;030 555001;',
    [
      { name: 'Klara', phone: '0171 5551234', notes: 'Telefon: 030 555000' },
      { name: 'Ben', phone: '030 555001' },
    ],
  ],
  [
    'an address in parts',
    'Nachname;Vorname;Straße;PLZ;Ort\nGroß;Klara;Torstr. 1;10115;Berlin\nBöhm;Ben;;;Köln',
    [
      { name: 'Klara Groß', address: 'Torstr. 1, 10115 Berlin' },
      { name: 'Ben Böhm', address: 'Köln' },
    ],
  ],
  [
    'an address in one column, tabs between the columns',
    'Name\tAdresse\tNotizen\nKlara\tTorstr. 1, 10115 Berlin\tmag Tee',
    [{ name: 'Klara', address: 'Torstr. 1, 10115 Berlin', notes: 'mag Tee' }],
  ],
  [
    'American dates',
    'Full name,Birthday\nKlara,12/24/1980\nBen,02/01/1975',
    [
      { name: 'Klara', birthday: '1980-12-24' },
      { name: 'Ben', birthday: '1975-02-01' },
    ],
  ],
  [
    'birthdays that are none or have no year: kept as notes',
    'Name;Geburtsdatum;Notiz\nKlara;29.2.;Allergie\nBen;29214;\nDora;31.02.1980;',
    [
      { name: 'Klara', notes: 'Allergie\nGeburtsdatum: 29.2.' },
      { name: 'Ben', birthday: '1979-12-25' },
      { name: 'Dora', notes: 'Geburtsdatum: 31.02.1980' },
    ],
  ],
  [
    'what this site has written itself: no formula is left, numbers keep their plus',
    "\uFEFFName;Telefon;E-Mail;Geburtstag;Adresse;Schlagwörter;Notizen\r\n'=Klara;'+49 171 5551234;k@example.org;1980-12-24;Torstr. 1;Stamm, Gel;\r\n",
    [
      {
        name: '=Klara',
        phone: '+49 171 5551234',
        email: 'k@example.org',
        birthday: '1980-12-24',
        address: 'Torstr. 1',
        tags: 'Stamm,Gel',
      },
    ],
  ],
];

/** What people have exported, and what was lost of it (field cases 1 to 6). */
const exported: [name: string, text: string, rows: Record<string, string>[]][] = [
  [
    'a given name beside a bare name',
    'Vorname;Name;Telefon;Ort\nKlara;Muster;0171 5550001;Berlin',
    [{ name: 'Klara Muster', phone: '0171 5550001', address: 'Berlin' }],
  ],
  [
    'the same the other way round',
    'Name;Vorname\nMuster;Klara\nProbe;Klara',
    [{ name: 'Klara Muster' }, { name: 'Klara Probe' }],
  ],
  ['a full name beside both, once', 'Name;Vorname;Nachname\nKlara Muster;Klara;Muster', [{ name: 'Klara Muster' }]],
  ['a full name as the first', 'Full Name,Last Name\nKlara Muster,Muster', [{ name: 'Klara Muster' }]],
  [
    'contacts of Google',
    'First Name,Last Name,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Address 1 - Label,Address 1 - Street,Address 1 - City,Address 1 - Postal Code\n' +
      'Klara,Probe,* myContacts,* Home,klara@example.com,Mobile,+49 171 5550101,Home,Musterweg 3,Berlin,10115',
    [
      {
        name: 'Klara Probe',
        email: 'klara@example.com',
        phone: '+49 171 5550101',
        address: 'Musterweg 3, 10115 Berlin',
      },
    ],
  ],
  [
    'contacts of a German Outlook: private and business, per row the first that is filled',
    'Vorname;Nachname;Telefon geschäftlich;Telefon privat;Mobiltelefon;E-Mail-Adresse;E-Mail 2: Adresse\n' +
      'Klara;Eins;;030 5550102;;;klara@example.com\nBen;Zwei;030 5550103;030 5550104;0171 5550105;ben@example.com;',
    [
      { name: 'Klara Eins', phone: '030 5550102', email: 'klara@example.com' },
      {
        name: 'Ben Zwei',
        phone: '0171 5550105',
        email: 'ben@example.com',
        notes: 'Telefon privat: 030 5550104\nTelefon geschäftlich: 030 5550103',
      },
    ],
  ],
  [
    'two columns and one row',
    'Name;Telefon\nKlara Zwei;0171 5550201\n',
    [{ name: 'Klara Zwei', phone: '0171 5550201' }],
  ],
  [
    'a number of the house in a column of its own',
    'Vorname;Nachname;Straße;Hausnummer;PLZ;Ort\nKlara;Haus;Musterweg;3a;10115;Berlin',
    [{ name: 'Klara Haus', address: 'Musterweg 3a, 10115 Berlin' }],
  ],
  [
    'the empty day of a spreadsheet',
    'Name;Telefon;Geburtstag\nKlara Datum;0171 5550301;30.12.1899',
    [{ name: 'Klara Datum', phone: '0171 5550301' }],
  ],
  [
    'a number that a spreadsheet has spoilt',
    'Name;Telefon\nAnna;4,91715550001E+12',
    [{ name: 'Anna', notes: 'Telefon: 4,91715550001E+12' }],
  ],
  [
    'two numbers in a cell',
    'Name;Telefon\nAnna;0171 5550401 / 030 5550402',
    [{ name: 'Anna', phone: '0171 5550401', notes: 'Telefon: 030 5550402' }],
  ],
  [
    'a quotation mark that stays open',
    'Name;Notizen\nAnna;"mag Tee\nBen;kommt spät',
    [
      { name: 'Anna', notes: '"mag Tee' },
      { name: 'Ben', notes: 'kommt spät' },
    ],
  ],
];

it.each([...files, ...exported])('reads %s', (_, text, rows) => {
  expect(read(text)).toEqual(rows);
});

it('takes the bytes of UTF-16, UTF-8 and the Windows code page, with or without a mark in front', () => {
  const text = 'Name;Telefon\nGroß;030 555000';
  for (const bytes of [
    wide(text, false),
    wide(text, true),
    wide(text, false, ''),
    wide(text, true, ''),
    bytesOf(text),
    bytesOf(`\uFEFF${text}`),
    new Uint8Array(unitsOf(text)),
  ])
    expect(read(textOf(bytes))).toEqual([{ name: 'Groß', phone: '030 555000' }]);
});

describe('a file', () => {
  it('of a spreadsheet program itself is told apart', () => {
    expect(isWorkbook(new Uint8Array([0x50, 0x4b, 3, 4, 20]))).toBe(true);
    expect(isWorkbook(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]))).toBe(true);
    expect(isWorkbook(bytesOf('PKW;Name'))).toBe(false);
  });

  it('is nothing without somebody in it', () => {
    for (const text of ['', 'Name;Telefon\n', '\n\n']) expect(sheetOf(text)).toBeUndefined();
  });

  it('names lines as a spreadsheet counts them, empty ones included', () => {
    const sheet = sheetOf('Name\nKlara\n\nBen');
    expect(sheet?.rows.map(({ line }) => line)).toEqual([2, 4]);
  });

  it('has headings or none as somebody says', () => {
    expect(sheetOf('Klara\nBen', { hasHeadings: true })?.header).toEqual(['Klara']);
    expect(sheetOf('Name\nBen', { hasHeadings: false })?.rows).toHaveLength(2);
  });
});

it.each([
  ['24.12.1980', '1980-12-24'],
  ['1.2.03', '2003-02-01'],
  ['1980-12-24 00:00:00', '1980-12-24'],
  ['24-12-1980', '1980-12-24'],
  ['29.02.1981', undefined],
  ['Dezember', undefined],
])('a birthday %s is %s', (written, day) => {
  expect(birthdayOf(written, false)).toBe(day);
});

it('says that a quotation mark stays open, and names columns that hold something and nobody takes', () => {
  expect(sheetOf('Name;Notizen\nAnna;"mag Tee\nBen;x')?.hasOpenQuote).toBe(true);
  const sheet = sheetOf('Name;Telefon;Haustier;Leer\nAnna;030 5550501;Hund;\n');
  if (sheet === undefined) throw new Error('nothing to read');
  expect(sheet.hasOpenQuote).toBe(false);
  expect(columnsLeft(sheet, guessedColumns(sheet))).toEqual([2]);
});

it('reads the letters of an old Mac, and those of Windows', () => {
  const mac = new Uint8Array([...unitsOf('Name\nM'), 0x9f, ...unitsOf('ller, J'), 0x9a, ...unitsOf('rg Gro'), 0xa7]);
  expect(textOf(mac)).toBe('Name\nMüller, Jörg Groß');
  const windows = new Uint8Array([...unitsOf('Name\nM'), 0xfc, ...unitsOf('ller '), 0x80, ...unitsOf(' 5')]);
  expect(textOf(windows)).toBe('Name\nMüller € 5');
});
