import { useParams } from 'react-router-dom';
import { formatNumber, formatRating } from '#i18n/format.ts';
import { formatBothMoneys } from '#i18n/format-sums.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { FigureTile, FigureTiles } from '#ui/figure-tile.tsx';
import { useKeptPlace } from '#ui/kept-scroll.ts';
import { Page } from '#ui/page.tsx';
import { PageSkeleton } from '#ui/page-skeleton.tsx';
import { useOwnCurrency } from '../../../api/own-currency.ts';
import { useAnswer } from '../../../api/query.ts';
import { serviceCardStats } from '../../../contract/services/service-card.ts';
import { paths } from '../../../paths.ts';
import { ProviderOnly } from './provider-only.tsx';
import styles from './service-card.module.css';
import { WeekCharts } from './week-charts.tsx';

/** /provider/services/stats/:id. */
export function CardStatsScreen() {
  const { id = '' } = useParams();
  return <ProviderOnly>{() => <CardStats id={id} />}</ProviderOnly>;
}

function CardStats({ id }: { id: string }) {
  const words = useWords('service-card');
  const own = useOwnCurrency();
  const asked = useAnswer(serviceCardStats, { params: { id } });
  useKeptPlace(asked.data !== undefined);
  const back = <Button to={paths.serviceCards()}>{words('stats.back')}</Button>;
  if (asked.error?.code === 'not_found' || asked.error?.code === 'invalid')
    return (
      <Page title={words('stats.title')} width="text">
        <ErrorState title={words('notFound')}>{back}</ErrorState>
      </Page>
    );
  if (asked.data === undefined)
    return (
      <Page title={words('stats.title')}>
        {asked.error === null ? (
          <PageSkeleton shape="tiles" />
        ) : (
          <ErrorState title={words('list.failed')} text={asked.error.sentence} onRetry={() => void asked.refetch()} />
        )}
      </Page>
    );
  const { name, ...figures } = asked.data;
  const shown = [
    [words('stats.totalAppointments'), formatNumber(figures.totalAppointments)],
    [words('stats.recentAppointments'), formatNumber(figures.recentAppointments)],
    [words('stats.revenue'), formatBothMoneys(figures.revenue, figures.otherRevenue, own)],
    [words('stats.recentRevenue'), formatBothMoneys(figures.recentRevenue, figures.otherRecentRevenue, own)],
    [
      words('stats.rating'),
      figures.ratingAverage === null ? words('stats.noRating') : formatRating(figures.ratingAverage),
    ],
    [words('stats.reviews'), formatNumber(figures.totalReviews)],
    [words('stats.viewsTotal'), formatNumber(figures.viewsTotal)],
    [words('stats.viewsThisWeek'), formatNumber(figures.viewsThisWeek)],
  ] as const;
  return (
    <Page title={words('stats.titleOf', { name })} lead={words('stats.lead')}>
      <FigureTiles>
        {shown.map(([label, figure]) => (
          <FigureTile key={label} label={label} value={figure} />
        ))}
      </FigureTiles>
      <div className={styles['weeks']}>
        <WeekCharts weeks={figures.weeks} />
      </div>
      <p>{back}</p>
    </Page>
  );
}
