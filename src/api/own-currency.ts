import { countryNamed } from '../contract/country.ts';
import { currencyOf, type ServiceCurrency } from '../contract/currency.ts';
import { useSession } from './session.ts';

/** The money in which whoever is signed in offers services. */
export function useOwnCurrency(): ServiceCurrency {
  const session = useSession();
  const country = session.state === 'signed-in' ? countryNamed(session.user.country) : undefined;
  return currencyOf(country ?? 'de');
}
