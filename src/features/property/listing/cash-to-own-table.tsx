import { formatNumber, formatPesos } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import styles from './cash-to-own.module.css';
import { type CashPlan, cashToOwn, type Financing } from './cash-to-own.ts';

interface Row {
  label: string;
  /** 0 is at once. */
  months: number;
  perMonth: number;
  sum: number;
}

interface CashToOwnTableProps {
  plan: CashPlan;
  financing: Financing;
  monthlyDues: number | null;
}

/** All payments, per month and in total. */
export function CashToOwnTable({ plan, financing, monthlyDues }: CashToOwnTableProps) {
  const words = useWords('listing');
  const sums = cashToOwn(plan);
  const atOnce = { months: 0, perMonth: 0 };
  const rows: Row[] = [
    { label: words('cash.rows.reservation'), ...atOnce, sum: sums.reservation },
    { label: words('cash.rows.equity'), months: sums.equityMonths, perMonth: sums.equityPerMonth, sum: sums.equity },
    {
      label: words(`cash.rows.balance.${financing}`),
      months: sums.balanceMonths,
      perMonth: sums.balancePerMonth,
      sum: sums.balance + sums.interest,
    },
    { label: words('cash.rows.transfer'), ...atOnce, sum: sums.transfer },
  ];
  return (
    <>
      <table className={`full-width ${styles['table']}`}>
        <caption className={`medium text-start ${styles['caption']}`}>{words('cash.result')}</caption>
        <thead>
          <tr>
            <th scope="col">{words('cash.columns.part')}</th>
            <th scope="col">{words('cash.columns.perMonth')}</th>
            <th scope="col">{words('cash.columns.sum')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <CashRow key={row.label} {...row} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {words('cash.rows.total')}
            </th>
            <td>{formatPesos(sums.total)}</td>
          </tr>
        </tfoot>
      </table>
      <output className={`on-accent round12 ${styles['outcome']}`}>
        {words('cash.interest', { interest: formatPesos(sums.interest), balance: formatPesos(sums.balance) })}
        {monthlyDues !== null && monthlyDues > 0 && ` ${words('cash.dues', { dues: formatPesos(monthlyDues) })}`}
      </output>
    </>
  );
}

function CashRow({ label, months, perMonth, sum }: Row) {
  const words = useWords('listing');
  const when =
    months === 0 ? words('cash.atOnce') : words('cash.months', { count: months, written: formatNumber(months) });
  return (
    <tr>
      <th scope="row">
        {label}
        {sum > 0 && <span className="block quiet small">{when}</span>}
      </th>
      <td>{perMonth === 0 ? '–' : formatPesos(perMonth)}</td>
      <td>{formatPesos(sum)}</td>
    </tr>
  );
}
