import { chromium } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../../support/chromium.ts';
import { type Spread, spreadOf } from '../measure.ts';

/** A slow phone on a slow 4G, as Lighthouse has DevTools apply them: latency and throughput of each request. */
const network = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1638.4 * 0.9 * 1024) / 8,
  uploadThroughput: (750 * 0.9 * 1024) / 8,
};
const processorSlowdown = 4;

/** A page that works and has been quiet for so long has nothing more to come. */
const quietMilliseconds = 2500;
const longestMilliseconds = 60_000;

/** In milliseconds since the navigation began. */
const figures = ['fcp', 'lcp', 'tbt', 'works'] as const;
type Figure = (typeof figures)[number];
export type Loads = Record<Figure, Spread>;

declare global {
  var load: Record<Figure | 'busyUntil', number>;
}

/** Runs in the page before its own scripts. */
function watchLoad(): void {
  const load = { fcp: 0, lcp: 0, tbt: 0, works: 0, busyUntil: Number.POSITIVE_INFINITY };
  globalThis.load = load;
  const observe = (type: string, see: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((seen) => {
      for (const entry of seen.getEntries()) see(entry);
      load.busyUntil = performance.now();
    }).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') load.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    load.lcp = startTime;
  });
  observe('longtask', ({ startTime, duration }) => {
    if (load.fcp > 0 && startTime + duration > load.fcp) load.tbt += duration - 50;
  });
  observe('resource', () => undefined);
  document.addEventListener('screenready', () => {
    load.works = performance.now();
  });
}

/** One visit of a phone that has never seen the site. */
async function loadOnce(url: string): Promise<Record<Figure, number>> {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumFlags });
  try {
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
    });
    const page = await context.newPage();
    await page.addInitScript(watchLoad);
    const devTools = await context.newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', network);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(
      (quiet) => globalThis.load.works > 0 && performance.now() - globalThis.load.busyUntil > quiet,
      quietMilliseconds,
      { polling: 250, timeout: longestMilliseconds },
    );
    return await page.evaluate(() => globalThis.load);
  } finally {
    await browser.close();
  }
}

/** Loads each address in turn, round by round, so that what else the machine does hits all of them alike. */
export async function measureThrottled(urls: readonly string[], rounds: number): Promise<Loads[]> {
  const loads = urls.map((url) => ({ url, seen: [] as Record<Figure, number>[] }));
  for (let round = 0; round < rounds; round += 1) for (const { url, seen } of loads) seen.push(await loadOnce(url));
  return loads.map(
    ({ seen }) =>
      Object.fromEntries(figures.map((figure) => [figure, spreadOf(seen.map((one) => one[figure]))])) as Loads,
  );
}
