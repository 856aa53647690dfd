import { useEffect } from 'react';

/** The module is loaded when something first takes the focus: before that no focus can be lost. */
export function useKeptFocus(): void {
  useEffect(function keepFocusOnceItIsTaken() {
    const life = new AbortController();
    const { signal } = life;
    const begin = async (): Promise<void> => {
      try {
        const { keepFocus } = await import('./kept-focus.ts');
        if (!signal.aborted) keepFocus(signal);
      } catch (problem) {
        console.warn('What keeps the focus did not load', problem);
        listen();
      }
    };
    const listen = (): void => addEventListener('focusin', () => void begin(), { once: true, signal });
    listen();
    return () => life.abort();
  }, []);
}
