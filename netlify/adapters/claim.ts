import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The start stops because a person has to decide something. The message tells them what. */
export class StartRefused extends Error {}

export const codeOf = (problem: unknown): string =>
  problem instanceof Error && 'code' in problem ? String(problem.code) : '';

/** SQLITE_BUSY: another process, or this one already, holds the lock. */
const busy = 5;
const isBusy = (problem: unknown): boolean =>
  problem instanceof Error && 'errcode' in problem && problem.errcode === busy;

/** Keeps the handles referenced: garbage collection would release their locks. */
const held = new Set<DatabaseSync>();

/**
 * Claims the directory for this process, because two processes on one embedded database destroy it. Throws `StartRefused`
 * if another process has the claim. Returns a function that releases it.
 *
 * The claim is a lock of the operating system on a file in the directory. It holds under every path to the directory, and
 * it ends with its process, however that ends. Node cannot lock files, but its SQLite can, on every system. The file stays
 * empty; only SQLite's exclusive transaction is used.
 */
export function claimDirectory(directory: string): () => void {
  const claim = new DatabaseSync(join(directory, 'claim'), { timeout: 0 });
  try {
    claim.exec('begin exclusive');
  } catch (problem) {
    claim.close();
    if (!isBusy(problem)) throw problem;
    throw new StartRefused(
      `The marketplace is already running on the data in ${directory}. Stop it first, or name another folder: DATA_DIR=… npm start`,
    );
  }
  held.add(claim);
  return () => {
    held.delete(claim);
    claim.close();
  };
}
