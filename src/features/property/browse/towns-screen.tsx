import { formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Page } from '#ui/page.tsx';
import { PillLinks } from '#ui/pill-links.tsx';
import { Section } from '#ui/section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useAnswer } from '../../../api/query.ts';
import { listPropertyTowns } from '../../../contract/property/browse-town.ts';
import { paths } from '../../../paths.ts';
import townStyles from './town.module.css';

/** /home/towns: the cities that have pages of listings. */
export function PropertyTownsScreen() {
  const words = useWords('towns');
  const { data, error, refetch } = useAnswer(listPropertyTowns, {});
  return (
    <Page title={words('property.index')} lead={words('property.indexLead')}>
      {data === undefined ? (
        error === null ? (
          <Skeleton lines={6} height={64} />
        ) : (
          <ErrorState title={words('failed')} text={error.sentence} onRetry={() => void refetch()} />
        )
      ) : data.items.length === 0 ? (
        <EmptyState title={words('property.indexNone')} text={words('property.missingText')} drawing="search">
          <Button to={paths.home()}>{words('property.search')}</Button>
        </EmptyState>
      ) : (
        <div className={`stack gap32 ${townStyles['more']}`}>
          {data.items.map(({ town, name, categories }) => (
            <Section key={town} title={name} isCard={false}>
              <PillLinks
                links={categories.map(({ category, total }) => ({
                  path: paths.propertyTown(category, town),
                  name: words(`property.names.${category}`),
                  number: formatNumber(total),
                }))}
              />
            </Section>
          ))}
        </div>
      )}
    </Page>
  );
}
