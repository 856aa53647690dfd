import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { watchable } from './watchable.ts';

/** How long to wait before code that did not come is asked for again, where nothing tells that the network is back. */
const pausesMilliseconds = [1000, 2000, 5000] as const;
const longestPauseMilliseconds = 15_000;

/** Loads code as often as it takes, and tells each attempt that failed: a weak signal is no reason to drop what somebody began. */
export async function loadPatiently<T>(load: () => Promise<T>, onHeldUp: () => void, attempt = 0): Promise<T> {
  try {
    return await load();
  } catch (problem) {
    console.warn('Code did not load and is asked for again', problem);
    onHeldUp();
  }
  await networkOr(pausesMilliseconds[attempt] ?? longestPauseMilliseconds);
  return loadPatiently(load, onHeldUp, attempt + 1);
}

/** The network is back, or so many milliseconds have passed. */
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

/** Something on the screen waits for code that has not come. */
export const isHeldUp = watchable(false);

/** A part of a screen whose code is loaded when it is first shown, however long that takes: nothing else on the screen goes for it. */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => {
    const part = await loadPatiently(load, () => isHeldUp.set(true));
    isHeldUp.set(false);
    return { default: part };
  });
