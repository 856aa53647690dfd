/** Told once the screen listens for itself. */
export const screenReady = 'screenready';

/**
 * A page that is written ahead can be read, tapped and typed into before its scripts are there. Links and forms do what
 * the browser does with them; a tap on a button, what was typed and what was chosen are kept, and done again as soon as
 * they count.
 */
export function keepEarlyTaps(): void {
  const life = new AbortController();
  const whileEarly = { capture: true, signal: life.signal };
  const entered = new Map<HTMLInputElement | HTMLSelectElement, string>();
  let tapped: { button: HTMLElement; pressed: string | null } | undefined;
  const keepTap = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[type="button"]') : null;
    if (button !== null) tapped = { button, pressed: button.ariaPressed };
  };
  const keepEntry = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) entered.set(target, target.value);
  };
  const takeOver = (): void => {
    life.abort();
    for (const [field, value] of entered) if (field.isConnected) enterAgain(field, value);
    // One task later the screen knows the visitor, too: a heart that was tapped because it was shown empty may be full.
    setTimeout(() => {
      if (tapped === undefined) return;
      const button = asItStandsNow(tapped.button);
      if (button?.ariaPressed === tapped.pressed) button.click();
    });
  };
  document.addEventListener('click', keepTap, whileEarly);
  document.addEventListener('input', keepEntry, whileEarly);
  document.addEventListener(screenReady, takeOver, { once: true });
}

/** Where only the frame was written ahead, the application has put its own buttons in the place of the written ones. */
function asItStandsNow(button: HTMLElement): HTMLElement | undefined {
  if (button.isConnected) return button;
  const buttons = document.querySelectorAll<HTMLElement>('button[type="button"]');
  return [...buttons].find(
    (one) => one.ariaLabel === button.ariaLabel && one.textContent === button.textContent && one.checkVisibility(),
  );
}

/** React takes what a field holds at hydration for the known value, and hears of a change only against what it knows. */
function enterAgain(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  field.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
