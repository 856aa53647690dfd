/** Style sheets that did not come. The bundler asks for each only once, so that they are requested again here. */
const failed = new Set<HTMLLinkElement>();

if (typeof document !== 'undefined')
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
    },
    { capture: true },
  );

/** Rejects if one still does not come. */
export async function fetchMissingStyles(): Promise<void> {
  const missing = [...failed];
  failed.clear();
  await Promise.all(missing.map(fetchAgain));
}

const fetchAgain = (missing: HTMLLinkElement): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = missing.href;
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => reject(new Error(`${missing.href} did not load`)));
    missing.replaceWith(link);
  });
