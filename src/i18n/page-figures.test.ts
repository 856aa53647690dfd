import { expect, it } from 'vitest';
import germanGuides from './locales/de/site/guides.json' with { type: 'json' };
import germanHelp from './locales/de/site/help.json' with { type: 'json' };
import germanLegal from './locales/de/site/legal.json' with { type: 'json' };
import german from './locales/de/site/pages.json' with { type: 'json' };
import englishGuides from './locales/en/site/guides.json' with { type: 'json' };
import englishHelp from './locales/en/site/help.json' with { type: 'json' };
import englishLegal from './locales/en/site/legal.json' with { type: 'json' };
import english from './locales/en/site/pages.json' with { type: 'json' };

type Text = [place: string, text: string];

const textsIn = (value: unknown, place = ''): Text[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, part]) => textsIn(part, `${place}.${name}`))
    : [[place, String(value)]];

const figuresIn = (texts: readonly Text[]) =>
  texts.map(([place, text]) => [place, ...(text.match(/\d+/g) ?? []).toSorted()]);

// A term or a limit that one language leaves out is a promise that only the other one makes.
it.each([
  ['privacy', german, english],
  ['help', germanHelp, englishHelp],
  ['how things are done', germanGuides, englishGuides],
  ['order, rules and reports', germanLegal, englishLegal],
])('the pages about %s name the same figures in both languages', (_, inGerman, inEnglish) => {
  expect(figuresIn(textsIn(inEnglish))).toEqual(figuresIn(textsIn(inGerman)));
});
