import type { Adapters } from './ports.ts';

let installed: Promise<Adapters> | undefined;

/** Called once by whoever starts the process (the local server, a test). Without it the live twins serve. */
export function install(chosen: Adapters): void {
  installed = Promise.resolve(chosen);
}

/** The adapters of this process. A failure to make the live ones (environment missing) is tried again on the next call. */
export function adapters(): Promise<Adapters> {
  installed ??= import('./live.ts')
    .then((live) => live.liveAdapters())
    .catch((cause: unknown) => {
      installed = undefined;
      throw cause;
    });
  return installed;
}
