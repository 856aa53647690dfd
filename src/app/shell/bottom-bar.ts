import type { User } from '../../contract/account.ts';
import { paths, type Strand } from '../../paths.ts';

/** /home with one parameter switched on or, where it is on already, off; whatever else is asked there stays. */
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

/** /home as a map or, where that is shown, as a list; there nobody draws. */
export function toggledMap(asked: URLSearchParams): string {
  const query = new URLSearchParams(asked);
  query.delete('areaSearch');
  query.set('view', isMapShown(asked) ? 'map' : 'list');
  return toggledHome(query, 'view', 'map');
}

/** Whoever may list has a dashboard, of the strand one is in; a customer has a profile, and so has whoever signs in on the way. */
export function profileOf(type: User['type'] | undefined, strand: Strand): string {
  if (type === undefined) return paths.login(paths.profile());
  if (type === 'provider' && strand === 'services') return paths.providerDashboard();
  return type === 'seller' || type === 'provider' ? paths.sellerDashboard() : paths.profile();
}
