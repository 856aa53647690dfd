import { useEffect, useEffectEvent } from 'react';

/** Behind an open dialog no key of the desk does anything. */
export const isBehindDialog = (): boolean => document.querySelector('dialog[open], [role="dialog"]') !== null;

/** Whoever types a word means its letters; a tick and a choice take none. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type="radio"], [type="checkbox"]), select, textarea') !== null;

/** A key that means the desk: nobody types, no dialog is open, and neither browser nor system is meant. */
export const isKeyForDesk = (event: KeyboardEvent): boolean =>
  !(event.altKey || event.ctrlKey || event.metaKey) && !isTyping(event.target) && !isBehindDialog();

/** Hears every key of the page as long as it is rendered. */
export function useKeys(hear: (event: KeyboardEvent) => void): void {
  const onKey = useEffectEvent(hear);
  useEffect(function listenForKeys() {
    const listen = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
