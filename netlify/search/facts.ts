import { type ConditionName, conditionNames, conditions } from '../../src/contract/property/browse.ts';
import { columnOf } from '../ground/columns.ts';

/** How the search finds whether a condition holds. */
interface Fact {
  /** The column of app.listing that tells; covering indexes have it. */
  column: string;
  /** The test of a row. */
  isSo: string;
  /** The column of app.listing_tile. */
  bits: string;
}

/** Where a column is not called as the field, or the bits as the condition. */
const otherwise: { readonly [N in ConditionName]?: Partial<Pick<Fact, 'column' | 'bits'>> } = {
  available: { column: 'is_available' },
  foreignBuyers: { bits: 'for_foreigners' },
};

function factOf(name: ConditionName): Fact {
  const { field, among }: { field: string; among?: readonly string[] } = conditions[name];
  const { column = columnOf(field), bits = columnOf(name) } = otherwise[name] ?? {};
  const isSo = among === undefined ? column : `${column} in (${among.map((value) => `'${value}'`).join(', ')})`;
  return { column, isSo, bits };
}

export const facts = Object.fromEntries(conditionNames.map((name) => [name, factOf(name)])) as Record<
  ConditionName,
  Fact
>;
