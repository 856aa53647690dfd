import type { Page } from '@playwright/test';

// The results of services.

export const main = (page: Page) => page.getByRole('main');
export const cards = (page: Page) => main(page).getByRole('article');
export const names = (page: Page) => cards(page).getByRole('heading', { level: 2 });

export const inBerlin = (instant: string, parts: Intl.DateTimeFormatOptions): string =>
  new Date(instant).toLocaleString('de', { timeZone: 'Europe/Berlin', ...parts });
