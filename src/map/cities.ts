import type { Position } from '../contract/area.ts';
import { type City, cities } from '../contract/cities.ts';
import { foldedWords } from '../contract/search-words.ts';
import { districts } from './districts.ts';

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

const places = [...cities, ...districts];

/** Cities, districts and projects whose name or region holds the text, however it is written; names that begin with it come first. */
export function citiesNamed(text: string, most = 8): City[] {
  const sought = foldedWords(text).trim();
  if (sought === '') return [];
  const beginning = places.filter(({ name }) => foldedWords(name).trim().startsWith(sought));
  const holding = places.filter(
    (place) => !beginning.includes(place) && foldedWords(`${place.name} ${place.region}`).includes(sought),
  );
  return [...beginning, ...holding].slice(0, most);
}

/** Of `condo mak` the places that its end may be the beginning of, and what stands before. */
export function placesAtEnd(text: string, most: number): { before: string; places: City[] } {
  const words = text.trim().split(/\s+/);
  for (const count of [4, 3, 2, 1]) {
    const sought = foldedWords(words.slice(-count).join(' ')).trim();
    const found = citiesNamed(sought, most).filter(({ name }) => foldedWords(name).trim().startsWith(sought));
    if (words.length >= count && sought.length > 1 && found.length > 0)
      return { before: words.slice(0, -count).join(' '), places: found };
  }
  return { before: '', places: [] };
}

const metresPerDegree = 111_320;

const metresBetween = (one: Position, other: Position): number =>
  Math.hypot(
    (one.lat - other.lat) * metresPerDegree,
    (one.lng - other.lng) * metresPerDegree * Math.cos((one.lat * Math.PI) / 180),
  );

/** The city that a place in words names as one of its parts; with its region if several have that name. */
export function cityOfPlace(place: string): City | undefined {
  const parts = place.split(',').map(plain);
  const named = cities.filter(({ name }) => parts.includes(plain(name)));
  return named.find(({ region }) => parts.includes(plain(region))) ?? (named.length === 1 ? named[0] : undefined);
}

/** A pin this far from the city in the words, and nearer to another one, is taken for a slip. */
const farMetres = 15_000;

/** Whether a pin lies at another city than the words name: that city; undefined where they agree, or nothing is known. */
export function otherCityAt(pin: Position, place: string): { named: City; nearest: City } | undefined {
  const named = cityOfPlace(place);
  if (named === undefined || metresBetween(pin, named.position) < farMetres) return undefined;
  const nearest = cities.reduce((best, city) =>
    metresBetween(pin, city.position) < metresBetween(pin, best.position) ? city : best,
  );
  return nearest === named ? undefined : { named, nearest };
}
