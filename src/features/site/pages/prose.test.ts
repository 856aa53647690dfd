import { describe, expect, it } from 'vitest';
import { targetOf } from './page-links.ts';
import { blocksOf, inlinesOf } from './prose.ts';

describe('a line of a text', () => {
  it('has links and words of another language in it', () => {
    expect(inlinesOf('Siehe [So wird sortiert](ranking), auf Englisch {en|Ranking}.')).toEqual([
      'Siehe ',
      { text: 'So wird sortiert', to: 'ranking' },
      ', auf Englisch ',
      { text: 'Ranking', language: 'en' },
      '.',
    ]);
    expect(inlinesOf('[nur ein Link](help#konto)')).toEqual([{ text: 'nur ein Link', to: 'help#konto' }]);
  });

  it('stays as it is where it has neither', () => {
    for (const line of ['a [b] (c)', 'x {y} z', 'Preis (inkl. MwSt.)']) expect(inlinesOf(line)).toEqual([line]);
  });
});

it('lines that begin alike are one list', () => {
  expect(blocksOf(['a', '- b', '- c', '1. d', '2. e', 'f'])).toEqual([
    { kind: 'paragraph', content: ['a'] },
    { kind: 'list', entries: [['b'], ['c']] },
    { kind: 'steps', entries: [['d'], ['e']] },
    { kind: 'paragraph', content: ['f'] },
  ]);
});

it('a link leads to a page by its name, or elsewhere by its address, and nowhere else', () => {
  expect(targetOf('help#zahlungen')).toEqual({ page: '/help#zahlungen' });
  expect(targetOf('https://example.org/a')).toEqual({ outside: 'https://example.org/a' });
  for (const target of ['nothing', '/help', 'http://example.org', 'javascript:alert(1)'])
    expect(() => targetOf(target)).toThrow(/no page/);
});
