import { readStored, store } from './storage.ts';

/** A search for services that has found its place. */
export interface RecentSearch {
  /** One of both is empty. */
  zip: string;
  place: string;
  country: string | null;
  /** Empty for any. */
  service: string;
}

const key = 'serviceSearches';
const kept = 5;

const isSearch = (read: unknown): read is RecentSearch => {
  if (typeof read !== 'object' || read === null) return false;
  const { zip, place, country, service } = read as Partial<Record<keyof RecentSearch, unknown>>;
  const isPlace = typeof zip === 'string' && typeof place === 'string' && zip + place !== '';
  return isPlace && typeof service === 'string' && (country === null || typeof country === 'string');
};

/** The latest first. What is no such search is left out. */
export function recentSearches(): RecentSearch[] {
  try {
    const read: unknown = JSON.parse(readStored(key) ?? '[]');
    return Array.isArray(read) ? read.filter(isSearch).slice(0, kept) : [];
  } catch (problem) {
    console.warn('The recent searches cannot be read', problem);
    return [];
  }
}

const isSame = (one: RecentSearch, other: RecentSearch): boolean =>
  one.zip === other.zip && one.place === other.place && one.service === other.service;

const others = (search: RecentSearch): RecentSearch[] => recentSearches().filter((one) => !isSame(one, search));

export const keepRecentSearch = (search: RecentSearch): void =>
  store(key, JSON.stringify([search, ...others(search)].slice(0, kept)));

/** Those that are left. */
export function forgetRecentSearch(search: RecentSearch): RecentSearch[] {
  const left = others(search);
  store(key, left.length === 0 ? null : JSON.stringify(left));
  return left;
}
