import { expect, it } from 'vitest';
import { tagsOf } from './kept.ts';

const uuid = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

it('names everything in a long list of many pictures, and the kind of list', () => {
  const pictures = Array.from({ length: 30 }, (_, number) => ({ id: uuid(1000 + number), url: '/images/one.webp' }));
  const items = Array.from({ length: 60 }, (_, number) => ({ id: uuid(number), images: pictures }));
  const tags = tagsOf({ lists: 'listings' }, JSON.stringify({ items }));
  expect(tags).toEqual(['listings', ...items.map(({ id }) => id)]);
});
