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
import { listServiceTowns } from '../../../contract/services/provider-town.ts';
import { paths } from '../../../paths.ts';
import townStyles from './town.module.css';

/** /services/towns: the towns that have pages of services. */
export function ServiceTownsScreen() {
  const words = useWords('towns');
  const names = useWords('service-names');
  const { data, error, refetch } = useAnswer(listServiceTowns, {});
  return (
    <Page title={words('services.index')} lead={words('services.indexLead')}>
      {data === undefined ? (
        error === null ? (
          <Skeleton lines={6} height={64} />
        ) : (
          <ErrorState title={words('failed')} text={error.sentence} onRetry={() => void refetch()} />
        )
      ) : data.items.length === 0 ? (
        <EmptyState title={words('services.indexNone')} text={words('services.missingText')} drawing="search">
          <Button to={paths.services()}>{words('services.search')}</Button>
        </EmptyState>
      ) : (
        <div className={`stack gap32 ${townStyles['more']}`}>
          {data.items.map(({ town, name, services }) => (
            <Section key={town} title={name} isCard={false}>
              <PillLinks
                links={services.map(({ service, total }) => ({
                  path: paths.serviceTown(service, town),
                  name: names(`names.${service}`),
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
