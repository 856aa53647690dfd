import { createRequire } from 'node:module';
import type * as Argon2 from '@node-rs/argon2';

// The tests' import of the library, which has its own name there. A hash costs as much as the rest of a registration,
// and the tests register thousands of people with the same few passwords.
const real = createRequire(import.meta.url)('@node-rs/argon2') as typeof Argon2;

/** How often either was asked for, and the hash that was compared last. */
export const passwordWork: { hashes: number; verifications: number; compared: string | undefined } = {
  hashes: 0,
  verifications: 0,
  compared: undefined,
};

const hashes = new Map<string, Promise<string>>();
const comparisons = new Map<string, Promise<boolean>>();

function remembered<T>(kept: Map<string, Promise<T>>, key: unknown, work: () => Promise<T>): Promise<T> {
  const name = JSON.stringify(key);
  const known = kept.get(name) ?? work();
  kept.set(name, known);
  return known;
}

/** As the library makes it; a password that was hashed before gets the hash that it got then. */
export function hash(password: string, options?: Argon2.Options): Promise<string> {
  passwordWork.hashes += 1;
  return remembered(hashes, [password, options], () => real.hash(password, options));
}

/** As the library compares; what was compared before has the answer that it had then. */
export function verify(hashed: string, password: string): Promise<boolean> {
  passwordWork.verifications += 1;
  passwordWork.compared = hashed;
  return remembered(comparisons, [hashed, password], () => real.verify(hashed, password));
}
