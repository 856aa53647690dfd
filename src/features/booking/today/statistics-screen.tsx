import { formatNumber, formatRating } from '#i18n/format.ts';
import { formatBothMoneys } from '#i18n/format-sums.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { useKeptPlace } from '#ui/kept-scroll.ts';
import { Page } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { WhenNear } from '#ui/when-near.tsx';
import { useOwnCurrency } from '../../../api/own-currency.ts';
import { stateOf, useAnswer } from '../../../api/query.ts';
import type { SessionUser } from '../../../api/session.ts';
import { getStatistics, type Statistics } from '../../../contract/services/business.ts';
import { paths, reviewsAnchor } from '../../../paths.ts';
import { useOwner } from '../../services/business/use-owner.ts';
import { EarningsTable } from './earnings-table.tsx';
import styles from './panels.module.css';
import { chartHeight, VisitsChart } from './visits-chart.tsx';

/** /provider/statistics: what came of the last 30 days, beside what came of all. */
export function ProviderStatisticsScreen() {
  const owner = useOwner();
  return owner === undefined ? null : <OwnStatistics owner={owner} />;
}

function OwnStatistics({ owner }: { owner: SessionUser }) {
  const words = useWords('business');
  const asked = useAnswer(getStatistics, {}, { isAskedAnew: true });
  const { data } = asked;
  useKeptPlace(data !== undefined);
  return (
    <Page
      title={words('dashboard.statistics')}
      lead={words('dashboard.statisticsLead')}
      actions={
        data !== undefined &&
        data.totalReviews > 0 && (
          <Button variant="link" to={`${paths.provider(owner.id)}#${reviewsAnchor}`}>
            {words('dashboard.toReviews')}
          </Button>
        )
      }
    >
      <div className="stack gap16">
        {stateOf(asked) === 'loading' && <Skeleton lines={3} />}
        {stateOf(asked) === 'failed' && <ErrorState title={words('failed')} onRetry={() => void asked.refetch()} />}
        {data !== undefined && <Figures statistics={data} />}
        {data !== undefined && data.totalAppointments > 0 && (
          <WhenNear height={chartHeight}>
            <VisitsChart />
            <EarningsTable />
          </WhenNear>
        )}
      </div>
    </Page>
  );
}

function Figures({ statistics }: { statistics: Statistics }) {
  const words = useWords('business');
  const own = useOwnCurrency();
  return (
    <dl className={`stack ${styles['figures']}`}>
      <Figure
        name={words('dashboard.figures.appointments')}
        value={formatNumber(statistics.appointmentsThisMonth)}
        beside={words('dashboard.figures.appointmentsAll', { number: formatNumber(statistics.totalAppointments) })}
      />
      <Figure
        name={words('dashboard.figures.revenue')}
        value={formatBothMoneys(statistics.revenueThisMonth, statistics.otherRevenueThisMonth, own)}
        beside={words('dashboard.figures.revenueAll', {
          amount: formatBothMoneys(statistics.revenue, statistics.otherRevenue, own),
        })}
      />
      <Figure
        name={words('dashboard.figures.rating')}
        value={statistics.ratingAverage === null ? '–' : formatRating(statistics.ratingAverage)}
        beside={
          statistics.totalReviews === 0
            ? words('dashboard.figures.noReviews')
            : words('dashboard.figures.reviews', {
                count: statistics.totalReviews,
                number: formatNumber(statistics.totalReviews),
              })
        }
      />
      <Figure
        name={words('dashboard.figures.views')}
        value={formatNumber(statistics.viewsThisWeek)}
        beside={`${words('dashboard.figures.viewsWeek')}, ${words('dashboard.figures.viewsAll', { number: formatNumber(statistics.viewsTotal) })}`}
      />
    </dl>
  );
}

const Figure = ({ name, value, beside }: { name: string; value: string; beside: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <strong>{value}</strong>
      <span className="quiet">{beside}</span>
    </dd>
  </div>
);
