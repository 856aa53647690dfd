import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { committedTexts, project } from './support/sources.ts';

const texts = committedTexts();
const pages = texts.filter(({ path }) => path.endsWith('.md'));

describe('the README', () => {
  it('can be read in one go: 150 lines at most', () => {
    const readme = pages.find(({ path }) => path === 'README.md');
    const lines = readme?.text.trimEnd().split('\n') ?? [];
    expect(lines.length).toBeGreaterThan(50);
    expect(lines.length).toBeLessThanOrEqual(150);
  });
});

describe('the documentation', () => {
  it('links only to files that are there', () => {
    const links = pages.flatMap(({ path, text }) =>
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
