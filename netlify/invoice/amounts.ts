/**
 * Amounts of a document whose lines have gross prices. All are whole cents (of euros, francs or pesos); rates are hundredths of
 * a per cent, so that 8.1 % is 810.
 */

/** UNTDID 5305: charged, exempt, reverse charge, not subject to VAT. */
export type VatCategory = 'S' | 'E' | 'AE' | 'O';

/** What a line's price contains, and what of it is charged. */
export interface VatRule {
  category: VatCategory;
  /** 0 where none is charged. */
  rateHundredths: number;
  /**
   * The rate that the price contains. Whoever is charged none (AE, O) pays the price without it: 8.39 of 9.99. Equal to
   * `rateHundredths` where VAT is charged; 0 where the price has never contained any (small businesses).
   */
  insideHundredths: number;
}

export interface PricedLine {
  grossCents: number;
  vat: VatRule;
}

export interface LineAmounts {
  netCents: number;
  /** What is paid for the line: net and what VAT is charged on it. */
  grossCents: number;
}

/** A row of the VAT breakdown: BG-23 of EN 16931. */
export interface VatGroup {
  category: VatCategory;
  rateHundredths: number;
  netCents: number;
  vatCents: number;
}

export interface Amounts {
  /** In the order of the lines asked for. */
  lines: LineAmounts[];
  /** The highest rate first. */
  groups: VatGroup[];
  netCents: number;
  vatCents: number;
  grossCents: number;
}

/** numerator / denominator, half up. Exact for whole numbers below 2^53. */
export const dividedHalfUp = (numerator: number, denominator: number): number =>
  Math.floor((2 * numerator + denominator) / (2 * denominator));

const whole = 10_000;

/** VAT inside a gross amount: gross · r / (1 + r), half up. */
export const vatInside = (grossCents: number, rateHundredths: number): number =>
  dividedHalfUp(grossCents * rateHundredths, whole + rateHundredths);

/** Nets of the lines, rounded by largest remainder so that they sum to `netCents`; among equals the first line. */
function netsOf(grossCents: readonly number[], rateHundredths: number, netCents: number): number[] {
  const divisor = whole + rateHundredths;
  const floors = grossCents.map((cents) => Math.floor((cents * whole) / divisor));
  const left = netCents - floors.reduce((sum, cents) => sum + cents, 0);
  const remainders = grossCents.map((cents, index) => ({
    index,
    remainder: cents * whole - (floors[index] ?? 0) * divisor,
  }));
  const raised = new Set(
    remainders
      .sort((one, other) => other.remainder - one.remainder || one.index - other.index)
      .slice(0, left)
      .map(({ index }) => index),
  );
  return floors.map((cents, index) => cents + (raised.has(index) ? 1 : 0));
}

const keyOf = ({ category, rateHundredths, insideHundredths }: VatRule): string =>
  `${category} ${rateHundredths} ${insideHundredths}`;

const highestRateFirst = (one: VatGroup, other: VatGroup): number =>
  other.rateHundredths - one.rateHundredths || (one.category < other.category ? -1 : 1);

export const sumOf = <Item>(items: readonly Item[], cents: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + cents(item), 0);

/** The breakdown of lines whose amounts are known, as a correction copies them. */
export function groupsOf(
  lines: readonly (LineAmounts & { vat: { category: VatCategory; rateHundredths: number } })[],
): VatGroup[] {
  const groups = new Map<string, VatGroup>();
  for (const { netCents, grossCents, vat } of lines) {
    const { category, rateHundredths } = vat;
    const key = `${category} ${rateHundredths}`;
    const group = groups.get(key) ?? { category, rateHundredths, netCents: 0, vatCents: 0 };
    groups.set(key, {
      ...group,
      netCents: group.netCents + netCents,
      vatCents: group.vatCents + grossCents - netCents,
    });
  }
  return [...groups.values()].sort(highestRateFirst);
}

/**
 * VAT is computed once per rate, on the gross sum of the document, half up. Line nets are rounded so that they sum to
 * the rest. Throws if the lines of one rate sum to less than zero: that is no invoice.
 */
export function amountsOf(lines: readonly PricedLine[]): Amounts {
  const found: LineAmounts[] = lines.map(() => ({ netCents: 0, grossCents: 0 }));
  const byRule = Map.groupBy(
    lines.map((line, index) => ({ ...line, index })),
    ({ vat }) => keyOf(vat),
  );
  for (const members of byRule.values()) {
    const [{ vat }] = members as [(typeof members)[number]];
    const gross = sumOf(members, ({ grossCents }) => grossCents);
    if (gross < 0) throw new Error('The lines of one VAT rate must not sum to less than 0');
    if (gross * whole * 2 > Number.MAX_SAFE_INTEGER) throw new Error('This sum is too large to be computed exactly');
    const nets = netsOf(
      members.map(({ grossCents }) => grossCents),
      vat.insideHundredths,
      gross - vatInside(gross, vat.insideHundredths),
    );
    for (const [place, { index, grossCents }] of members.entries()) {
      const netCents = nets[place] ?? 0;
      found[index] = { netCents, grossCents: vat.category === 'S' ? grossCents : netCents };
    }
  }
  return {
    lines: found,
    ...totalsOf(found.map((amounts, index) => ({ ...amounts, vat: (lines[index] as PricedLine).vat }))),
  };
}

/** Breakdown and sums of lines whose amounts are known. */
export function totalsOf(
  lines: readonly (LineAmounts & { vat: { category: VatCategory; rateHundredths: number } })[],
): Omit<Amounts, 'lines'> {
  return {
    groups: groupsOf(lines),
    netCents: sumOf(lines, ({ netCents }) => netCents),
    vatCents: sumOf(lines, ({ netCents, grossCents }) => grossCents - netCents),
    grossCents: sumOf(lines, ({ grossCents }) => grossCents),
  };
}
