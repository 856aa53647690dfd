export interface Sort {
  /** The column's. */
  key: string;
  isDescending: boolean;
}

/** Choosing a column again reverses it. Numbers begin with the largest, texts with A. */
export const nextSort = (sort: Sort | undefined, key: string, isNumber: boolean): Sort =>
  sort?.key === key ? { key, isDescending: !sort.isDescending } : { key, isDescending: isNumber };

/** Rows with the same value stay in the order in which they came. */
export function sortedRows<Row>(
  rows: readonly Row[],
  sortBy: ((row: Row) => string | number) | undefined,
  sort: Sort | undefined,
): readonly Row[] {
  if (sort === undefined || sortBy === undefined) return rows;
  const direction = sort.isDescending ? -1 : 1;
  return rows.toSorted((one, other) => direction * compared(sortBy(one), sortBy(other)));
}

const compared = (one: string | number, other: string | number): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : String(one).localeCompare(String(other));
