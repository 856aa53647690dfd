import { store } from './storage.ts';

/** The place around which this browser has last searched for services. */
export interface LastPlace {
  /** One of both is empty. */
  zip: string;
  place: string;
  country: string | null;
}

export const lastPlaceKey = 'servicePlace';

export const keepLastPlace = (place: LastPlace): void => store(lastPlaceKey, JSON.stringify(place));
