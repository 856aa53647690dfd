/** The bind values of one statement; `add` takes a value and answers its placeholder. */
export class Parameters {
  readonly values: unknown[] = [];

  add(value: unknown): string {
    return `$${this.values.push(value)}`;
  }

  /** An array as Postgres reads it: the driver would quote element by element, and there are thousands. */
  addList(values: readonly (number | boolean)[]): string {
    return this.add(`{${values.map(String).join(',')}}`);
  }

  /** The same of texts without quotes and backslashes. */
  addPlainTexts(values: readonly (string | null)[]): string {
    return this.add(`{${values.map((value) => (value === null ? 'null' : `"${value}"`)).join(',')}}`);
  }
}
