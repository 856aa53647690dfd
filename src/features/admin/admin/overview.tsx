import { formatDay, formatNumber, formatPesos } from '#i18n/format.ts';
import { formatEuros } from '#i18n/format-sums.ts';
import { useWords } from '#i18n/i18n.ts';
import { DayChart } from '#ui/day-chart.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { FigureTile, FigureTiles } from '#ui/figure-tile.tsx';
import { PageSkeleton } from '#ui/page-skeleton.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { useAnswer } from '../../../api/query.ts';
import { getDeskFigures } from '../../../contract/admin/admin-figures.ts';
import type { AnswerOf } from '../../../contract/endpoint.ts';
import styles from './desk.module.css';

type Week = AnswerOf<typeof getDeskFigures>['weeks'][number];
const counted = ['people', 'appointments', 'reports'] as const;

/** How the platform is doing: this week beside the last one, and the weeks before as drawings and in a table. */
export function Overview() {
  const words = useWords('admin');
  const { data, error, refetch } = useAnswer(getDeskFigures, {});
  if (data === undefined)
    return error === null ? (
      <PageSkeleton shape="paper" text={words('loading')} />
    ) : (
      <ErrorState title={words('figures.failed')} text={error.sentence} onRetry={() => void refetch()} />
    );
  const { weeks, accounts } = data;
  const [before, now] = weeks.slice(-2);
  if (before === undefined || now === undefined) return null;
  return (
    <div className={`column gap24 ${styles['overview']}`}>
      <FigureTiles>
        {counted.map((figure) => (
          <FigureTile
            key={figure}
            label={words(`figures.${figure}`)}
            value={formatNumber(now[figure])}
            note={words('figures.before', { number: formatNumber(before[figure]) })}
          />
        ))}
        {now.money !== null && (
          <FigureTile
            label={words('figures.money')}
            value={moneyOf(now)}
            note={words('figures.before', { number: moneyOf(before) })}
          />
        )}
      </FigureTiles>
      <p className="quiet">
        {words('figures.accounts', {
          customers: formatNumber(accounts.customer),
          providers: formatNumber(accounts.provider),
          sellers: formatNumber(accounts.seller),
        })}
      </p>
      <Charts weeks={weeks} />
      <Weeks weeks={weeks} />
    </div>
  );
}

/** Each figure as one bar a week; the sums in euros. */
function Charts({ weeks }: { weeks: readonly Week[] }) {
  const words = useWords('admin');
  const hasMoney = weeks.some(({ money }) => money !== null);
  return (
    <div className={`stack ${styles['charts']}`}>
      {([...counted, ...(hasMoney ? (['money'] as const) : [])] as const).map((figure) => (
        <div key={figure}>
          <p className="quiet small strong">{words(`figures.weekly.${figure}`)}</p>
          <DayChart
            label={words(`figures.weekly.${figure}`)}
            days={weeks.map((week) => ({
              day: week.monday,
              value: figure === 'money' ? (week.money?.eurCents ?? 0) / 100 : week[figure],
            }))}
            {...(figure === 'money' ? { formatValue: formatEuros } : {})}
          />
        </div>
      ))}
    </div>
  );
}

/** Both currencies where both were invoiced. */
function moneyOf({ money }: Week): string {
  if (money === null) return '';
  const euros = formatEuros(money.eurCents / 100);
  return money.phpCentavos === 0 ? euros : `${euros} · ${formatPesos(money.phpCentavos / 100)}`;
}

function Weeks({ weeks }: { weeks: readonly Week[] }) {
  const words = useWords('admin');
  const columns: Column<Week>[] = [
    { key: 'monday', title: words('figures.week'), cell: ({ monday }) => formatDay(monday) },
    ...counted.map((key) => ({
      key,
      title: words(`figures.${key}`),
      cell: (week: Week) => formatNumber(week[key]),
      isNumber: true,
    })),
    ...(weeks.every(({ money }) => money === null)
      ? []
      : [{ key: 'money', title: words('figures.money'), cell: moneyOf, isNumber: true }]),
  ];
  return (
    <Table
      caption={words('figures.byWeek')}
      isCaptionHidden
      isDense
      columns={columns}
      rows={weeks.toReversed()}
      keyOf={({ monday }) => monday}
    />
  );
}
