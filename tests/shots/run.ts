import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { projectDirectory } from '../../netlify/local/build.ts';
import { addressIn, readAddress } from '../../src/paths.ts';
import { buildForBench, openSite } from '../bench/web/site.ts';
import { chromiumFlags, ensureChromium } from '../support/chromium.ts';
import { indexPage, type Taken } from './index-page.ts';
import { guidePictures, missing, type Person, type Place, people, type Shot, shots } from './table.ts';

// `npm run shots`: a picture of every screen of the table at two widths, in both schemes and languages, and index.html, which
// shows each beside its drawing.
// -- --to=shots --drawings=../drawings --only=landing,browse --widths=390 --schemes=light --languages=de
// -- --small=docs/screens writes each smaller, as WebP, besides.
// -- --guides takes the pictures of the tutorials and the manual anew.
// -- --whole takes the whole page instead of its first screen; --site=http://localhost:5000 looks at a site that runs.

const { values: options } = parseArgs({
  options: {
    to: { type: 'string', default: join(projectDirectory, 'shots') },
    drawings: { type: 'string' },
    only: { type: 'string' },
    widths: { type: 'string', default: '390,1440' },
    schemes: { type: 'string', default: 'light,dark' },
    languages: { type: 'string', default: 'de,en' },
    small: { type: 'string' },
    whole: { type: 'boolean', default: false },
    site: { type: 'string' },
    guides: { type: 'boolean', default: false },
  },
});

if (options.guides)
  Object.assign(options, {
    only: guidePictures.join(','),
    widths: '390',
    schemes: 'light',
    small: join(projectDirectory, 'src/features/pages/pictures'),
  });

const listed = (text: string): string[] => text.split(',').filter(Boolean);
const widths = listed(options.widths).map(Number);
const schemes = (['light', 'dark'] as const).filter((one) => listed(options.schemes).includes(one));
const languages = (['de', 'en'] as const).filter((one) => listed(options.languages).includes(one));
const only = options.only === undefined ? undefined : listed(options.only);
const folder = resolve(options.to);

const wanted = [...Object.values(shots).flat(), missing].filter(({ name }) => only?.includes(name) ?? true);

/** Everything has come that will come; a page that keeps asking is taken as it is. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 6000 }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

async function signIn(page: Page, site: string, email: string): Promise<void> {
  const answer = await page.request.post(`${site}/api/auth/login`, { data: { email, password: 'demo-password' } });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  await page.goto(`${site}/favicon.svg`);
  await page.evaluate((kept) => localStorage.setItem('token', kept), token);
}

/** Phones have fingers: some parts are larger for them. */
async function contextOf(browser: Browser, width: number): Promise<BrowserContext> {
  const isPhone = width < 768;
  return browser.newContext({
    viewport: { width, height: isPhone ? 844 : 900 },
    hasTouch: isPhone,
    isMobile: isPhone,
    reducedMotion: 'reduce',
  });
}

/** The address without its language; undefined where the demo has nothing of the kind. */
async function addressOf(page: Page, site: string, place: Place): Promise<string | undefined> {
  if (typeof place === 'string') return place;
  await page.goto(site + place.from);
  await settled(page);
  const links = await page.locator('a[href]').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const found = links.find((link) => place.link.test(link));
  if (found === undefined) return undefined;
  const { address: linked } = readAddress(found);
  const address = place.beside?.(linked) ?? linked;
  // What a link has chosen is left out where another step is asked for.
  return place.query === undefined ? address : `${address.split('?')[0]}?${new URLSearchParams(place.query)}`;
}

const drawn = new Set(options.drawings === undefined ? [] : await readdir(options.drawings));

async function drawingOf(
  { drawing }: Shot,
  { width, scheme, language }: { width: number; scheme: string; language: 'de' | 'en' },
): Promise<string | undefined> {
  const file = `${typeof drawing === 'object' ? drawing[language] : drawing}-${width}-${scheme}.png`;
  if (options.drawings === undefined || !drawn.has(file)) return undefined;
  await mkdir(join(folder, 'drawings'), { recursive: true });
  await copyFile(join(options.drawings, file), join(folder, 'drawings', file));
  return `drawings/${file}`;
}

/** For a page of documentation: a phone at its own size, a wide screen at two thirds. */
async function writeSmall(picture: Buffer, file: string, width: number): Promise<void> {
  const to = join(resolve(options.small ?? ''), file.replace(/png$/, 'webp'));
  await sharp(picture)
    .resize({ width: width < 768 ? width : Math.round((width * 2) / 3) })
    .webp({ quality: 78 })
    .toFile(to);
}

async function take(page: Page, site: string, shot: Shot, width: number): Promise<Taken[]> {
  const address = await addressOf(page, site, shot.place);
  if (address === undefined) {
    console.warn(`${shot.name}: no such link`);
    return [];
  }
  const taken: Taken[] = [];
  for (const language of languages)
    for (const scheme of schemes) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto(site + addressIn(language, address));
      await settled(page);
      await shot.state?.(page);
      const file = `${shot.name}-${width}-${scheme}-${language}.png`;
      const picture = await page.screenshot({ path: join(folder, file), fullPage: options.whole });
      if (options.small !== undefined) await writeSmall(picture, file, width);
      const said = `${width}, ${scheme}, ${language}`;
      taken.push({ name: shot.name, file, drawing: await drawingOf(shot, { width, scheme, language }), said });
    }
  return taken;
}

async function takeAll(site: string): Promise<Taken[]> {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumFlags });
  const taken: Taken[] = [];
  for (const width of widths)
    for (const person of Object.keys(people) as Person[]) {
      const theirs = wanted.filter(({ as = 'guest' }) => as === person);
      if (theirs.length === 0) continue;
      const context = await contextOf(browser, width);
      const page = await context.newPage();
      const address = people[person];
      if (address !== undefined) await signIn(page, site, address);
      for (const shot of theirs) taken.push(...(await take(page, site, shot, width)));
      await context.close();
    }
  await browser.close();
  return taken;
}

async function shoot(): Promise<Taken[]> {
  if (options.site !== undefined) return takeAll(options.site);
  await buildForBench();
  const site = await openSite();
  try {
    return await takeAll(site.url);
  } finally {
    await site.close();
  }
}

await mkdir(folder, { recursive: true });
if (options.small !== undefined) await mkdir(resolve(options.small), { recursive: true });
const taken = await shoot();
await writeFile(join(folder, 'index.html'), indexPage(taken));
console.log(`${taken.length} pictures: ${join(folder, 'index.html')}`);
