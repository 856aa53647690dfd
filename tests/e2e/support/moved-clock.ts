import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { demoAdmin } from '../../../netlify/adapters/embedded.ts';
import { addDays, dayAt, instantOf, weekdayOf } from '../../../netlify/calendar/zone.ts';
import { login } from '../../../src/contract/account/account.ts';
import { startPayments } from '../../support/payment-server.ts';
import type { ClockOrder } from './site-with-clock.ts';
import { test as base, expect, goodPassword, type Person, signIn } from './world.ts';

export const zone = 'Europe/Berlin';

/** Who administers the site; signs in by `laterOn`. */
export const administrator: Person = { name: 'Ada Admin', email: demoAdmin, password: goodPassword, token: '' };

interface Site {
  url: string;
  /** A test has moved its clock. */
  isMoved: boolean;
  /** Of the site. */
  now: () => Date;
  /** Moves the clock there, and does what has become due. */
  moveTo: (instant: Date) => Promise<void>;
}

interface Moved {
  /** The browser of a second person. */
  desk: Page;
  /** Time goes on for the site and both browsers; sessions end meanwhile, and whoever is named has signed in anew. */
  laterOn: (instant: Date, people: readonly [Page, Person][]) => Promise<void>;
}

/** At nine in the morning, so that nobody's quiet hours and no closing time stand in the way. */
function nextMonday(now: number): number {
  const today = dayAt(now, zone);
  return instantOf(addDays(today, 8 - weekdayOf(today)), 9 * 60, zone);
}

const answerOf = async (child: ChildProcess): Promise<{ url?: string }> => {
  const [answer] = (await once(child, 'message')) as [{ url?: string }];
  return answer;
};

/** A site of its own for a worker: each test begins on a Monday morning, and time passes as the test wants it. */
export const test = base.extend<Moved, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern that nothing else is needed
    // oxlint-disable-next-line no-empty-pattern -- the same
    async ({}, provide) => {
      const directory = await mkdtemp(join(tmpdir(), 'marketplace-clock-'));
      let skipped = nextMonday(Date.now()) - Date.now();
      const payments = await startPayments();
      const given = [directory, String(skipped), administrator.password, payments.url];
      const child = fork(join(import.meta.dirname, 'site-with-clock.ts'), given, { execArgv: [] });
      const { url = '' } = await answerOf(child);
      const moved: Site = {
        url,
        isMoved: false,
        now: () => new Date(Date.now() + skipped),
        moveTo: async (instant) => {
          moved.isMoved = true;
          skipped = instant.getTime() - Date.now();
          child.send({ skipped } satisfies ClockOrder);
          await answerOf(child);
        },
      };
      await provide(moved);
      child.disconnect();
      await once(child, 'exit');
      await payments.stop();
      await rm(directory, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, provide) => provide(site.url),
  context: async ({ context, site }, provide) => {
    // A worker keeps its site for the next file.
    if (site.isMoved) await site.moveTo(new Date(nextMonday(site.now().getTime())));
    site.isMoved = false;
    await context.clock.install({ time: site.now() });
    await provide(context);
  },
  desk: async ({ browser, site, baseURL, silence }, provide) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    silence.hear(context);
    await context.clock.install({ time: site.now() });
    await provide(await context.newPage());
    await context.close();
  },
  laterOn: async ({ browser, site, ask }, provide) => {
    await provide(async (instant, people) => {
      const contexts = browser.contexts();
      const pages = contexts.flatMap((one) => one.pages());
      await Promise.all(pages.map((page) => page.goto('about:blank')));
      await site.moveTo(instant);
      await Promise.all(contexts.map((one) => one.clock.setSystemTime(instant)));
      for (const [page, { email, password }] of people) {
        const { access_token: token } = await ask(login, { body: { email, password } });
        await signIn(page, { token });
      }
    });
  },
});

export { expect };
