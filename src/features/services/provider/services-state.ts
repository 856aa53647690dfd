import { type Country, countries } from '../../../contract/country.ts';
import type { AskOf } from '../../../contract/endpoint.ts';
import { limits } from '../../../contract/limits.ts';
import { isPostalCode } from '../../../contract/postal-code.ts';
import {
  type listProviders,
  type ProviderSort,
  providerSorts,
  readWeights,
  usualWeights,
  type Weights,
  writeWeights,
} from '../../../contract/services/provider.ts';
import { filterFlags, type ProviderFilters, readFilters } from '../../../contract/services/provider-filters.ts';
import { type ServiceName, serviceNames } from '../../../contract/services/service-taxonomy.ts';
import { plainLine } from '../../../contract/typed-text.ts';
import type { When } from '../../../contract/when.ts';
import { whenIn, writtenWhen } from './searched-when.ts';

export const radii = [5, 10, 25, 50, 100] as const;

/** The state of /services, which lives in the address. */
export interface ServicesState {
  /** Empty unless the address has a valid one. */
  zip: string;
  /** The name of a place; empty if there is a postal code. */
  place: string;
  /** The country of four digits or a name that several countries have. */
  country: Country | undefined;
  service: ServiceName | undefined;
  /** What the address has instead of a service that we know; empty otherwise. */
  unknownService: string;
  /** Kilometres. */
  radius: number;
  sort: ProviderSort;
  /** Count in the order `best`. */
  weights: Weights;
  /** Part of the name of a business; empty: any. */
  name: string;
  /** The day and the part of it in which somebody wants to come; empty: any time. */
  when: When;
  /** What a visit has to be like; empty: anything. */
  filters: ProviderFilters;
  /** Whether a map is shown beside the list. It is asked for, because its tiles come from another server. */
  map: boolean;
}

function readRadius(written: string | null): number {
  const radius = Number(written);
  return Number.isInteger(radius) && radius >= 1 && radius <= limits.serviceRadiusMaximum
    ? radius
    : limits.serviceRadiusDefault;
}

/** A name of ours. From the usual ones of trades (`Klempner`) the server leads over to it: services-first.ts. */
function readService(typed: string): Pick<ServicesState, 'service' | 'unknownService'> {
  const service = serviceNames.find((known) => known === typed.toLowerCase());
  return { service, unknownService: service === undefined ? typed : '' };
}

/** Reads the state; invalid parts are ignored, but for an unknown service, which the results name. */
export function readServicesState(query: URLSearchParams, today: string): ServicesState {
  const said = (name: string): string => plainLine(query.get(name) ?? '');
  const zip = said('zip');
  return {
    zip: isPostalCode(zip) ? zip : '',
    place: isPostalCode(zip) ? '' : said('place').slice(0, limits.placeMaximum),
    country: countries.find((known) => known === query.get('country')),
    ...readService(said('service').slice(0, limits.placeMaximum)),
    radius: readRadius(query.get('radius')),
    sort: providerSorts.find((known) => known === query.get('sort')) ?? 'best',
    weights: readWeights(query.get('weights') ?? '') ?? usualWeights,
    name: said('name').slice(0, limits.placeMaximum),
    when: whenIn(query, today),
    filters: readFilters(query),
    map: query.get('map') === 'true',
  };
}

export const isAsked = ({ zip, place, name }: Pick<ServicesState, 'zip' | 'place' | 'name'>): boolean =>
  zip !== '' || place !== '' || name !== '';

/** Without a place nothing is near or far. */
export const hasPlace = ({ zip, place }: Pick<ServicesState, 'zip' | 'place'>): boolean => zip !== '' || place !== '';

export const isUsual = (weights: Weights): boolean => writeWeights(weights) === writeWeights(usualWeights);

/** Order, weights, name and time as address and question have them. */
const orderOf = ({ sort, weights, name, when }: ServicesState) => ({
  ...writtenWhen(when),
  ...(sort === 'best' && !isUsual(weights) ? { weights: writeWeights(weights) } : {}),
  ...(name === '' ? {} : { name }),
});

/** The place of the question. Five digits are always German. */
export const whereOf = ({ zip, place, country }: ServicesState) => ({
  ...(zip === '' ? {} : { zip }),
  ...(zip !== '' || place === '' ? {} : { place }),
  ...(country === undefined || zip.length === 5 || (zip === '' && place === '') ? {} : { country }),
});

/** The filters as the address has them. */
const writtenFilters = ({ minimumRating, priceMaximum, ...flags }: ProviderFilters) => ({
  ...(minimumRating === undefined ? {} : { minimumRating: String(minimumRating) }),
  ...(priceMaximum === undefined ? {} : { priceMaximum: String(priceMaximum) }),
  ...Object.fromEntries(filterFlags.filter((flag) => flags[flag] === true).map((flag) => [flag, 'true'])),
});

/** The query of the address, without default values. */
export function writeServicesState(state: ServicesState): Record<string, string> {
  const { service, unknownService, radius, sort } = state;
  return {
    ...whereOf(state),
    ...orderOf(state),
    ...(service === undefined ? {} : { service }),
    ...(service !== undefined || unknownService === '' ? {} : { service: unknownService }),
    ...(radius === limits.serviceRadiusDefault ? {} : { radius: String(radius) }),
    ...(sort === 'best' ? {} : { sort }),
    ...writtenFilters(state.filters),
    ...(state.map ? { map: 'true' } : {}),
  };
}

/** The question for one page; it needs a place. */
export const questionOf = (state: ServicesState, cursor?: string): AskOf<typeof listProviders> => ({
  query: {
    ...whereOf(state),
    ...orderOf(state),
    radius: state.radius,
    sort: state.sort,
    ...state.filters,
    ...(state.service === undefined ? {} : { service: state.service }),
    ...(cursor === undefined ? {} : { cursor }),
  },
});
