import { readStored, store } from './storage.ts';
import { viewedOf, withViewed } from './viewed.ts';

/** The providers whose profiles this browser has opened, the latest last. */
const key = 'viewedProviders';
const kept = 8;

export const viewedProviders = (): readonly string[] => viewedOf(readStored(key)).slice(-kept);

export const keepViewedProvider = (id: string): void =>
  store(key, JSON.stringify(withViewed(viewedProviders(), id).slice(-kept)));
