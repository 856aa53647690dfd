import { isServed } from '../api/build.ts';
import { entryScript, reloadOnce } from './reload-once.ts';

/** The scripts of this page go with a deploy: whoever has it open still asks for one, and it is not there any more. */
export async function reloadIfReplaced(): Promise<void> {
  if (!(await isServed(entryScript()))) reloadOnce();
}

/** Reloads by itself, but not under somebody's hands: a form whose text a reload would lose goes on as long as it can. */
export function watchForNewBuild(): void {
  let typedAt: string | undefined;
  const note = ({ target }: Event): void => {
    if (target instanceof Element && target.closest('form:not([data-kept])') !== null) typedAt = location.pathname;
  };
  addEventListener('input', note, { capture: true, passive: true });
  // Vite's word for code that did not come.
  addEventListener('vite:preloadError', () => {
    if (typedAt !== location.pathname) void reloadIfReplaced();
  });
}
