import { join } from 'node:path';

/** Each width has a site of its own. */
export const siteNames = ['wide', 'phone'] as const;

/** What a site of the run has written, and what the people of its tests are called, so far. */
export const keptOfSite = (directory: string, site: string): { log: string; names: string } => ({
  log: join(directory, `${site}.log`),
  names: join(directory, `${site}-names.json`),
});

/** How often the names are noted. */
export const namesMilliseconds = 1000;
