import { formatMoney } from '#i18n/format.ts';
import type { useWords } from '#i18n/i18n.ts';
import type { ServiceCurrency } from '../../../contract/currency.ts';

/** The price of an own card as customers read it, of one or more in euros or francs. In Switzerland no price is a price "from". */
export function ownPrice(
  words: ReturnType<typeof useWords<'service-card'>>,
  prices: readonly number[],
  currency: ServiceCurrency,
): string {
  const [price = '', highest = ''] = [Math.min(...prices), Math.max(...prices)].map((amount) =>
    formatMoney(amount, currency),
  );
  if (price === highest) return price;
  return currency === 'CHF' ? words('live.range', { price, highest }) : words('live.from', { price });
}
