import type { Country } from '../../src/contract/country.ts';

/** A provider has the clock of their country. */
export const timeZones: Record<Country, string> = { de: 'Europe/Berlin', at: 'Europe/Vienna', ch: 'Europe/Zurich' };
