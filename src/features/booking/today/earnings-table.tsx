import { formatNumber } from '#i18n/format.ts';
import { formatMonthIn } from '#i18n/format-days.ts';
import { formatBothMoneys, formatEuros } from '#i18n/format-sums.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Table } from '#ui/table.tsx';
import { useOwnCurrency } from '../../../api/own-currency.ts';
import { stateOf, useAnswer } from '../../../api/query.ts';
import { type EarningMonth, getEarnings } from '../../../contract/services/business-earning.ts';
import { paths } from '../../../paths.ts';
import styles from './panels.module.css';

/** What the site asks for; revenue is in the money of the business. */
const euros = (minor: number): string => formatEuros(minor / 100);
const hasAny = ({ visits, feeMinor, commissionMinor }: EarningMonth): boolean =>
  visits > 0 || (feeMinor ?? 0) > 0 || commissionMinor > 0;
const sumOf = (months: readonly EarningMonth[], amount: (month: EarningMonth) => number): number =>
  months.reduce((sum, month) => sum + amount(month), 0);

/** Revenue beside the fees and the commission of the site, month by month. Nothing where there was neither. */
export function EarningsTable() {
  const words = useWords('business');
  const own = useOwnCurrency();
  const asked = useAnswer(getEarnings, {}, { isAskedAnew: true });
  if (stateOf(asked) === 'failed') return <ErrorState title={words('failed')} onRetry={() => void asked.refetch()} />;
  const months = asked.data?.months.filter(hasAny) ?? [];
  if (months.length === 0) return null;
  return (
    <div className={`stack gap8 above24 ${styles['months']}`}>
      <h3>{words('dashboard.months.title')}</h3>
      <p className="quiet">
        {words('dashboard.months.lead', {
          revenue: formatBothMoneys(
            sumOf(months, ({ revenueMinor }) => revenueMinor) / 100,
            sumOf(months, ({ otherRevenueMinor }) => otherRevenueMinor) / 100,
            own,
          ),
          fees: euros(sumOf(months, ({ feeMinor }) => feeMinor ?? 0)),
          commission: euros(sumOf(months, ({ commissionMinor }) => commissionMinor)),
        })}
      </p>
      <Months months={months} />
      <p className="quiet">{words('dashboard.months.note')}</p>
      <div className="row gap8-16">
        <Button variant="link" to={paths.providerInvoices()}>
          {words('dashboard.months.toInvoices')}
        </Button>
      </div>
    </div>
  );
}

function Months({ months }: { months: readonly EarningMonth[] }) {
  const words = useWords('business');
  const own = useOwnCurrency();
  return (
    <Table
      caption={words('dashboard.months.title')}
      isCaptionHidden
      columns={[
        {
          key: 'month',
          title: words('dashboard.months.month'),
          cell: ({ month }) => formatMonthIn(`${month}-15T12:00:00Z`, 'UTC'),
        },
        {
          key: 'visits',
          title: words('dashboard.months.visits'),
          cell: ({ visits }) => formatNumber(visits),
          isNumber: true,
        },
        {
          key: 'revenue',
          title: words('dashboard.months.revenue'),
          cell: ({ revenueMinor, otherRevenueMinor }) =>
            formatBothMoneys(revenueMinor / 100, otherRevenueMinor / 100, own),
          isNumber: true,
        },
        {
          key: 'fee',
          title: words('dashboard.months.fee'),
          cell: ({ feeMinor }) => (feeMinor === null ? '–' : euros(feeMinor)),
          isNumber: true,
        },
        {
          key: 'commission',
          title: words('dashboard.months.commission'),
          cell: ({ commissionMinor }) => euros(commissionMinor),
          isNumber: true,
        },
      ]}
      rows={months}
      keyOf={({ month }) => month}
    />
  );
}
