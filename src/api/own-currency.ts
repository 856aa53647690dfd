import { countryNamed } from '../contract/country.ts';
import { currencyOf, type ServiceCurrency } from '../contract/currency.ts';
import { useSession } from './session.ts';

/** The unit of a field for money. */
export const unitOf = (currency: ServiceCurrency): 'euros' | 'francs' => (currency === 'CHF' ? 'francs' : 'euros');

/** The money in which whoever is signed in offers services. */
export function useOwnCurrency(): ServiceCurrency {
  const session = useSession();
  const country = session.state === 'signed-in' ? countryNamed(session.user.country) : undefined;
  return currencyOf(country ?? 'de');
}
