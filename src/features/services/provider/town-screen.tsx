import { useLocation } from 'react-router-dom';
import { formatNumber } from '#i18n/format.ts';
import { formatSoonIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Crumbs } from '#ui/crumbs.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { SearchIcon } from '#ui/icons.tsx';
import { Page } from '#ui/page.tsx';
import { PillLinks } from '#ui/pill-links.tsx';
import { usePresent } from '#ui/present.ts';
import { Section } from '#ui/section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useAnswer } from '../../../api/query.ts';
import { usualWeights } from '../../../contract/services/provider.ts';
import { getServiceTown } from '../../../contract/services/provider-town.ts';
import type { ServiceCategory } from '../../../contract/services/service-taxonomy.ts';
import { paths } from '../../../paths.ts';
import { ProviderCard } from './provider-card.tsx';
import styles from './services.module.css';
import townStyles from './town.module.css';
import { askedTown } from './town-first.ts';
import { factsOf, type ServiceTown, searchOf } from './town-words.ts';

/** /services/:service/:town: who offers a service in a town. */
export function ServiceTownScreen() {
  const { pathname } = useLocation();
  const asked = askedTown(pathname);
  return asked === undefined ? <MissingTown /> : <LoadedTown key={pathname} {...asked} />;
}

interface AskedTown {
  service: ServiceCategory;
  town: string;
}

function LoadedTown(asked: AskedTown) {
  const words = useWords('towns');
  const { data, error, refetch } = useAnswer(getServiceTown, { params: asked });
  if (data !== undefined) return <TownView found={data} service={asked.service} />;
  if (error === null)
    return (
      <Page title={words('loading')} isTitleHidden>
        <Skeleton shape="results" />
      </Page>
    );
  // A word that is no address of a town is none, either.
  if (error.code === 'not_found' || error.code === 'invalid') return <MissingTown />;
  return (
    <Page title={words('failed')} isTitleHidden>
      <ErrorState title={words('failed')} text={error.sentence} onRetry={() => void refetch()} />
    </Page>
  );
}

function TownView({ found, service }: { found: ServiceTown; service: ServiceCategory }) {
  const words = useWords('towns');
  const names = useWords('service-names');
  const { town, total, items, services, towns } = found;
  const said = { service: names(`names.${service}`), town: town.name };
  return (
    <Page
      title={words('services.title', said)}
      documentTitle={words('services.documentTitle', { ...said, count: total, number: formatNumber(total) })}
      description={words('services.about', { ...said, facts: factsOf(words, found).join(', ') })}
      lead={<Facts found={found} />}
    >
      {(heading) => (
        <>
          <TownCrumbs here={said.town} />
          {heading}
          <p>
            <Button icon={<SearchIcon />} to={searchOf(town, service)}>
              {words('services.all')}
            </Button>
          </p>
          <section aria-label={words('services.list', said)}>
            <ul className={`column ${styles['list']}`}>
              {items.map((provider, index) => (
                <li key={provider.id}>
                  <ProviderCard
                    provider={{ ...provider, why: null }}
                    place={index}
                    weights={usualWeights}
                    service={service}
                    when={{}}
                    where={{}}
                    filters={{}}
                  />
                </li>
              ))}
            </ul>
          </section>
          <div className={`stack gap32 ${townStyles['more']}`}>
            {services.length > 0 && (
              <Section title={words('services.kinds', said)} isCard={false}>
                <PillLinks
                  links={services.map((other) => ({
                    path: paths.serviceTown(other.service, town.town),
                    name: names(`names.${other.service}`),
                    number: formatNumber(other.total),
                  }))}
                />
              </Section>
            )}
            {towns.length > 0 && (
              <Section title={words('services.towns', said)} isCard={false}>
                <PillLinks
                  links={towns.map((near) => ({
                    path: paths.serviceTown(service, near.town),
                    name: near.name,
                    number: formatNumber(near.total),
                  }))}
                />
              </Section>
            )}
          </div>
        </>
      )}
    </Page>
  );
}

function TownCrumbs({ here }: { here: string }) {
  const words = useWords('towns');
  const shell = useWords('shell');
  return (
    <Crumbs
      label={words('where')}
      above={[
        { name: shell('strands.services'), path: paths.services() },
        { name: words('services.index'), path: paths.serviceTowns() },
      ]}
      here={here}
    />
  );
}

/** How many, from which price, and when the next is free. */
function Facts({ found }: { found: ServiceTown }) {
  const words = useWords('towns');
  const present = usePresent();
  const { soonest } = found;
  return (
    <>
      {factsOf(words, found).join(' · ')}
      {soonest !== null && (
        <>
          {` · ${words('services.next')} `}
          {/* Browsers abbreviate unlike the server. */}
          <time dateTime={soonest.at} suppressHydrationWarning>
            {formatSoonIn(soonest.at, soonest.timeZone, present)}
          </time>
        </>
      )}
    </>
  );
}

function MissingTown() {
  const words = useWords('towns');
  return (
    <Page title={words('services.missing')} isTitleHidden>
      <EmptyState drawing="lost" title={words('services.missing')} text={words('services.missingText')}>
        <Button to={paths.services()}>{words('services.search')}</Button>
        <Button variant="plain" to={paths.serviceTowns()}>
          {words('services.index')}
        </Button>
      </EmptyState>
    </Page>
  );
}
