import type { Adapters } from './ports.ts';

let installed: Promise<Adapters> | undefined;

/** Called once by the start of the process (local server, test). Without it the live adapters are used. */
export function install(chosen: Adapters): void {
  installed = Promise.resolve(chosen);
}

/** The adapters of this process. If the live ones cannot be made (missing environment), the next call tries again. */
export function adapters(): Promise<Adapters> {
  installed ??= import('./live.ts')
    .then((live) => live.liveAdapters())
    .catch((cause: unknown) => {
      installed = undefined;
      throw cause;
    });
  return installed;
}

/** The same, where somebody has asked for them. */
export const adaptersAsked = (): Promise<Adapters | undefined> => installed ?? Promise.resolve(undefined);
