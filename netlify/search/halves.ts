import type { Density } from '../area/density.ts';
import { isOfKindAlone } from './blocks.ts';
import { isPlanned } from './matches.ts';
import type { Question } from './question.ts';
import { rangesWithin, type SearchedRange } from './ranges.ts';

/**
 * What takes long to count cell by cell is counted in two halves, by two sessions at the same time: one of them works on
 * one processor. Which keys are in which half hangs on a guess, and no answer does: what one half leaves out the other
 * counts.
 */

/** Below it a second statement costs what it saves. */
const worthwhileMicroseconds = 1500;

/** Of counting, as measured at a million listings: the bits of a block, a word more, a row on the border, a range. */
const perListingInBlocks = 0.004;
const perListingAndWord = 0.006;
const perListingInIndex = 0.001;
const perRow = 0.25;
const perRange = 6;

/** The question, or two that ask for the keys below a cell of so many keys, and from there on. */
export function halvesOf(question: Question, keysPerCell: number, density: Density): Question[] {
  if (isPlanned(question)) return [question];
  const costs = costsOf(question, density);
  if (sumOf(costs) < worthwhileMicroseconds) return [question];
  const middle = middleOf(question.ranges, costs, keysPerCell, density);
  const halves = [
    { lo: 0, hi: middle },
    { lo: middle, hi: Infinity },
  ].map((keys) => rangesWithin(question.ranges, [keys]));
  return halves.filter((ranges) => ranges.length > 0).map((ranges) => ({ ...question, ranges }));
}

function costsOf(question: Question, density: Density): number[] {
  const perListing = isOfKindAlone(question)
    ? perListingInIndex
    : perListingInBlocks + perListingAndWord * question.words.length;
  return question.ranges.map(({ lo, hi, inside }) => perRange + (inside ? perListing : perRow) * density(lo, hi));
}

const sumOf = (costs: readonly number[]): number => costs.reduce((sum, cost) => sum + cost, 0);

/** The end of a range, or of a cell in it, with about half of the cost on either side. */
function middleOf(
  ranges: readonly SearchedRange[],
  costs: readonly number[],
  keysPerCell: number,
  density: Density,
): number {
  let left = sumOf(costs) / 2;
  for (const [index, { lo, hi, inside }] of ranges.entries()) {
    const cost = costs[index] ?? 0;
    if (cost >= left) return inside ? cellAt({ lo, hi }, left / cost, keysPerCell, density) : hi;
    left -= cost;
  }
  return 0;
}

/** Where a cell begins before which about so large a part of the range's listings lies: its end if there is none. */
function cellAt({ lo, hi }: { lo: number; hi: number }, part: number, keysPerCell: number, density: Density): number {
  const wanted = part * density(lo, hi);
  let [first, last] = [Math.ceil(lo / keysPerCell), Math.floor(hi / keysPerCell)];
  while (first < last) {
    const cell = Math.floor((first + last) / 2);
    if (density(lo, cell * keysPerCell) < wanted) first = cell + 1;
    else last = cell;
  }
  return Math.min(hi, first * keysPerCell);
}
