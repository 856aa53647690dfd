import { dayThere } from '#i18n/format-moment.ts';
import { wordsOf } from '#i18n/i18n.ts';
import type { PageHead } from '#ui/page-head.ts';
import { breadcrumbs, listOf } from '#ui/structured-data.ts';
import { firstPageQuestion, firstQuestion } from '../../../api/query.ts';
import type { FirstQuestion } from '../../../api/written-answers.ts';
import type { AnswerOf } from '../../../contract/endpoint.ts';
import { limits } from '../../../contract/limits.ts';
import {
  getProvider,
  listProviders,
  listSlots,
  type ProviderProfile,
  usualWeights,
} from '../../../contract/services/provider.ts';
import { serviceCalled } from '../../../contract/services/trade-words.ts';
import { shareVersion } from '../../../contract/site/share-picture.ts';
import { readId } from '../../../contract/written-id.ts';
import { filePaths } from '../../../file-paths.ts';
import { paths } from '../../../paths.ts';
import { ableStaff } from '../availability/chosen-cards.ts';
import { describeProvider, townOf } from './provider-description.ts';
import { searchTitle } from './search-title.ts';
import { readSearched } from './searched.ts';
import { openedOn, personSearched, slotsSearched } from './searched-slots.ts';
import { isAsked, questionOf, readServicesState, writeServicesState } from './services-state.ts';
import { structuredProvider } from './structured-provider.ts';

// /services and /provider/:id for the server, which writes their first HTML.

const stateOf = (address: URL, at: number) => readServicesState(address.searchParams, dayThere(at));

/** The first question of /services; undefined without a place. */
export function servicesQuestion(address: URL, at: number): FirstQuestion | undefined {
  const state = stateOf(address, at);
  return !isAsked(state) ? undefined : firstPageQuestion(listProviders, questionOf(state));
}

/** Where an address leads that has the usual name of a trade in place of a service: `service=Klempner`. */
export function servicesAddress(address: URL): string | undefined {
  const typed = address.searchParams.get('service') ?? '';
  const service = serviceCalled(typed);
  if (service === undefined || service === typed.trim().toLowerCase()) return undefined;
  const query = new URLSearchParams(address.search);
  query.set('service', service);
  return `${address.pathname}?${query.toString()}`;
}

const usual = {
  radius: limits.serviceRadiusDefault,
  sort: 'best',
  weights: usualWeights,
  when: {},
  map: false,
} as const;

/** The metadata. Each place and service is a page of its own; radius and order are not. */
export function servicesHead(address: URL, at: number, found: AnswerOf<typeof listProviders> | undefined): PageHead {
  const words = wordsOf('services');
  const names = wordsOf('service-names');
  const state = stateOf(address, at);
  return {
    title: found === undefined ? words('title') : searchTitle({ words, names }, state, found.place),
    description: words('about'),
    path: found === undefined ? paths.services() : paths.services(writeServicesState({ ...state, ...usual })),
    image: found?.items.find(({ image }) => image !== null)?.image?.url,
    things: (addresses) =>
      found === undefined
        ? []
        : [
            listOf(
              found.items.map(({ id }) => paths.provider(id)),
              addresses,
            ),
          ],
  };
}

/** The first question of /provider/:id; undefined if the id is invalid. */
export function providerQuestion(id: string): FirstQuestion | undefined {
  const known = readId(id);
  return known === undefined ? undefined : firstQuestion(getProvider, { params: { id: known } });
}

/** Its second question: the free times of what was searched. */
export function slotsQuestion(
  { id, cards: all, staff, isBookable }: ProviderProfile,
  address: URL,
  at: number,
): FirstQuestion | undefined {
  const today = dayThere(at);
  const searched = readSearched(address.searchParams, today);
  const { cards } = isBookable ? openedOn(all, searched) : { cards: [] };
  const person = personSearched(ableStaff(staff, cards), searched);
  return cards.length === 0
    ? undefined
    : firstQuestion(listSlots, { params: { id }, query: slotsSearched(cards, { ...searched, person }, today) });
}

export function providerHead(id: string, provider: ProviderProfile | undefined): PageHead {
  const path = paths.provider(id.toLowerCase());
  const words = wordsOf('profile');
  if (provider === undefined) return { title: words('missing'), description: words('missingText'), path };
  const { name, zip, city, cards, isBookable } = provider;
  const prices = cards.map(({ priceCents }) => priceCents);
  const booked = cards.flatMap(({ priceCents, isByArrangement }) => (isByArrangement ? [] : priceCents));
  const lowest = Math.min(...(booked.length > 0 ? booked : prices));
  const work = cards.flatMap(({ images }) => images)[0];
  return {
    title: name,
    description: describeProvider(provider),
    path,
    // Who offers nothing now is not found, and has no picture either.
    picture:
      cards.length === 0
        ? undefined
        : filePaths.providerPicture(
            provider.id,
            shareVersion([
              name,
              zip,
              city,
              lowest,
              Math.max(...cards.map(({ highestPriceCents }) => highestPriceCents)),
              isBookable,
              work?.id,
            ]),
          ),
    things: (addresses) => [
      structuredProvider(provider, addresses),
      breadcrumbs(
        [
          { name: wordsOf('services')('title'), path: paths.services() },
          ...(zip === null ? [] : [{ name: townOf(provider), path: paths.services({ zip }) }]),
          { name, path },
        ],
        addresses,
      ),
    ],
  };
}
