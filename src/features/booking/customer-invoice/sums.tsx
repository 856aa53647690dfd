import { formatDecimal } from '#i18n/format-sums.ts';
import { useWords } from '#i18n/i18n.ts';
import type { InvoiceAmounts } from '../../../contract/booking/customer-invoice.ts';
import { moneyOf } from '../../billing/billing/money.ts';
import styles from './customer-invoice.module.css';

interface SumsProps {
  amounts: Pick<InvoiceAmounts, 'groups' | 'netMinor' | 'totalMinor'> & { depositMinor?: number };
  currency: 'EUR' | 'CHF';
}

/** Net, VAT by rate and total, to the cent, and what is left of it behind a deposit. */
export function Sums({ amounts, currency }: SumsProps) {
  const words = useWords('customer-invoice');
  const { depositMinor = 0 } = amounts;
  const taxed = amounts.groups.filter(({ isTaxed }) => isTaxed);
  return (
    <dl className={`stack gap6 ${styles['sums']}`}>
      {taxed.length > 0 && (
        <div className="beside gap16 between">
          <dt>{words('sums.net')}</dt>
          <dd className="digits breaks text-end">{moneyOf(amounts.netMinor, currency)}</dd>
        </div>
      )}
      {taxed.map(({ rateHundredths, vatMinor }) => (
        <div className="beside gap16 between" key={rateHundredths}>
          <dt>
            {words('sums.vat', { rate: formatDecimal(rateHundredths / 100, rateHundredths % 100 === 0 ? 0 : 1) })}
          </dt>
          <dd className="digits breaks text-end">{moneyOf(vatMinor, currency)}</dd>
        </div>
      ))}
      <div className={`beside gap16 between ${styles['total']}`}>
        <dt>{words('sums.total')}</dt>
        <dd className="digits breaks text-end">{moneyOf(amounts.totalMinor, currency)}</dd>
      </div>
      {depositMinor > 0 && (
        <>
          <div className="beside gap16 between">
            <dt>{words('sums.deposit')}</dt>
            <dd className="digits breaks text-end">{moneyOf(-depositMinor, currency)}</dd>
          </div>
          <div className={`beside gap16 between ${styles['total']}`}>
            <dt>{words('sums.due')}</dt>
            <dd className="digits breaks text-end">{moneyOf(amounts.totalMinor - depositMinor, currency)}</dd>
          </div>
        </>
      )}
    </dl>
  );
}
