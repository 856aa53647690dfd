import { expect, it } from 'vitest';
import type { ListedProperty } from './covers.ts';
import { demoProperties } from './properties.ts';
import { sampleProperties } from './samples.ts';
import { listedProperties } from './seed.ts';

const pageSize = 24;
const listed = listedProperties(600).toSorted((one, other) => one.minutesOld - other.minutesOld);
const coverOf = ({ pictures: [cover] }: ListedProperty): string => cover?.name ?? '';

/** Covers that stand twice among so many of the list that follow each other, wherever a page begins. */
const repeated = (list: readonly ListedProperty[], size: number): string[] =>
  list.flatMap((property, index) =>
    list.slice(index + 1, index + size).some((other) => coverOf(other) === coverOf(property))
      ? [coverOf(property)]
      : [],
  );

const grouped = (keyOf: (property: ListedProperty) => string) => [...Map.groupBy(listed, keyOf)];
const cityOf = ({ location }: ListedProperty): string => location.split(', ').slice(-2).join(', ');

it('no page of the newest listings shows a picture twice', () => {
  expect(repeated(listed, pageSize)).toEqual([]);
});

it('the landing page shows no picture twice', () => {
  const reduced = listed.filter(({ oldPrice }) => oldPrice !== undefined).slice(0, 4);
  const shown = new Set([...reduced, ...listed.slice(0, 12)]);
  expect(repeated([...shown], shown.size)).toEqual([]);
});

it('no page of a city shows a picture twice', () => {
  for (const [city, list] of grouped(cityOf)) expect(repeated(list, pageSize), city).toEqual([]);
});

it('the first seller has no two listings of one picture', () => {
  const own = listed.filter(({ seller }) => seller === 0);
  expect(repeated(own, own.length)).toEqual([]);
});

it('among six neighbours of a region, a price or a size hardly any picture stands twice', () => {
  const orders = [
    ...grouped(({ location }) => location.split(', ').at(-1) ?? '').map(([, list]) => list),
    listed.toSorted((one, other) => one.price - other.price),
    listed.toSorted((one, other) => one.area - other.area),
  ];
  expect(orders.flatMap((list) => repeated(list, 6)).length).toBeLessThanOrEqual(4);
});

const byPrice = (list: readonly ListedProperty[]) => list.toSorted((one, other) => one.price - other.price);

it('no three that follow each other show a picture twice, in a category and by price or size', () => {
  const categories = grouped(({ category }) => category);
  const orders = [
    byPrice(listed),
    listed.toSorted((one, other) => one.area - other.area),
    ...categories.map(([, list]) => list),
  ];
  expect(orders.flatMap((list) => repeated(list, 3))).toEqual([]);
  // Lots have 12 pictures only, and stand in all the other orders as well.
  const sorted = categories.flatMap(([category, list]) => (category === 'lot' ? [] : repeated(byPrice(list), 3)));
  expect(sorted).toEqual([]);
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
