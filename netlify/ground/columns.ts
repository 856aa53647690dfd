/** A column is called as its field, in snake case: `lot_area` of `lotArea`. */
export const columnOf = (field: string): string => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Items of `select`, each under its field's name: `legal_form as "legalForm"`. */
export const selectedFields = (fields: readonly string[]): string =>
  fields.map((field) => (columnOf(field) === field ? field : `${columnOf(field)} as "${field}"`)).join(', ');

/** What an upsert sets: `street = excluded.street`. */
export const setAsExcluded = (columns: readonly string[]): string =>
  columns.map((column) => `${column} = excluded.${column}`).join(', ');
