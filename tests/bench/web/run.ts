import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Spread } from '../measure.ts';
import { measureCrowded } from './crowded.ts';
import { measureForeign } from './foreign.ts';
import { measurePage, type Scores, type Throttling, throttlings } from './lighthouse.ts';
import { measureProviderWeek } from './provider-week.ts';
import { crowdedBudgets, lighthouseBudgets, lighthousePages, weekBudgets } from './routes.ts';
import { buildForBench, openSite, seededAddress } from './site.ts';
import { measureSizes } from './sizes.ts';
import { measureThrottled } from './throttled.ts';

// `npm run bench:web`: weights of the routes, Lighthouse on a phone as medians, then crowded screens on a desktop. Nothing
// is asserted: a ✗ says that a budget was missed here and now.
// -- --runs=5 --pages=/,/home --throttling=devtools --no-lighthouse --no-crowded
// -- --week only draws the provider's week.
// -- --foreign only measures a page of another site with the button of a business, and the same page without it.
// -- --throttled [--against=http://localhost:5001] only loads the pages on a phone that DevTools slow down, and says when they
// work; `against` is another build that is being served, loaded in turn with this one.

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    pages: { type: 'string', default: lighthousePages.join(',') },
    throttling: { type: 'string', default: throttlings.join(',') },
    lighthouse: { type: 'boolean', default: true },
    crowded: { type: 'boolean', default: true },
    week: { type: 'boolean', default: false },
    throttled: { type: 'boolean', default: false },
    foreign: { type: 'boolean', default: false },
    against: { type: 'string' },
  },
  allowNegative: true,
});

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
const mark = (isKept: boolean): string => (isKept ? '✓' : '✗');
const load = (): string => `${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`;

async function showSizes(): Promise<void> {
  console.log('\nWhat each route loads before it can be used, kB after gzip');
  const sizes = await measureSizes();
  console.table(
    sizes.map(({ what, scripts, styles, html, files, budget }) => ({
      route: what,
      JavaScript: kilobytes(scripts),
      CSS: kilobytes(styles),
      HTML: html === 0 ? '' : kilobytes(html),
      files,
      budget: budget === undefined ? '' : `${mark(scripts <= budget)} ${kilobytes(budget)}`,
    })),
  );
}

const score = ({ median }: Spread, budget: number): string =>
  `${mark(Math.round(median) >= budget)} ${Math.round(median)}`;

/** The budgets of times are those of the simulation; what DevTools' throttling gives is only shown. */
function time({ median, low, high }: Spread, budget: number | undefined): string {
  const written = `${Math.round(median)} (${Math.round(low)} – ${Math.round(high)})`;
  return budget === undefined ? written : `${mark(median <= budget)} ${written}`;
}

function rowOf(page: string, throttling: Throttling, scores: Scores): Record<string, string> {
  const { performance, others, lcpMilliseconds, tbtMilliseconds, cls } = lighthouseBudgets;
  const isSimulated = throttling === 'simulate';
  return {
    page,
    throttling,
    performance: score(scores.performance, performance[throttling]),
    accessibility: score(scores.accessibility, others),
    'best practices': score(scores['best-practices'], others),
    SEO: score(scores.seo, others),
    'FCP ms': time(scores.fcp, undefined),
    'LCP ms': time(scores.lcp, isSimulated ? lcpMilliseconds : undefined),
    'TBT ms': time(scores.tbt, isSimulated ? tbtMilliseconds : undefined),
    CLS: `${mark(scores.cls.median <= cls)} ${scores.cls.median.toFixed(3)}`,
  };
}

async function showLighthouse(): Promise<void> {
  const site = await openSite();
  const rows: Record<string, string>[] = [];
  try {
    for (const page of options.pages.split(',')) {
      const address = await seededAddress(site.url, page);
      for (const throttling of throttlings.filter((one) => options.throttling.split(',').includes(one))) {
        const scores = await measurePage(address, throttling, Number(options.runs));
        const row = rowOf(page, throttling, scores);
        console.log(
          Object.values(row).join('  '),
          scores.missed.length === 0 ? '' : `not passed: ${scores.missed.join(', ')}`,
        );
        rows.push(row);
      }
    }
  } finally {
    await site.close();
  }
  console.log(`\nLighthouse on a phone, medians of ${options.runs} (tenth – ninetieth percentile); load ${load()}`);
  console.table(rows);
}

async function showCrowded(): Promise<void> {
  const { toggleMilliseconds, framesPerSecond, longestTaskMilliseconds, ...crowd } = await measureCrowded(console.log);
  const { toggle, fps, task } = crowdedBudgets;
  const frames = `${Math.round(framesPerSecond.median)} (${Math.round(framesPerSecond.low)} – ${Math.round(framesPerSecond.high)})`;
  console.log(`\nCrowded screens on a desktop; load ${load()}`);
  console.table([
    { what: `a filter toggled with ${crowd.cards} cards loaded, ms`, measured: time(toggleMilliseconds, toggle) },
    {
      what: `the map moved with ${crowd.inView} listings in view, frames/s`,
      measured: `${mark(framesPerSecond.median >= fps)} ${frames}`,
    },
    { what: 'the longest task of a move, ms', measured: time(longestTaskMilliseconds, task) },
  ]);
}

async function showWeek(): Promise<void> {
  const { visits, paintMilliseconds, framesPerSecond, moveMilliseconds } = await measureProviderWeek();
  const { paint, move } = weekBudgets;
  console.log(`\nThe provider's week on a desktop; processor time of the page's thread; load ${load()}`);
  console.table([
    { what: `the week appears with ${visits} visits, ms`, measured: time(paintMilliseconds, paint) },
    {
      what: 'a visit follows the pointer, ms a move',
      measured: `${mark(moveMilliseconds <= move)} ${moveMilliseconds.toFixed(1)}`,
    },
    { what: 'frames/s meanwhile', measured: Math.round(framesPerSecond) },
  ]);
}

/** A page of another site loses at most so many points of performance by the script. */
const foreignPoints = 2;

async function showForeign(): Promise<void> {
  const site = await openSite();
  try {
    const measured = await measureForeign(site.url, Number(options.runs));
    const lost = measured.without.performance.median - measured.with.performance.median;
    console.log(`\nA page of another site on a phone, medians of ${options.runs}; load ${load()}`);
    console.table(
      Object.entries(measured).map(([button, { performance, lcp, tbt, cls, ...others }]) => ({
        button,
        performance: Math.round(performance.median),
        accessibility: Math.round(others.accessibility.median),
        'best practices': Math.round(others['best-practices'].median),
        SEO: Math.round(others.seo.median),
        'LCP ms': time(lcp, undefined),
        'TBT ms': time(tbt, undefined),
        CLS: cls.median.toFixed(3),
      })),
    );
    console.log(`${mark(lost <= foreignPoints)} ${lost.toFixed(1)} points lost`);
  } finally {
    await site.close();
  }
}

async function showThrottled(): Promise<void> {
  const site = await openSite();
  const sites = [site.url, ...(options.against === undefined ? [] : [options.against])];
  try {
    for (const page of options.pages.split(',')) {
      const addresses = await Promise.all(sites.map((url) => seededAddress(url, page)));
      const loads = await measureThrottled(addresses, Number(options.runs));
      console.log(`\n${page}, slowed down by DevTools, medians of ${options.runs}; load ${load()}`);
      console.table(
        loads.map(({ fcp, lcp, tbt, works }, index) => ({
          site: index === 0 ? 'this build' : options.against,
          'FCP ms': time(fcp, undefined),
          'LCP ms': time(lcp, undefined),
          'TBT ms': time(tbt, undefined),
          'works after ms': time(works, undefined),
        })),
      );
    }
  } finally {
    await site.close();
  }
}

await buildForBench();
await showSizes();
if (options.throttled) await showThrottled();
else if (options.foreign) await showForeign();
else if (options.week) await showWeek();
else {
  if (options.lighthouse) {
    await showLighthouse();
    await showForeign();
  }
  if (options.crowded) {
    await showCrowded();
    await showWeek();
  }
}
