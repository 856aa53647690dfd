import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** How hard a password is to guess, 0 to 4, with the estimator's keys for what is weak and what would help. */
export interface Strength {
  score: number;
  warning: string | null;
  suggestions: string[];
}

/** The estimator's work grows fast with the length, and nobody guesses 64 characters: what follows cannot weaken them. */
const charactersLookedAt = 64;

let estimator: Promise<ZxcvbnFactory> | undefined;

/** More than a megabyte of dictionaries: loaded by the first call that asks, never by the other doors' calls. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
}

/** What somebody who knows the person tries first: "Anna Müller" -> that, `annamüller`, `anna`, `müller`. */
function guessesFrom(about: readonly string[]): string[] {
  const written = about.map((text) => text.normalize('NFC').toLowerCase().slice(0, charactersLookedAt));
  const parts = written.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u));
  const addressees = written.flatMap((text) => (text.includes('@') ? text.split('@').slice(0, 1) : []));
  const joined = [...written, ...addressees].map((text) => text.replaceAll(/[^\p{L}\p{N}]+/gu, ''));
  return [...new Set([...written, ...addressees, ...joined, ...parts])].filter((guess) => guess.length > 2);
}

/** `about` is what the person's account says of them: whatever is made of it is weak for them, though not for others. */
export async function strengthOf(password: string, about: readonly string[] = []): Promise<Strength> {
  estimator ??= loadEstimator();
  const looked = password.normalize('NFC').slice(0, charactersLookedAt);
  const { score, feedback } = (await estimator).check(looked, guessesFrom(about));
  return { score, warning: feedback.warning, suggestions: feedback.suggestions };
}

/** Guessed within a thousand tries, or within a million by whoever knows the person. */
export const isGuessable = ({ score, warning }: Strength): boolean =>
  score === 0 || (score === 1 && warning === 'userInputs');
