import type { NameRank } from './file.ts';
import { nameLooks, type PlacedName, shownText } from './names.ts';

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const plain = (text: string): string => text.replace(/[&<>]/g, (mark) => marks[mark] ?? '');

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Names as texts of an SVG, in the classes of their ranks and of the dots. */
export const writeNames = (
  names: readonly PlacedName[],
  classOf: (rank: NameRank) => string | undefined,
  dotClass: string | undefined,
): string =>
  names
    .map(({ text, rank, x, y, dot }) => {
      const point =
        dot === undefined
          ? ''
          : `<circle class="${dotClass}" cx="${rounded(dot[0])}" cy="${rounded(dot[1])}" r="2.5"/>`;
      return `${point}<text class="${classOf(rank)}" font-size="${nameLooks[rank].size}" x="${rounded(x)}" y="${rounded(y)}">${plain(shownText(text, rank))}</text>`;
    })
    .join('');
