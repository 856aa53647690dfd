/** Describes an element of a written page, to find the element that React has put in its place. */
export interface ElementDescription {
  element: HTMLElement;
  /** The selector for all elements of its kind. */
  kind: string;
  /** Its accessible name, without parts that depend on the visitor. */
  name: string;
  /** Its index among those with this name; its index among all, and their number. */
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

export function describeElement(element: HTMLElement, kind: string): ElementDescription {
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

/** The element itself, else the one of the same name, else (in another language) the one at the same index of as many. */
export function counterpartOf({ element, kind, name, nth, index, count }: ElementDescription): HTMLElement | undefined {
  if (element.isConnected) return element;
  const all = allOf(kind);
  return withName(all, name)[nth] ?? (all.length === count ? all[index] : undefined);
}
