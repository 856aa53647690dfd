import { loadWordsAhead, type Namespace } from '#i18n/i18n.ts';
import { routes } from '../paths.ts';
import { ignoreFailure } from './new-build/new-build.ts';
import { screenOf } from './routes.tsx';

/** The pages that cards lead to, and the files of words that each page needs first. */
const cardPages: readonly { route: string; words: readonly Namespace[] }[] = [
  { route: routes.property, words: ['listing', 'inquiry', 'pictures'] },
  { route: routes.provider, words: ['profile', 'provider', 'service-names'] },
];

/** The longest wait for an idle moment, and the wait in browsers without requestIdleCallback. */
const patienceMilliseconds = 1000;

/** Not yet in TypeScript's library. */
const savesData = (): boolean =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;

/**
 * The code of a card's page is loaded when somebody points at a card or scrolls through cards. The first tap then
 * already leads from picture to picture. Before such a sign nothing is loaded, so that the page itself comes first.
 */
export function loadCardPagesAhead(): void {
  const life = new AbortController();
  const left = new Set(cardPages);
  const look = (place: Element): void => {
    for (const page of left) {
      const [start = ''] = page.route.split(':');
      if (place.querySelector(`article a[href*="${start}"]`) === null) continue;
      left.delete(page);
      load(page.route, page.words);
    }
    if (left.size === 0) life.abort();
  };
  const pointed = ({ target }: Event): void => {
    const card = target instanceof Element && target.closest('article');
    if (card && !savesData()) look(card);
  };
  let isWaiting = false;
  const scrolled = (): void => {
    if (isWaiting || savesData()) return;
    isWaiting = true;
    whenIdle(() => {
      isWaiting = false;
      look(document.body);
    });
  };
  const options = { capture: true, passive: true, signal: life.signal };
  addEventListener('pointerover', pointed, options);
  addEventListener('focusin', pointed, options);
  addEventListener('scroll', scrolled, options);
}

/** A failure is not repeated here: the tap asks for the code once more. */
function load(route: string, words: readonly Namespace[]): void {
  for (const coming of [screenOf(route).load(), ...words.map(loadWordsAhead)]) coming.catch(ignoreFailure);
}

function whenIdle(act: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: patienceMilliseconds });
  else setTimeout(act, patienceMilliseconds);
}
