/**
 * An element with the focus may disappear when it is pressed (a filter taken back, a picture removed), or may be disabled.
 * The browser then drops the focus: keyboard users lose their position, and screen readers say nothing. Instead the focus
 * moves to the nearest element.
 */
const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';
const landmarks = 'main, header, nav, footer, dialog';

/** A disabled element gets more time: while something loads it is usually enabled again soon. */
const patienceMilliseconds = { gone: 50, switchedOff: 1000 } as const;

interface FocusPlace {
  element: HTMLElement;
  pathname: string;
  /** The element's ancestors, each with the index of the child that leads to it. */
  branches: readonly { parent: Element; index: number }[];
}

export function keepFocus(signal: AbortSignal): void {
  const holder = document.activeElement;
  let place = holder instanceof HTMLElement && holder !== document.body ? placeOf(holder) : undefined;
  let isByKeyboard = holder?.matches(':focus-visible') ?? false;
  /** After a step back or forward the focus is restored elsewhere. */
  let isReturn = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const moveOn = (): void => {
    if (place === undefined || !hasFallen() || canHold(place.element)) return;
    // Another screen focuses its own heading.
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
  // Pressing outside the element is leaving it on purpose: the focus is not brought back.
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

function placeOf(element: HTMLElement): FocusPlace {
  const branches: { parent: Element; index: number }[] = [];
  let child: Element = element;
  for (let parent = child.parentElement; parent !== null; parent = child.parentElement) {
    branches.push({ parent, index: [...parent.children].indexOf(child) });
    if (parent.matches(landmarks)) break;
    child = parent;
  }
  return { element, pathname: location.pathname, branches };
}

/** The element that came after it and moved up, else the one before it. */
function nearest({ branches }: FocusPlace): HTMLElement | undefined {
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
