import { expect, it } from 'vitest';
import german from './locales/de/pages.json' with { type: 'json' };
import english from './locales/en/pages.json' with { type: 'json' };

type Text = [place: string, text: string];

const textsIn = (value: unknown, place = ''): Text[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, part]) => textsIn(part, `${place}.${name}`))
    : [[place, String(value)]];

const figuresIn = (texts: readonly Text[]) =>
  texts.map(([place, text]) => [place, ...(text.match(/\d+/g) ?? []).toSorted()]);

// A term or a limit that one language leaves out is a promise that only the other one makes.
it('the pages about privacy, terms and help name the same figures in both languages', () => {
  expect(figuresIn(textsIn(english))).toEqual(figuresIn(textsIn(german)));
});
