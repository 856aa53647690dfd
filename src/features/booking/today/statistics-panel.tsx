import { formatNumber, formatRating } from '#i18n/format.ts';
import { formatBothMoneys } from '#i18n/format-sums.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Section } from '#ui/section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { WhenNear } from '#ui/when-near.tsx';
import { useOwnCurrency } from '../../../api/own-currency.ts';
import { stateOf, useAnswer } from '../../../api/query.ts';
import type { SessionUser } from '../../../api/session.ts';
import { getStatistics } from '../../../contract/services/business.ts';
import { paths, reviewsAnchor } from '../../../paths.ts';
import { EarningsTable } from './earnings-table.tsx';
import styles from './panels.module.css';
import { chartHeight, VisitsChart } from './visits-chart.tsx';

/** What came of the last 30 days, beside what came of all. */
export function StatisticsPanel({ owner }: { owner: SessionUser }) {
  const words = useWords('business');
  const own = useOwnCurrency();
  const asked = useAnswer(getStatistics, {}, { isAskedAnew: true });
  const { data } = asked;
  return (
    <Section
      isCard={false}
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
      {stateOf(asked) === 'loading' && <Skeleton lines={3} />}
      {stateOf(asked) === 'failed' && <ErrorState title={words('failed')} onRetry={() => void asked.refetch()} />}
      {data !== undefined && (
        <dl className={styles['figures']}>
          <Figure
            name={words('dashboard.figures.appointments')}
            value={formatNumber(data.appointmentsThisMonth)}
            beside={words('dashboard.figures.appointmentsAll', { number: formatNumber(data.totalAppointments) })}
          />
          <Figure
            name={words('dashboard.figures.revenue')}
            value={formatBothMoneys(data.revenueThisMonth, data.otherRevenueThisMonth, own)}
            beside={words('dashboard.figures.revenueAll', {
              amount: formatBothMoneys(data.revenue, data.otherRevenue, own),
            })}
          />
          <Figure
            name={words('dashboard.figures.rating')}
            value={data.ratingAverage === null ? '–' : formatRating(data.ratingAverage)}
            beside={
              data.totalReviews === 0
                ? words('dashboard.figures.noReviews')
                : words('dashboard.figures.reviews', {
                    count: data.totalReviews,
                    number: formatNumber(data.totalReviews),
                  })
            }
          />
          <Figure
            name={words('dashboard.figures.views')}
            value={formatNumber(data.viewsThisWeek)}
            beside={`${words('dashboard.figures.viewsWeek')}, ${words('dashboard.figures.viewsAll', { number: formatNumber(data.viewsTotal) })}`}
          />
        </dl>
      )}
      {data !== undefined && data.totalAppointments > 0 && (
        <WhenNear height={chartHeight}>
          <VisitsChart />
          <EarningsTable />
        </WhenNear>
      )}
    </Section>
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
