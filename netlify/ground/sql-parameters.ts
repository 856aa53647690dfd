/** The keys [lo, hi) of a range. */
interface Keys {
  lo: number;
  hi: number;
}

/** The bind values of one statement. */
export class Parameters {
  readonly values: unknown[] = [];
  private readonly texts = new Map<string, string>();

  /** Takes a value, answers its placeholder. */
  add(value: unknown): string {
    return `$${this.values.push(value)}`;
  }

  /** Takes a value as Postgres writes it, answers its placeholder with its type. What is asked for in many places is sent once. */
  addText(type: string, text: string): string {
    const typed = `${type} ${text}`;
    const placeholder = this.texts.get(typed) ?? `${this.add(text)}::${type}`;
    this.texts.set(typed, placeholder);
    return placeholder;
  }

  /** An array, of texts without quotes and backslashes: the driver would quote element by element, and there are thousands. */
  addList(type: 'bigint' | 'boolean' | 'polygon', values: readonly (number | boolean | string | null)[]): string {
    const written = values.map((value) => (typeof value === 'string' ? `"${value}"` : String(value)));
    return this.addText(`${type}[]`, `{${written.join(',')}}`);
  }

  /** The keys [lo, hi) of each range, as two arrays. */
  addKeys(ranges: readonly Keys[]): string {
    return [ranges.map(({ lo }) => lo), ranges.map(({ hi }) => hi)]
      .map((keys) => this.addList('bigint', keys))
      .join(', ');
  }

  /** The same as an item of `from` with two columns. */
  addRanges(ranges: readonly Keys[]): string {
    return `unnest(${this.addKeys(ranges)})`;
  }
}
