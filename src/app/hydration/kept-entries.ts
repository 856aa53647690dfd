import { readInTab, storeInTab } from '#ui/tab-storage.ts';
import { screenReady } from './recorded-actions.ts';
import { enter, type Field, isField } from './replay.ts';

const key = 'enteredBefore';

/** The longest wait for a field to come back, a dialog that is opened anew included. */
const patienceMilliseconds = 10 * 60_000;

/** What was entered in one field. It is found again by its label, and by its index among the fields of that label. */
interface Entry {
  label: string;
  nth: number;
  value: string;
  isChecked: boolean;
}

const entered = new Set<Field>();

const labelOf = (field: Field): string =>
  `${field.tagName} ${field.type} ${field.name} ${field.ariaLabel ?? field.labels?.[0]?.textContent ?? ''}`;

const fieldsLabelled = (label: string): Field[] =>
  [...document.querySelectorAll('input, select, textarea')].filter(isField).filter((one) => labelOf(one) === label);

const shown = (): Field[] => [...entered].filter((field) => field.isConnected);

const isPassword = ({ type }: Field): boolean => type === 'password';

const isChecked = (field: Field): boolean => field instanceof HTMLInputElement && field.checked;

/** Forms with `data-kept` keep their entries themselves, but for passwords. */
const note = ({ target }: Event): void => {
  if (isField(target) && (isPassword(target) || target.closest('form[data-kept]') === null)) entered.add(target);
};

/** Notes which fields are typed into, and puts back what a reload by itself has kept. */
export function noteEntries(): void {
  addEventListener('input', note, { capture: true, passive: true });
  document.addEventListener(screenReady, restoreEntries, { once: true });
}

/** Keeps what was typed for the reload that follows. False if it would be lost: a password is not written anywhere. */
export function keepEntries(): boolean {
  if (shown().some((field) => isPassword(field) && field.value !== '')) return false;
  keepAllButPasswords();
  return true;
}

export function keepAllButPasswords(): void {
  const kept = shown().filter((field) => !isPassword(field));
  const entries = kept.map((field): Entry => {
    const label = labelOf(field);
    return { label, nth: fieldsLabelled(label).indexOf(field), value: field.value, isChecked: isChecked(field) };
  });
  storeInTab(key, entries.length === 0 ? undefined : { path: location.pathname, entries });
}

function restoreEntries(): void {
  const kept = readInTab(key);
  storeInTab(key, undefined);
  if (!isKept(kept) || kept.path !== location.pathname) return;
  let left: readonly Entry[] = kept.entries;
  const restore = (): void => {
    if (location.pathname !== kept.path) left = [];
    const found = left.map((entry) => ({ entry, field: fieldsLabelled(entry.label)[entry.nth] }));
    left = found.flatMap(({ entry, field }) => (field === undefined ? [entry] : []));
    for (const { entry, field } of found)
      if (field !== undefined && !holds(field, entry)) enter(field, entry.value, entry.isChecked);
    if (left.length === 0) coming.disconnect();
  };
  const coming = new MutationObserver(restore);
  coming.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => coming.disconnect(), patienceMilliseconds);
  restore();
}

/** A click is what an application hears of a box. It would undo what stands there already. */
const holds = (field: Field, { value, isChecked: checked }: Entry): boolean =>
  field.type === 'checkbox' || field.type === 'radio' ? isChecked(field) === checked : field.value === value;

function isKept(value: unknown): value is { path: string; entries: Entry[] } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'path' in value &&
    typeof value.path === 'string' &&
    'entries' in value &&
    Array.isArray(value.entries)
  );
}
