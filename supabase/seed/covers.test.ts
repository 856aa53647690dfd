import { expect, it } from 'vitest';
import { listingSorts } from '../../src/contract/property/browse.ts';
import { propertyCategories } from '../../src/contract/property/taxonomy.ts';
import { type ListedProperty, listsOf, pageSize } from './covers.ts';
import { demoProperties } from './properties.ts';
import { sampleProperties } from './samples.ts';
import { listedProperties } from './seed.ts';

const listed = listedProperties(600);
const coverOf = ({ pictures: [cover] }: ListedProperty): string => cover?.name ?? '';

/** Covers that stand twice on a page of the list, wherever the page begins. */
const repeated = (list: readonly ListedProperty[]): string[] =>
  list.flatMap((property, index) =>
    list.slice(index + 1, index + pageSize).some((other) => coverOf(other) === coverOf(property))
      ? [coverOf(property)]
      : [],
  );

it('no page shows a picture twice, whatever is chosen: kind, deal, place and order, landing page and own listings', () => {
  const lists = listsOf(listed);
  expect(lists.length).toBeGreaterThan(200);
  expect(lists.flatMap(repeated)).toEqual([]);
});

it('the lists are those of the search: each kind in each order', () => {
  const lists = listsOf(listed);
  for (const kind of propertyCategories) {
    const of = listed.filter(({ category }) => category === kind);
    expect(
      lists.filter((list) => list.length === of.length && list.every(({ category }) => category === kind)),
    ).toHaveLength(of.every(({ dealType }) => dealType === of[0]?.dealType) ? 6 : 3);
  }
  expect(listingSorts).toEqual(['newest', 'price_asc', 'price_desc', 'area_desc']);
});

it('only the pictures may be others, as many as before', () => {
  const drawn = demoProperties(600);
  listedProperties(600).forEach((property, index) => {
    const { pictures, seller: _seller, minutesOld: _minutes, ...rest } = property;
    const { pictures: before, ...given } = drawn[index] ?? { pictures: [] };
    expect(rest).toEqual(given);
    expect(new Set(pictures).size).toBe(before.length);
  });
  expect(listedProperties(6).map(({ pictures }) => pictures)).toEqual(sampleProperties.map(({ pictures }) => pictures));
});
