import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Nothing is broken: somebody has to decide. Its message is for them. */
export class StartRefused extends Error {}

export const codeOf = (problem: unknown): string =>
  problem instanceof Error && 'code' in problem ? String(problem.code) : '';

/** SQLITE_BUSY: another process, or another claim of this one, has the lock. */
const busy = 5;
const isBusy = (problem: unknown): boolean =>
  problem instanceof Error && 'errcode' in problem && problem.errcode === busy;

/** A claim that is garbage-collected would let its lock go. */
const held = new Set<DatabaseSync>();

/**
 * Keeps other processes off the directory until it is released: two on one embedded database destroy it. Throws
 * `StartRefused` where somebody has it.
 *
 * The claim is a lock of the operating system on a file in the directory itself, so that it is met from wherever the
 * directory is reached, and released however its owner ends. Node cannot lock files, the SQLite in it can, on every system:
 * the file stays empty, only SQLite's exclusive transaction is used.
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
