import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Dots } from './rating.tsx';

const looks = [
  ['full', '●'],
  ['half', '◐'],
] as const;

/** `●` for a full dot, `◐` for a half one, `○` for an empty one. */
const drawn = (points: number): string =>
  [...renderToStaticMarkup(createElement(Dots, { points })).matchAll(/<span class="([^"]*)"><\/span>/g)]
    .map(([, name = '']) => looks.find(([look]) => name.includes(look))?.[1] ?? '○')
    .join('');

it.each([
  [1, '●○○○○'],
  [3.2, '●●●○○'],
  [3.3, '●●●◐○'],
  [4.5, '●●●●◐'],
  [4.7, '●●●●◐'],
  [4.8, '●●●●●'],
  [5, '●●●●●'],
])('%d points are %s', (points, dots) => expect(drawn(points)).toBe(dots));
