/** Tables that German Excel opens by a double click: UTF-8 with its mark, semicolons, decimal commas and German days. */

/** Text that begins so would be a formula for the programs that open such files. */
export const textCell = (text: string): string =>
  `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

const decimalWith =
  (point: string) =>
  (minor: number): string =>
    `${minor < 0 ? '-' : ''}${Math.trunc(Math.abs(minor) / 100)}${point}${String(Math.abs(minor) % 100).padStart(2, '0')}`;

export const germanDecimal = decimalWith(',');
export const englishDecimal = decimalWith('.');

/** `2026-12-10` -> `10.12.2026` */
export const germanDay = (day: string): string => day.split('-').reverse().join('.');

export const tableFile = (head: string, rows: readonly (readonly string[])[]): string =>
  `\u{FEFF}${[head, ...rows.map((row) => row.join(';')), ''].join('\r\n')}`;
