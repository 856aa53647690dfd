import { createHash } from 'node:crypto';
import { realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Nothing is broken: somebody has to decide. Its message is for them. */
export class StartRefused extends Error {}

export const codeOf = (problem: unknown): string =>
  problem instanceof Error && 'code' in problem ? String(problem.code) : '';

/** One name per directory, wherever it was reached from. */
async function socketOf(directory: string): Promise<string> {
  const name = createHash('sha256')
    .update(await realpath(directory))
    .digest('hex')
    .slice(0, 24);
  return process.platform === 'win32' ? `\\\\.\\pipe\\marketplace-${name}` : join(tmpdir(), `marketplace-${name}.sock`);
}

/** The claim, or nothing where the socket is there already. */
const listening = (path: string): Promise<Server | undefined> =>
  new Promise((resolve, reject) => {
    const server = createServer((other) => other.destroy());
    server.once('error', (problem) => (codeOf(problem) === 'EADDRINUSE' ? resolve(undefined) : reject(problem)));
    server.listen(path, () => resolve(server));
  });

const isAnswered = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const asked = connect(path, () => {
      asked.destroy();
      resolve(true);
    });
    asked.once('error', () => resolve(false));
  });

/**
 * Keeps other processes off the directory until it is released: two on one embedded database destroy it. A socket and
 * not a file with a process number: the system closes it however its owner ends, and no number is mistaken for another's.
 * Throws `StartRefused` where somebody has it.
 */
export async function claimDirectory(directory: string): Promise<() => Promise<void>> {
  const path = await socketOf(directory);
  let claim = await listening(path);
  if (claim === undefined && !(await isAnswered(path))) {
    await rm(path, { force: true });
    claim = await listening(path);
  }
  if (claim === undefined)
    throw new StartRefused(
      `The marketplace is already running on the data in ${directory}. Stop it first, or name another folder: DATA_DIR=… npm start`,
    );
  const server = claim.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}
