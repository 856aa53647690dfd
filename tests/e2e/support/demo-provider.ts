import { getProvider, listProviders, type ProviderProfile } from '../../../src/contract/services/provider.ts';
import type { Ask } from './ask.ts';

export const demoProviderName = 'Anton Anbieter Handwerk';

/** One of the demo in Berlin with several offers and reviews. By name: other tests fill the first page of results. */
export async function demoProvider(ask: Ask): Promise<ProviderProfile> {
  const { items } = await ask(listProviders, { query: { name: demoProviderName } });
  const [found] = items;
  if (found === undefined) throw new Error('the demo has no provider of that name');
  return ask(getProvider, { params: { id: found.id } });
}
