import { fetchMissingStyles } from '#ui/missing-styles.ts';

/** docs/product/area-search.md: the map's code is asked for again every 500 ms, 20 times at most. */
const attempts = 20;
const pauseMilliseconds = 500;

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, pauseMilliseconds);
  });

export async function withRetries<T>(load: () => Promise<T>, left: number = attempts): Promise<T> {
  try {
    await fetchMissingStyles();
    return await load();
  } catch (problem) {
    if (left <= 1) throw problem;
    await pause();
    return withRetries(load, left - 1);
  }
}
