/** The longest wait: a page that is never painted has to work, too. */
const patienceMilliseconds = 1000;

/** To ask for forty files takes a slow phone 90 ms, in which it would answer no touch. */
const modulesAtOnce = 5;

/**
 * Loads the application when the written page has been painted, with less priority than its pictures. Each module is imported
 * by itself, so that it runs in a task of its own. The document has to be whole by then, because the last module, the
 * application itself, reads it.
 */
export async function startAfterPaint(modules: readonly string[]): Promise<void> {
  if (document.readyState === 'loading') await parsed();
  // Nothing is painted in a background tab.
  if (!document.hidden) await Promise.race([painted(), passed(patienceMilliseconds)]);
  for (const [place, module] of modules.entries()) {
    if (place % modulesAtOnce === 0) await passed(0);
    preload(module);
  }
  const started: Promise<unknown>[] = [];
  for (const [place, module] of modules.entries()) {
    if (place % modulesAtOnce === 0) await passed(0);
    started.push(import(/* @vite-ignore */ module));
  }
  await Promise.all(started);
}

const parsed = (): Promise<unknown> =>
  new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', resolve, { once: true });
  });

/** Resolves when the first contentful paint was reported. */
const painted = (): Promise<unknown> =>
  new Promise((resolve) => {
    new PerformanceObserver((seen) => {
      if (seen.getEntriesByName('first-contentful-paint').length > 0) resolve(seen);
    }).observe({ type: 'paint', buffered: true });
  });

const passed = (milliseconds: number): Promise<unknown> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

function preload(module: string): void {
  const link = document.createElement('link');
  document.head.append(
    Object.assign(link, { rel: 'modulepreload', href: module, crossOrigin: '', fetchPriority: 'low' }),
  );
}
