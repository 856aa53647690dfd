import { expect, it } from 'vitest';
import { guessedColumns } from './import-columns.ts';
import { sheetOf } from './import-file.ts';
import { rowsOf } from './import-rows.ts';
import { callsOf } from './import-send.ts';

const rowsIn = (text: string) => {
  const sheet = sheetOf(text);
  return sheet === undefined ? [] : rowsOf(sheet, guessedColumns(sheet));
};

it.each([
  ['letters of one byte', 'x', 2],
  ['letters of three bytes', '€', 3],
])('sends 220 people with notes of 6,900 %s in calls below a megabyte', (_, letter, calls) => {
  const notes = letter.repeat(6900);
  const rows = rowsIn(['Name;Notizen', ...Array.from({ length: 220 }, (__, n) => `Kunde ${n};${notes}`)].join('\n'));
  const sent = callsOf(rows);
  expect(sent).toHaveLength(calls);
  expect(sent.flat()).toEqual(rows);
  for (const part of sent) {
    const body = JSON.stringify({ rows: part.map(({ row }) => row) });
    expect(new TextEncoder().encode(body).length).toBeLessThan(1_000_000);
  }
});

it('sends at most 200 rows a call, and nobody twice', () => {
  const rows = rowsIn(['Name', ...Array.from({ length: 450 }, (_, n) => `Kunde ${n}`)].join('\n'));
  expect(callsOf(rows).map(({ length }) => length)).toEqual([200, 200, 50]);
});
