import { useEffect } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { dayThere } from '#i18n/format-moment.ts';
import { loadWordsAhead, useWords } from '#i18n/i18n.ts';
import { useKeptScroll } from '#ui/kept-scroll.ts';
import { LatePart } from '#ui/late-part.tsx';
import { lazyPart, loadPatiently } from '#ui/load-patiently.ts';
import { Page } from '#ui/page.tsx';
import { usePresent } from '#ui/present.ts';
import { keepLastPlace } from '../../../api/last-place.ts';
import type { RecentSearch } from '../../../api/recent-searches.ts';
import type { ServiceName } from '../../../contract/services/service-taxonomy.ts';
import { type ServiceQuestion, ServiceSearch } from '../../../search/service-search.tsx';
import { FilterRow } from './filter-row.tsx';
import { ProviderList } from './provider-list.tsx';
import { searchTitle } from './search-title.ts';
import styles from './services.module.css';
import { hasPlace, isAsked } from './services-state.ts';
import { useKeptMap } from './use-kept-map.ts';
import { useProviders } from './use-providers.ts';
import { useServicesState } from './use-services-state.ts';

/** Before anything is asked. */
const ServicesFront = lazyPart(async () => (await import('./services-front.tsx')).ServicesFront);

const stateOf = ({ zip = '', place = '', service, when = {} }: ServiceQuestion) => ({ zip, place, service, when });

/** Nobody waits for it: its code comes afterwards, and where it does not come this search is not among them. */
const keepAmongRecent = async (search: RecentSearch): Promise<void> =>
  (
    await loadPatiently(
      () => import('../../../api/recent-searches.ts'),
      () => undefined,
    )
  ).keepRecentSearch(search);

/** A trade by its usual name, or else a business; the table of trades comes with the first press into the field. */
async function meaningOf(typed: string): Promise<{ service: ServiceName } | { name: string; service: undefined }> {
  const { serviceCalled } = await loadPatiently(
    () => import('../../../contract/services/trade-words.ts'),
    () => undefined,
  );
  const service = serviceCalled(typed);
  return service === undefined ? { name: typed, service } : { service };
}

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
  // Whoever has chosen a wish on another page is asked for the place; Back asks nothing.
  const isPlaceNext = useNavigationType() === NavigationType.Push && state.service !== undefined && !hasQuestion;
  const documentTitle =
    hasQuestion && (place !== undefined || !hasPlace(state))
      ? searchTitle({ words, names }, state, place ?? null)
      : undefined;
  const isFound = hasPlace(state) && place !== undefined && refusal === undefined;
  useEffect(
    function keepPlace() {
      if (!isFound) return;
      const searched = { zip: state.zip, place: state.place, country: state.country ?? null };
      keepLastPlace(searched);
      void keepAmongRecent({ ...searched, service: state.service ?? '' });
    },
    [isFound, state.zip, state.place, state.country, state.service],
  );
  useKeptMap(hasQuestion, state, change);
  useEffect(function loadWordsOfCards() {
    // While the answer is on its way: cards that wait for their words would hide the page.
    loadWordsAhead('provider').catch(() => undefined);
  }, []);
  return (
    <Page
      title={hasQuestion ? words('title') : `${words('opening.start')} ${words('opening.end')}`}
      heading={
        hasQuestion ? undefined : (
          <span className={styles['opening']}>
            {words('opening.start')} <span>{words('opening.end')}</span>
          </span>
        )
      }
      description={words('about')}
      isTitleHidden={hasQuestion}
      documentTitle={documentTitle ?? words('title')}
    >
      <div className={hasQuestion ? styles['search'] : `${styles['search']} ${styles['first']}`}>
        <ServiceSearch
          key={[state.zip, state.place, state.service, ...Object.entries(state.when)].join(' ')}
          label={names(hasQuestion ? 'search.change' : 'search.submit')}
          submit={names('search.submit')}
          labels={{ what: names(hasQuestion ? 'search.service' : 'search.what'), where: names('search.zip') }}
          isSmall={hasQuestion}
          takesNames={!hasQuestion}
          asks={isPlaceNext ? 'where' : undefined}
          today={dayThere(present)}
          asked={state}
          refusal={refusal}
          onSearch={({ country, typed, ...question }, leaving) => {
            if (typed !== undefined) {
              void meaningOf(typed).then((meant) => change({ ...stateOf(question), country, ...meant }, leaving));
              return;
            }
            const asked = stateOf(question);
            const isSamePlace = asked.zip === state.zip && asked.place === state.place;
            change({ ...asked, country: country ?? (isSamePlace ? state.country : undefined) }, leaving);
          }}
        />
      </div>
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
