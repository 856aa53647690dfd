import type { Browser, BrowserContext, Page } from '@playwright/test';
import { readAddress } from '../../src/paths.ts';
import { isPhone, type Place } from './shot.ts';

// How a screen of the table is reached.

/** A heading stands there, and nothing that is waited for is named any more. */
const hasCome = (): boolean =>
  document.querySelector('h1') !== null &&
  ![...document.querySelectorAll('output, [role="status"]')].some(
    (one) => one.checkVisibility() && /(geladen|Lade .*) ?(…|\.\.\.)$|Loading/.test(one.textContent),
  );

/** Everything has come that will come; a page that keeps asking is taken as it is. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 6000 }).catch(() => undefined);
  await page.waitForFunction(hasCome, undefined, { polling: 100, timeout: 30_000 }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

export async function signIn(page: Page, site: string, token: string): Promise<void> {
  await page.goto(`${site}/favicon.svg`);
  await page.evaluate((kept) => localStorage.setItem('token', kept), token);
}

export async function contextOf(browser: Browser, width: number): Promise<BrowserContext> {
  const hasFingers = isPhone(width);
  return browser.newContext({
    viewport: { width, height: hasFingers ? 844 : 900 },
    hasTouch: hasFingers,
    isMobile: hasFingers,
    reducedMotion: 'reduce',
    // Where the services are; and no page as it was the last time, because a picture takes long.
    timezoneId: 'Europe/Berlin',
    serviceWorkers: 'block',
  });
}

/** The address without its language; undefined where the demo has nothing of the kind. */
export async function addressOf(page: Page, site: string, place: Place): Promise<string | undefined> {
  if (typeof place === 'string') return place;
  if ('make' in place) return place.make(site);
  await page.goto(site + place.from);
  await settled(page);
  // On a busy computer the rows of a list come later than the rest.
  await page
    .waitForFunction(
      (wanted) => [...document.links].some((link) => new RegExp(wanted).test(link.getAttribute('href') ?? '')),
      place.link.source,
      { timeout: 10_000 },
    )
    .catch(() => undefined);
  const links = await page.locator('a[href]').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const found = links.find((link) => place.link.test(link));
  if (found === undefined) return undefined;
  const { address: linked } = readAddress(found);
  const address = place.beside?.(linked) ?? linked;
  // What a link has chosen is left out where another step is asked for.
  return place.query === undefined ? address : `${address.split('?')[0]}?${new URLSearchParams(place.query)}`;
}
