import type { AskOf } from '../../contract/endpoint.ts';
import { limits } from '../../contract/limits.ts';
import { isPostalCode } from '../../contract/postal-code.ts';
import { type listProviders, type ProviderSort, providerSorts } from '../../contract/provider.ts';
import { type ServiceName, serviceNames } from '../../contract/service-taxonomy.ts';

export const radii = [5, 10, 25, 50, 100] as const;

/** What /services asks, as it stands in the address. */
export interface ServicesState {
  /** Empty until one is asked for that can be one. */
  zip: string;
  /** Which country four digits mean, where both have them. */
  country: 'at' | 'ch' | undefined;
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

/** Whatever makes no sense counts as not asked. */
export function readServicesState(query: URLSearchParams): ServicesState {
  const zip = (query.get('zip') ?? '').trim();
  const country = query.get('country');
  return {
    zip: isPostalCode(zip) ? zip : '',
    country: country === 'at' || country === 'ch' ? country : undefined,
    service: serviceNames.find((known) => known === query.get('service')),
    radius: readRadius(query.get('radius')),
    sort: providerSorts.find((known) => known === query.get('sort')) ?? 'distance',
  };
}

/** The query of the address; what is usual is left out. */
export function writeServicesState({ zip, country, service, radius, sort }: ServicesState): Record<string, string> {
  return {
    ...(zip === '' ? {} : { zip }),
    ...(country === undefined || zip.length !== 4 ? {} : { country }),
    ...(service === undefined ? {} : { service }),
    ...(radius === limits.serviceRadiusDefault ? {} : { radius: String(radius) }),
    ...(sort === 'distance' ? {} : { sort }),
  };
}

/** What the server is asked, page after page; without a postal code nothing is. */
export const questionOf = (
  { zip, country, service, radius, sort }: ServicesState,
  cursor?: string,
): AskOf<typeof listProviders> => ({
  query: {
    zip,
    radius,
    sort,
    ...(country === undefined || zip.length !== 4 ? {} : { country }),
    ...(service === undefined ? {} : { service }),
    ...(cursor === undefined ? {} : { cursor }),
  },
});
