import type { User } from '../../contract/account/account.ts';
import { paths, type Strand } from '../../paths.ts';

/** The address of /home with one parameter toggled. The other parameters stay. */
export function toggledHome(asked: URLSearchParams, name: string, value: string): string {
  const query = new URLSearchParams(asked);
  query.delete('logout');
  if (query.get(name) === value) query.delete(name);
  else query.set(name, value);
  return paths.home(Object.fromEntries(query));
}

/** Drawing needs the map, whether or not the address names the view as well. */
export const isMapShown = (asked: URLSearchParams): boolean =>
  asked.get('view') === 'map' || asked.get('areaSearch') === 'true';

/** The address of /home with map and list toggled. The list has no drawing mode. */
export function toggledMap(asked: URLSearchParams): string {
  const query = new URLSearchParams(asked);
  query.delete('areaSearch');
  query.set('view', isMapShown(asked) ? 'map' : 'list');
  return toggledHome(query, 'view', 'map');
}

/** Where the visits of somebody are: a provider's in the own calendar. */
export const appointmentsOf = (type: User['type'] | undefined): string =>
  type === 'provider' ? paths.providerCalendar() : paths.appointments();

/** Sellers and providers have a dashboard, in the strand that is shown. Everybody else has the profile. */
export function profileOf(type: User['type'] | undefined, strand: Strand): string {
  if (type === undefined) return paths.login(paths.profile());
  if (type === 'provider' && strand === 'services') return paths.providerDashboard();
  return type === 'seller' || type === 'provider' ? paths.sellerDashboard() : paths.profile();
}
