import { useEffect } from 'react';
import { keepLastPlace } from '../../api/last-place.ts';
import { dayThere } from '../../i18n/format-moment.ts';
import { useWords } from '../../i18n/i18n.ts';
import { type ServiceQuestion, ServiceSearch } from '../../search/service-search.tsx';
import { useKeptScroll } from '../../ui/kept-scroll.ts';
import { LatePart } from '../../ui/late-part.tsx';
import { lazyPart } from '../../ui/load-patiently.ts';
import { Page } from '../../ui/page.tsx';
import { usePresent } from '../../ui/present.ts';
import { FilterRow } from './filter-row.tsx';
import { ProviderList } from './provider-list.tsx';
import { searchTitle } from './search-title.ts';
import { hasPlace, isAsked } from './services-state.ts';
import { useKeptMap } from './use-kept-map.ts';
import { useProviders } from './use-providers.ts';
import { useServicesState } from './use-services-state.ts';

/** Before anything is asked. */
const ServicesFront = lazyPart(async () => (await import('./services-front.tsx')).ServicesFront);

const stateOf = ({ zip = '', place = '', service, when = {} }: ServiceQuestion) => ({ zip, place, service, when });

/** /services: the search by postal code or place, and with one its results. */
export function ServicesScreen() {
  const words = useWords('services');
  const names = useWords('service-names');
  const [state, change] = useServicesState();
  const present = usePresent();
  const found = useProviders(state);
  const isComingBack = useKeptScroll(found);
  const providers = isComingBack ? { ...found, state: 'loading' as const } : found;
  const { place, problem } = providers;
  const refusal = problem?.fields['zip'] ?? problem?.fields['place'];
  const hasQuestion = isAsked(state);
  const documentTitle =
    hasQuestion && (place !== undefined || !hasPlace(state))
      ? searchTitle({ words, names }, state, place ?? null)
      : undefined;
  const isFound = hasPlace(state) && place !== undefined && refusal === undefined;
  useEffect(
    function keepPlace() {
      if (isFound) keepLastPlace({ zip: state.zip, place: state.place, country: state.country ?? null });
    },
    [isFound, state.zip, state.place, state.country],
  );
  useKeptMap(hasQuestion, state, change);
  return (
    <Page
      title={words('title')}
      description={words('about')}
      {...(hasQuestion ? { isTitleHidden: true } : { lead: words('lead') })}
      {...(documentTitle === undefined ? {} : { documentTitle })}
    >
      <ServiceSearch
        key={[state.zip, state.place, state.service, ...Object.entries(state.when)].join(' ')}
        earliest={dayThere(present)}
        asked={state}
        refusal={refusal}
        onSearch={(question) => {
          const asked = stateOf(question);
          const isSamePlace = asked.zip === state.zip && asked.place === state.place;
          change({ ...asked, country: isSamePlace ? state.country : undefined });
        }}
      />
      {hasQuestion && refusal === undefined && (
        <>
          <FilterRow
            state={state}
            leastRadius={place?.precisionKilometres ?? 1}
            currency={providers.currency}
            change={change}
          />
          <ProviderList providers={providers} state={state} change={change} />
        </>
      )}
      {!hasQuestion && (
        <LatePart>
          <ServicesFront change={change} />
        </LatePart>
      )}
    </Page>
  );
}
