import { wordsOf } from '#i18n/i18n.ts';
import { shortened } from '#ui/page-head.ts';
import type { ProviderProfile } from '../../../contract/services/provider.ts';

// Apart from services-first.ts, which the server alone needs.

/** `10115 Berlin` */
export const townOf = ({ zip, city }: Pick<ProviderProfile, 'zip' | 'city'>): string =>
  [zip, city].filter(Boolean).join(' ');

/** Trades, place and the first words, for search engines. */
export function describeProvider(provider: ProviderProfile): string {
  const names = wordsOf('service-names');
  const services = [...new Set(provider.cards.map(({ category }) => names(`names.${category}`)))].join(', ');
  const facts = [services, townOf(provider)].filter((fact) => fact !== '').join(' · ');
  return shortened([facts, provider.description].filter((part) => part !== '').join('. '));
}
