// Replays what a visitor did to an element of a written page on the element that React has put in its place.

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const isField = (target: unknown): target is Field =>
  (target instanceof HTMLInputElement && target.type !== 'file') ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

/** Presses a button, unless it has another state by now. */
export function tapLike({ ariaPressed }: HTMLElement): (button: HTMLElement) => void {
  return (button) => {
    if (button.ariaPressed === ariaPressed) button.click();
  };
}

export function entryLike(entered: Field): (field: HTMLElement) => void {
  const { value } = entered;
  const isChecked = isBox(entered) && entered.checked;
  return (field) => isField(field) && enter(field, value, isChecked);
}

/** Enters a value, or ticks a box. React hears of it. */
export function enter(field: Field, value: string, isChecked: boolean): void {
  if (isBox(field)) check(field, isChecked);
  else if (field instanceof HTMLSelectElement) choose(field, value);
  else type(field, value);
}

// At hydration React stores the value of a field, and later notices only differences from it. That value is set through
// the property that React has put on the field. The change itself is a click, or the property of the field's class.

function check(box: HTMLInputElement, isChecked: boolean): void {
  box.checked = !isChecked;
  box.click();
}

function choose(list: HTMLSelectElement, value: string): void {
  list.value = value;
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

function type(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const ofClass = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  field.value = '';
  Object.getOwnPropertyDescriptor(ofClass, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

export function pressEnter(field: HTMLElement): void {
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
}

/** Some fields are read when they are left. Does nothing if the field has the focus again. */
export function leave(field: HTMLElement): void {
  if (document.activeElement !== field) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

const detailsOf = (summary: HTMLElement): HTMLDetailsElement | null => summary.closest('details');

export function toggleLike(toggled: HTMLElement): (summary: HTMLElement) => void {
  const isOpen = detailsOf(toggled)?.open ?? false;
  return (summary) => {
    const details = detailsOf(summary);
    // The visitor's own event is over; opening the element here causes a new one.
    if (details?.open === isOpen) details.dispatchEvent(new Event('toggle'));
    else details?.toggleAttribute('open', isOpen);
  };
}

export function submit(form: HTMLElement): void {
  if (form instanceof HTMLFormElement) form.requestSubmit();
}
