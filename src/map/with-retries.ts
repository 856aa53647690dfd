/** docs/product/area-search.md: the map's code is asked for again every 500 ms, 20 times at most. */
const attempts = 20;
const pauseMilliseconds = 500;

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, pauseMilliseconds);
  });

export async function withRetries<T>(load: () => Promise<T>): Promise<T> {
  const failed = new Set<HTMLLinkElement>();
  const listening = new AbortController();
  const note = ({ target }: Event): void => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
  };
  document.addEventListener('error', note, { capture: true, signal: listening.signal });
  try {
    return await attempt(load, failed, attempts);
  } finally {
    listening.abort();
  }
}

/** The bundler requests a style sheet only once, so one that failed is requested again here. */
async function attempt<T>(load: () => Promise<T>, failed: Set<HTMLLinkElement>, left: number): Promise<T> {
  const missing = [...failed];
  failed.clear();
  try {
    await Promise.all(missing.map(fetchAgain));
    return await load();
  } catch (problem) {
    if (left <= 1) throw problem;
    await pause();
    return attempt(load, failed, left - 1);
  }
}

const fetchAgain = (failed: HTMLLinkElement): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = failed.href;
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => reject(new Error(`${failed.href} did not load`)));
    failed.replaceWith(link);
  });
