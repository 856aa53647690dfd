import { formatDecimal } from '#i18n/format-sums.ts';
import { useWords } from '#i18n/i18n.ts';
import { type QuoteLine, type QuotePricing, quoteLineCents } from '../../../contract/booking/quote.ts';
import { moneyOf } from '../../billing/billing/money.ts';
import { quantityOf } from '../customer-invoice/quantity.ts';
import styles from './quote.module.css';

type Currency = 'EUR' | 'CHF';

/** Each line with its amount. */
export function QuoteLines({ lines, currency }: { lines: readonly QuoteLine[]; currency: Currency }) {
  const words = useWords('quote');
  const units = useWords('customer-invoice');
  return (
    <dl className={`stack gap8 ${styles['lines']}`}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, and a list that is shown does not change
        <div key={index}>
          <dt className="breaks shrinks">
            {line.name}
            <span className="block quiet small">
              {units(`lineKind.${line.kind}`)} ·{' '}
              {words('line', { quantity: quantityOf(line, units), price: moneyOf(line.unitMinor, currency) })}
            </span>
          </dt>
          <dd className="digits text-end rigid">{moneyOf(quoteLineCents(line), currency)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface SumsProps {
  sums: { totalCents: number; vatCents: number; netCents: number };
  rateHundredths: number;
  pricing: QuotePricing;
  currency: Currency;
}

/** Net, VAT and total. */
export function QuoteSums({ sums, rateHundredths, pricing, currency }: SumsProps) {
  const words = useWords('quote');
  const rate = formatDecimal(rateHundredths / 100, rateHundredths % 100 === 0 ? 0 : 1);
  return (
    <dl className={`stack gap8 ruled-above ${styles['sums']}`}>
      {rateHundredths > 0 && (
        <>
          <div>
            <dt className="breaks shrinks">{words('sums.net')}</dt>
            <dd className="digits text-end rigid">{moneyOf(sums.netCents, currency)}</dd>
          </div>
          <div>
            <dt className="breaks shrinks">{words('sums.vat', { rate })}</dt>
            <dd className="digits text-end rigid">{moneyOf(sums.vatCents, currency)}</dd>
          </div>
        </>
      )}
      <div className={styles['total']}>
        <dt className="breaks shrinks">{words(pricing === 'capped' ? 'sums.capped' : 'sums.total')}</dt>
        <dd className="digits text-end rigid">{moneyOf(sums.totalCents, currency)}</dd>
      </div>
      {rateHundredths === 0 && <p className="quiet small">{words('sums.noVat')}</p>}
    </dl>
  );
}
