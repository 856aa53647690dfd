import { type ServiceCategory, serviceCategories } from '../../contract/service-taxonomy.ts';

export interface ServiceQuestion {
  /** 5 digits in Germany, 4 in Austria and Switzerland. */
  zip: string;
  service: ServiceCategory | undefined;
}

export const isPostalCode = (text: string): boolean => /^\d{4,5}$/.test(text.trim());

/** The query of /services; whatever makes no sense counts as not asked. */
export function readServiceQuestion(query: URLSearchParams): ServiceQuestion {
  const zip = (query.get('zip') ?? '').trim();
  return {
    zip: isPostalCode(zip) ? zip : '',
    service: serviceCategories.find((known) => known === query.get('service')),
  };
}
