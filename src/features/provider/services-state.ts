import { type Country, countries } from '../../contract/country.ts';
import type { AskOf } from '../../contract/endpoint.ts';
import { limits } from '../../contract/limits.ts';
import { isPostalCode } from '../../contract/postal-code.ts';
import {
  type listProviders,
  type ProviderSort,
  providerSorts,
  readWeights,
  usualWeights,
  type Weights,
  writeWeights,
} from '../../contract/provider.ts';
import { type ServiceName, serviceNames } from '../../contract/service-taxonomy.ts';

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
  /** Kilometres. */
  radius: number;
  sort: ProviderSort;
  /** Count in the order `best`. */
  weights: Weights;
  /** Part of the name of a business; empty: any. */
  name: string;
  /** Whether a map is shown beside the list. It is asked for, because its tiles come from another server. */
  map: boolean;
}

function readRadius(written: string | null): number {
  const radius = Number(written);
  return Number.isInteger(radius) && radius >= 1 && radius <= limits.serviceRadiusMaximum
    ? radius
    : limits.serviceRadiusDefault;
}

/** Reads the state; invalid parts are ignored. */
export function readServicesState(query: URLSearchParams): ServicesState {
  const zip = (query.get('zip') ?? '').trim();
  return {
    zip: isPostalCode(zip) ? zip : '',
    place: isPostalCode(zip) ? '' : (query.get('place') ?? '').trim().slice(0, limits.placeMaximum),
    country: countries.find((known) => known === query.get('country')),
    service: serviceNames.find((known) => known === query.get('service')),
    radius: readRadius(query.get('radius')),
    sort: providerSorts.find((known) => known === query.get('sort')) ?? 'best',
    weights: readWeights(query.get('weights') ?? '') ?? usualWeights,
    name: (query.get('name') ?? '').trim().slice(0, limits.placeMaximum),
    map: query.get('map') === 'true',
  };
}

export const isAsked = ({ zip, place, name }: Pick<ServicesState, 'zip' | 'place' | 'name'>): boolean =>
  zip !== '' || place !== '' || name !== '';

/** Without a place nothing is near or far. */
export const hasPlace = ({ zip, place }: Pick<ServicesState, 'zip' | 'place'>): boolean => zip !== '' || place !== '';

export const isUsual = (weights: Weights): boolean => writeWeights(weights) === writeWeights(usualWeights);

/** Order, weights and name as address and question have them. */
const orderOf = ({ sort, weights, name }: ServicesState) => ({
  ...(sort === 'best' && !isUsual(weights) ? { weights: writeWeights(weights) } : {}),
  ...(name === '' ? {} : { name }),
});

/** The place of the question. Five digits are always German. */
const whereOf = ({ zip, place, country }: ServicesState) => ({
  ...(zip === '' ? {} : { zip }),
  ...(zip !== '' || place === '' ? {} : { place }),
  ...(country === undefined || zip.length === 5 || (zip === '' && place === '') ? {} : { country }),
});

/** The query of the address, without default values. */
export function writeServicesState(state: ServicesState): Record<string, string> {
  const { service, radius, sort } = state;
  return {
    ...whereOf(state),
    ...orderOf(state),
    ...(service === undefined ? {} : { service }),
    ...(radius === limits.serviceRadiusDefault ? {} : { radius: String(radius) }),
    ...(sort === 'best' ? {} : { sort }),
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
    ...(state.service === undefined ? {} : { service: state.service }),
    ...(cursor === undefined ? {} : { cursor }),
  },
});
