import { formatDecimal } from '#i18n/format-sums.ts';
import type { useWords } from '#i18n/i18n.ts';
import type { CustomerInvoiceDetail } from '../../../contract/booking/customer-invoice.ts';

type Line = Pick<CustomerInvoiceDetail['lines'][number], 'unit' | 'quantityThousandths'>;

/** "1 piece", "1.50 hours": how much a line of an invoice is about. */
export function quantityOf(
  { unit, quantityThousandths }: Line,
  words: ReturnType<typeof useWords<'customer-invoice'>>,
): string {
  const count = quantityThousandths / 1000;
  return words(`amount.${unit}`, { count, number: formatDecimal(count, Number.isInteger(count) ? 0 : 2) });
}
