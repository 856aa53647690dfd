/** OWASP's parameters for argon2id (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const prefix = `$argon2id$v=19$m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}$`;

/** The hash of a password that nobody knows. An attempt with an unknown address is compared with it, to take as long. */
const nobodysHash = `${prefix}sGBMiYtTTw2/gkuplzrXJw$/UCLnMkCj8gRR3aL/JonniKFZda/zS6NNFSqOqjwTXg`;

/** Loaded on first use: most calls hash nothing. */
const argon2 = () => import('@node-rs/argon2');

/** Keyboards encode the same accented letters differently; NFKC makes them equal. */
const composed = (password: string): string => password.normalize('NFKC');

export const hashPassword = async (password: string): Promise<string> =>
  (await argon2()).hash(composed(password), parameters);

/** Always makes exactly one verification, so the time does not reveal whether there is a hash. */
export async function isPassword(hash: string | undefined, password: string): Promise<boolean> {
  const isSame = await (await argon2()).verify(hash ?? nobodysHash, composed(password));
  return isSame && hash !== undefined;
}

/** Whether the hash was made with other parameters than today's. */
export const isOutdated = (hash: string): boolean => !hash.startsWith(prefix);
