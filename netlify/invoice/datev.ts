import type { InvoiceDocument } from './document.ts';

/**
 * Documents as a stack of bookings that DATEV reads (EXTF, format 700, booking stack of version 13): Windows-1252, CRLF, a line of 31
 * fields about the file, the names of 125 columns, and a line for each rate of each document. The chart is SKR 03.
 */

/** `from` and `to` lie in one year: a booking says day and month alone. */
export interface BookingStack {
  from: string;
  to: string;
  title: string;
  madeAt: Date;
}

/** `sold` to customers; `bought` from us by somebody who may deduct the VAT or not. */
type StackSide = 'sold' | 'bought' | 'bought_without_vat';

const pairs = (kind: string, content: string, count: number): string =>
  Array.from({ length: count }, (_, place) => `${kind} ${place + 1};${content} ${place + 1}`).join(';');

/** In the order of the format. */
export const datevColumns: readonly string[] = [
  'Umsatz (ohne Soll/Haben-Kz);Soll/Haben-Kennzeichen;WKZ Umsatz;Kurs;Basis-Umsatz;WKZ Basis-Umsatz;Konto',
  'Gegenkonto (ohne BU-Schlüssel);BU-Schlüssel;Belegdatum;Belegfeld 1;Belegfeld 2;Skonto;Buchungstext;Postensperre',
  'Diverse Adressnummer;Geschäftspartnerbank;Sachverhalt;Zinssperre;Beleglink',
  pairs('Beleginfo - Art', 'Beleginfo - Inhalt', 8),
  'KOST1 - Kostenstelle;KOST2 - Kostenstelle;Kost-Menge;EU-Land u. UStID;EU-Steuersatz;Abw. Versteuerungsart',
  'Sachverhalt L+L;Funktionsergänzung L+L;BU 49 Hauptfunktionstyp;BU 49 Hauptfunktionsnummer;BU 49 Funktionsergänzung',
  pairs('Zusatzinformation - Art', 'Zusatzinformation- Inhalt', 20),
  'Stück;Gewicht;Zahlweise;Forderungsart;Veranlagungsjahr;Zugeordnete Fälligkeit;Skontotyp;Auftragsnummer;Buchungstyp',
  'USt-Schlüssel (Anzahlungen);EU-Land (Anzahlungen);Sachverhalt L+L (Anzahlungen);EU-Steuersatz (Anzahlungen)',
  'Erlöskonto (Anzahlungen);Herkunft-Kz;Buchungs GUID;KOST-Datum;SEPA-Mandatsreferenz;Skontosperre;Gesellschaftername',
  'Beteiligtennummer;Identifikationsnummer;Zeichnernummer;Postensperre bis;Bezeichnung SoBil-Sachverhalt',
  'Kennzeichen SoBil-Buchung;Festschreibung;Leistungsdatum;Datum Zuord. Steuerperiode;Fälligkeit;Generalumkehr (GU)',
  'Steuersatz;Land;Abrechnungsreferenz;BVV-Position;EU-Land u. UStID (Ursprung);EU-Steuersatz (Ursprung)',
  'Abw. Skontokonto',
].flatMap((names) => names.split(';'));

/** Bytes 0x80 to 0x9F of Windows-1252; blank where there is none. */
const upper = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

function byteOf(letter: string): number | undefined {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return code;
  const place = letter === ' ' ? -1 : upper.indexOf(letter);
  return place < 0 ? undefined : 0x80 + place;
}

/** Letters that Windows-1252 lacks lose their marks; what is left is a question mark. */
function inWindows1252(text: string): Uint8Array {
  return Uint8Array.from(
    Array.from(text.normalize('NFC')).flatMap((letter) => {
      const byte = byteOf(letter);
      if (byte !== undefined) return [byte];
      const plain = letter.normalize('NFKD').replaceAll(/\p{M}/gu, '');
      return Array.from(plain).map((part) => byteOf(part) ?? 0x3f);
    }),
  );
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""').replaceAll(/[\r\n;]+/g, ' ')}"`;
const compact = (day: string): string => day.replaceAll('-', '');
const shortened = (text: string, length: number): string => Array.from(text).slice(0, length).join('');

/** Numbers that stand for those of the adviser's office: DATEV asks for the right ones when the file is read. */
const adviser = { office: '1001', client: '1' } as const;

const headOf = ({ from, to, title, madeAt }: BookingStack): string =>
  [
    `"EXTF";700;21;"Buchungsstapel";13;${madeAt.toISOString().replaceAll(/\D/g, '')};;"RE";"";""`,
    `${adviser.office};${adviser.client};${from.slice(0, 4)}0101;4;${compact(from)};${compact(to)}`,
    `${quoted(shortened(title, 30))};"";1;0;0;"EUR";;"";;;"03";;;"";""`,
  ].join(';');

/** Accounts of SKR 03. Revenue at 19 % and 7 % works out its VAT by itself. */
const accounts = {
  debtors: '10000',
  creditors: '70000',
  sold: { 1900: '8400', 700: '8300', none: '8195' } as Record<string, string>,
  /** Advertising and finding customers. */
  bought: '4600',
} as const;

/** Keys of input VAT, of an account that works out none by itself. */
const inputVat: Record<number, string> = { 1900: '9', 700: '8' };

function bookingOf(
  { kind, number = '', issuedOn, dueOn, buyer, seller, currency }: InvoiceDocument,
  side: StackSide,
  { rateHundredths, minor }: { rateHundredths: number; minor: number },
): string {
  const isSold = side === 'sold';
  const isCredit = (kind === 'correction') === isSold;
  const revenue = accounts.sold[rateHundredths] ?? accounts.sold['none'] ?? '';
  const [month = '', day = ''] = issuedOn.split('-').slice(1);
  const cells: Record<string, string> = {
    'Umsatz (ohne Soll/Haben-Kz)': `${Math.trunc(minor / 100)},${String(minor % 100).padStart(2, '0')}`,
    // Of the account of the customer or supplier.
    'Soll/Haben-Kennzeichen': isCredit ? '"H"' : '"S"',
    'WKZ Umsatz': quoted(currency),
    Konto: isSold ? accounts.debtors : accounts.creditors,
    'Gegenkonto (ohne BU-Schlüssel)': isSold ? revenue : accounts.bought,
    'BU-Schlüssel': quoted(side === 'bought' ? (inputVat[rateHundredths] ?? '') : ''),
    Belegdatum: `${day}${month}`,
    'Belegfeld 1': quoted(shortened(number.replaceAll(/[^A-Za-z0-9$&%*+\-/]/g, ''), 36)),
    Buchungstext: quoted(shortened(isSold ? buyer.name : seller.name, 60)),
    Festschreibung: '0',
    Fälligkeit: kind === 'correction' || dueOn === undefined ? '' : germanDate(dueOn),
  };
  return datevColumns.map((column) => cells[column] ?? '').join(';');
}

/** `2026-12-10` -> `10122026` */
const germanDate = (day: string): string => day.split('-').reverse().join('');

/** Only documents of Germans in euro: accounts and keys are of German VAT. */
const isForDatev = ({ kind, seller, buyer, currency }: InvoiceDocument, side: StackSide): boolean =>
  kind !== 'receipt' && seller.country === 'DE' && currency === 'EUR' && (side === 'sold' || buyer.country === 'DE');

/** Undefined where nothing is booked. */
export function datevFile(
  stack: BookingStack,
  documents: readonly InvoiceDocument[],
  side: StackSide,
): Uint8Array | undefined {
  const booked = documents.filter(
    (document) => isForDatev(document, side) && stack.from <= document.issuedOn && document.issuedOn <= stack.to,
  );
  const rows = booked.flatMap((document) =>
    document.groups
      .map(({ rateHundredths, netCents, vatCents }) => ({ rateHundredths, minor: netCents + vatCents }))
      .filter(({ minor }) => minor > 0)
      .map((group) => bookingOf(document, side, group)),
  );
  if (rows.length === 0) return undefined;
  return inWindows1252([headOf(stack), datevColumns.join(';'), ...rows, ''].join('\r\n'));
}
