import type { ServiceCard } from '../../contract/provider.ts';
import { categoriesOf, type ServiceName, serviceNames } from '../../contract/service-taxonomy.ts';
import type { When } from '../../contract/when.ts';
import { whenIn, writtenWhen } from './services-state.ts';

/** What a search asked for, as the address of a profile has it. */
export interface Searched {
  service: ServiceName | undefined;
  when: When;
  /** The card whose time was found. */
  card: string | undefined;
}

export const readSearched = (query: URLSearchParams, today: string): Searched => ({
  service: serviceNames.find((known) => known === query.get('service')),
  when: whenIn(query, today),
  card: query.get('card') ?? undefined,
});

export const writeSearched = ({ service, when, card }: Searched) => ({
  ...(service === undefined ? {} : { service }),
  ...writtenWhen(when),
  ...(card === undefined ? {} : { card }),
});

export const isSearched = ({ category }: Pick<ServiceCard, 'category'>, { service }: Searched): boolean =>
  categoriesOf(service).includes(category);

/** The card to begin with: the one that was found, else the first that fits; undefined without cards. */
export const cardSearched = (cards: readonly ServiceCard[], searched: Searched): string | undefined =>
  (cards.find(({ id }) => id === searched.card) ?? cards.find((card) => isSearched(card, searched)) ?? cards[0])?.id;

/** The question for the free slots of one card, from the searched day on. */
export const slotsOf = (cards: string, { when: { day } }: Pick<Searched, 'when'>) => ({
  cards,
  ...(day === undefined ? {} : { from: day }),
});
