import { useLocation } from 'react-router-dom';
import { formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Crumbs } from '#ui/crumbs.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { MapIcon } from '#ui/icons.tsx';
import { Page } from '#ui/page.tsx';
import { PillLinks } from '#ui/pill-links.tsx';
import { Section } from '#ui/section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useAnswer } from '../../../api/query.ts';
import { getPropertyTown } from '../../../contract/property/browse-town.ts';
import type { ListingCategory } from '../../../contract/property/taxonomy.ts';
import { paths } from '../../../paths.ts';
import { ListingCard } from './listing-card.tsx';
import townStyles from './town.module.css';
import { askedTown } from './town-first.ts';
import { aroundOf, factsOf, type PropertyTown, searchOf } from './town-words.ts';

/** /home/:category/:town: the listings of a kind in a city. */
export function PropertyTownScreen() {
  const { pathname } = useLocation();
  const asked = askedTown(pathname);
  return asked === undefined ? <MissingTown /> : <LoadedTown key={pathname} {...asked} />;
}

interface AskedTown {
  category: ListingCategory;
  town: string;
}

function LoadedTown(asked: AskedTown) {
  const words = useWords('towns');
  const { data, error, refetch } = useAnswer(getPropertyTown, { params: asked });
  if (data !== undefined) return <TownView found={data} category={asked.category} />;
  if (error === null)
    return (
      <Page title={words('loading')} isTitleHidden>
        <Skeleton shape="cards" />
      </Page>
    );
  // A word that is no address of a city is none, either.
  if (error.code === 'not_found' || error.code === 'invalid') return <MissingTown />;
  return (
    <Page title={words('failed')} isTitleHidden>
      <ErrorState title={words('failed')} text={error.sentence} onRetry={() => void refetch()} />
    </Page>
  );
}

function TownView({ found, category }: { found: PropertyTown; category: ListingCategory }) {
  const words = useWords('towns');
  const { town, total, items, categories, towns } = found;
  const said = { kind: words(`property.names.${category}`), town: town.name };
  const facts = factsOf(words, found);
  return (
    <Page
      title={words('property.title', said)}
      documentTitle={words('property.documentTitle', { ...said, count: total, number: formatNumber(total) })}
      description={words('property.about', { ...said, region: town.region, facts: facts.join(', ') })}
      lead={[...facts, `${town.region}, ${aroundOf(words, town)}`].join(' · ')}
    >
      {(heading) => (
        <>
          <TownCrumbs here={said.town} />
          {heading}
          <p>
            <Button icon={<MapIcon size={18} />} to={searchOf(town, category)}>
              {words('property.all')}
            </Button>
          </p>
          <section aria-label={words('property.list', said)} className="full-width card-frame">
            <ul className="card-grid">
              {items.map((listing, index) => (
                <li key={listing.id} className="shrinks">
                  <ListingCard listing={listing} isFavoritesView={false} place={index} isHighlighted={false} />
                </li>
              ))}
            </ul>
          </section>
          <div className={`stack gap32 ${townStyles['more']}`}>
            {categories.length > 0 && (
              <Section title={words('property.kinds', said)} isCard={false}>
                <PillLinks
                  links={categories.map((other) => ({
                    path: paths.propertyTown(other.category, town.town),
                    name: words(`property.names.${other.category}`),
                    number: formatNumber(other.total),
                  }))}
                />
              </Section>
            )}
            {towns.length > 0 && (
              <Section title={words('property.towns', said)} isCard={false}>
                <PillLinks
                  links={towns.map((near) => ({
                    path: paths.propertyTown(category, near.town),
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
        { name: shell('strands.property'), path: paths.home() },
        { name: words('property.index'), path: paths.propertyTowns() },
      ]}
      here={here}
    />
  );
}

function MissingTown() {
  const words = useWords('towns');
  return (
    <Page title={words('property.missing')} isTitleHidden>
      <EmptyState drawing="lost" title={words('property.missing')} text={words('property.missingText')}>
        <Button to={paths.home()}>{words('property.search')}</Button>
        <Button variant="plain" to={paths.propertyTowns()}>
          {words('property.index')}
        </Button>
      </EmptyState>
    </Page>
  );
}
