/** The longest wait: a page that is never painted has to work, too. */
const patienceMilliseconds = 1000;

/**
 * Loads the application when the written page has been painted, with less priority than its pictures. The last module is the
 * application itself. The document has to be whole by then, because the application reads it.
 */
export async function startAfterPaint(modules: readonly string[]): Promise<void> {
  if (document.readyState === 'loading') await parsed();
  // Nothing is painted in a background tab.
  if (!document.hidden) await Promise.race([painted(), passed(patienceMilliseconds)]);
  for (const module of modules.slice(0, -1)) preload(module);
  run(modules.at(-1) ?? '');
}

const parsed = (): Promise<unknown> =>
  new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', resolve, { once: true });
  });

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

function run(module: string): void {
  const script = document.createElement('script');
  document.head.append(Object.assign(script, { type: 'module', src: module, crossOrigin: '', fetchPriority: 'low' }));
}
