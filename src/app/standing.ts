/** How an element of a written page is found again once React has put its own in the place of the written ones. */
export interface Standing {
  element: HTMLElement;
  /** Selects all of its kind. */
  kind: string;
  /** What it is called, as far as that does not hang on who is there. */
  name: string;
  /** Which one of those it is with this name, and which one of all, of how many. */
  nth: number;
  index: number;
  count: number;
}

const allOf = (kind: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(kind)];

function nameOf(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const decoration of copy.querySelectorAll('[aria-hidden="true"]')) decoration.remove();
  return element.ariaLabel ?? copy.textContent;
}

const withName = (elements: readonly HTMLElement[], name: string): HTMLElement[] =>
  elements.filter((element) => nameOf(element) === name);

export function standingOf(element: HTMLElement, kind: string): Standing {
  const all = allOf(kind);
  const name = nameOf(element);
  return {
    element,
    kind,
    name,
    nth: withName(all, name).indexOf(element),
    index: all.indexOf(element),
    count: all.length,
  };
}

/** Itself; else the one of the same name; else, as in another language, the one at the same place of as many. */
export function foundAgain({ element, kind, name, nth, index, count }: Standing): HTMLElement | undefined {
  if (element.isConnected) return element;
  const all = allOf(kind);
  return withName(all, name)[nth] ?? (all.length === count ? all[index] : undefined);
}
