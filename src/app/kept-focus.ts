/**
 * What has the focus may leave the page by being pressed (a filter taken back, a picture removed) or be switched off. A
 * browser then lets the focus fall: who uses the keyboard sees it no more, and who listens hears nothing. It goes to what
 * stands nearest instead.
 */
const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';
const landmarks = 'main, header, nav, footer, dialog';

/** What is switched off while something loads is mostly on again soon. */
const patienceMilliseconds = { gone: 50, switchedOff: 1000 } as const;

interface Place {
  element: HTMLElement;
  pathname: string;
  /** Up from the element: what it stands in, and as which of the children there. */
  branches: readonly { parent: Element; index: number }[];
}

export function keepFocus(signal: AbortSignal): void {
  const holder = document.activeElement;
  let place = holder instanceof HTMLElement && holder !== document.body ? placeOf(holder) : undefined;
  let isByKeyboard = holder?.matches(':focus-visible') ?? false;
  /** Who steps back or forward has a place on the page already. */
  let isReturn = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const moveOn = (): void => {
    if (place === undefined || !hasFallen() || canHold(place.element)) return;
    // Another screen has a heading of its own to begin with.
    if (place.pathname !== location.pathname) return;
    (nearest(place) ?? document.querySelector<HTMLElement>('h1'))?.focus({ preventScroll: isReturn });
  };
  const look = (): void => {
    if (place === undefined || !isByKeyboard || !hasFallen()) return;
    const { element } = place;
    clearTimeout(timer);
    if (canHold(element)) element.focus({ preventScroll: true });
    else timer = setTimeout(moveOn, patienceMilliseconds[element.isConnected ? 'switchedOff' : 'gone']);
  };
  const watcher = new MutationObserver(look);
  watcher.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });

  const listen = { signal, capture: true, passive: true };
  const act = (byKeyboard: boolean): void => {
    isByKeyboard = byKeyboard;
    isReturn = false;
  };
  addEventListener('keydown', () => act(true), listen);
  addEventListener('pointerdown', () => act(false), listen);
  addEventListener('popstate', () => (isReturn = true), listen);
  addEventListener(
    'focusin',
    ({ target }) => {
      clearTimeout(timer);
      if (target instanceof HTMLElement) place = placeOf(target);
    },
    listen,
  );
  // Who leaves by pressing beside it is not called back.
  addEventListener(
    'focusout',
    ({ target }) =>
      setTimeout(() => {
        if (place?.element === target && hasFallen() && canHold(place.element)) place = undefined;
      }),
    listen,
  );
  signal.addEventListener('abort', () => {
    watcher.disconnect();
    clearTimeout(timer);
  });
}

const hasFallen = (): boolean => {
  const holder = document.activeElement;
  return holder === null || holder === document.body || (holder instanceof HTMLElement && !canHold(holder));
};

const canHold = (element: HTMLElement): boolean => element.isConnected && !element.matches(':disabled');

function placeOf(element: HTMLElement): Place {
  const branches: { parent: Element; index: number }[] = [];
  let child: Element = element;
  for (let parent = child.parentElement; parent !== null; parent = child.parentElement) {
    branches.push({ parent, index: [...parent.children].indexOf(child) });
    if (parent.matches(landmarks)) break;
    child = parent;
  }
  return { element, pathname: location.pathname, branches };
}

/** What came after it and moved up, else what came before. */
function nearest({ branches }: Place): HTMLElement | undefined {
  for (const { parent, index } of branches) {
    if (!parent.isConnected) continue;
    const children = [...parent.children];
    for (const child of children.slice(index)) {
      const [first] = reachableIn(child);
      if (first !== undefined) return first;
    }
    for (const child of children.slice(0, index).toReversed()) {
      const last = reachableIn(child).at(-1);
      if (last !== undefined) return last;
    }
  }
  return undefined;
}

const reachableIn = (child: Element): HTMLElement[] =>
  [child, ...child.querySelectorAll(focusable)].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement &&
      element.matches(focusable) &&
      element.tabIndex >= 0 &&
      canHold(element) &&
      element.checkVisibility({ visibilityProperty: true }),
  );
