import { describe, expect, it } from 'vitest';
import { columnsLeft, columnsNoted, guessedColumns } from './import-columns.ts';
import { birthdayOf } from './import-days.ts';
import { sheetOf } from './import-file.ts';
import { addressesIn, numbersIn } from './import-numbers.ts';
import { rowsOf } from './import-rows.ts';

const opened = (text: string) => {
  const sheet = sheetOf(text);
  if (sheet === undefined) throw new Error('nothing to read');
  return { sheet, columns: guessedColumns(sheet) };
};
const rowsIn = (text: string) => {
  const { sheet, columns } = opened(text);
  return rowsOf(sheet, columns);
};
const read = (text: string) =>
  rowsIn(text).map(({ row }) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== '')));

const outlook =
  'Vorname;Nachname;Straße geschäftlich;Ort geschäftlich;Postleitzahl geschäftlich;Straße privat;Ort privat;Postleitzahl privat\n';

it.each([
  [
    'a last name that ends the first',
    'Vorname;Nachname\nKlara;Ra\nHanna;Anna',
    [{ name: 'Klara Ra' }, { name: 'Hanna Anna' }],
  ],
  ['a full name that begins with the last', 'Name;Nachname\nMuster, Klara;Muster', [{ name: 'Muster, Klara' }]],
  [
    'a number of the customer beside the name',
    'Kunden-Nr;Name;Telefon\nK-1001;Klara Muster;0171 5550001',
    [{ name: 'Klara Muster', phone: '0171 5550001' }],
  ],
  ['customers with numbers only', 'Kunde;Name\n1001;Klara Muster', [{ name: 'Klara Muster' }]],
  ['an English number', 'Customer ID,Client Name\n7,Klara Muster', [{ name: 'Klara Muster' }]],
  [
    'a firm and a nickname beside the name',
    'Firmenname;Spitzname;Name\nMuster GmbH;Klärchen;Klara Muster',
    [{ name: 'Klara Muster', notes: 'Firmenname: Muster GmbH' }],
  ],
  [
    'a firm without a person',
    'First Name,Last Name,Organization Name,Phone 1 - Value\nKlara,Muster,,030 5550001\n,,Blumen Böhm GmbH,030 5550103',
    [
      { name: 'Klara Muster', phone: '030 5550001' },
      { name: 'Blumen Böhm GmbH', phone: '030 5550103' },
    ],
  ],
  [
    'counted columns, the first that is filled in the row',
    'Name,E-mail 1 - Value,E-mail 2 - Value\nKlara,klara@example.com,k@firma.example\nAnna,,anna@firma.example\nBen,,ben@firma.example',
    [
      { name: 'Klara', email: 'klara@example.com', notes: 'E-mail 2 - Value: k@firma.example' },
      { name: 'Anna', email: 'anna@firma.example' },
      { name: 'Ben', email: 'ben@firma.example' },
    ],
  ],
  [
    'the name under which Outlook shows an address',
    'Vorname;E-Mail-Adresse;E-Mail: Angezeigter Name\nKlara;klara@example.com;Klara (klara@example.com)\nBen;ben@example.com;Ben Böhm',
    [
      { name: 'Klara', email: 'klara@example.com' },
      { name: 'Ben', email: 'ben@example.com' },
    ],
  ],
  [
    'one address in two columns',
    'Name;E-Mail;E-Mail 2\nKlara;klara@example.com;klara@example.com',
    [{ name: 'Klara', email: 'klara@example.com' }],
  ],
  [
    'a running number',
    'Nr.;Name;Straße;PLZ;Ort\n1;Klara;Musterweg 3;10115;Berlin',
    [{ name: 'Klara', address: 'Musterweg 3, 10115 Berlin' }],
  ],
  [
    'a running number before the street',
    'Nr.;Straße;Name\n1;Musterweg 3;Klara',
    [{ name: 'Klara', address: 'Musterweg 3' }],
  ],
  [
    'a bare number beside the street',
    'Name;Straße;Nr.;PLZ;Ort\nKlara;Musterweg;3a;10115;Berlin',
    [{ name: 'Klara', address: 'Musterweg 3a, 10115 Berlin' }],
  ],
  [
    'street and number in one',
    'Name;Straße und Hausnummer;PLZ;Ort\nKlara;Musterweg 3a;10115;Berlin',
    [{ name: 'Klara', address: 'Musterweg 3a, 10115 Berlin' }],
  ],
  ['a number too short to be called', 'Name;Telefon\nKlara;030 1', [{ name: 'Klara', notes: 'Telefon: 030 1' }]],
  [
    'a number too long',
    'Name;Telefon\nKlara;0171 5550001 12345678',
    [{ name: 'Klara', notes: 'Telefon: 0171 5550001 12345678' }],
  ],
  ['no number', 'Name;Telefon\nKlara;keine\nBen;-', [{ name: 'Klara', notes: 'Telefon: keine' }, { name: 'Ben' }]],
  [
    'names with a comma, no headings',
    'Muster, Klara;0171 5550001\nBöhm, Ben;0171 5550002',
    [
      { name: 'Muster, Klara', phone: '0171 5550001' },
      { name: 'Böhm, Ben', phone: '0171 5550002' },
    ],
  ],
  ['one name with a comma, no headings', 'Klara, Muster', [{ name: 'Klara Muster' }]],
  [
    'a name of one letter and a spoilt number, no headings',
    'A;4,91715550001E+12',
    [{ name: 'A', notes: '4,91715550001E+12' }],
  ],
  ['a name with a digit, no headings', 'Salon 2000;0171 5550001', [{ name: 'Salon 2000', phone: '0171 5550001' }]],
  [
    'three numbers, no headings',
    'Klara;0171 5550001;030 5550002;030 5550003',
    [{ name: 'Klara', phone: '0171 5550001', notes: '030 5550002\n030 5550003' }],
  ],
  [
    'words behind the number are no last name, no headings',
    'Klara;0171 5550001;mag Tee',
    [{ name: 'Klara', phone: '0171 5550001' }],
  ],
  ['a row of sentences, no headings', 'Klara;mag Tee, Kaffee, Kuchen', [{ name: 'Klara mag Tee, Kaffee, Kuchen' }]],
  [
    'the first cell of the row that is an address',
    'Name;E-Mail;E-Mail 2\nKlara;keine;klara@example.com',
    [{ name: 'Klara', email: 'klara@example.com', notes: 'E-Mail: keine' }],
  ],
  ['an address without an end', 'Name;E-Mail\nKlara;klara@', [{ name: 'Klara', notes: 'E-Mail: klara@' }]],
  [
    'two addresses in a cell',
    'Name;E-Mail\nKlara;klara@example.com, k2@example.com',
    [{ name: 'Klara', email: 'klara@example.com', notes: 'E-Mail: k2@example.com' }],
  ],
  [
    'an address with a character that nobody sees',
    'Name;E-Mail\nKlara;klara@example.com\u200B',
    [{ name: 'Klara', email: 'klara@example.com' }],
  ],
  [
    'several values of Google in a cell',
    'First Name,Phone 1 - Value\nKlara,+49 171 5550101 ::: +49 30 5550102',
    [{ name: 'Klara', phone: '+49 171 5550101', notes: 'Phone 1 - Value: +49 30 5550102' }],
  ],
  [
    'private and business addresses, per row the one that is filled',
    `${outlook}Klara;Eins;;;;Musterweg 3;Berlin;10115\nBen;Zwei;Torstr. 1;Köln;50667;;;\nDora;Drei;Torstr. 1;Köln;50667;Musterweg 3;Berlin;10115`,
    [
      { name: 'Klara Eins', address: 'Musterweg 3, 10115 Berlin' },
      { name: 'Ben Zwei', address: 'Torstr. 1, 50667 Köln' },
      { name: 'Dora Drei', address: 'Torstr. 1, 50667 Köln', notes: 'Straße privat: Musterweg 3, 10115 Berlin' },
    ],
  ],
  ['a given name that nobody has filled', 'Vorname;Name\n;Klara Muster', [{ name: 'Klara Muster' }]],
  [
    'days that are none',
    'Name;Geburtstag\nA;0.0.00\nB;30.12.1899\nC;00.01.1900\nD;01.01.1900\nE;0000-00-00 00:00:00\nF;-\nG;31.02.1980',
    [
      { name: 'A' },
      { name: 'B' },
      { name: 'C' },
      { name: 'D' },
      { name: 'E' },
      { name: 'F' },
      { name: 'G', notes: 'Geburtstag: 31.02.1980' },
    ],
  ],
  [
    'an address and tags that are too long',
    `Name;Adresse;Tags\nKlara;${'x'.repeat(201)};${'y'.repeat(41)}`,
    [{ name: 'Klara', notes: `Adresse: ${'x'.repeat(201)}\nTags: ${'y'.repeat(41)}` }],
  ],
  [
    'quotation marks within a line that is not closed right',
    'Name;Notizen\n"Klari" Groß;"a; b"\nBen;"x"',
    [
      { name: '"Klari" Groß', notes: '"a' },
      { name: 'Ben', notes: 'x' },
    ],
  ],
])('reads %s', (_, text, rows) => {
  expect(read(text)).toEqual(rows);
});

it.each([
  ['0171 5550401 / 030 5550402', ['0171 5550401', '030 5550402'], false],
  ['0171 5550401/030 5550402', ['0171 5550401', '030 5550402'], false],
  ['01715550401/0305550402', ['01715550401', '0305550402'], false],
  ['0171/5550401/030/5550402', ['0171/5550401', '030/5550402'], false],
  ['0171 5550401 030 5550402', ['0171 5550401', '030 5550402'], false],
  ['+49 171 5550401 +49 30 5550402', ['+49 171 5550401', '+49 30 5550402'], false],
  ['0171 5550401, 030 5550402', ['0171 5550401', '030 5550402'], false],
  ['0171 5550401 oder 030 5550402', ['0171 5550401', '030 5550402'], false],
  ['0171 5550401\n030 5550402', ['0171 5550401', '030 5550402'], false],
  ['0171 5550401 (030 5550402)', ['0171 5550401', '030 5550402'], false],
  ['0171 5550401 oder 030 5550402 privat', ['0171 5550401', '030 5550402'], true],
  ['0171 5550401 (Mutter)', ['0171 5550401'], true],
  ['Tel. 030 5550402', ['030 5550402'], false],
  ['tel:+491715550401', ['+491715550401'], false],
  ['5550401/5550402', ['5550401', '5550402'], false],
  ['0171/5550401', ['0171/5550401'], false],
  ['0171 / 5550401', ['0171 / 5550401'], false],
  ['035751/201000', ['035751/201000'], false],
  ['+49 35751/201000', ['+49 35751/201000'], false],
  ['030 555 06 01', ['030 555 06 01'], false],
  ['044 668 18 00', ['044 668 18 00'], false],
  ['0171.5550602', ['0171.5550602'], false],
  ['0171\u20135550602', ['0171\u20135550602'], false],
  ['+49 (0)171 5550001', ['+49 (0)171 5550001'], false],
  ['(030) 5550402', ['(030) 5550402'], false],
  ['030 5550401-12', ['030 5550401-12'], false],
  ['491715550001', ['491715550001'], false],
  ['4,91715550001E+12', [], false],
  ['030 1', [], false],
  ['keine', [], false],
])('%s are the numbers %j', (cell, found, hasWords) => {
  expect(numbersIn(cell)).toMatchObject({ found, hasWords });
});

it.each([
  ['Klara <klara@example.com>', ['klara@example.com']],
  ['mailto:klara@example.com; b@example.com', ['klara@example.com', 'b@example.com']],
  ['klara@', []],
])('%s are the addresses %j', (cell, found) => {
  expect(addressesIn(cell).found).toEqual(found);
});

const today = new Date('2026-11-29T12:00:00Z');
it.each([
  ['30.12.26', '1926-12-30'],
  ['29.11.26', '2026-11-29'],
  ['30.11.26', '1926-11-30'],
  ['29.2.28', '1928-02-29'],
  ['1.1.00', '2000-01-01'],
  ['30.12.2026', undefined],
  ['24.12.1980 00:00:00', '1980-12-24'],
  ['1980/12/24', '1980-12-24'],
])('a birthday %s is %s', (written, day) => {
  expect(birthdayOf(written, false, today)).toBe(day);
});

describe('before reading in', () => {
  it('names what goes into the notes and what nobody takes, also without headings', () => {
    const named = opened(
      'Name;Mobil;Telefon;Telefon privat;E-Mail;E-Mail 2;Haustier;\nKlara;0171 5550001;030 5550002;030 5550003;k@example.com;l@example.com;Hund;x',
    );
    expect(columnsNoted(named.sheet, named.columns)).toEqual([3, 5]);
    expect(columnsLeft(named.sheet, named.columns)).toEqual([6, 7]);
    const bare = opened('Klara;0171 5550001;030 5550002;030 5550003;mag Tee');
    expect(columnsNoted(bare.sheet, bare.columns)).toEqual([3]);
    expect(columnsLeft(bare.sheet, bare.columns)).toEqual([4]);
  });

  it('takes no further numbers where somebody leaves the number out', () => {
    const { sheet, columns } = opened('Name;Telefon\nKlara;0171 5550001');
    delete columns.phone;
    expect(rowsOf(sheet, columns)[0]?.row).toMatchObject({ phone: '', notes: '' });
  });

  it('counts cells that are not what their column is', () => {
    const rows = rowsIn(
      'Name;Telefon;Mobil;E-Mail;Geburtstag\nA;4,9E+12;030 1;klara@;31.2.80\nB;keine;0171 5550001;keine;0.0.00\nC;0171 5550002;;;',
    );
    expect(rows.map(({ strange }) => strange)).toEqual([['phone', 'phone', 'email', 'birthday'], [], []]);
  });

  it('cuts notes that are too long with a mark, and no character in two', () => {
    const [long, fits] = rowsIn(`Name;Notizen\nA;${'😀'.repeat(3450)}\nB;${'x'.repeat(4000)}`);
    expect(long).toMatchObject({ isCut: true });
    expect(long?.row.notes).toMatch(/^😀+ \[…\]$/u);
    expect(long?.row.notes.length).toBeLessThanOrEqual(4000);
    expect(fits).toMatchObject({ isCut: false, row: { notes: 'x'.repeat(4000) } });
  });
});

it.each([
  'Klara Strasser;Wien',
  'Anna Stadtler;Köln',
  'Milan Kundera;Brno',
  'Marcella Groß;Berlin',
  'Eva Noteboom;Bonn',
  'Klara;Musterstraße 3;Berlin',
  'Klara;Am Straßenbahnhof;10115',
])('takes somebody for no heading: %s', (line) => {
  expect(opened(`${line}\nBen Böhm;Köln`).sheet.hasHeadings).toBe(false);
});

it.each([
  ['Straße', 'street'],
  ['Strasse / Nr', 'street'],
  ['Straßenname', 'street'],
  ['Home Street', 'street'],
  ['Stadt', 'city'],
  ['Wohnort', 'city'],
  ['Kunde', 'name'],
  ['Kundenname', 'name'],
  ['Notes', 'notes'],
  ['Zusatzinfo', 'notes'],
])('reads the heading %s as %s', (heading, kind) => {
  expect(opened(`${heading};Geburtstag\nx y;24.12.1980`).columns).toEqual({ [kind]: 0, birthday: 1 });
});

it.each([';', ',', '\t', '|'])('reads two columns and one to eight rows as two columns: %j', (separator) => {
  for (const count of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const people = Array.from({ length: count }, (_, n) => [`Klara ${n}`, `0171 555020${n}`].join(separator));
    for (const end of ['', '\n', '\r\n', '\n\n\n', `\n${separator}\n`]) {
      expect(read(`${['Name', 'Telefon'].join(separator)}\n${people.join('\n')}${end}`)).toHaveLength(count);
      expect(read(`${people.join('\n')}${end}`)[0]).toEqual({ name: 'Klara 0', phone: '0171 5550200' });
    }
  }
});

it('takes the separator that somebody chooses', () => {
  expect(sheetOf('Name,a;Telefon\nKlara;1')?.separator).toBe(';');
  expect(sheetOf('Name,a;Telefon\nKlara;1', { separator: ',' })?.header).toEqual(['Name', 'a;Telefon']);
});
