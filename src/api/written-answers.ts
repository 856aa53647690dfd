import type { RefusalAnswer } from '../contract/refusals.ts';

/** What the server answered to the first question of an address: it stands in the page that the server wrote. */
export interface WrittenAnswer {
  question: FirstQuestion;
  /** Milliseconds since 1970. */
  at: number;
  answered: { is: 'answer'; answer: unknown } | { is: 'refusal'; status: number; refusal: RefusalAnswer };
}

/** A question as the query cache keeps it, and where on the server its answer is. */
export interface FirstQuestion {
  key: readonly unknown[];
  /** Its answer comes in pages: the first of them. */
  isPaged: boolean;
  url: string;
}

/** The id of the block that holds them. */
export const writtenAnswersId = 'answers';

export function writtenAnswers(): readonly WrittenAnswer[] {
  // The server, which writes them, has no document.
  const block = typeof document === 'undefined' ? null : document.getElementById(writtenAnswersId);
  return block === null ? [] : (JSON.parse(block.textContent) as WrittenAnswer[]);
}
