import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Change, sabotaged, sabotages } from './sabotage/sabotages.ts';
import { project } from './support/sources.ts';

const isThere = (file: string): boolean => existsSync(join(project, file));

/** What is changed stands there once; what is new does not. */
const fits = (change: Change): boolean =>
  change.from === undefined
    ? !isThere(change.file)
    : sabotaged(readFileSync(join(project, change.file), 'utf8'), change) !== undefined;

// Whether each is caught is told by `npm run sabotage`. One that no longer fits the code would tell nothing.
it.each(sabotages)('$name still fits the code that it breaks', ({ changes, caughtBy }) => {
  expect(changes.filter((change) => !fits(change))).toEqual([]);
  const named = caughtBy.split(' ').filter((word) => word.includes('/'));
  expect(named.filter((file) => !isThere(file))).toEqual([]);
});
