import { goToPlace } from '#ui/go-to-place.ts';
import { latePart, latePartReady } from '#ui/late-part-names.ts';
import { keepPressed } from '../../api/pressed-heart.ts';
import { counterpartOf, describeElement, type ElementDescription } from './counterpart.ts';
import { entryLike, isField, leave, pressEnter, submit, tapLike, toggleLike } from './replay.ts';
import { tabBeside } from './tab-beside.ts';

/** The event that says that the screen is hydrated and the session known. */
export const screenReady = 'screenready';

const buttons = 'button[type="button"]';
const fields = 'input:not([type="file"]), select, textarea';
const summaries = 'summary';
const placeLinks = 'a[href^="#"]';
/** Links to what was chosen on the page: their address changes with the taps before. */
const chosenLinks = 'a[data-chosen]';
const forms = 'form:not([action])';

/** The longest wait for an idle moment, and the wait in browsers without requestIdleCallback. */
const patienceMilliseconds = 500;
const followMilliseconds = 100;
/** Where the scripts do not come, such a link is followed as it was written. */
const chosenMilliseconds = 10_000;

const lateParts = `[${latePart}]`;

/** What was done, and to which element. */
interface RecordedAction {
  description: ElementDescription;
  /** In a part whose code comes after that of the screen. */
  isLate: boolean;
  replay: (found: HTMLElement) => void;
}

/**
 * A written page can be read, tapped and typed into before its scripts are there. The browser handles links and forms
 * with an address; a link to a choice waits for the taps before it. What only the application can handle is recorded
 * and replayed after hydration. Until then React does not see the events. A change of state during partial hydration
 * would make the rest differ. Parts whose code comes later still (src/ui/late-part.tsx) are recorded until they work.
 */
export function recordActions(): void {
  const life = new AbortController();
  const before = new AbortController();
  const entered = new Map<Element, RecordedAction>();
  const done = new Map<Element, RecordedAction>();
  /** Hearts that were pressed and are not yet replayed. Who leaves the page before that must not lose them. */
  const hearts = new Set<string>();
  let focused: ElementDescription | undefined;

  const listen = <Name extends keyof DocumentEventMap>(name: Name, hear: (event: DocumentEventMap[Name]) => void) =>
    document.addEventListener(
      name,
      (event) => {
        if (!before.signal.aborted || isInLatePart(event.target)) hear(event);
      },
      { capture: true, signal: life.signal },
    );
  const actionOf = (element: HTMLElement, kind: string, replay: RecordedAction['replay']): RecordedAction => ({
    description: describeElement(element, kind),
    isLate: isInLatePart(element),
    replay,
  });
  /** Keeps only the last action on each element, in the order of these. */
  const keep = (element: HTMLElement, kind: string, replay: RecordedAction['replay']): void => {
    done.delete(element);
    done.set(element, actionOf(element, kind, replay));
  };

  const tapped = (button: HTMLElement): RecordedAction['replay'] => {
    const { heart } = button.dataset;
    const tap = tapLike(button);
    if (heart === undefined) return tap;
    hearts.add(heart);
    return (found) => {
      // If the page was left in between, `pagehide` has stored the heart. A second tap would remove it again.
      if (hearts.delete(heart)) tap(found);
    };
  };

  listen('click', (event) => {
    event.stopPropagation();
    const button = closest(event.target, buttons);
    if (button !== undefined) keep(button, buttons, tapped(button));
    const chosen = closest(event.target, chosenLinks);
    if (chosen instanceof HTMLAnchorElement && done.size > 0 && !isElsewhere(event)) {
      event.preventDefault();
      keep(chosen, chosenLinks, tapLike(chosen));
      setTimeout(() => before.signal.aborted || location.assign(chosen.href), chosenMilliseconds);
    }
    const link = closest(event.target, placeLinks);
    if (link !== undefined) goToPlace(event, link.getAttribute('href')?.slice(1) ?? '');
  });
  listen('input', (event) => {
    event.stopPropagation();
    const { target } = event;
    if (isField(target)) entered.set(target, actionOf(target, fields, entryLike(target)));
  });
  listen('change', (event) => event.stopPropagation());
  listen('keydown', ({ key, target }) => {
    if (key === 'Enter' && isField(target) && target.form === null) keep(target, fields, pressEnter);
    const tab = tabBeside(target, key);
    tab?.focus();
    if (tab !== undefined) keep(tab, buttons, tapLike(tab));
  });
  listen('focusin', ({ target }) => {
    const button = closest(target, buttons);
    focused = isField(target) ? describeElement(target, fields) : button && describeElement(button, buttons);
  });
  listen('focusout', ({ target }) => {
    if (isField(target) && entered.has(target) && !done.has(target)) keep(target, fields, leave);
  });
  listen('toggle', (event) => {
    event.stopPropagation();
    const summary = event.target instanceof HTMLDetailsElement ? event.target.querySelector(summaries) : null;
    if (summary instanceof HTMLElement) keep(summary, summaries, toggleLike(summary));
  });
  listen('submit', (event) => {
    const form = closest(event.target, forms);
    if (form === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    keep(form, forms, submit);
  });
  // The page goes before anything can be replayed on it. What was pressed to be kept must not be lost.
  addEventListener('pagehide', () => {
    for (const heart of hearts) keepPressed(heart);
    hearts.clear();
  });
  // The router follows a step back after hydration (history/missed-step.ts).
  addEventListener('popstate', (event) => event.stopImmediatePropagation(), { capture: true, signal: before.signal });

  /** What can be done now; the rest waits for its part. */
  const replayReady = (isKnown: boolean): void => {
    for (const replay of replaysOf(entered)) replay();
    void inTurn(replaysOf(done), isKnown);
    if (document.querySelector(lateParts) === null) life.abort();
  };
  document.addEventListener(
    screenReady,
    () => {
      before.abort();
      if (focused?.element.isConnected === false) counterpartOf(focused)?.focus();
      replayReady(false);
    },
    { once: true },
  );
  document.addEventListener(latePartReady, () => before.signal.aborted && replayReady(true), { signal: life.signal });
}

/** In another tab or window. */
const isElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;

const isInLatePart = (target: EventTarget | null): boolean => closest(target, lateParts) !== undefined;

const closest = (target: EventTarget | null, selector: string): HTMLElement | undefined =>
  (target instanceof Element ? target.closest<HTMLElement>(selector) : null) ?? undefined;

/**
 * Takes out the actions whose element works by now. Finds all elements before the first action is replayed, because an action
 * may change the number of buttons. One that is gone is forgotten, unless its part may still draw it anew.
 */
function replaysOf(actions: Map<Element, RecordedAction>): readonly (() => void)[] {
  const isWaiting = document.querySelector(lateParts) !== null;
  return [...actions].flatMap(([element, { description, isLate, replay }]) => {
    const found = counterpartOf(description);
    if (isLate && isWaiting && (found === undefined || isInLatePart(found))) return [];
    actions.delete(element);
    return found === undefined ? [] : [() => replay(found)];
  });
}

/**
 * Replays one action after the other, each when the screen has rendered and knows the visitor. A heart shown empty to a
 * guest may be full. A late part renders when both is so: the first action comes at once, before an answer to the part
 * takes its button away.
 */
async function inTurn(actions: readonly (() => void)[], isKnown: boolean): Promise<void> {
  for (const [place, replay] of actions.entries()) {
    if (place > 0 || !isKnown) await followed();
    replay();
  }
}

const followed = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: patienceMilliseconds });
    else setTimeout(resolve, followMilliseconds);
  });
