import { foundAgain, type Standing, standingOf } from './standing.ts';

/** Told once the screen listens for itself. */
export const screenReady = 'screenready';

const buttons = 'button[type="button"]';
const fields = 'input, select';

type Field = HTMLInputElement | HTMLSelectElement;
const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

/**
 * A page that is written ahead can be read, tapped and typed into before its scripts are there. Links and forms do what
 * the browser does with them; a tap on a button, what was typed and what was chosen are kept, and done again as soon as
 * they count.
 */
export function keepEarlyTaps(): void {
  const life = new AbortController();
  const whileEarly = { capture: true, signal: life.signal };
  const entered = new Map<HTMLElement, { standing: Standing; value: string }>();
  let tapped: { standing: Standing; pressed: string | null } | undefined;
  const keepTap = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest<HTMLElement>(buttons) : null;
    if (button !== null) tapped = { standing: standingOf(button, buttons), pressed: button.ariaPressed };
  };
  const keepEntry = ({ target }: Event): void => {
    if (isField(target)) entered.set(target, { standing: standingOf(target, fields), value: target.value });
  };
  const takeOver = (): void => {
    life.abort();
    const button = tapped === undefined ? undefined : foundAgain(tapped.standing);
    for (const { standing, value } of entered.values()) {
      const field = foundAgain(standing);
      if (isField(field)) enterAgain(field, value);
    }
    // One task later the screen knows the visitor, too: a heart that was tapped because it was shown empty may be full.
    setTimeout(() => {
      if (button?.ariaPressed === tapped?.pressed) button?.click();
    });
  };
  document.addEventListener('click', keepTap, whileEarly);
  document.addEventListener('input', keepEntry, whileEarly);
  document.addEventListener(screenReady, takeOver, { once: true });
}

/** React takes what a field holds at hydration for the known value, and hears of a change only against what it knows. */
function enterAgain(field: Field, value: string): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  field.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
