import { type DealType, type PropertyCategory, propertyCategories } from '../../src/contract/property/taxonomy.ts';
import { type DemoCity, type DemoPlace, demoCities } from './cities.ts';
import { type DemoPicture, type PictureKind, picturesOf } from './pictures.ts';
import { propertyKind } from './property-kinds.ts';
import { descriptionOf, titleOf } from './property-words.ts';
import { type Random, seeded } from './random.ts';
import { sampleProperties } from './samples.ts';
import { type DemoStatedFacts, statedFactsOf } from './stated-facts.ts';

export interface DemoProperty extends DemoStatedFacts {
  title: string;
  description: string;
  category: PropertyCategory;
  dealType: DealType;
  /** Whole pesos; per month for rent. */
  price: number;
  oldPrice?: number;
  bedrooms: number;
  bathrooms: number;
  /** The headline size in square metres: floor area, or lot area for a lot. */
  area: number;
  floorArea?: number;
  lotArea?: number;
  isAvailableNow: boolean;
  isFurnished: boolean;
  location: string;
  latitude: number;
  longitude: number;
  createdDaysAgo: number;
  updatedDaysAgo: number;
  pictures: readonly DemoPicture[];
  features: readonly string[];
}

const highestPrice = 50_000_000;
const monthlyRentShare = 0.0048;
const kilometresPerDegree = 111.2;

/** The six samples first, then invented ones; the first n of a longer list are the same as a list of n. */
export function demoProperties(count: number, seed = 20_260): DemoProperty[] {
  const invented = Array.from({ length: Math.max(0, count - sampleProperties.length) }, (_, index) =>
    inventedProperty(seeded(seed * 1_000_003 + index)),
  );
  return [...sampleProperties.slice(0, count), ...invented];
}

function inventedProperty(random: Random): DemoProperty {
  const city = random.weighted(demoCities, (candidate) => candidate.weight);
  const category = random.weighted(propertyCategories, (candidate) => categoryWeight(candidate, city));
  const district = city.districts.length > 0 && random.chance(0.8) ? random.pick(city.districts) : undefined;
  const kind = propertyKind(category);
  const dealType = random.chance(kind.rentShare) ? 'rent' : 'buy';
  const sizes = sizesOf(category, random);
  const facts = {
    ...sizes,
    category,
    dealType,
    noun: random.pick(kind.nouns),
    place: district?.name ?? city.name,
    city: city.name,
    isFurnished: random.chance(kind.furnishedShare),
    isAvailableNow: random.chance(0.72),
    features: random.shuffled(kind.features).slice(0, random.whole(2, 5)),
  } as const;
  const { noun: _noun, place: _place, city: _city, ...kept } = facts;
  return {
    title: titleOf(facts, random),
    description: descriptionOf(facts, random),
    ...kept,
    ...pricesOf(facts, city, random),
    area: sizes.floorArea ?? sizes.lotArea ?? 0,
    location: [...(district ? [district.name] : []), city.name, city.region].join(', '),
    ...positionOf(city, district, random),
    ...datesOf(random),
    pictures: picturesFor(category, city, random),
    ...statedFactsOf(facts, random),
  };
}

function categoryWeight(category: PropertyCategory, city: DemoCity): number {
  const { weight } = propertyKind(category);
  const isMetropolis = city.region === 'Metro Manila';
  if (category === 'vacation') return isMetropolis ? 0 : weight * (isSeaside(city) ? 3 : 1);
  if (category === 'condominium') return city.priceLevel < 0.8 ? weight / 10 : weight;
  return weight;
}

/** The scatter is small where the sea is near. */
function isSeaside(city: DemoCity): boolean {
  return city.region !== 'Metro Manila' && city.scatterKilometres <= 0.8;
}

function sizesOf(category: PropertyCategory, random: Random) {
  const kind = propertyKind(category);
  const share = random.unit() ** 1.6;
  const inSpan = ([low, high]: readonly [number, number], jitter: number) =>
    Math.round(low + (high - low) * Math.min(1, Math.max(0, share + random.between(-jitter, jitter))));
  const floorArea = kind.floorSquareMetres && inSpan(kind.floorSquareMetres, 0.05);
  const lotArea = kind.lotSquareMetres && inSpan(kind.lotSquareMetres, 0.12);
  return {
    bedrooms: inSpan(kind.bedrooms, 0.2),
    bathrooms: inSpan(kind.bathrooms, 0.2),
    ...(floorArea === undefined ? {} : { floorArea }),
    ...(lotArea === undefined ? {} : { lotArea: lotArea < 100 ? lotArea : Math.round(lotArea / 5) * 5 }),
  };
}

function pricesOf(
  facts: { category: PropertyCategory; dealType: DealType; floorArea?: number; lotArea?: number; isFurnished: boolean },
  city: DemoCity,
  random: Random,
): { price: number; oldPrice?: number } {
  const kind = propertyKind(facts.category);
  const floor = (facts.floorArea ?? 0) * random.between(...kind.floorPesosPerSquareMetre) * city.priceLevel;
  const ground = (facts.lotArea ?? 0) * random.between(...kind.lotPesosPerSquareMetre) * city.priceLevel ** 2;
  const value = (floor + ground) * (facts.isFurnished ? 1.08 : 1);
  const affordable = value < highestPrice ? value : highestPrice * random.between(0.6, 0.97);
  const price = asWritten(facts.dealType === 'rent' ? affordable * monthlyRentShare : affordable);
  if (!random.chance(0.12)) return { price };
  const oldPrice = asWritten(price * random.between(1.06, 1.22));
  return oldPrice > price ? { price, oldPrice } : { price };
}

/** People ask for 4,350,000 or 18,500, not for 4,348,211. */
function asWritten(pesos: number): number {
  const step = [
    [10_000, 500],
    [60_000, 1_000],
    [400_000, 5_000],
    [3_000_000, 50_000],
    [15_000_000, 100_000],
  ].find(([limit = 0]) => pesos < limit)?.[1];
  const unit = step ?? 500_000;
  return Math.max(unit, Math.round(pesos / unit) * unit);
}

function positionOf(city: DemoCity, district: DemoPlace | undefined, random: Random) {
  const centre = district ?? city;
  const reach = district ? Math.min(0.5, city.scatterKilometres) : city.scatterKilometres;
  const distance = reach * Math.sqrt(random.unit());
  const direction = random.between(0, 2 * Math.PI);
  const latitude = centre.latitude + (distance * Math.sin(direction)) / kilometresPerDegree;
  const shrink = kilometresPerDegree * Math.cos((centre.latitude * Math.PI) / 180);
  const longitude = centre.longitude + (distance * Math.cos(direction)) / shrink;
  return { latitude: Number(latitude.toFixed(6)), longitude: Number(longitude.toFixed(6)) };
}

function datesOf(random: Random) {
  const createdDaysAgo = Math.floor(60 * random.unit() ** 2);
  return { createdDaysAgo, updatedDaysAgo: Math.floor(createdDaysAgo * random.unit()) };
}

const fittingAt = (city: DemoCity) => (of: PictureKind) => picturesOf(of).filter((picture) => suits(picture, city));

/** What may be shown first of a property: the fronts, then the rooms, the floor plan last. */
export function coversFor({ category, location }: Pick<DemoProperty, 'category' | 'location'>): DemoPicture[] {
  const { fronts, rooms } = propertyKind(category);
  const [name, region] = location.split(', ').slice(-2);
  const city = demoCities.find((candidate) => candidate.name === name && candidate.region === region);
  const kinds = new Set([...fronts, ...rooms.filter((room) => room !== 'plan'), 'plan' as const]);
  return city === undefined ? [] : [...kinds].flatMap(fittingAt(city));
}

function picturesFor(category: PropertyCategory, city: DemoCity, random: Random): DemoPicture[] {
  const kind = propertyKind(category);
  const fitting = fittingAt(city);
  const front = random.pick(fitting(random.pick(kind.fronts)));
  const rooms = random.shuffled(kind.rooms).map((room) => random.pick(fitting(room)));
  const more = random.shuffled(kind.rooms.flatMap(fitting));
  const distinct = [...new Set([front, ...rooms, ...more])];
  return distinct.slice(0, random.whole(3, 6));
}

function suits({ series }: DemoPicture, city: DemoCity): boolean {
  if (series === 'lot-sea' || series === 'villa-beach') return isSeaside(city);
  if (series === 'cabin') return !isSeaside(city);
  return series !== 'lot-mountain' || city.region !== 'Metro Manila';
}
