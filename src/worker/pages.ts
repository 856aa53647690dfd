import { readAddress } from '../paths.ts';
import { copyOf, keep, pages } from './caches.ts';
import { builtPage, offlineCopies } from './files.ts';
import { isKeptScreen } from './kept.ts';
import { orCopy } from './or-copy.ts';
import { noteCopy } from './shown-copies.ts';

const titleHeader = 'x-title';
/** The application has drawn the screen at that address: its frame does so again. */
const frameHeader = 'x-is-frame';

const keyOf = ({ pathname, search }: URL): string => pathname + search;

/** A page that was written holds its content; the frame of the application is the same everywhere and stands in the build. */
async function keepPage(url: URL, response: Response): Promise<void> {
  const isPage = response.ok && response.headers.get('content-type')?.startsWith('text/html') === true;
  if (!isPage || response.redirected || !isKeptScreen(url.pathname)) return;
  const text = await response.clone().text();
  const title = /<title>(.*?)<\/title>/s.exec(text)?.[1] ?? '';
  if (text.includes(' data-path="'))
    await keep(pages, keyOf(url), response, { [titleHeader]: encodeURIComponent(unescaped(title)) });
  else await keepScreen(keyOf(url), '');
}

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&amp;': '&' };
const unescaped = (text: string): string =>
  text.replaceAll(/&(?:lt|gt|quot|#x27|amp);/g, (one) => entities[one] ?? one);
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Notes that a screen was shown. A page that the server wrote for that address stays: the frame has less to begin with. */
export async function keepScreen(address: string, title: string): Promise<void> {
  const url = new URL(address, 'http://own.invalid');
  if (!isKeptScreen(url.pathname)) return;
  const copy = await copyOf(pages, keyOf(url));
  if (copy !== undefined && !copy.headers.has(frameHeader)) return;
  const known = copy?.headers.get(titleHeader) ?? '';
  const facts = { [frameHeader]: '1', [titleHeader]: title === '' ? known : encodeURIComponent(title) };
  await keep(pages, keyOf(url), new Response(''), facts);
}

/** A page that was opened before there was a service worker is fetched once more, where it has content of its own. */
export async function keepOpened(address: string): Promise<void> {
  const url = new URL(address);
  if (!isKeptScreen(url.pathname) || (await copyOf(pages, keyOf(url))) !== undefined) return;
  const response = await fetch(keyOf(url)).catch(() => undefined);
  if (response !== undefined) await keepPage(url, response);
}

/** The page of the network; if it does not come in time the copy, and without one a page that says so. */
export async function page(
  { request, resultingClientId, preloadResponse }: FetchEvent,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Response> {
  const url = new URL(request.url);
  const arriving = (async (): Promise<Response> => {
    const response = ((await preloadResponse) as Response | undefined) ?? (await fetch(request));
    waitUntil(keepPage(url, response.clone()));
    return response;
  })();
  // It may come late, when the copy is shown already.
  waitUntil(arriving.catch(() => undefined));
  const kept = async (): Promise<Response | undefined> => {
    // Who comes to the same thing by another way has the same copy.
    const isThing = url.pathname.includes('-');
    const copy = (await copyOf(pages, keyOf(url))) ?? (await copyOf(pages, keyOf(url), { ignoreSearch: isThing }));
    if (copy === undefined) return undefined;
    if (copy.headers.has(frameHeader)) return builtPage('/app.html');
    waitUntil(noteCopy(resultingClientId, keyOf(url), copy));
    return copy;
  };
  try {
    return (await orCopy(arriving, kept)).response;
  } catch (problem) {
    const copy = await offlinePage(url);
    if (copy !== undefined) return copy;
    throw problem;
  }
}

/** Says that there is no network, and what can be read without one. */
async function offlinePage({ pathname }: URL): Promise<Response | undefined> {
  const { language } = readAddress(pathname);
  const written = await builtPage(offlineCopies[language]);
  if (written === undefined) return undefined;
  const cache = await caches.open(pages);
  const keys = (await cache.keys()).toReversed();
  const links = await Promise.all(
    keys.slice(0, 12).map(async (key) => {
      const named = decodeURIComponent((await cache.match(key))?.headers.get(titleHeader) ?? '');
      // The site's own name stands behind each.
      const title = named.split(' · ').slice(0, -1).join(' · ');
      const { pathname: path, search } = new URL(key.url);
      return title === '' ? '' : `<li><a href="${escaped(path + search)}">${escaped(title)}</a></li>`;
    }),
  );
  const html = (await written.text()).replace('<!--kept-->', () => links.join(''));
  return new Response(html, { status: 503, headers: written.headers });
}
