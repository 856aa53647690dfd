import { latePart, latePartReady } from './late-part-names.ts';

/** The longest wait for code that may never come. */
const patienceMilliseconds = 3000;

const isOneWaiting = (): boolean => document.querySelector(`[${latePart}]`) !== null;

/** Resolves when every part of a written page works, or after three seconds. */
export const latePartsReady = (): Promise<void> =>
  new Promise((resolve) => {
    if (!isOneWaiting()) {
      resolve();
      return;
    }
    const life = new AbortController();
    const end = (): void => {
      clearTimeout(timer);
      life.abort();
      resolve();
    };
    const timer = setTimeout(end, patienceMilliseconds);
    document.addEventListener(latePartReady, () => !isOneWaiting() && end(), { signal: life.signal });
  });
