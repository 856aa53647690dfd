import { currencyOfZone } from '../../contract/currency.ts';
import type { ProviderCard } from '../../contract/provider.ts';
import { formatMoney } from '../../i18n/format.ts';
import type { wordsOf } from '../../i18n/i18n.ts';

/** `ab 25 €`, or the price alone where no card costs more. */
export function priceShown(
  words: ReturnType<typeof wordsOf<'provider'>>,
  { fromPriceCents, hasOtherPrices, timeZone }: Pick<ProviderCard, 'fromPriceCents' | 'hasOtherPrices' | 'timeZone'>,
): string {
  const price = formatMoney(fromPriceCents / 100, currencyOfZone(timeZone));
  return hasOtherPrices ? words('card.from', { price }) : price;
}
