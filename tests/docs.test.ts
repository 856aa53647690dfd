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
});
