import type { ProviderCard, ServiceCard } from '../../../contract/services/provider.ts';
import { categoriesOf, type ServiceName, serviceNames } from '../../../contract/services/service-taxonomy.ts';
import type { When } from '../../../contract/when.ts';
import { whenIn, writtenWhen } from './searched-when.ts';

/** What a search asked for, and what was chosen since, as the address of a profile has it. */
export interface Searched {
  service: ServiceName | undefined;
  when: When;
  /** The card whose time was found, or those that were chosen, comma-separated; empty where all were taken out again. */
  card: string | undefined;
  /** One of the staff. */
  person?: string | undefined;
  /** The provider's own link brought the visitor. */
  via?: string | undefined;
}

export const readSearched = (query: URLSearchParams, today: string): Searched => ({
  service: serviceNames.find((known) => known === query.get('service')),
  when: whenIn(query, today),
  card: query.get('card') ?? undefined,
  person: query.get('staff') ?? undefined,
  via: query.get('via') ?? undefined,
});

export const writeSearched = ({ service, when, card, person, via }: Searched) => ({
  ...(service === undefined ? {} : { service }),
  ...writtenWhen(when),
  ...(card === undefined ? {} : { card }),
  ...(person === undefined ? {} : { staff: person }),
  ...(via === undefined ? {} : { via }),
});

interface Found extends Pick<Searched, 'service' | 'when'> {
  provider: Pick<ProviderCard, 'nextCard'>;
  /** The cards that the results show of them, as far as they are known. */
  offered: readonly Pick<ServiceCard, 'id'>[];
}

/** The card on which a found profile opens: the one whose next time the search knows, else the first one shown. */
export const writeFound = ({ service, when, provider: { nextCard }, offered }: Found) =>
  writeSearched({ service, when, card: nextCard ?? offered[0]?.id });

export const isSearched = ({ category }: Pick<ServiceCard, 'category'>, { service }: Searched): boolean =>
  categoriesOf(service).includes(category);
