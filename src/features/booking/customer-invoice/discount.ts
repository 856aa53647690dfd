import type { NumberEntry } from '#i18n/typed-number.ts';
import type { LineValues } from './written.ts';

/** Something off the lines above, as lines of an invoice: a quantity below nothing with a price of its own. */

export interface Discount {
  by: 'percent' | 'amount';
  /** Per cent, or euros or francs. */
  value: NumberEntry;
}

const numberOf = (entry: NumberEntry): number => (typeof entry === 'number' ? entry : Number.NaN);

const minorOf = ({ quantityThousandths, unitMinor }: LineValues): number =>
  Math.round(numberOf(quantityThousandths) * Math.round(numberOf(unitMinor) * 100)) || 0;

export const isDiscount = ({ quantityThousandths }: Pick<LineValues, 'quantityThousandths'>): boolean =>
  numberOf(quantityThousandths) < 0;

interface Group {
  rateHundredths: string;
  /** Work and travel are together, since households deduct both (§ 35a EStG). */
  isMaterial: boolean;
  minor: number;
}

/** What the lines cost, by rate and by whether a household may deduct it: a discount takes the same share of each. */
function groupsOf(lines: readonly LineValues[]): Group[] {
  const groups = new Map<string, Group>();
  for (const line of lines) {
    const { rateHundredths } = line;
    const isMaterial = line.kind === 'material';
    const key = `${rateHundredths} ${isMaterial}`;
    const known = groups.get(key) ?? { rateHundredths, isMaterial, minor: 0 };
    groups.set(key, { ...known, minor: known.minor + minorOf(line) });
  }
  const all = [...groups.values()];
  // Work below nothing lessens the material of its rate, and the other way round: a rate never falls below nothing.
  const owed = (of: Group): number =>
    all.find((group) => group.rateHundredths === of.rateHundredths && group !== of && group.minor < 0)?.minor ?? 0;
  return all.map((group) => ({ ...group, minor: group.minor + owed(group) })).filter(({ minor }) => minor > 0);
}

/** By largest remainder, so that the parts sum to the whole; among equals the first. */
function shared(minor: number, groups: readonly Group[]): number[] {
  const sum = groups.reduce((total, group) => total + group.minor, 0);
  const exact = groups.map((group) => (minor * group.minor) / sum);
  const parts = exact.map(Math.floor);
  const left = minor - parts.reduce((total, part) => total + part, 0);
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .sort((one, other) => other.remainder - one.remainder || one.index - other.index);
  for (const { index } of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

/** The lines of a discount; none where it is no number, nothing, or more than everything. */
export function discountLines(lines: readonly LineValues[], { by, value }: Discount, name: string): LineValues[] {
  const groups = groupsOf(lines);
  const sum = groups.reduce((total, { minor }) => total + minor, 0);
  const minor = Math.round(by === 'percent' ? (sum * numberOf(value)) / 100 : numberOf(value) * 100);
  if (!(minor > 0 && minor < sum)) return [];
  return shared(minor, groups).flatMap((part, index) => {
    const group = groups[index];
    if (group === undefined || part === 0) return [];
    return [
      {
        name,
        note: '',
        kind: group.isMaterial ? 'material' : 'labour',
        unit: 'lump_sum',
        quantityThousandths: -1,
        unitMinor: part / 100,
        rateHundredths: group.rateHundredths,
      } satisfies LineValues,
    ];
  });
}
