import { formatNumber, formatRating } from '#i18n/format.ts';
import { formatBothMoneys, formatPercent } from '#i18n/format-sums.ts';
import { useWords } from '#i18n/i18n.ts';
import { FigureTile, FigureTiles } from '#ui/figure-tile.tsx';
import { useOwnCurrency } from '../../../api/own-currency.ts';
import type { Statistics } from '../../../contract/services/business.ts';
import { paths, reviewsAnchor } from '../../../paths.ts';
import type { TodayFigures as Figures } from './today-view.ts';

interface TodayFiguresProps {
  figures: Figures | undefined;
  statistics: Statistics | undefined;
  /** Of the profile, where reviews are answered. */
  owner: string;
}

/** Four figures above the day. Until they are known a dash keeps the place. */
export function TodayFigures({ figures, statistics, owner }: TodayFiguresProps) {
  const words = useWords('business');
  const own = useOwnCurrency();
  const change = figures === undefined || figures.weekBefore === 0 ? undefined : figures.week / figures.weekBefore - 1;
  return (
    <FigureTiles>
      <FigureTile
        label={words('area.today')}
        value={
          figures === undefined
            ? '–'
            : words('today.visits', { count: figures.visits, number: formatNumber(figures.visits) })
        }
        note={figures === undefined ? ' ' : formatBothMoneys(figures.cents / 100, figures.otherCents / 100, own)}
      />
      <FigureTile
        label={words('today.week')}
        value={
          figures === undefined
            ? '–'
            : formatBothMoneys(Math.round(figures.week / 100), Math.round(figures.otherWeek / 100), own)
        }
        note={
          change === undefined
            ? words('today.weekBooked')
            : words('today.change', { percent: formatPercent(change, { isChange: true }) })
        }
        to={paths.providerStatistics()}
        {...(change === undefined || Math.abs(change) < 0.005 ? {} : { trend: change > 0 ? 'up' : 'down' })}
      />
      <FigureTile
        label={words('today.load')}
        value={figures?.share === undefined ? '–' : formatPercent(figures.share)}
        note={
          figures === undefined
            ? ' '
            : figures.share === undefined
              ? words('today.closedShort')
              : words('today.gaps', { count: figures.gaps, number: formatNumber(figures.gaps) })
        }
        to={paths.providerCalendar()}
      />
      <RatingTile statistics={statistics} owner={owner} />
    </FigureTiles>
  );
}

function RatingTile({ statistics, owner }: Pick<TodayFiguresProps, 'statistics' | 'owner'>) {
  const words = useWords('business');
  const unanswered = statistics?.reviewsUnanswered ?? 0;
  return (
    <FigureTile
      label={words('dashboard.figures.rating')}
      value={statistics?.ratingAverage == null ? '–' : formatRating(statistics.ratingAverage)}
      note={
        statistics === undefined
          ? ' '
          : statistics.totalReviews === 0
            ? words('dashboard.figures.noReviews')
            : unanswered === 0
              ? words('today.allAnswered')
              : words('today.unanswered', { count: unanswered, number: formatNumber(unanswered) })
      }
      {...(statistics !== undefined && statistics.totalReviews > 0
        ? { to: `${paths.provider(owner)}#${reviewsAnchor}` }
        : {})}
    />
  );
}
