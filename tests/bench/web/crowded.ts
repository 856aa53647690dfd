import { type Browser, chromium, type Page } from '@playwright/test';
import { install } from '../../../netlify/adapters/adapters.ts';
import { logTo } from '../../../netlify/http/log.ts';
import { openPort } from '../../../netlify/local/listen.ts';
import { startServer } from '../../../netlify/local/server.ts';
import { chromiumFlags, ensureChromium } from '../../support/chromium.ts';
import { freePort } from '../../support/postgres.ts';
import { type Spread, spreadOf } from '../measure.ts';
import { worldOver } from '../search/door.ts';
import { makeListings } from '../search/listings.ts';
import { filledDatabase } from '../search/server.ts';

/** Published ones are fewer: so many that above 50,000 lie in the map's view. */
const listings = 80_000;
const cardsLoaded = 5000;
const toggles = 12;
const pans = 8;
const panSteps = 60;

export interface Crowded {
  cards: number;
  /** From the tap on a filter to the next paint. */
  toggleMilliseconds: Spread;
  inView: number;
  framesPerSecond: Spread;
  longestTaskMilliseconds: Spread;
}

declare global {
  var taps: number[];
  var tasks: number[];
  var framesSeen: number;
}

/** The two screens that must stay quick when much is on them, over a real Postgres, on a desktop. */
export async function measureCrowded(say: (doing: string) => void): Promise<Crowded> {
  say(`filling a database with ${listings} listings`);
  const filled = await filledDatabase(makeListings(listings), () => undefined);
  const world = worldOver(filled.database);
  install(world);
  logTo(() => undefined);
  const open = await openPort(await freePort());
  const server = await startServer(world, open, { isDevelopment: false, isAnsweredFor: () => true });
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumFlags });
  try {
    say('loading cards');
    const list = await measureList(await openAt(browser, `${open.url}/home`));
    say('moving the map');
    const map = await measureMap(await openAt(browser, `${open.url}/home?view=map&map=12.5,122,6`));
    return { ...list, ...map };
  } finally {
    await browser.close();
    await server.close();
    await filled.close();
  }
}

async function openAt(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(address);
  await page.getByText(/^[\d,]+ results/).waitFor();
  return page;
}

const cardsIn = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(0, ...[...document.querySelectorAll('[aria-posinset]')].map((card) => Number(card.ariaPosInSet))),
  );

async function measureList(page: Page): Promise<Pick<Crowded, 'cards' | 'toggleMilliseconds'>> {
  let cards = 0;
  while (cards < cardsLoaded) {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForFunction(
      (before) => [...document.querySelectorAll('[aria-posinset]')].some((card) => Number(card.ariaPosInSet) > before),
      cards,
    );
    cards = await cardsIn(page);
  }
  await page.evaluate(() => {
    globalThis.taps = [];
    new PerformanceObserver((seen) => {
      for (const { name, duration } of seen.getEntries()) if (name === 'click') globalThis.taps.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const filter = page.getByRole('button', { name: 'Available Now', exact: true });
  await page.evaluate(() => window.scrollTo(0, 0));
  for (let toggle = 0; toggle < toggles; toggle += 1) {
    await filter.click();
    await page.waitForTimeout(700);
  }
  const taps = await page.evaluate(() => globalThis.taps);
  // Quicker ones than an observer is told of count as its threshold.
  const all = [...taps, ...Array.from({ length: Math.max(0, toggles - taps.length) }, () => 16)];
  return { cards, toggleMilliseconds: spreadOf(all) };
}

async function measureMap(
  page: Page,
): Promise<Pick<Crowded, 'inView' | 'framesPerSecond' | 'longestTaskMilliseconds'>> {
  const surface = page.getByRole('region', { name: 'Map', exact: true });
  const box = await surface.boundingBox();
  if (box === null) throw new Error('the map is not to be seen');
  await page.waitForTimeout(2000);
  const counted = (await page.getByText(/^[\d,]+ results on the map/).textContent()) ?? '';
  await page.evaluate(() => {
    globalThis.tasks = [];
    globalThis.framesSeen = 0;
    new PerformanceObserver((seen) => {
      for (const { duration } of seen.getEntries()) globalThis.tasks.push(duration);
    }).observe({ type: 'longtask' });
    const count = (): void => {
      globalThis.framesSeen += 1;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  const frames: number[] = [];
  const longest: number[] = [];
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  for (let pan = 0; pan < pans; pan += 1) {
    const direction = pan % 2 === 0 ? 1 : -1;
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    await page.evaluate(() => {
      globalThis.tasks = [];
      globalThis.framesSeen = 0;
    });
    const started = performance.now();
    for (let step = 1; step <= panSteps; step += 1)
      await page.mouse.move(middle.x + direction * step * 4, middle.y + direction * step * 2);
    const seconds = (performance.now() - started) / 1000;
    frames.push((await page.evaluate(() => globalThis.framesSeen)) / seconds);
    await page.mouse.up();
    await page.waitForTimeout(1000);
    longest.push(Math.max(0, ...(await page.evaluate(() => globalThis.tasks))));
  }
  return {
    inView: Number.parseInt(counted.replaceAll(',', ''), 10),
    framesPerSecond: spreadOf(frames),
    longestTaskMilliseconds: spreadOf(longest),
  };
}
