import { useSearchParams } from 'react-router-dom';
import { formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { useKeptPlace } from '#ui/kept-scroll.ts';
import { Link } from '#ui/link.tsx';
import { ChartIcon } from '#ui/more-icons.tsx';
import { PageSkeleton } from '#ui/page-skeleton.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { useAnswer } from '../../../api/query.ts';
import { sellerAnalytics } from '../../../contract/property/seller.ts';
import { paths } from '../../../paths.ts';
import styles from './analytics.module.css';
import { type Analytics, type CountedListing, metrics, type Period, periodOf, periods } from './analytics.ts';
import { DayTable } from './analytics-day-table.tsx';
import { ListingTable } from './analytics-listing-table.tsx';
import { MetricCard } from './analytics-metric.tsx';

export function AnalyticsTab() {
  const words = useWords('seller');
  const [search] = useSearchParams();
  const days = periodOf(search.get('days'));
  const all = useAnswer(sellerAnalytics, { query: { days } }, { placeholder: (before) => before });
  useKeptPlace(all.data !== undefined);
  if (all.data === undefined && all.error === null)
    return <PageSkeleton shape="figures" text={words('analytics.loading')} />;
  if (all.data === undefined)
    return (
      <ErrorState
        title={words('analytics.failed')}
        text={all.error?.sentence ?? ''}
        onRetry={() => void all.refetch()}
      />
    );
  if (all.data.listings.length === 0)
    return (
      <EmptyState icon={<ChartIcon size={40} />} title={words('analytics.empty')} text={words('analytics.emptyText')} />
    );
  return <Shown all={all.data} days={days} />;
}

/** All listings, or the numbers of the listing in the URL above the table of all. */
function Shown({ all, days }: { all: Analytics; days: Period }) {
  const words = useWords('seller');
  const [search] = useSearchParams();
  const listing = all.listings.find(({ id }) => id === search.get('listing'))?.id;
  const one = useAnswer(
    sellerAnalytics,
    { query: { days, ...(listing === undefined ? {} : { listing }) } },
    { isEnabled: listing !== undefined, placeholder: (before) => before },
  );
  const shown = listing === undefined ? all : (one.data ?? all);
  return (
    <div className="column gap24">
      <div className="row gap12">
        <PeriodChoice days={days} listing={listing} />
        <ListingChoice listings={all.listings} listing={listing} />
      </div>
      <div className={`stack ${styles['cards']}`}>
        {metrics.map((metric) => (
          <MetricCard key={metric} metric={metric} analytics={shown} period={days} />
        ))}
      </div>
      <p className="quiet">{words('analytics.zone')}</p>
      <DayTable days={shown.days} />
      <section>
        <h2 className={`size21 ${styles['title']}`}>{words('analytics.byListing')}</h2>
        <ListingTable title={words('analytics.byListing')} listings={all.listings} />
      </section>
    </div>
  );
}

function PeriodChoice({ days, listing }: { days: Period; listing: string | undefined }) {
  const words = useWords('seller');
  return (
    <nav className={`beside on-sunken pill ${styles['periods']}`} aria-label={words('analytics.period')}>
      {periods.map((period) => (
        <Link
          key={period}
          replace
          to={paths.sellerDashboard('analytics', { days: String(period), listing })}
          aria-current={period === days || undefined}
        >
          {words('analytics.days', { written: formatNumber(period) })}
        </Link>
      ))}
    </nav>
  );
}

interface ListingChoiceProps {
  listings: readonly CountedListing[];
  listing: string | undefined;
}

function ListingChoice({ listings, listing }: ListingChoiceProps) {
  const words = useWords('seller');
  const [search, setSearch] = useSearchParams();
  const choose = (id: string): void => {
    const next = new URLSearchParams(search);
    if (id === '') next.delete('listing');
    else next.set('listing', id);
    setSearch(next, { replace: true });
  };
  return (
    <SelectField
      className={styles['listing']}
      label={words('analytics.listing')}
      isLabelHidden
      value={listing ?? ''}
      onChange={choose}
      choices={[
        { value: '', label: words('analytics.all') },
        ...listings.map(({ id, title }) => ({ value: id, label: title })),
      ]}
    />
  );
}
