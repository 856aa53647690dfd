import { formatMoney } from '#i18n/format.ts';
import type { wordsOf } from '#i18n/i18n.ts';
import { currencyOfZone } from '../../../contract/currency.ts';
import type { ProviderCard, ServiceCard } from '../../../contract/services/provider.ts';

type Words = ReturnType<typeof wordsOf<'provider'>>;
type Priced = Pick<ProviderCard, 'fromPriceCents' | 'highestPriceCents' | 'isBookable' | 'timeZone'>;

/** Of one card, whose variants may have several prices. */
export const cardPrice = (
  words: Words,
  card: Pick<ServiceCard, 'priceCents' | 'highestPriceCents' | 'isByArrangement'>,
  timeZone: string,
): string =>
  priceShown(words, {
    fromPriceCents: card.priceCents,
    highestPriceCents: card.highestPriceCents,
    isBookable: !card.isByArrangement,
    timeZone,
  });

/** `25 €` where no card costs more; `ab 25 €` where a time for that price can be booked; else, and in Switzerland, `25 € bis 60 €`. */
export function priceShown(words: Words, { fromPriceCents, highestPriceCents, isBookable, timeZone }: Priced): string {
  const currency = currencyOfZone(timeZone);
  const money = (cents: number): string => formatMoney(cents / 100, currency);
  const price = money(fromPriceCents);
  if (highestPriceCents <= fromPriceCents) return price;
  return isBookable && currency !== 'CHF'
    ? words('card.from', { price })
    : words('card.range', { price, highest: money(highestPriceCents) });
}
