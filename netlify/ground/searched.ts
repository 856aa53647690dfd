/** Text of a search as a pattern of `ilike`. */
export const patternOf = (search: string): string =>
  search === '' ? '%' : `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Whether nothing is searched, or one of these columns has it. The pattern is a placeholder. */
export const isSaid = (pattern: string, columns: readonly string[]): string =>
  `(${[`${pattern}::text = '%'`, ...columns.map((column) => `${column} ilike ${pattern}`)].join(' or ')})`;

/** The same of an account, by its id. */
export const isNamed = (pattern: string, account: string): string =>
  `(${pattern}::text = '%' or exists (select from app.account named where named.id = ${account}
     and ${isSaid(pattern, ['named.name', 'named.business_name', 'named.email'])}))`;
