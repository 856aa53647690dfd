import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** A field by exactly its label, whether or not a star says that it is required. */
export const field = (label: string) => page.getByLabelText(new RegExp(`^${label} ?\\*?$`));

export const button = (name: string | RegExp) => page.getByRole('button', { name });

/** Path and query as they stand in the address bar. */
export const expectAddress = (wanted: string | RegExp) =>
  expect
    .poll(() => location.pathname + location.search)
    .toEqual(typeof wanted === 'string' ? wanted : expect.stringMatching(wanted));
