/** The bind values of one statement; `add` takes a value and answers its placeholder. */
export class Parameters {
  readonly values: unknown[] = [];

  add(value: unknown): string {
    return `$${this.values.push(value)}`;
  }
}
