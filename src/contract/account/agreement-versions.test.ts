import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { instructionOf, withdrawalRules } from '../booking/withdrawal-instruction.ts';
import { type Language, languages } from '../words.ts';
import { processingText } from './agreement-processing.ts';
import { termsText } from './agreement-terms.ts';
import {
  type AgreedText,
  agreedTexts,
  coming,
  noticeDays,
  plainText,
  termsPartNames,
  type Version,
  versionAt,
  versions,
} from './agreement-versions.ts';

const given = { contractor: '{contractor}', page: '{page}' };

/** Every text of a version, in one language. */
const textsOf = {
  terms: (version, language) => termsPartNames.map((part) => termsText(version, language)?.[part]),
  processing: (version, language) => [processingText(version, language)],
  withdrawal: (version, language) => withdrawalRules.map((rule) => instructionOf(version, { language, rule }, given)),
} satisfies Record<string, (version: string, language: Language) => (AgreedText | undefined)[]>;

/**
 * An agreed text never changes. If this fails, add a further version with its text instead of changing one. A version
 * that was never on a public site may get a new hash.
 */
const prints: Record<string, string> = {
  'terms 2026-11-26': 'b6badb5594514c64',
  'processing 2026-11-26': 'add47b8e814d5562',
  'withdrawal 2026-11-26': 'fcd30e8224224f94',
};

const printOf = (texts: unknown): string =>
  createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16);

/** Of every line: a figure that one language leaves out is a promise that only the other one makes. */
const figuresIn = (texts: readonly (AgreedText | undefined)[]): string[][] =>
  texts.flatMap((text) =>
    [text?.lead ?? '', ...(text?.sections ?? []).flatMap((section) => [section.title, ...section.text])].map((line) =>
      (line.match(/\d+/g) ?? []).toSorted(),
    ),
  );

const versionsOf = (name: (typeof agreedTexts)[number]): readonly Version[] => versions[name];

describe('the versions of what is agreed', () => {
  it.each(Object.keys(textsOf) as (keyof typeof textsOf)[])(
    'have a text in both languages that never changes: %s',
    (name) => {
      const found = versionsOf(name).map(({ from }) => {
        const texts = languages.map((language) => textsOf[name](from, language));
        expect(texts.flat()).not.toContain(undefined);
        return [`${name} ${from}`, printOf(texts)];
      });
      expect(Object.fromEntries(found)).toEqual(
        Object.fromEntries(Object.entries(prints).filter(([key]) => key.startsWith(`${name} `))),
      );
    },
  );

  it('name the same figures in both languages', () => {
    for (const name of Object.keys(textsOf) as (keyof typeof textsOf)[])
      for (const { from } of versionsOf(name))
        expect(figuresIn(textsOf[name](from, 'en'))).toEqual(figuresIn(textsOf[name](from, 'de')));
  });

  it('stand in their order, and every further one is published 15 days ahead with what changes', () => {
    expect(noticeDays).toBeGreaterThanOrEqual(15);
    for (const name of agreedTexts) {
      const [first, ...further] = versionsOf(name);
      let before = first?.from ?? '';
      for (const { from, published, changes } of further) {
        expect(from > before).toBe(true);
        expect(Date.parse(from) - Date.parse(published)).toBeGreaterThanOrEqual(noticeDays * 86_400_000);
        expect(changes).not.toBeNull();
        before = from;
      }
    }
  });

  it('count from the beginning of their day on', () => {
    const two = [
      { from: '2026-11-26', published: '2026-11-26', changes: null },
      { from: '2027-02-01', published: '2027-01-10', changes: { de: 'Neu.', en: 'New.' } },
    ] as const;
    expect(versionAt(two, new Date('2027-01-31T23:59:59Z'))).toBe('2026-11-26');
    expect(versionAt(two, new Date('2027-02-01T00:00:00Z'))).toBe('2027-02-01');
    // Before the first there is the first.
    expect(versionAt(two, new Date('2020-01-01T00:00:00Z'))).toBe('2026-11-26');
    expect(coming(two, new Date('2027-01-09T12:00:00Z'))).toEqual([]);
    expect(coming(two, new Date('2027-01-10T12:00:00Z')).map(({ from }) => from)).toEqual(['2027-02-01']);
    expect(coming(two, new Date('2027-02-01T00:00:00Z'))).toEqual([]);
  });

  it('lose their links and nothing else where there are none', () => {
    const text = {
      title: 'T',
      lead: 'L',
      sections: [{ id: 'x', title: 'S', text: ['- Im [Impressum](impressum#a), {en|so}.'] }],
    };
    expect(plainText(text).sections).toEqual([{ title: 'S', text: ['- Im Impressum, so.'] }]);
  });

  it('are unknown by any other name', () => {
    expect(termsText('constructor', 'de')).toBeUndefined();
    expect(instructionOf('2020-01-01', { language: 'de', rule: 'de' }, given)).toBeUndefined();
  });
});
