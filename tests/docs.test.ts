import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  type Ending,
  ends,
  lateHours,
  type Mark,
  type Moment,
  type Step,
  steps,
} from '../netlify/features/booking/appointment/step-rules.ts';
import { reviewDays } from '../netlify/features/booking/review/rules.ts';
import { appointmentStatuses } from '../src/contract/booking/appointment-status.ts';
import { committedTexts, project } from './support/sources.ts';

const texts = committedTexts();
const pages = texts.filter(({ path }) => path.endsWith('.md'));

describe('the README', () => {
  it('can be read in one go: 90 lines at most', () => {
    const readme = pages.find(({ path }) => path === 'README.md');
    const lines = readme?.text.trimEnd().split('\n') ?? [];
    expect(lines.length).toBeGreaterThan(50);
    expect(lines.length).toBeLessThanOrEqual(90);
  });
});

describe('the documentation', () => {
  it('links only to files that are there', () => {
    // The posts of the blog link to pages of the site (tests/static-pages.test.ts).
    const documents = pages.filter(({ path }) => !path.startsWith('src/'));
    const links = documents.flatMap(({ path, text }) =>
      [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, target = '']) => ({ path, target })),
    );
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter(({ path, target }) => !existsSync(join(project, dirname(path), target)))).toEqual([]);
  });

  it('is what the code cites, and nothing that only some of us have', () => {
    const cited = texts
      .filter(({ path }) => path !== 'tests/docs.test.ts' && !path.startsWith('docs/'))
      .flatMap(({ path, text }) =>
        [...text.matchAll(/(?<![\w./-])(?:spec|product|house|facts|wishes|design)\.md\b/g)].map(
          ([name]) => `${path}: ${name}`,
        ),
      );
    expect(cited).toEqual([]);
  });

  it('has every page that the code cites', () => {
    const cited = texts
      .filter(({ path }) => !path.endsWith('.md'))
      .flatMap(({ path, text }) => [...text.matchAll(/\bdocs\/[\w/-]+\.md\b/g)].map(([page]) => ({ path, page })));
    expect(cited.length).toBeGreaterThan(30);
    expect(cited.filter(({ page }) => !existsSync(join(project, page)))).toEqual([]);
  });
});

/** The sentences of a page, a cell of a table each for itself. Code counts as one word; pictures and dates of decisions do not count. */
const sentencesOf = (text: string): string[] =>
  text
    .replaceAll(/```[\s\S]*?```|<[^>]+>/g, '')
    .replaceAll(/`[^`]*`/g, 'x')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\*\*(?:\d{4}-\d\d-\d\d )?/g, '')
    .split(/(?<=[.!?:;])\s+(?=[\p{Lu}"“(\d])|\n\s*\n|\n\s*(?:[-*]|\d+\.)\s|\|/u);

const wordsOf = (sentence: string): string[] => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

describe('a sentence of the documentation', () => {
  it('has at most 25 words', () => {
    const sentences = pages
      .filter(({ path }) => path.startsWith('docs/') || path.endsWith('README.md'))
      .flatMap(({ path, text }) => sentencesOf(text).map((sentence) => ({ path, words: wordsOf(sentence) })));
    expect(sentences.length).toBeGreaterThan(3000);
    const long = sentences.filter(({ words }) => words.length > 25);
    expect(long.map(({ path, words }) => `${path}: ${words.length} words: ${words.join(' ')}`)).toEqual([]);
  });
});

/** The cells of the table whose heading begins so, with links and their brackets left out. */
function tableOf(text: string, heading: string): string[][] {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => line.startsWith(`| ${heading}`));
  expect(first).toBeGreaterThan(0);
  const rows = lines.slice(first + 2);
  return rows
    .slice(
      0,
      rows.findIndex((line) => !line.startsWith('|')),
    )
    .map((line) =>
      line
        .replaceAll(/ \(\[.*?\]\(.*?\)\)/g, '')
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

const marks: Record<Mark | 'booking', string> = {
  answer: 'the end of the answer',
  start: 'the start',
  end: 'the end',
  deadline: 'the deadline',
  late: `${lateHours} hours before the start, on its day`,
  proposal: 'the end of the proposal',
  completion: 'completion',
  review: `${reviewDays} days after the end`,
  booking: 'the booking',
  deposit: 'the end of the deposit',
};

function said(moment: Moment<Mark | 'booking'> | undefined): string {
  if (moment === undefined) return '';
  const { of, hours = 0 } = moment;
  if (hours === 0) return marks[of];
  const [count, unit] = Math.abs(hours) > 72 ? [Math.abs(hours) / 24, 'days'] : [Math.abs(hours), 'hours'];
  return `${count} ${unit} ${hours < 0 ? 'before' : 'after'} ${marks[of]}`;
}

const states = (from: readonly string[]): string =>
  from.length === appointmentStatuses.length ? 'any' : from.join(', ');

describe('the table of what may be done with a visit', () => {
  const text = pages.find(({ path }) => path === 'docs/product/appointments.md')?.text ?? '';

  it('says of each step who may do it, from which state, when, and what comes of it', () => {
    const written = tableOf(text, 'what').flatMap(([what = '', by = '', from = '', after, until, to = '']) =>
      what.split(', ').flatMap((action) =>
        (by === 'both' ? ['customer', 'provider'] : [by]).map((side) => {
          const [cameFrom, condition] = from.split(', if ');
          // Where the state stays the words are free.
          const state = /^(?:completed|completed_paid|confirmed|cancelled: \w+)$/.test(to) ? to : '';
          return [action, side, cameFrom, condition !== undefined, after, until, state].join(' | ');
        }),
      ),
    );
    const known = steps.map(({ action, by, from, only, after, until, to, reason }: Step) => {
      const state = to === undefined ? '' : reason === undefined ? to : `${to}: ${reason}`;
      return [action, by, states(from), only !== undefined, said(after), said(until), state].join(' | ');
    });
    expect(written.sort()).toEqual(known.sort());
  });

  it('says of each end what it waits for, and what comes of it', () => {
    const written = tableOf(text, 'why').map((cells) => cells.join(' | '));
    const known = Object.entries<Ending>(ends).map(
      ([name, { by, from, after, until, only, unchangedSince, to, reason = name }]) => {
        expect(reason).toBe(name);
        const conditions = [only, unchangedSince && `unchanged since ${said(unchangedSince)}`].filter(Boolean);
        const condition = conditions.length === 0 ? '' : `, if ${conditions.join(' and ')}`;
        return [name, by, states(from) + condition, said(after), said(until), to].join(' | ');
      },
    );
    expect(written.sort()).toEqual(known.sort());
  });

  it('draws every way from one state to another', () => {
    const drawn = [...text.matchAll(/^ {2}(\w+) --> (\w+): (.+)$/gm)].flatMap(([, from = '', to = '', why = '']) =>
      from === 'held' || from === to ? [] : why.split(', ').map((word) => `${from} ${to} ${word}`),
    );
    const ways = [
      ...steps.map(({ from, to, action, reason = action }) => ({ from, to, why: reason })),
      ...Object.entries<Ending>(ends).map(([name, { from, to }]) => ({
        from,
        to,
        why: to === 'completed' ? 'or the clock' : name,
      })),
    ].flatMap(({ from, to, why }) => (to === undefined ? [] : from.map((state) => `${state} ${to} ${why}`)));
    expect(drawn.sort()).toEqual([...new Set(ways)].sort());
  });
});
