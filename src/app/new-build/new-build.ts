import { isServed } from '../../api/build.ts';
import { entryScript, reloadOnce } from './reload-once.ts';

/** After a deploy the scripts of an open page are gone. Reloads if the site serves another build by now. */
export async function reloadIfReplaced(): Promise<void> {
  if (!(await isServed(entryScript()))) reloadOnce();
}

/** Reloads when code cannot be loaded after a deploy, but not while a form holds text that a reload would lose. */
export function watchForNewBuild(): void {
  let typedAt: string | undefined;
  const note = ({ target }: Event): void => {
    if (target instanceof Element && target.closest('form:not([data-kept])') !== null) typedAt = location.pathname;
  };
  addEventListener('input', note, { capture: true, passive: true });
  // Vite's event for a module that could not be loaded.
  addEventListener('vite:preloadError', () => {
    if (typedAt !== location.pathname) void reloadIfReplaced();
  });
}
