import * as z from 'zod/mini';
import {
  clientAddressMaximum,
  clientDraft,
  clientNotesMaximum,
  type ImportedField,
  type ImportedRow,
} from '../../../contract/booking/client.ts';
import { type Columns, cellOf, firmOf, otherAddresses, sparesOf } from './import-columns.ts';
import { birthdayOf, isNoDay, monthsFirst } from './import-days.ts';
import type { Row, Sheet } from './import-file.ts';
import type { ColumnKind } from './import-headings.ts';
import { addressesIn, type Contacts, numbersIn } from './import-numbers.ts';

export interface SheetRow {
  line: number;
  row: ImportedRow;
  /** Cells that are not what their column is: they go into the notes, and nobody is lost by them. */
  strange: ImportedField[];
  /** The notes were longer than we keep. */
  isCut: boolean;
}

const joined = (parts: readonly string[], separator: string): string =>
  parts.filter((part) => part !== '').join(separator);

/** What is kept in no field of its own goes into the notes, under the heading of its column. */
const noted = (heading: string, value: string): string => (heading === '' ? value : `${heading}: ${value}`);

const wordsOf = (text: string): string[] => text.toLowerCase().split(/[\s,]+/);

/** A full name holds the last name already, as words of its own: `Klara;Ra` are two. */
const joinedOnce = (first: string, last: string): string => {
  const words = wordsOf(first);
  return wordsOf(last).every((word) => words.includes(word)) ? first : joined([first, last], ' ');
};

/** Groups that programs add by themselves are nobody's words: `* myContacts ::: Stamm`. */
const tagsIn = (cell: string): string[] =>
  cell
    .split(/:::|[;|,]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '' && !tag.startsWith('*'));

const areTags = (tags: readonly string[]): boolean => z.safeParse(clientDraft, { name: '-', tags }).success;

interface Cell {
  heading: string;
  value: string;
}

/** The first of several cells is kept, and what else they say is noted. */
function contactOf(cells: readonly Cell[], read: (cell: string) => Contacts) {
  const contacts = cells.map((cell) => ({ ...cell, ...read(cell.value) }));
  const first = contacts.find(({ found }) => found.length > 0);
  const notes = contacts.flatMap(({ heading, value, found, hasWords }) => {
    const isWhole = hasWords || found.length === 0;
    const others = found.filter((one) => one !== first?.found[0]);
    return isWhole ? [noted(heading, value)] : others.map((other) => noted(heading, other));
  });
  return { kept: first?.found[0] ?? '', notes, spoilt: contacts.filter(({ isSpoilt }) => isSpoilt).length };
}

const addressOfRow = (row: Row, { street, houseNumber, zip, city }: Columns): string =>
  joined(
    [joined([cellOf(row, street), cellOf(row, houseNumber)], ' '), joined([cellOf(row, zip), cellOf(row, city)], ' ')],
    ', ',
  );

/** Takes the first address with a street, else the first one with any part. All others go into the notes. */
function addressesOfRow(row: Row, sheet: Sheet, sorts: readonly Columns[]): { kept: string; notes: string[] } {
  const written = sorts
    .map((columns) => ({ columns, text: addressOfRow(row, columns) }))
    .filter(({ text }) => text !== '');
  const kept = written.find(({ columns }) => cellOf(row, columns.street) !== '') ?? written[0];
  const others = written.filter((one) => one !== kept && one.text !== kept?.text);
  return {
    kept: kept?.text ?? '',
    notes: others.map(({ columns, text }) => noted(sheet.header[columns.street ?? -1] ?? '', text)),
  };
}

/** Far longer than a name may be, so that the row is named; a cell beyond the contract's limit would refuse the whole call. */
const nameCellMaximum = 1000;

const cutMark = ' […]';

/** Half a character in front of the mark would be none. */
const shortened = (text: string, maximum: number): string =>
  text.length <= maximum
    ? text
    : `${text.slice(0, maximum - cutMark.length).replace(/[\uD800-\uDBFF]$/, '')}${cutMark}`;

export function rowsOf(sheet: Sheet, columns: Columns): SheetRow[] {
  const { header, rows } = sheet;
  const own = (kind: ColumnKind): number[] => (columns[kind] === undefined ? [] : [columns[kind]]);
  const hasMonthFirst = monthsFirst(rows.map((row) => cellOf(row, columns.birthday)));
  const phones = [...own('phone'), ...own('otherPhone'), ...sparesOf(sheet, columns, 'phone')];
  const emails = [...own('email'), ...sparesOf(sheet, columns, 'email')];
  const firmColumn = firmOf(sheet, columns);
  const sorts = [columns, ...otherAddresses(sheet, columns)];
  return rows.map((row) => {
    const at = (kind: ColumnKind): string => cellOf(row, columns[kind]);
    const filled = (from: readonly number[]): Cell[] =>
      from
        .map((column) => ({ heading: header[column] ?? '', value: cellOf(row, column) }))
        .filter(({ value }) => /[\p{L}\d]/u.test(value));
    const phone = contactOf(filled(phones), numbersIn);
    const email = contactOf(filled(emails), addressesIn);
    const address = addressesOfRow(row, sheet, sorts);
    const ownName = joinedOnce(at('name'), at('lastName'));
    const firm = cellOf(row, firmColumn);
    const birthday = birthdayOf(at('birthday'), hasMonthFirst) ?? '';
    const isStrangeDay = birthday === '' && !isNoDay(at('birthday'));
    const isLongAddress = address.kept.length > clientAddressMaximum;
    const tags = tagsIn(at('tags'));
    const isTagged = areTags(tags);
    const strangeOf = (kind: ColumnKind): string => noted(header[columns[kind] ?? -1] ?? '', at(kind));
    const notes = joined(
      [
        at('notes'),
        ownName === '' || firm === '' ? '' : noted(header[firmColumn ?? -1] ?? '', firm),
        ...phone.notes,
        ...email.notes,
        isLongAddress ? noted(header[columns.street ?? -1] ?? '', address.kept) : '',
        ...address.notes,
        isStrangeDay ? strangeOf('birthday') : '',
        isTagged ? '' : strangeOf('tags'),
      ],
      '\n',
    );
    const strange: [ImportedField, number | boolean][] = [
      ['phone', phone.spoilt],
      ['email', email.spoilt],
      ['birthday', isStrangeDay],
      ['address', isLongAddress],
      ['tags', !isTagged],
    ];
    return {
      line: row.line,
      row: {
        name: shortened(ownName === '' ? firm : ownName, nameCellMaximum),
        phone: phone.kept,
        email: email.kept,
        birthday,
        address: isLongAddress ? '' : address.kept,
        notes: shortened(notes, clientNotesMaximum),
        tags: isTagged ? tags.join(',') : '',
      },
      strange: strange.flatMap(([field, count]) => Array.from({ length: Number(count) }, () => field)),
      isCut: notes.length > clientNotesMaximum,
    };
  });
}
