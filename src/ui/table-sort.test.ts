import { describe, expect, it } from 'vitest';
import { nextSort, sortedRows } from './table-sort.ts';

const rows = [
  { name: 'Villa', views: 3 },
  { name: 'Condo', views: 9 },
  { name: 'Lot', views: 3 },
];
const names = (of: readonly { name: string }[]): string[] => of.map(({ name }) => name);

describe('the rows of a table', () => {
  it('sort by a column, either way, and stay in their order where it says nothing', () => {
    const byViews = ({ views }: (typeof rows)[number]) => views;
    const byName = ({ name }: (typeof rows)[number]) => name;
    expect(names(sortedRows(rows, byViews, { key: 'views', isDescending: true }))).toEqual(['Condo', 'Villa', 'Lot']);
    expect(names(sortedRows(rows, byViews, { key: 'views', isDescending: false }))).toEqual(['Villa', 'Lot', 'Condo']);
    expect(names(sortedRows(rows, byName, { key: 'name', isDescending: true }))).toEqual(['Villa', 'Lot', 'Condo']);
    expect(sortedRows(rows, undefined, { key: 'gone', isDescending: true })).toBe(rows);
  });

  it('begin with the most, and with A', () => {
    expect(nextSort({ key: 'name', isDescending: false }, 'views', true)).toEqual({ key: 'views', isDescending: true });
    expect(nextSort({ key: 'views', isDescending: true }, 'views', true)).toEqual({
      key: 'views',
      isDescending: false,
    });
    expect(nextSort({ key: 'views', isDescending: true }, 'name', false)).toEqual({ key: 'name', isDescending: false });
  });
});
