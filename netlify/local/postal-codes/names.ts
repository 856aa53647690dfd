import { foldedName } from '../../places/names.ts';

const withoutParentheses = (name: string): string => name.replaceAll(/\s*\(.*?\)/g, '').trim();
/** `Marburg an der Lahn` -> `Marburg`. */
const withoutWhere = (name: string): string =>
  name.replace(/ (?:auf|an|am|bei|im|in|ob|unter|vor|a\.|b\.|i\.|o\.)(?: .*)?$/, '');

/** How a town may be written elsewhere, folded. */
export const writtenAs = (name: string): string[] => [
  ...new Set([name, withoutParentheses(name), withoutWhere(name)].map(foldedName)),
];

/**
 * How to look a municipality up, the surest way first: as it is, without what tells it from others, and at last by its halves
 * where two have become one (`Brotterode-Trusetal`).
 */
export function waysToFind(name: string): string[][] {
  const bare = withoutParentheses(name);
  const single = [name, bare, bare.split('/')[0] ?? '', bare.split(' - ')[0] ?? '', withoutWhere(bare)];
  const halves = bare.split(/[-/]/).filter((half) => half.trim().length > 2);
  return [...single.map((way) => [way]), ...(halves.length > 1 ? [halves] : [])].map((ways) => ways.map(foldedName));
}
