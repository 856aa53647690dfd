import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

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
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
}

/** What somebody who knows the person would try first: "Anna Müller" gives that, `annamüller`, `anna` and `müller`. */
function guessesFrom(about: readonly string[]): string[] {
  const written = about.map((text) => text.normalize('NFC').toLowerCase().slice(0, charactersLookedAt));
  const parts = written.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u));
  const addressees = written.flatMap((text) => (text.includes('@') ? text.split('@').slice(0, 1) : []));
  const joined = [...written, ...addressees].map((text) => text.replaceAll(/[^\p{L}\p{N}]+/gu, ''));
  return [...new Set([...written, ...addressees, ...joined, ...parts])].filter((guess) => guess.length > 2);
}

/** `about` has the words of the person's account. A password made of them is weak for this person. */
export async function strengthOf(password: string, about: readonly string[] = []): Promise<Strength> {
  estimator ??= loadEstimator();
  const looked = password.normalize('NFC').slice(0, charactersLookedAt);
  const { score, feedback } = (await estimator).check(looked, guessesFrom(about));
  return { score, warning: feedback.warning, suggestions: feedback.suggestions };
}

/** Can be guessed in a thousand tries, or in a million by somebody who knows the person. */
export const isGuessable = ({ score, warning }: Strength): boolean =>
  score === 0 || (score === 1 && warning === 'userInputs');
