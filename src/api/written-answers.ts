import type { RefusalAnswer } from '../contract/refusals.ts';

/** The server's answer to the first question of an address, which stands in the written page. */
export interface WrittenAnswer {
  question: FirstQuestion;
  /** Milliseconds since 1970. */
  at: number;
  answered: { is: 'answer'; answer: unknown } | { is: 'refusal'; status: number; refusal: RefusalAnswer };
}

/** A question: its key in the query cache, and its path on the server. */
export interface FirstQuestion {
  key: readonly unknown[];
  /** The answer comes in pages; this is the first one. */
  isPaged: boolean;
  url: string;
}

/** The id of the script element that holds them. */
export const writtenAnswersId = 'answers';

/** On the server: those of the page that is rendered. */
let held: readonly WrittenAnswer[] = [];

/** For the server: the answers of the page that is rendered next. */
export function holdAnswers(answers: readonly WrittenAnswer[]): void {
  held = answers;
}

export function writtenAnswers(): readonly WrittenAnswer[] {
  // The server has no document.
  if (typeof document === 'undefined') return held;
  const block = document.getElementById(writtenAnswersId);
  return block === null ? [] : (JSON.parse(block.textContent) as WrittenAnswer[]);
}
