import { cornersOf } from './area.ts';
import { costs, mechanisms, microseconds, planning } from './constants.ts';
import type { PageAsked } from './cursor.ts';
import { isPlanned } from './matches.ts';
import type { Question } from './question.ts';

/** How a question is asked. Everything here is a guess: speed hangs on it, no answer does. */

/** Of counting row by row what lies on the border. */
export const estimatedMilliseconds = ({ ranges, border }: Question): number =>
  (ranges.length * microseconds.range + border.rows * microseconds.row + border.corners * microseconds.corner) / 1000;

/** Words of a large area are compared with every listing there, or with what the trigrams find everywhere. */
export const isDear = (question: Question): boolean =>
  estimatedMilliseconds(question) > costs.dearMilliseconds ||
  (question.words.length > 0 &&
    !question.hasRareWord &&
    (question.listings?.inArea ?? 0) * microseconds.row > 1000 * costs.dearMilliseconds);

/** What a row costs that an ordered scan meets: on the border it is tested against all corners. */
function stepCost({ border, shapes, listings }: Question): number {
  const onBorder = border.rows / Math.max(1, listings?.everywhere ?? 1);
  return 1 + (onBorder * cornersOf(shapes) * microseconds.corner) / microseconds.row;
}

/**
 * How many rows an ordered scan may look at for a page of so many matches in all, or 0 where another way is cheaper. Prices
 * and sizes lie in heaps: the cheapest of a dear city are far behind.
 */
export function scanWorthwhile(question: Question, { sort, limit }: Omit<PageAsked, 'after'>, total: number): number {
  if (!mechanisms.orderedScans) return 0;
  const { listings } = question;
  if (listings === undefined) return total <= planning.fewMatches ? 0 : planning.scanUnknown;
  const spread = sort === 'newest' ? planning.scanSpread.newest : planning.scanSpread.others;
  const scanned = (spread * limit * listings.everywhere) / total;
  const cost = scanned * stepCost(question);
  return cost < stepsOtherwise(question, total, listings.inArea)
    ? Math.round(Math.min(Math.max(2 * scanned, planning.scanBeside), planning.scanMost))
    : 0;
}

/** What sorting all matches costs, in rows of a scan. */
function stepsOtherwise(question: Question, total: number, inArea: number): number {
  if (isPlanned(question)) return total * planning.scanPerPlanned;
  const inTiles = inArea * planning.scanPerListing + total * planning.scanPerMatch;
  const onBorder = (question.border.corners * microseconds.corner) / microseconds.row;
  return Math.min(inArea, question.words.length === 0 ? inTiles : Infinity) + onBorder;
}

const isUnfiltered = ({ categories, words, ...question }: Question): boolean => {
  const { dealType, bedrooms, conditions, centavos, squareMetres } = question;
  const spans = [centavos.least, centavos.most, squareMetres.least, squareMetres.most];
  const wishes = [dealType, bedrooms, ...Object.values(conditions), ...spans, ...words];
  return categories === 'properties' && wishes.every((wish) => wish === undefined);
};

/**
 * How many rows an ordered scan may look at while the matches are counted, or 0. Where nothing is filtered it is known how
 * many there are, about.
 */
export function firstScan(question: Question, asked: Omit<PageAsked, 'after'>): number {
  const { listings } = question;
  if (listings !== undefined && isUnfiltered(question)) return scanWorthwhile(question, asked, listings.inArea);
  return mechanisms.orderedScans && !question.hasRareWord ? planning.scanBeside : 0;
}
