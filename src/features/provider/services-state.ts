import { type Country, countries } from '../../contract/country.ts';
import type { AskOf } from '../../contract/endpoint.ts';
import { limits } from '../../contract/limits.ts';
import { isPostalCode } from '../../contract/postal-code.ts';
import { type listProviders, type ProviderSort, providerSorts } from '../../contract/provider.ts';
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
    sort: providerSorts.find((known) => known === query.get('sort')) ?? 'distance',
  };
}

export const isAsked = ({ zip, place }: Pick<ServicesState, 'zip' | 'place'>): boolean => zip !== '' || place !== '';

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
    ...(service === undefined ? {} : { service }),
    ...(radius === limits.serviceRadiusDefault ? {} : { radius: String(radius) }),
    ...(sort === 'distance' ? {} : { sort }),
  };
}

/** The question for one page; it needs a place. */
export const questionOf = (state: ServicesState, cursor?: string): AskOf<typeof listProviders> => ({
  query: {
    ...whereOf(state),
    radius: state.radius,
    sort: state.sort,
    ...(state.service === undefined ? {} : { service: state.service }),
    ...(cursor === undefined ? {} : { cursor }),
  },
});
