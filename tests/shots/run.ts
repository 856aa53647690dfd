import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { projectDirectory } from '../../netlify/local/build.ts';
import { addressIn } from '../../src/paths.ts';
import { buildForBench, openSite } from '../bench/web/site.ts';
import { askAt } from '../e2e/support/ask.ts';
import { chromiumFlags, ensureChromium } from '../support/chromium.ts';
import { faultsOf } from './faults.ts';
import { indexPage, type Taken } from './index-page.ts';
import { tokenOf } from './made.ts';
import { newcomers } from './made-desk.ts';
import { isPhone, type Person, people, type Shot } from './shot.ts';
import { guidePictures, missing, shots } from './table.ts';
import { addressOf, contextOf, settled, signIn } from './visiting.ts';

// `npm run shots`: a picture of every screen of the table at two widths, in both schemes and languages, and index.html, which
// shows each beside its drawing.
// -- --to=shots --drawings=../drawings --only=landing,browse --widths=390 --schemes=light --languages=de
// -- --small=docs/screens writes each smaller, as WebP, besides.
// -- --guides takes the pictures of the tutorials and the manual anew.
// -- --check looks for faults instead (faults.ts) and ends badly where it finds one.
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
    check: { type: 'boolean', default: false },
  },
});

if (options.guides)
  Object.assign(options, {
    only: guidePictures.join(','),
    widths: '390',
    schemes: 'light',
    small: join(projectDirectory, 'src/features/site/pages/pictures'),
  });

const listed = (text: string): string[] => text.split(',').filter(Boolean);
const widths = listed(options.widths).map(Number);
const schemes = (['light', 'dark'] as const).filter((one) => listed(options.schemes).includes(one));
const languages = (['de', 'en'] as const).filter((one) => listed(options.languages).includes(one));
const only = options.only === undefined ? undefined : listed(options.only);
const folder = resolve(options.to);

const wanted = [...Object.values(shots).flat(), missing].filter(({ name }) => only?.includes(name) ?? true);

/** What is wrong, and what could not be looked at: a screen that is left out says nothing. */
const faults: string[] = [];
const notReached: string[] = [];

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

/** Undefined where it cannot be reached, which is said. */
async function placeOf(page: Page, site: string, shot: Shot): Promise<string | undefined> {
  try {
    const address = await addressOf(page, site, shot.place);
    if (address === undefined) notReached.push(`${shot.name}: no such link`);
    return address;
  } catch (error) {
    notReached.push(`${shot.name}: ${String(error).slice(0, 200)}`);
    return undefined;
  }
}

async function open(page: Page, site: string, shot: Shot, address: string): Promise<void> {
  await page.goto(site + address);
  await settled(page);
  if (shot.state === undefined) return;
  try {
    await shot.state(page);
    await settled(page);
  } catch (error) {
    notReached.push(`${shot.name}, ${address}, ${page.viewportSize()?.width}: ${String(error).slice(0, 200)}`);
  }
}

async function take(page: Page, site: string, shot: Shot, width: number): Promise<Taken[]> {
  const first = await placeOf(page, site, shot);
  if (first === undefined) return [];
  const taken: Taken[] = [];
  for (const language of languages)
    for (const scheme of schemes) {
      // What one books is gone afterwards: each picture asks for its place again.
      const address = taken.length > 0 && shot.isUsedUp ? ((await placeOf(page, site, shot)) ?? first) : first;
      await page.emulateMedia({ colorScheme: scheme });
      await open(page, site, shot, addressIn(language, address));
      const file = `${shot.name}-${width}-${scheme}-${language}.png`;
      const picture = await page.screenshot({ path: join(folder, file), fullPage: options.whole });
      if (options.small !== undefined) await writeSmall(picture, file, width);
      const said = `${width}, ${scheme}, ${language}`;
      taken.push({ name: shot.name, file, drawing: await drawingOf(shot, { width, scheme, language }), said });
    }
  return taken;
}

async function check(page: Page, site: string, shot: Shot, width: number): Promise<void> {
  const address = await placeOf(page, site, shot);
  if (address === undefined) return;
  for (const language of languages) {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, site, shot, addressIn(language, address));
    const found = await faultsOf(page, schemes);
    for (const fault of found) console.log(`${shot.name}, ${width}, ${language}: ${fault}`);
    faults.push(...found);
  }
}

async function tokenOfPerson(site: string, person: Person): Promise<string | undefined> {
  const address = people[person];
  return newcomers[person]?.(site) ?? (address === undefined ? undefined : tokenOf(askAt(site), address));
}

/** A state of a phone is none on a wide screen. */
const isAt = ({ at }: Shot, width: number): boolean => at === undefined || isPhone(width) === (at === 'phone');

async function visitAll(site: string): Promise<Taken[]> {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumFlags });
  const taken: Taken[] = [];
  for (const width of widths)
    for (const person of Object.keys(people) as Person[]) {
      const theirs = wanted.filter((shot) => (shot.as ?? 'guest') === person && isAt(shot, width));
      if (theirs.length === 0) continue;
      const context = await contextOf(browser, width);
      const page = await context.newPage();
      page.setDefaultTimeout(15_000);
      page.setDefaultNavigationTimeout(60_000);
      const token = await tokenOfPerson(site, person);
      if (token !== undefined) await signIn(page, site, token);
      for (const shot of theirs)
        if (options.check) await check(page, site, shot, width);
        else taken.push(...(await take(page, site, shot, width)));
      await context.close();
    }
  await browser.close();
  return taken;
}

async function shoot(): Promise<Taken[]> {
  if (options.site !== undefined) return visitAll(options.site);
  await buildForBench();
  const site = await openSite();
  try {
    return await visitAll(site.url);
  } finally {
    await site.close();
  }
}

if (!options.check) await mkdir(folder, { recursive: true });
if (options.small !== undefined) await mkdir(resolve(options.small), { recursive: true });
const taken = await shoot();
for (const line of notReached) console.warn(`not reached: ${line}`);
if (options.check) {
  console.log(`${faults.length} faults on ${wanted.length} screens`);
  process.exitCode = faults.length + notReached.length === 0 ? 0 : 1;
} else {
  await writeFile(join(folder, 'index.html'), indexPage(taken));
  console.log(`${taken.length} pictures: ${join(folder, 'index.html')}`);
}
