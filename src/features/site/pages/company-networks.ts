/** A detail that only the operator knows and has not given yet. What stands in it can belong to nobody. */
export interface Placeholder<T> {
  readonly placeholder: T;
}

export type Detail<T> = T | Placeholder<T>;

export const placeholder = <T>(example: T): Placeholder<T> => ({ placeholder: example });

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export const isPlaceholder = <T>(detail: Detail<T>): detail is Placeholder<T> =>
  isRecord(detail) && 'placeholder' in detail;

export const valueOf = <T>(detail: Detail<T>): T => (isPlaceholder(detail) ? detail.placeholder : detail);

/** Apart from everything else about the operator (company.ts): they stand in the footer of every page. */
export const networks = [
  ['Facebook', placeholder('https://www.facebook.com/')],
  ['Instagram', placeholder('https://www.instagram.com/')],
  ['LinkedIn', placeholder('https://www.linkedin.com/')],
  ['YouTube', placeholder('https://www.youtube.com/')],
] as const;
