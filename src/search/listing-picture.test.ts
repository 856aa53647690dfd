import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listingCategories } from '../contract/property/taxonomy.ts';
import { listingPicture } from './listing-picture.ts';

it('has a drawn picture for each kind of listing', () => {
  expect(listingPicture('hotel')).toBe('/kinds/commercial.webp');
  expect(listingPicture('lot')).toBe('/kinds/land.webp');
  expect(listingPicture('architects')).toBe('/kinds/architects.webp');
  const missing = listingCategories.filter(
    (category) => !existsSync(join(import.meta.dirname, '../public', listingPicture(category))),
  );
  expect(missing).toEqual([]);
});
