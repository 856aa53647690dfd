import { paths } from '../../paths.ts';

/** /home with one parameter switched on or, where it is on already, off; whatever else is asked there stays. */
export function toggledHome(asked: URLSearchParams, name: string, value: string): string {
  const query = new URLSearchParams(asked);
  query.delete('logout');
  if (query.get(name) === value) query.delete(name);
  else query.set(name, value);
  return paths.home(Object.fromEntries(query));
}
