import type { ConditionName } from '../../src/contract/browse.ts';
import { foreignEligibilities } from '../../src/contract/taxonomy.ts';

/** How the search finds whether a condition holds: the column that tells (covering indexes have it), the test of a row, the bits of a tile. */
export const facts: Record<ConditionName, { column: string; isSo: string; bits: string }> = {
  available: { column: 'is_available', isSo: 'is_available', bits: 'available' },
  furnished: { column: 'is_furnished', isSo: 'is_furnished', bits: 'furnished' },
  foreignBuyers: {
    column: 'buyer_eligibility',
    isSo: `buyer_eligibility in (${foreignEligibilities.map((known) => `'${known}'`).join(', ')})`,
    bits: 'for_foreigners',
  },
};
