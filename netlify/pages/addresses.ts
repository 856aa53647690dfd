import { inFrontOf, otherLanguage, ownLanguage } from '../../src/paths.ts';

/** A screen has an address of its own, and one with the other language in front. */
export const inBothLanguages = (paths: readonly string[]): string[] =>
  paths.flatMap((path) => [path, inFrontOf(path, otherLanguage(ownLanguage(path)))]);
