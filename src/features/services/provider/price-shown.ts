import { formatMoney } from '#i18n/format.ts';
import type { wordsOf } from '#i18n/i18n.ts';
import { currencyOfZone } from '../../../contract/currency.ts';
import type { ProviderCard } from '../../../contract/services/provider.ts';

type Priced = Pick<ProviderCard, 'fromPriceCents' | 'highestPriceCents' | 'isBookable' | 'timeZone'>;

/** `25 €` where no card costs more; `ab 25 €` where a time for that price can be booked; else `25 € bis 60 €`. */
export function priceShown(
  words: ReturnType<typeof wordsOf<'provider'>>,
  { fromPriceCents, highestPriceCents, isBookable, timeZone }: Priced,
): string {
  const money = (cents: number): string => formatMoney(cents / 100, currencyOfZone(timeZone));
  const price = money(fromPriceCents);
  if (highestPriceCents <= fromPriceCents) return price;
  return isBookable ? words('card.from', { price }) : words('card.range', { price, highest: money(highestPriceCents) });
}
