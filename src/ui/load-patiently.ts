import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { fetchMissingStyles } from './missing-styles.ts';
import { watchable } from './watchable.ts';

/** The waits before code is requested again, unless the network comes back earlier. */
const pausesMilliseconds = [1000, 2000, 5000] as const;
const longestPauseMilliseconds = 15_000;

/** Tries to load code until it succeeds and reports each failure: a weak signal must not lose what somebody began. */
export async function loadPatiently<T>(load: () => Promise<T>, onHeldUp: () => void, attempt = 0): Promise<T> {
  try {
    await fetchMissingStyles();
    return await load();
  } catch (problem) {
    console.warn('Code did not load and is asked for again', problem);
    onHeldUp();
  }
  await networkOr(pausesMilliseconds[attempt] ?? longestPauseMilliseconds);
  return loadPatiently(load, onHeldUp, attempt + 1);
}

/** Resolves when the network is back or so many milliseconds have passed. */
export const networkOr = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const goOn = (): void => {
      clearTimeout(timer);
      removeEventListener('online', goOn);
      resolve();
    };
    const timer = setTimeout(goOn, milliseconds);
    addEventListener('online', goOn);
  });

/** Whether something on the screen waits for code that could not be loaded yet. */
export const isHeldUp = watchable(false);

/** A part of a screen whose code is loaded when it is first shown. If that fails it is tried again; the rest stays usable. */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => {
    const part = await loadPatiently(load, () => isHeldUp.set(true));
    isHeldUp.set(false);
    return { default: part };
  });
