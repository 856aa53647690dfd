/** The bind values of one statement. */
export class Parameters {
  readonly values: unknown[] = [];
  private readonly texts = new Map<string, string>();

  /** Takes a value, answers its placeholder. */
  add(value: unknown): string {
    return `$${this.values.push(value)}`;
  }

  /**
   * Takes a value as Postgres writes it, answers its placeholder with its type. Long ones, like the ranges of an area, are
   * asked about in many places of a statement and sent once.
   */
  addText(type: string, text: string): string {
    const typed = `${type} ${text}`;
    const placeholder = this.texts.get(typed) ?? `${this.add(text)}::${type}`;
    this.texts.set(typed, placeholder);
    return placeholder;
  }

  /** An array: the driver would quote element by element, and there are thousands. */
  addList(type: 'bigint' | 'boolean', values: readonly (number | boolean)[]): string {
    return this.addText(`${type}[]`, `{${values.join(',')}}`);
  }

  /** The same of texts without quotes and backslashes. */
  addPlainTexts(type: 'polygon', values: readonly (string | null)[]): string {
    return this.addText(`${type}[]`, `{${values.map((value) => (value === null ? 'null' : `"${value}"`)).join(',')}}`);
  }

  /** An item of `from` with two columns, the keys [lo, hi) of each range. */
  addRanges(ranges: readonly { lo: number; hi: number }[]): string {
    return `unnest(${this.addKeys(ranges).join(', ')})`;
  }

  /** The keys [lo, hi) of each range, as two arrays. */
  addKeys(ranges: readonly { lo: number; hi: number }[]): string[] {
    const ends = [ranges.map(({ lo }) => lo), ranges.map(({ hi }) => hi)];
    return ends.map((keys) => this.addList('bigint', keys));
  }
}
