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

export async function strengthOf(password: string): Promise<Strength> {
  estimator ??= loadEstimator();
  const { score, feedback } = (await estimator).check(password.slice(0, charactersLookedAt));
  return { score, warning: feedback.warning, suggestions: feedback.suggestions };
}
