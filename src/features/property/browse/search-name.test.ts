import { describe, expect, it } from 'vitest';
import { readBrowseState } from './browse-state.ts';
import { searchNameOf } from './search-name.ts';

const nameOf = (query: string): string => {
  const state = readBrowseState(new URLSearchParams(query));
  const subject = { category: state.category, type: state.type ?? '', all: 'Properties' };
  return searchNameOf(
    state,
    (what, deal) => (deal === undefined ? subject[what] : `${subject[what]} for ${deal}`),
    (name) => name,
  );
};

describe('the name offered for a saved search', () => {
  it.each([
    ['', 'Properties'],
    ['category=condominium&dealType=rent', 'condominium for rent'],
    ['type=land&bedrooms=2&priceMax=5000000', 'land, bedrooms, price'],
    ['dealType=buy&q=sea%20view', 'Properties for buy, q'],
  ])('for "%s" is %s', (query, name) => expect(nameOf(query)).toBe(name));

  it('is never longer than a name may be', () => {
    const state = readBrowseState(new URLSearchParams('q=view'));
    const name = searchNameOf(
      state,
      () => 'a'.repeat(100),
      () => 'b'.repeat(100),
    );
    expect(name).toHaveLength(120);
  });
});
