import { describe, expect, it } from 'vitest';
import { limits } from '../../../contract/limits.ts';
import { circleOf, polygonOf, rectangleOf } from '../../../map/geometry.ts';
import {
  type BrowseState,
  clampedArea,
  clampedPrice,
  orderedRange,
  readBrowseState,
  writeBrowseState,
} from './browse-state.ts';
import {
  activeFilters,
  isConditionOffered,
  withBedroomsToggled,
  withCategory,
  withConditionToggled,
  withDealToggled,
  withFavoritesToggled,
  withoutFilter,
  withoutFilters,
} from './filter-rules.ts';
import { isLong, questionOf } from './question.ts';

const stateOf = (query: string): BrowseState => readBrowseState(new URLSearchParams(query));
const empty = stateOf('');
const manila = { lat: 14.5995, lng: 120.9842 };

const full: BrowseState = {
  category: 'condominium',
  type: undefined,
  dealType: 'rent',
  isFavorites: false,
  available: true,
  furnished: false,
  foreignBuyers: true,
  bedrooms: 4,
  priceMin: 10_000,
  priceMax: 90_000,
  areaMin: 20,
  areaMax: 300,
  q: 'sea & “view”',
  sort: 'price_desc',
  shapes: [circleOf(manila, 2500), { ...rectangleOf({ north: 15, south: 14, east: 122, west: 120 }), exclude: true }],
  isAreaUnreadable: false,
  view: 'map',
  map: { center: { lat: 14.6, lng: 121.01234 }, zoom: 12 },
  isMapFollowed: false,
  isDrawing: true,
  isFilterBarOpen: true,
};

describe('what was asked of /home', () => {
  it('comes back from the URL as it went in', () => {
    expect(readBrowseState(new URLSearchParams(writeBrowseState(full).toString()))).toEqual(full);
    expect(writeBrowseState(empty).toString()).toBe('');
  });

  it.each(['category=castle&type=x&sort=up', 'bedrooms=many&furnished=maybe', 'map=1,2&area=zzz', 'map=100,200,50'])(
    'ignores what makes no sense: %s',
    (query) => {
      expect({ ...stateOf(query), isAreaUnreadable: false }).toEqual(empty);
      expect(activeFilters(stateOf(query))).toEqual([]);
    },
  );

  it('reads more bedrooms than can be chosen as the most', () => {
    expect(stateOf('bedrooms=9').bedrooms).toBe(4);
  });

  it('reads a map that shows all of the earth', () => {
    expect(stateOf('map=0,0,0').map).toEqual({ center: { lat: 0, lng: 0 }, zoom: 0 });
  });

  it('reads ranges that are upside down the other way round', () => {
    expect(stateOf('priceMin=9000000&priceMax=1000000&areaMin=90&areaMax=20')).toMatchObject({
      priceMin: 1_000_000,
      priceMax: 9_000_000,
      areaMin: 20,
      areaMax: 90,
    });
  });

  it('asks for no characters that the server refuses', () => {
    const longest = 'a'.repeat(limits.searchTextMaximum - 1);
    expect(stateOf('q=sea%00view').q).toBe('seaview');
    expect(stateOf(`q=${longest}%F0%9F%8F%A0`).q).toBe(longest);
  });

  it('tells an area that is none from no area', () => {
    expect(stateOf('area=zzz')).toMatchObject({ shapes: [], isAreaUnreadable: true });
    expect(stateOf('')).toMatchObject({ shapes: [], isAreaUnreadable: false });
  });

  it('opens the map with the drawing tools for areaSearch=true', () => {
    expect(stateOf('areaSearch=true')).toMatchObject({ view: 'map', isDrawing: true });
  });

  it('lets the favourites win over buy and rent in a typed URL', () => {
    expect(stateOf('favorites=true&dealType=buy').dealType).toBeUndefined();
    expect(stateOf('category=architects&dealType=buy').dealType).toBeUndefined();
  });

  it.each([
    ['', 0],
    ['abc', 0],
    ['-5', 0],
    ['12.9', 12],
    ['1001', 1000],
  ])('clamps the size %s to %d', (text, size) => {
    expect(clampedArea(text)).toBe(size);
  });

  it('clamps prices to fifty million', () => {
    expect(clampedPrice('99999999')).toBe(50_000_000);
    expect(clampedPrice(null)).toBe(0);
  });
});

describe('the filter rules', () => {
  it('make buy, rent and favourites exclude each other', () => {
    expect({ ...empty, ...withDealToggled(empty, 'buy') }).toMatchObject({ dealType: 'buy', isFavorites: false });
    const buying = stateOf('dealType=buy');
    expect({ ...buying, ...withDealToggled(buying, 'rent') }.dealType).toBe('rent');
    expect({ ...buying, ...withDealToggled(buying, 'buy') }.dealType).toBeUndefined();
    expect({ ...buying, ...withFavoritesToggled(buying) }).toMatchObject({ isFavorites: true, dealType: undefined });
    const favorites = stateOf('favorites=true');
    expect({ ...favorites, ...withDealToggled(favorites, 'rent') }).toMatchObject({
      isFavorites: false,
      dealType: 'rent',
    });
  });

  it('drop buy and rent for architects and constructors', () => {
    const buying = stateOf('dealType=buy&type=land');
    expect({ ...buying, ...withCategory('architects') }).toMatchObject({ dealType: undefined, type: undefined });
    expect({ ...buying, ...withCategory('hotel') }.dealType).toBe('buy');
  });

  it('know three states of furnished', () => {
    const states = [undefined, true, false].map((furnished) => ({ ...empty, furnished }));
    expect(states.map((state) => withConditionToggled(state, 'furnished'))).toEqual([
      { furnished: true },
      { furnished: false },
      { furnished: undefined },
    ]);
  });

  it('turn any other condition on and off', () => {
    expect(withConditionToggled(empty, 'available')).toEqual({ available: true });
    expect(withConditionToggled({ ...empty, available: true }, 'available')).toEqual({ available: undefined });
  });

  it('ask architects and constructors only what they can answer', () => {
    const asked = stateOf('available=true&furnished=false&foreignBuyers=true');
    expect(questionOf(asked)).toEqual({ available: true, furnished: false, foreignBuyers: true });
    expect(questionOf({ ...asked, ...withCategory('architects') })).toEqual({
      category: 'architects',
      available: true,
    });
    expect(isConditionOffered('furnished', stateOf('category=architects'))).toBe(false);
  });

  it('clear the bedrooms at the second click', () => {
    expect(withBedroomsToggled(empty, 2).bedrooms).toBe(2);
    expect(withBedroomsToggled(stateOf('bedrooms=2'), 2).bedrooms).toBeUndefined();
  });

  it('turn an upside-down range round', () => {
    expect(orderedRange(500, 100)).toEqual([100, 500]);
    expect(orderedRange(500, 0)).toEqual([500, 0]);
  });

  it('list what is on, and take each back alone or all at once', () => {
    expect(activeFilters(empty)).toEqual([]);
    for (const name of activeFilters(full))
      expect(activeFilters({ ...full, ...withoutFilter(name) })).toEqual(
        activeFilters(full).filter((one) => one !== name),
      );
    expect(activeFilters(withoutFilters(full))).toEqual([]);
    expect(withoutFilters(full)).toMatchObject({ view: 'map', sort: 'price_desc' });
  });
});

describe('the question to the server', () => {
  it('leaves out what asks for nothing', () => {
    expect(questionOf(empty)).toEqual({});
    expect(questionOf(full, { west: 1, south: 2, east: 3, north: 4 })).toMatchObject({
      bbox: '1,2,3,4',
      furnished: false,
    });
  });

  it('is long with many corners only', () => {
    const ring = Array.from({ length: 300 }, (_, index) => {
      const angle = (index / 300) * 2 * Math.PI;
      return { lat: 14 + Math.sin(angle), lng: 121 + Math.cos(angle) };
    });
    expect(isLong(questionOf(full))).toBe(false);
    expect(isLong(questionOf({ ...full, shapes: [polygonOf(ring)] }))).toBe(true);
  });
});
