import { useState, useSyncExternalStore } from 'react';

/** When the page was written, in milliseconds since 1970; undefined where the browser draws it by itself. */
let writtenAt = inPage();

function inPage(): number | undefined {
  // The server that writes the page has no document.
  const written = typeof document === 'undefined' ? undefined : document.getElementById('root')?.dataset['at'];
  return written === undefined ? undefined : Number(written);
}

/** For the server: the instant of the page that is rendered next. */
export function writeAt(instant: number): void {
  writtenAt = instant;
}

const neverChanges = () => () => undefined;

/** A page that was written so lately shows what it would show now. To draw it anew takes a slow phone 70 ms at once. */
const freshMilliseconds = 60_000;

/**
 * The present when a screen was opened. During hydration it is the instant at which the server wrote the page. A
 * minute, an opening hour or a day may have ended since, and both have to render the same. Right after that it is the
 * browser's, unless the page was written within the last minute.
 */
export function usePresent(): number {
  const [opened] = useState(() => Date.now());
  const written = writtenAt ?? opened;
  return useSyncExternalStore(
    neverChanges,
    () => (Math.abs(opened - written) < freshMilliseconds ? written : opened),
    () => written,
  );
}
