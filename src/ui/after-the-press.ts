/**
 * Acts when the pointer that is down is up again, or at once if none is. What moves the page while a button is pressed
 * would take the button away from under the pointer, and the press would be lost.
 */
export function afterThePress(act: () => void): void {
  if (document.querySelector(':active') === null) setTimeout(act);
  // Also sent after a touch. The click follows in the same task, so that the timer comes after it.
  else addEventListener('mouseup', () => setTimeout(act), { once: true, capture: true });
}
