import { formatDay } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import type { Bill } from '../../../contract/billing/billing.ts';
import { moneyOf } from './money.ts';
import styles from './order-dialog.module.css';

/** What an invoice will say, as a table that sums up. */
export function BillTable({ bill, currency }: { bill: Bill; currency: 'EUR' | 'PHP' }) {
  const words = useWords('billing');
  const shared = useWords('account');
  const { issuedOn, lines, vatMinor, totalMinor } = bill;
  return (
    <table className={`full-width ${styles['bill']}`}>
      <caption className="strong text-start">{words('order.bill', { day: formatDay(issuedOn) })}</caption>
      <tbody>
        {lines.map((line) => (
          <tr key={line.kind === 'fee' ? line.from : `${line.visitAt} ${line.serviceName}`}>
            <th scope="row">
              {line.kind === 'fee'
                ? words('order.fee', {
                    plan: shared(`plans.${line.package}.name`),
                    from: formatDay(line.from),
                    to: formatDay(line.to),
                  })
                : words('order.line', { service: line.serviceName })}
              {line.kind === 'fee' && line.days < line.ofDays && (
                <small className="quiet small regular block">
                  {words('order.days', { count: line.days, ofDays: line.ofDays })}
                </small>
              )}
            </th>
            <td>{moneyOf(line.minor, currency)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            {words('order.total')}
            {vatMinor > 0 && (
              <small className="quiet small regular block">
                {words('order.vat', { amount: moneyOf(vatMinor, currency) })}
              </small>
            )}
          </th>
          <td>{moneyOf(totalMinor, currency)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
