import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';

const run = promisify(execFile);

/** The shell without windows comes first: it does the same with a third less work. */
const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** A Chromium that is already here: the one CHROMIUM names, the system's, or Playwright's own. */
export function installedChromium(): string | undefined {
  const named = process.env['CHROMIUM'];
  if (named !== undefined && named !== '') return named;
  return [...usualPlaces, chromium.executablePath()].find((place) => existsSync(place));
}

async function installFromDebian(...names: string[]): Promise<void> {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = async (...words: string[]): Promise<void> => {
    const [command = '', ...rest] = [...asRoot, 'apt-get', ...words];
    await run(command, rest, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  };
  await apt('update');
  await apt('install', '-y', '--no-install-recommends', ...names);
}

const fromDebian = (): Promise<void> =>
  installFromDebian('chromium-headless-shell').catch(() => installFromDebian('chromium'));

/** Whether a font with the measures of Arial is here, on which the fallback faces of src/ui/fonts/fonts.css lean. */
async function hasArial(): Promise<boolean> {
  if (process.platform !== 'linux') return true;
  const { stdout } = await run('fc-list', [':', 'family']).catch(() => ({ stdout: '' }));
  return /\b(Arial|Arimo|Liberation Sans)\b/.test(stdout);
}

async function fromPlaywright(): Promise<void> {
  await run(join(import.meta.dirname, '../../node_modules/.bin/playwright'), ['install', 'chromium']);
}

/**
 * Finds a Chromium or fetches one: Debian's by apt-get, else Playwright's own. Rejects where neither can be had. Sees to a font
 * with Arial's measures, too: without one, pages shift when their fonts come, as they do on few machines of visitors.
 */
export async function ensureChromium(): Promise<string> {
  const chromiumPath = await findChromium();
  if (!(await hasArial()))
    await installFromDebian('fonts-liberation').catch((cause: unknown) =>
      console.warn(`no font with the measures of Arial: tests of shifts may fail (${String(cause)})`),
    );
  return chromiumPath;
}

async function findChromium(): Promise<string> {
  for (const fetched of [fromDebian, fromPlaywright]) {
    const found = installedChromium();
    if (found !== undefined) return found;
    await fetched().catch((cause: unknown) => console.warn(`${fetched.name}: ${String(cause)}`));
  }
  const found = installedChromium();
  if (found === undefined) throw new Error('no Chromium: install one, or name it in the variable CHROMIUM');
  return found;
}

/** Silent, and without a way out: only this machine can be reached, so that no test leans on the network. */
export const chromiumFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];
