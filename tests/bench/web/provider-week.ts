import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import type { Calendar } from '../../../src/contract/booking/calendar.ts';
import { aCalendarVisit } from '../../support/calendar-visits.ts';
import { chromiumFlags, ensureChromium } from '../../support/chromium.ts';
import { type Spread, spreadOf } from '../measure.ts';
import { openSite } from './site.ts';

const visitsInWeek = 300;
const rounds = 5;
const moves = 120;
/** By then the week is drawn, also on a busy machine. */
const drawnMilliseconds = 1500;
const dayMilliseconds = 86_400_000;

export interface ProviderWeek {
  visits: number;
  /** From the tap on "Woche" to the painted week, on the page's thread. */
  paintMilliseconds: Spread;
  framesPerSecond: number;
  /** Of the page's thread, for one move of the pointer. */
  moveMilliseconds: number;
}

declare global {
  var framesOfDrag: number;
}

const staff = ['Ana', 'Ben', 'Cem'].map((name, index) => ({
  id: `00000000-0000-4000-8000-00000000000${index}`,
  name,
  isActive: true,
}));

/** The answer for some days from `from`; in a week as many visits as no provider has, each of two pieces and a buffer. */
function calendarOf(from: string, count: number): Calendar {
  const dayAt = (index: number) => new Date(Date.parse(from) + index * dayMilliseconds).toISOString().slice(0, 10);
  const days = Array.from({ length: count }, (_, index) => ({
    day: dayAt(index),
    hours: staff.map(({ id }) => ({ staffId: id, opensMinute: 480, closesMinute: 1200 })),
  }));
  const visits = Array.from({ length: count === 7 ? visitsInWeek : 0 }, (_, index) => {
    const [day, fromMinute] = [dayAt(index % 7), 480 + Math.floor(index / 21) * 45];
    return aCalendarVisit({
      id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      staffId: staff[Math.floor(index / 7) % 3]?.id ?? '',
      start: `${day}T09:00:00Z`,
      end: `${day}T10:00:00Z`,
      day,
      fromMinute,
      untilMinute: fromMinute + 40,
      work: [
        { fromMinute, untilMinute: fromMinute + 15 },
        { fromMinute: fromMinute + 25, untilMinute: fromMinute + 40 },
      ],
      takenUntilMinute: fromMinute + 45,
      customer: `Kundin ${index}`,
      services: ['Haarschnitt'],
    });
  });
  return { timeZone: 'Europe/Berlin', today: dayAt(0), staff, days, visits, blocks: [] };
}

async function signedIn(context: BrowserContext, url: string): Promise<Page> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'anbieter@example.com', password: 'demo-password' }),
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  const page = await context.newPage();
  await page.addInitScript((held) => {
    localStorage.setItem('token', held);
    localStorage.setItem('language', 'de');
  }, token);
  // Only the drawing is measured: no door is asked.
  await page.route('**/api/provider/calendar*', (route) => {
    const { searchParams } = new URL(route.request().url());
    return route.fulfill({ json: calendarOf(searchParams.get('from') ?? '', Number(searchParams.get('days'))) });
  });
  return page;
}

/** Processor time of the page's thread, without what the measuring asks of it: what else the machine does is not in it. */
async function taskMilliseconds(devTools: CDPSession): Promise<number> {
  const { metrics } = await devTools.send('Performance.getMetrics');
  const secondsOf = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return (secondsOf('TaskDuration') - secondsOf('DevToolsCommandDuration')) * 1000;
}

async function paintOnce(page: Page, devTools: CDPSession, url: string): Promise<number> {
  await page.goto(`${url}/provider/calendar?view=day&day=2026-11-23`);
  await page.locator('[data-column]').first().waitFor();
  await page.waitForTimeout(2000);
  const before = await taskMilliseconds(devTools);
  await page.getByRole('link', { name: 'Woche', exact: true }).click();
  // Whoever looks in between whether it is there lets the page's thread count that as its own: some 15 ms.
  await page.waitForTimeout(drawnMilliseconds);
  const task = (await taskMilliseconds(devTools)) - before;
  const drawn = await page.locator('[data-item]').count();
  if (drawn !== visitsInWeek) throw new Error(`${drawn} visits are drawn after ${drawnMilliseconds} ms`);
  return task;
}

async function drag(page: Page, devTools: CDPSession): Promise<[frames: number, task: number]> {
  const visit = page.locator('[data-item]').nth(10);
  await visit.scrollIntoViewIfNeeded();
  const box = await visit.boundingBox();
  if (box === null) throw new Error('the visit is not to be seen');
  const { x, y } = { x: box.x + 30, y: box.y + 6 };
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 10, y + 14);
  await page.evaluate(() => {
    globalThis.framesOfDrag = 0;
    const count = (): void => {
      globalThis.framesOfDrag += 1;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  const [started, before] = [performance.now(), await taskMilliseconds(devTools)];
  for (let move = 0; move < moves; move += 1)
    await page.mouse.move(x + 10 + (move % 60) * 8, y + 14 + (move % 40) * 6, { steps: 1 });
  const seconds = (performance.now() - started) / 1000;
  const task = ((await taskMilliseconds(devTools)) - before) / moves;
  const frames = (await page.evaluate(() => globalThis.framesOfDrag)) / seconds;
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return [frames, task];
}

/** A provider's week with more in it than anybody has: how long it takes to appear, and whether a visit follows the pointer. */
export async function measureProviderWeek(): Promise<ProviderWeek> {
  const site = await openSite();
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumFlags });
  try {
    // On a slow machine the service worker would answer with what the demo's provider has.
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
    const page = await signedIn(context, site.url);
    const devTools = await context.newCDPSession(page);
    await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const paints: number[] = [];
    for (let round = 0; round < rounds; round += 1) paints.push(await paintOnce(page, devTools, site.url));
    const [framesPerSecond, moveMilliseconds] = await drag(page, devTools);
    return { visits: visitsInWeek, paintMilliseconds: spreadOf(paints), framesPerSecond, moveMilliseconds };
  } finally {
    await browser.close();
    await site.close();
  }
}
