import { bankFileText } from '../../support/bank-files.ts';

/** The dearest bank files that are allowed, and some that are not: what a stranger's file may ask of the server. */

const unpackedBytes = 127 * 1024 * 1024;

const filledTo = (bytes: number, part: (place: number) => string): string[] => {
  const parts: string[] = [];
  for (let size = 0, place = 0; size < bytes; place += 1) {
    const text = part(place);
    size += Buffer.byteLength(text);
    parts.push(text);
  }
  return parts;
};

const [before = '', after = ''] = bankFileText({ statements: [{ entries: [{ amount: '1.00' }] }] }).split(
  /<Ntry>.*<\/Ntry>/,
);
const around = (parts: readonly string[]): Buffer =>
  Buffer.concat([Buffer.from(before), ...parts.map((part) => Buffer.from(part)), Buffer.from(after)]);
const head =
  '<Amt Ccy="EUR">1.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-12-10</Dt></BookgDt>';
const entry = (content: string): string => `<Ntry>${head}<NtryDtls><TxDtls>${content}</TxDtls></NtryDtls></Ntry>`;
const text = (content: string): string => `<RmtInf><Ustrd>${content}</Ustrd></RmtInf>`;
const repeated = (part: string, bytes: number): string => part.repeat(Math.floor(bytes / Buffer.byteLength(part)));
const lines = (count: number, part: (place: number) => string): string[] =>
  Array.from({ length: count }, (_, place) => part(place));

export const worst: Record<string, () => Buffer> = {
  'blanks alone': () => Buffer.alloc(unpackedBytes, ' '),
  'blanks between entries, 127 MB in one': () => around([' '.repeat(unpackedBytes), entry('')]),
  'blanks in an entry, 8 MB': () => around([entry(' '.repeat(8_000_000))]),
  'attributes, 8 MB': () => around([`<Ntry ${repeated('a="b" ', 8_000_000)}></Ntry>`]),
  'one long text, 8 MB': () => around([entry(text('x'.repeat(8_000_000)))]),
  'runs of 16,000 blanks': () => around(filledTo(unpackedBytes, () => `${' '.repeat(16_000)}${entry('')}`)),
  'comments of 16,000 letters': () => around(filledTo(unpackedBytes, () => entry(`<!--${'x'.repeat(16_000)}-->`))),
  '4,000,000 empty elements': () => around(lines(66, () => entry(repeated('<a/>', 240_000)))),
  'more elements': () => around(filledTo(unpackedBytes, () => entry(repeated('<a><b>c</b></a>', 250_000)))),
  'long attributes': () =>
    around(filledTo(unpackedBytes, () => entry(repeated(`<a b="${'x'.repeat(4000)}"/>`, 250_000)))),
  'many attributes': () =>
    around(filledTo(unpackedBytes, () => entry(repeated(`<a ${repeated('b="" ', 4000)}/>`, 250_000)))),
  entities: () => around(filledTo(unpackedBytes, () => entry(repeated(text(repeated('&lt;', 12_000)), 250_000)))),
  'texts of 16,000 letters': () =>
    around(filledTo(unpackedBytes, (place) => entry(repeated(text(`Ж${place} `.repeat(800)), 250_000)))),
  '50,000 lines of 2,500 bytes': () => around(lines(50_000, (place) => entry(text(`${place}${'Ж'.repeat(1150)}`)))),
  '50,000 lines of the most that is kept': () =>
    around(lines(50_000, (place) => entry(text(`Ж${String(place).padEnd(1020, 'x')}`)))),
  'one entry of 50,000 payments': () =>
    around([
      `<Ntry>${head.replace('1.00', '50000.00')}<NtryDtls>${lines(50_000, (place) => `<TxDtls><Amt Ccy="EUR">1.00</Amt>${text(`Ж${String(place).padEnd(1000, 'x')}`)}</TxDtls>`).join('')}</NtryDtls></Ntry>`,
    ]),
  '50,001 lines': () => around(lines(50_001, () => entry(''))),
};
