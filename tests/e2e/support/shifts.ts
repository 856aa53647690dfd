import type { Page } from '@playwright/test';

/** To be called before the page is opened. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    new PerformanceObserver((seen) => {
      const { dataset } = document.documentElement;
      for (const entry of seen.getEntries())
        dataset['shift'] = String(
          Number(dataset['shift'] ?? 0) + (entry as PerformanceEntry & { value: number }).value,
        );
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The sum of all, as Chromium counts them. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0));
