import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { chromiumFlags, ensureChromium } from '../../support/chromium.ts';
import { freePort } from '../../support/postgres.ts';
import { type Spread, spreadOf } from '../measure.ts';

/** `simulate` reckons a slow phone from a fast load; `devtools` really slows the load down. */
export const throttlings = ['simulate', 'devtools'] as const;
export type Throttling = (typeof throttlings)[number];

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const timings = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

type Measured = (typeof categories)[number] | keyof typeof timings;
export type Scores = Record<Measured, Spread> & { missed: readonly string[] };

interface Run {
  values: Record<Measured, number>;
  /** Audits of the three other categories that did not pass. */
  missed: readonly string[];
}

async function audit(url: string, port: number, throttling: Throttling): Promise<Run> {
  const result = await lighthouse(url, {
    port,
    onlyCategories: [...categories],
    throttlingMethod: throttling,
    output: 'json',
    logLevel: 'error',
  });
  const report = result?.lhr;
  if (report === undefined) throw new Error(`no report for ${url}`);
  if (report.runtimeError !== undefined) throw new Error(`${url}: ${report.runtimeError.message}`);
  const scores = categories.map((name) => [name, (report.categories[name]?.score ?? Number.NaN) * 100]);
  const times = Object.entries(timings).map(([name, id]) => [name, report.audits[id]?.numericValue ?? Number.NaN]);
  const missed = categories
    .filter((name) => name !== 'performance')
    .flatMap((name) => report.categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  return { values: Object.fromEntries([...scores, ...times]) as Run['values'], missed };
}

/** One page on a phone, `rounds` times, each in a browser that has never seen it. */
export async function measurePage(url: string, throttling: Throttling, rounds: number): Promise<Scores> {
  const executablePath = await ensureChromium();
  const runs: Run[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const port = await freePort();
    const browser = await chromium.launch({
      executablePath,
      args: [...chromiumFlags, `--remote-debugging-port=${port}`],
    });
    try {
      runs.push(await audit(url, port, throttling));
    } finally {
      await browser.close();
    }
  }
  const names = [...categories, ...(Object.keys(timings) as (keyof typeof timings)[])];
  const spreads = names.map((name) => [name, spreadOf(runs.map(({ values }) => values[name]))]);
  return {
    ...(Object.fromEntries(spreads) as Record<Measured, Spread>),
    missed: [...new Set(runs.flatMap(({ missed }) => missed))],
  };
}
