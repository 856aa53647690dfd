import type { ConditionName } from '../../src/contract/browse.ts';
import { foreignEligibilities } from '../../src/contract/taxonomy.ts';

interface Fact {
  /** The column of a row that tells; the covering indexes have it. */
  column: string;
  /** The test of a row. */
  isSo: string;
  /** The bits of a tile (app.pack_tile sets them). */
  bits: string;
}

/** How the search finds out whether a condition holds. */
export const facts: Record<ConditionName, Fact> = {
  available: { column: 'is_available', isSo: 'is_available', bits: 'available' },
  furnished: { column: 'is_furnished', isSo: 'is_furnished', bits: 'furnished' },
  foreignBuyers: {
    column: 'buyer_eligibility',
    isSo: `buyer_eligibility in (${foreignEligibilities.map((known) => `'${known}'`).join(', ')})`,
    bits: 'for_foreigners',
  },
};
