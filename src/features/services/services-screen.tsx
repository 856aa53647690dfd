import { Link } from 'react-router-dom';
import { useWords } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { ServiceSearch } from '../../search/service-search.tsx';
import { useKeptScroll } from '../../ui/kept-scroll.ts';
import { Page } from '../../ui/page.tsx';
import { FilterRow } from './filter-row.tsx';
import { ProviderList } from './provider-list.tsx';
import { searchTitle } from './search-title.ts';
import styles from './services.module.css';
import { useProviders } from './use-providers.ts';
import { useServicesState } from './use-services-state.ts';

/** /services: the search by postal code, and with one its results. */
export function ServicesScreen() {
  const words = useWords('services');
  const names = useWords('service-names');
  const [state, change] = useServicesState();
  const found = useProviders(state);
  const isComingBack = useKeptScroll(found);
  const providers = isComingBack ? { ...found, state: 'loading' as const } : found;
  const { place, problem } = providers;
  const refusal = problem?.fields['zip'];
  const { zip } = state;
  const isAsked = zip !== '';
  const documentTitle =
    isAsked && place !== undefined ? searchTitle({ words, names }, state.service, place) : undefined;
  return (
    <Page title={words('title')} lead={words('lead')} {...(documentTitle === undefined ? {} : { documentTitle })}>
      <ServiceSearch
        key={`${state.zip} ${state.service}`}
        asked={state}
        refusal={refusal}
        onSearch={(question) => change({ ...question, country: question.zip === zip ? state.country : undefined })}
      />
      {isAsked && refusal === undefined && (
        <>
          <FilterRow state={state} change={change} />
          <ProviderList providers={providers} state={state} change={change} />
        </>
      )}
      {!isAsked && <Entry />}
    </Page>
  );
}

function Entry() {
  const words = useWords('services');
  return (
    <section className={styles['entry']}>
      <h2>{words('entry.title')}</h2>
      <p>{words('entry.text')}</p>
      <p>
        {words('entry.become')} <Link to={paths.becomeProvider()}>{words('entry.becomeLink')}</Link>
      </p>
    </section>
  );
}
