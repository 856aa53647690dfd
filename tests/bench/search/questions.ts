import type { Bounds, Position, Shape } from '../../../src/contract/area.ts';
import type { ListingFilters, ListingSort } from '../../../src/contract/property/browse.ts';
import { type DemoCity, demoCities } from '../../../supabase/seed/cities.ts';
import { type Random, seeded } from '../../../supabase/seed/random.ts';
import { combOf, outlineOf, spiralOf, starOf, twentyStars } from './hostile.ts';
import { weighted } from './listings.ts';

export type Filters = Partial<Omit<ListingFilters, 'area' | 'bbox'>>;

/** One question of one run. */
export interface Asked {
  filters: Filters;
  shapes: Shape[];
  sort: ListingSort;
  /** How many listings lie before the page. */
  skipped: number;
  /** Present where a map is asked for. */
  view?: { bounds: Bounds; zoom: number };
}

/** A line of the table: the same kind of question, asked with another place and other filters in every run. */
export interface Line {
  name: string;
  /** It takes so long in the database that it is asked without warming up. */
  isDear?: boolean;
  asked: (run: number) => Asked;
}

export const pageLength = 24;
const deepPage = 40 * pageLength;

const filterSets: Record<string, readonly Filters[]> = {
  none: [{}],
  common: [
    { category: 'condominium', dealType: 'rent' },
    { dealType: 'buy', priceMax: 8_000_000 },
    { type: 'residential', bedrooms: 2 },
    { category: 'house-lot', dealType: 'buy', priceMin: 2_000_000, priceMax: 12_000_000 },
    { available: true, furnished: true },
    { dealType: 'buy', foreignBuyers: true },
  ],
  rare: [
    { category: 'hotel', dealType: 'buy', available: true },
    { category: 'vacation', bedrooms: 4, furnished: true, priceMax: 4_000_000 },
    { dealType: 'buy', priceMin: 40_000_000, bedrooms: 1, furnished: true },
    { type: 'commercial', dealType: 'rent', areaMin: 900, priceMax: 60_000 },
    { category: 'architects', available: true },
    { category: 'vacation', dealType: 'rent', foreignBuyers: true, areaMin: 150 },
  ],
  words: [{ q: 'condominium' }, { q: 'corner lot' }, { q: 'sunny makati' }, { q: 'warehouse' }],
  'rare words': [{ q: 'helipad' }, { q: 'infinity pool' }, { q: 'rice terraces' }],
};

/** After so many runs the first set of filters comes again. */
export const setsMaximum = Math.max(...Object.values(filterSets).map((sets) => sets.length));

const someCity = weighted(demoCities.map(({ weight }) => weight));

function aCity(random: Random): DemoCity {
  const city = demoCities[someCity(random)];
  if (city === undefined) throw new Error('no city');
  return city;
}

const areas: Record<string, (random: Random) => Shape[]> = {
  country: () => [],
  'city rectangle': (random) => {
    const city = aCity(random);
    return [{ type: 'rectangle', bounds: around(city, 2 * city.scatterKilometres * random.between(0.6, 1.4)) }];
  },
  'district polygon': (random) => {
    const { districts, ...city } = aCity(random);
    const middle = districts.length === 0 ? city : random.pick(districts);
    return [star(random, middle, 8, random.between(0.6, 1.6))];
  },
  '200-vertex polygon': (random) => [star(random, aCity(random), 200, random.between(5, 15))],
  'half the country': (random) => [halfCountry(random)],
  circle: (random) => [
    { type: 'circle', center: positionOf(aCity(random)), radius: Math.round(random.between(1000, 15_000)) },
  ],
  'three, one excluded': (random) => {
    const city = aCity(random);
    return [
      star(random, city, 12, 6),
      { type: 'circle', center: moved(city, 5, 3), radius: 4000 },
      { ...star(random, moved(city, 1, 1), 7, 2), exclude: true },
    ];
  },
};

interface Place {
  latitude: number;
  longitude: number;
}

const degrees = (value: number): number => Math.round(value * 1e6) / 1e6;
const positionOf = ({ latitude, longitude }: Place): Position => ({ lat: latitude, lng: longitude });

const toPosition = (of: Place | Position): Position => ('lat' in of ? of : positionOf(of));

function moved(from: Place | Position, eastKilometres: number, northKilometres: number): Position {
  const { lat, lng } = toPosition(from);
  return {
    lat: degrees(lat + northKilometres / 111.2),
    lng: degrees(lng + eastKilometres / (111.2 * Math.cos((lat * Math.PI) / 180))),
  };
}

function around(middle: Place, kilometres: number): Bounds {
  const north = moved(middle, kilometres, kilometres);
  const south = moved(middle, -kilometres, -kilometres);
  return { west: south.lng, south: south.lat, east: north.lng, north: north.lat };
}

/** Its corners go round the middle, so that no two lines cross. */
function star(random: Random, middle: Place | Position, corners: number, kilometres: number): Shape {
  const coordinates = Array.from({ length: corners }, (_, index) => {
    const angle = ((index + random.between(0, 0.8)) / corners) * 2 * Math.PI;
    const reach = kilometres * random.between(0.7, 1.1);
    return moved(middle, Math.cos(angle) * reach, Math.sin(angle) * reach);
  });
  return { type: 'polygon', coordinates };
}

/** One side of a crooked line through the middle of the islands. */
function halfCountry(random: Random): Shape {
  const line = [116, 119, 122, 125, 128].map((lng) => ({ lng, lat: degrees(random.between(10.5, 14.8)) }));
  const side = random.chance(0.5) ? 22 : 4;
  return { type: 'polygon', coordinates: [...line, { lng: 128, lat: side }, { lng: 116, lat: side }] };
}

/** What a screen of 1280 by 800 pixels shows. */
function screenAt(middle: Place, zoom: number): Bounds {
  const degreesPerPixel = 360 / 256 / 2 ** zoom;
  const wide = 640 * degreesPerPixel;
  const high = 400 * degreesPerPixel * Math.cos((middle.latitude * Math.PI) / 180);
  return {
    west: degrees(middle.longitude - wide),
    east: degrees(middle.longitude + wide),
    south: degrees(middle.latitude - high),
    north: degrees(middle.latitude + high),
  };
}

function pageLine(area: string, filters: string, sort: ListingSort, skipped = 0): Line {
  const shapesOf = areas[area];
  const sets = filterSets[filters];
  if (shapesOf === undefined || sets === undefined) throw new Error(`no such question: ${area}, ${filters}`);
  const wishes = [filters === 'none' ? '' : filters, sort === 'newest' ? '' : 'by price', skipped > 0 ? 'page 41' : ''];
  return {
    name: [area, ...wishes.filter((wish) => wish !== '')].join(', '),
    asked: (run) => {
      const shapes = shapesOf(seeded(1000 + run));
      return { filters: sets[run % sets.length] ?? {}, shapes, sort, skipped };
    },
  };
}

function mapLine(zoom: number, filters: string, area = 'country'): Line {
  return {
    name: `map at zoom ${zoom}${area === 'country' ? '' : `, ${area}`}${filters === 'none' ? '' : `, ${filters}`}`,
    asked: (run) => ({
      ...pageLine(area, filters, 'newest').asked(run),
      // The same random numbers as the area: it lies in the middle of the screen.
      view: { bounds: screenAt(aCity(seeded(1000 + run)), zoom), zoom },
    }),
  };
}

const usualAreas = Object.keys(areas);

export const pageLines: readonly Line[] = usualAreas.flatMap((area) => [
  pageLine(area, 'none', 'newest'),
  pageLine(area, 'common', 'newest'),
  pageLine(area, 'rare', 'newest'),
  pageLine(area, 'none', 'price_asc'),
  pageLine(area, 'common', 'price_asc'),
  pageLine(area, 'rare', 'price_asc'),
  pageLine(area, 'words', 'newest'),
  pageLine(area, 'rare words', 'newest'),
  pageLine(area, 'none', 'newest', deepPage),
  pageLine(area, 'common', 'newest', deepPage),
]);

const hostile: Record<string, (random: Random) => Shape[]> = {
  'star of 2,000 corners': (random) => [starOf(positionOf(aCity(random)), 2000, random.between(8, 20))],
  'comb of 2,000 corners': (random) => [combOf(positionOf(aCity(random)), 2000, random.between(8, 20))],
  'spiral of 2,000 corners': (random) => [spiralOf(positionOf(aCity(random)), 2000, random.between(8, 20))],
  '20 stars of 100 corners': (random) => twentyStars(positionOf(aCity(random)), random.between(8, 20)),
  'outline of 2,000 corners': (random) => [outlineOf(positionOf(aCity(random)), 2000, random.between(8, 20))],
};
Object.assign(areas, hostile);

/** Drawn to be a burden, but for the last. */
export const hostileLines: readonly Line[] = Object.keys(hostile)
  .flatMap((area) => [
    pageLine(area, 'none', 'newest'),
    pageLine(area, 'common', 'price_asc'),
    pageLine(area, 'words', 'newest'),
  ])
  .map((line) => ({ ...line, isDear: true }));

export const mapLines: readonly Line[] = [6, 10, 14].flatMap((zoom) => [
  mapLine(zoom, 'none'),
  mapLine(zoom, 'common'),
  mapLine(zoom, 'rare'),
  mapLine(zoom, 'none', '200-vertex polygon'),
]);
