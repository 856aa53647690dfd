import { expect, it } from 'vitest';
import { sourcesOf } from './picture-sources.ts';

const picture = { url: '/a.jpg', width: 900, sizes: [{ width: 400, url: '/a-400.webp' }] };

it('lets the browser choose between a picture and its copies', () => {
  expect(sourcesOf(picture, '96px')).toEqual({
    src: '/a.jpg',
    srcSet: '/a-400.webp 400w, /a.jpg 900w',
    sizes: '96px',
  });
});

it('offers nothing to choose from where there are no copies, or no picture', () => {
  expect(sourcesOf({ ...picture, sizes: [] }, '96px')).toEqual({ src: '/a.jpg' });
  expect(sourcesOf({ ...picture, width: null }, '96px')).toEqual({ src: '/a.jpg' });
  expect(sourcesOf(null, '96px')).toEqual({ src: undefined });
});
