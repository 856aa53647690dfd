import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { refusalSentence } from '../contract/refusal-words.ts';
import { refusals } from '../contract/refusals.ts';
import { languages } from '../contract/words.ts';

describe('words', () => {
  it('have a sentence for every refusal in every language', () => {
    for (const language of languages) {
      for (const code of Object.keys(refusals) as (keyof typeof refusals)[]) {
        expect(refusalSentence(language, code)).toMatch(/\w.{5,}[.!]$/);
      }
    }
  });

  type Words = { [key: string]: string | Words };

  /** Every key with the gaps of its sentence: `filters.count {{count}}`. Plural forms differ by language. */
  const flat = (words: Words, above = ''): string[] =>
    Object.entries(words).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [`${above}${key} ${[...new Set(value.match(/\{\{[^}]+\}\}|<\/?\w+>/g))].sort().join(' ')}`]
        : flat(value, `${above}${key}.`),
    );

  it('stand under the same keys, with the same gaps, in both languages', async () => {
    const folder = join(import.meta.dirname, 'locales');
    const keysOf = async (language: string): Promise<string[]> => {
      const files = (await readdir(join(folder, language), { recursive: true })).filter((file) =>
        file.endsWith('.json'),
      );
      const keys = await Promise.all(
        files.map(async (file) =>
          flat(JSON.parse(await readFile(join(folder, language, file), 'utf8')) as Words, `${file}: `),
        ),
      );
      return keys.flat().sort();
    };
    const [german = [], english = []] = await Promise.all(languages.map(keysOf));
    expect(german.filter((key) => !english.includes(key))).toEqual([]);
    expect(english.filter((key) => !german.includes(key))).toEqual([]);
    expect(german.length).toBeGreaterThan(50);
  });
});
