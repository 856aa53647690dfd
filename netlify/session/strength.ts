import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { cities } from '../../src/contract/cities.ts';

/** How hard a password is to guess, 0 to 4, and the estimator's keys for its warning and its advice. */
export interface Strength {
  score: number;
  warning: string | null;
  suggestions: string[];
}

/** The estimator's work grows fast with the length. 64 characters are enough: nobody guesses so many. */
const charactersLookedAt = 64;

let estimator: Promise<ZxcvbnFactory> | undefined;

/** Its dictionaries are more than a megabyte, so only the first call that needs them loads them. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, german] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-de'),
  ]);
  return new ZxcvbnFactory({
    // German words, first and last names, towns; of the Philippines the towns.
    dictionary: { ...common.dictionary, ...german.dictionary, towns: cities.map(({ name }) => name.toLowerCase()) },
    graphs: common.adjacencyGraphs,
    // 100 unless said: 64 characters made of signs for letters would take half a second.
    l33tMaxSubstitutions: 16,
  });
}

/** What somebody who knows the person would try first: "Anna Müller" gives that, `annamüller`, `anna` and `müller`. */
function guessesFrom(about: readonly string[]): string[] {
  const written = about.map((text) => text.normalize('NFC').toLowerCase().slice(0, charactersLookedAt));
  const parts = written.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u));
  const addressees = written.flatMap((text) => (text.includes('@') ? text.split('@').slice(0, 1) : []));
  const joined = [...written, ...addressees].map((text) => text.replaceAll(/[^\p{L}\p{N}]+/gu, ''));
  return [...new Set([...written, ...addressees, ...joined, ...parts])].filter((guess) => guess.length > 2);
}

/** Scored as it is compared (password.ts). `about` has the words of the person's account. A password made of them is weak for this person. */
export async function strengthOf(password: string, about: readonly string[] = []): Promise<Strength> {
  estimator ??= loadEstimator();
  const looked = password.normalize('NFKC').slice(0, charactersLookedAt);
  const guesses = guessesFrom(about);
  const { score, feedback } = (await estimator).check(looked, guesses);
  // A frequent name is in the dictionaries as well: that it is the person's own says more.
  const isOwn = score <= guessable && guesses.some((guess) => looked.toLowerCase().includes(guess));
  return { score, warning: isOwn ? 'userInputs' : feedback.warning, suggestions: feedback.suggestions };
}

/** Guessed in a million tries: a word, a name or a row of keys, also with a year or a digit behind it. */
const guessable = 1;
export const isGuessable = ({ score }: Strength): boolean => score <= guessable;
