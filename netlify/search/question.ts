import type { Bounds, Shape } from '../../src/contract/area.ts';
import { type Conditions, conditionsAsked, type ListingFilters } from '../../src/contract/property/browse.ts';
import {
  type DealType,
  isProviderCategory,
  type ListingCategory,
  propertyTypes,
} from '../../src/contract/property/taxonomy.ts';
import { type SoughtWord, soughtBy } from '../../src/contract/search-words.ts';
import { areaOf, type Border, type SearchedRange } from './area.ts';
import { boxOf, encloses } from './geometry/box.ts';
import type { Density } from './geometry/density.ts';
import { gridBits } from './geometry/morton.ts';
import { boxOfShapes } from './geometry/region.ts';

/** Both ends included; undefined is open. */
interface NumberRange {
  least: number | undefined;
  most: number | undefined;
}

/** What a visitor asks for, with the rules of docs/product/property.md applied: what stands here holds. */
export interface Question {
  /** What is public hangs on it. */
  now: Date;
  /** `properties` is every category but architects and constructors. */
  categories: 'properties' | readonly ListingCategory[];
  dealType: DealType | undefined;
  centavos: NumberRange;
  squareMetres: NumberRange;
  /** 1 to 3 exactly, 4 is four or more. */
  bedrooms: number | undefined;
  conditions: Conditions;
  /** Each must stand in the title or in the location, or be the kind. */
  words: readonly SoughtWord[];
  /** Whether probably only few listings have one of the words. */
  hasRareWord: boolean;
  shapes: Shape[];
  viewport: Bounds | undefined;
  /** The cover of shapes and viewport: no listing outside these keys matches. */
  ranges: readonly SearchedRange[];
  /** About how many published listings lie there, whatever else is asked, and everywhere; unknown without a density. */
  listings: { inArea: number; everywhere: number } | undefined;
  border: Border;
}

/** An estimate, perhaps a minute old: where all listings lie, and the searched texts of a sample. */
export type TableStatistics = { density: Density; texts: readonly string[] };

export function questionOf(filters: ListingFilters, now: Date, known?: TableStatistics): Question {
  const density = known?.density;
  const shapes = filters.area ?? [];
  const viewport = cutting(filters.bbox, shapes);
  const { ranges, border } = areaOf(shapes, viewport, density);
  // Deal, price, size and rooms belong to properties: for architects and constructors they are ignored.
  const measures: Partial<ListingFilters> = isProviderCategory(filters.category) ? {} : filters;
  const { words, dealType, bedrooms } = soughtBy({ ...measures, q: filters.q }, !isProviderCategory(filters.category));
  return {
    now,
    categories: categoriesOf(filters),
    dealType,
    centavos: spanOf(measures.priceMin, measures.priceMax, 100),
    squareMetres: spanOf(measures.areaMin, measures.areaMax, 1),
    bedrooms,
    conditions: conditionsAsked(filters, filters.category),
    words,
    hasRareWord: words.some((word) => isRare(word, known?.texts ?? [])),
    shapes,
    viewport,
    ranges,
    listings: density && {
      inArea: ranges.reduce((sum, { lo, hi }) => sum + density(lo, hi), 0),
      everywhere: density(0, 4 ** gridBits),
    },
    border,
  };
}

/** Whether less than one in two hundred sampled texts has the word. The index of words has none of two letters. */
const isRare = ({ within, category, isStudio }: SoughtWord, texts: readonly string[]): boolean => {
  const having = texts.filter((text) => text.includes(within));
  const isOfText = category === undefined && isStudio !== true;
  return isOfText && within.length > 2 && texts.length >= 100 && having.length * 200 < texts.length;
};

/** A viewport that holds all of the shapes need not be asked about row by row. */
const cutting = (viewport: Bounds | undefined, shapes: readonly Shape[]): Bounds | undefined =>
  viewport !== undefined && encloses(boxOf(viewport), boxOfShapes(shapes)) ? undefined : viewport;

export const isEverywhere = ({ shapes, viewport }: Question): boolean => shapes.length === 0 && viewport === undefined;

/** A type narrows the properties; of architects and constructors it says nothing. */
function categoriesOf({ category, type }: ListingFilters): Question['categories'] {
  if (category !== 'all' && (type === undefined || isProviderCategory(category))) return [category];
  if (type === undefined) return 'properties';
  const group: readonly ListingCategory[] = propertyTypes[type];
  return category === 'all' ? group : group.filter((member) => member === category);
}

/** 0 is no filter. */
function spanOf(least: number | undefined, most: number | undefined, scale: number): NumberRange {
  const bound = (given: number | undefined) => (given === undefined || given === 0 ? undefined : given * scale);
  return { least: bound(least), most: bound(most) };
}
