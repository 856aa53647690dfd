import { addressesIn, numbersIn } from '../client/import-numbers.ts';
import type { VisitColumns, VisitKind, VisitRow, VisitSheet } from './visit-columns.ts';
import { centsIn, minutesIn, monthsFirst, timeIn, type WrittenTime } from './written-times.ts';

/** A visit as a file says it. */
export interface ReadVisit {
  /** Of the file, from 1. */
  line: number;
  file: string;
  /** `2027-03-28T14:30` on the clock of the business, or an instant with `Z`. */
  start: string;
  /** On the clock; `end` counts where there is one, because clocks change in between. */
  minutes: number;
  end: string | null;
  name: string;
  phone: string;
  email: string;
  note: string;
  service: string;
  staff: string;
  priceCents: number | null;
}

export type RowFault = 'noTime' | 'noEnd' | 'cancelled';

export interface ReadVisits {
  visits: ReadVisit[];
  /** Rows that are no visit, and why. */
  faulty: { file: string; line: number; fault: RowFault; cells: readonly string[] }[];
}

const isCancelled = (cell: string): boolean =>
  /storn|cancel|abgesagt|absage|gel(ö|oe)scht|deleted|no.?show|nicht erschienen|abgelehnt|declined|rejected|versäumt/i.test(
    cell,
  );

/** `Muster, Klara` is Klara Muster. */
const turned = (name: string): string => {
  const [last = '', first, ...others] = name.split(/,\s*/);
  return first === undefined || first === '' || others.length > 0 ? name : `${first} ${last}`;
};

const minuteMilliseconds = 60_000;
const clockText = (day: string, minute: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + minute * minuteMilliseconds)
    .toISOString()
    .slice(0, 'YYYY-MM-DDTHH:MM'.length);

const between = (from: string, until: string): number =>
  Math.round((Date.parse(until) - Date.parse(from)) / minuteMilliseconds);

/** Minutes from a start to an end; an end before the start lies behind midnight. */
function lengthOf(
  start: { day?: string | undefined; minute?: number | undefined; instant: string | undefined },
  end: WrittenTime,
) {
  if (start.instant !== undefined && end.instant !== undefined) return between(start.instant, end.instant);
  const minute = end.clocks.at(-1);
  if (start.minute === undefined || minute === undefined) return undefined;
  const days =
    end.day === undefined || start.day === undefined ? 0 : between(`${start.day}T00:00Z`, `${end.day}T00:00Z`);
  const length = minute - start.minute + days;
  return length <= 0 && end.day === undefined ? length + 1440 : length;
}

export function visitRowsOf(sheet: VisitSheet, columns: VisitColumns, file: string): ReadVisits {
  const at = ({ cells }: VisitRow, kind: VisitKind): string =>
    (cells[columns[kind] ?? -1] ?? '').replace(/^'(?=[=+\-@])/, '');
  const hasMonthFirst = monthsFirst(sheet.rows.flatMap((row) => [at(row, 'start'), at(row, 'day')]));
  const read: ReadVisits = { visits: [], faulty: [] };
  for (const row of sheet.rows) {
    const fail = (fault: RowFault): void =>
      void read.faulty.push({ file, line: row.line, fault, cells: row.cells.filter((cell) => cell !== '') });
    if (isCancelled(at(row, 'status'))) {
      fail('cancelled');
      continue;
    }
    const written = timeIn(at(row, columns.start === undefined ? 'day' : 'start'), hasMonthFirst);
    const time = timeIn(at(row, 'time'), hasMonthFirst);
    const clocks = columns.time === undefined || written.clocks.length > 0 ? written.clocks : time.clocks;
    const day = written.day ?? timeIn(at(row, 'day'), hasMonthFirst).day;
    const minute = clocks[0];
    const start = written.instant ?? (day === undefined || minute === undefined ? undefined : clockText(day, minute));
    if (start === undefined) {
      fail('noTime');
      continue;
    }
    const begins = { day, minute, instant: written.instant };
    const range = { day: undefined, clocks: clocks.slice(1), instant: undefined };
    const exact = minutesIn(at(row, 'minutes'));
    const length = exact ?? lengthOf(begins, timeIn(at(row, 'end'), hasMonthFirst)) ?? lengthOf(begins, range);
    if (length === undefined || length <= 0) {
      fail('noEnd');
      continue;
    }
    const phone = numbersIn(at(row, 'phone'));
    const [first, last] = [turned(at(row, 'name')), at(row, 'lastName')];
    read.visits.push({
      line: row.line,
      file,
      start,
      minutes: length,
      end: exact === undefined && day !== undefined && minute !== undefined ? clockText(day, minute + length) : null,
      name: [first, last]
        .filter((part) => part !== '')
        .join(' ')
        .replaceAll(/\s+/g, ' '),
      phone: phone.found[0] ?? '',
      email: addressesIn(at(row, 'email')).found[0] ?? '',
      note: at(row, 'note'),
      service: at(row, 'service').replaceAll(/\s+/g, ' '),
      staff: at(row, 'staff').replaceAll(/\s+/g, ' '),
      priceCents: centsIn(at(row, 'price')) ?? null,
    });
  }
  return read;
}
