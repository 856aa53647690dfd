import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** To be called before the page is opened. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    new PerformanceObserver((seen) => {
      const { dataset } = document.documentElement;
      for (const { value, sources } of seen.getEntries() as LayoutShift[]) {
        dataset['shift'] = String(Number(dataset['shift'] ?? 0) + value);
        const moved = sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | ');
        dataset['shifted'] = `${dataset['shifted'] ?? ''}\n${value.toFixed(4)}: ${moved}`;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The sum of all, as Chromium counts them. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0));

/** What moved, a shift a line: for the message of a test that fails. */
export const shiftedOn = (page: Page): Promise<string> =>
  page.evaluate(() => document.documentElement.dataset['shifted'] ?? '');
