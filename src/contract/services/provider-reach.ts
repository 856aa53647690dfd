import type { ProviderProfile } from './provider.ts';

type Reached = Pick<ProviderProfile, 'phone' | 'street' | 'zip' | 'business'>;

/** What the profile hides and the details of the business have to show stands on the same page, so nothing says that it is missing. */
export const phoneToCall = ({ phone, business }: Pick<Reached, 'phone' | 'business'>): string | null =>
  phone ?? business?.phone ?? null;

/** The same of the street, where the business has its seat in the same postal code. */
export const streetToGo = ({ street, zip, business }: Pick<Reached, 'street' | 'zip' | 'business'>): string | null =>
  street ?? (business?.zip === zip ? business.street : null);
