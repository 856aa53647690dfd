import { watchable } from '#ui/watchable.ts';
import { comesNow, isServed } from '../../api/build.ts';
import { entryScript, reloadHere, reloadOnce } from './reload-once.ts';

/** Keeps what was typed for the next page. False if it would be lost. */
type Keep = () => boolean;

/** Failures of code that was loaded ahead and that nobody waits for yet. */
const unneeded = new WeakSet();

/**
 * The page is not reloaded for this failure, because nobody waits for the code yet. Who needs the code asks for it again, and a
 * failure of that reloads the page.
 */
export function ignoreFailure(problem: unknown): void {
  if (typeof problem === 'object' && problem !== null) unneeded.add(problem);
}

/** Something is missing until the page is loaded anew, and by itself that would lose what was typed. */
export const needsReload = watchable(false);

/** After a deploy the scripts of an open page are gone. Reloads if the site serves another build by now. */
export async function reloadIfReplaced(keep: Keep = () => true): Promise<boolean> {
  if (await isServed(entryScript())) return false;
  if (keep()) reloadOnce();
  else needsReload.set(true);
  return true;
}

/**
 * Reloads by itself, keeping input, when code cannot be loaded. That happens after a deploy, and when the browser does
 * not request a failed script again. Firefox and Safari remember each failure as long as the page, Chromium that of a
 * script which arrived in part. Another address for the script does not help if one of its imports has failed.
 */
export function watchForNewBuild(keep: Keep): void {
  /** Whose script came when it was asked for beside the module. */
  const came = new Set<string>();
  let isAsking = false;
  const mend = async (message: string): Promise<void> => {
    if (isAsking) return;
    isAsking = true;
    const isReplaced = await reloadIfReplaced(keep);
    const comes = !isReplaced && (await comesNow(fileIn(message) ?? entryScript()));
    // The part is asked for once more before the page is given up: the network may just have come back.
    if (comes && came.has(message)) {
      if (keep()) reloadHere();
      else needsReload.set(true);
    }
    if (comes) came.add(message);
    isAsking = false;
  };
  // Vite's event for a module that could not be loaded. Who asked for it hears of the failure right after.
  addEventListener('vite:preloadError', ({ payload }) => {
    // Once, because a script that came in half fails with the same error each time.
    setTimeout(() => unneeded.delete(payload) || void mend(payload.message));
  });
}

/** Browsers name the script in their message, but for Safari. */
const fileIn = (message: string): string | undefined => /https?:\S+\.(?:js|css)/.exec(message)?.[0];
