import { type Asked, useAnswers } from '../../../api/answers.ts';
import { listProviders } from '../../../contract/services/provider.ts';
import type { LessAsked } from './less-asked.ts';
import { questionOf, type ServicesState } from './services-state.ts';

/** How many a question would bring. */
export interface Brought extends LessAsked {
  /** Undefined until it is answered, and where it could not be asked. */
  count: number | undefined;
  isExact: boolean;
}

/** What each question would bring, in their order. */
export function useBrought(state: ServicesState, questions: readonly LessAsked[]): Brought[] {
  const asked: Asked<typeof listProviders>[] = useAnswers(
    listProviders,
    questions.map(({ changed }) => {
      const { query } = questionOf({ ...state, ...changed });
      return { query: { ...query, limit: 1 } };
    }),
  );
  return questions.map((question, index) => {
    const answer = asked[index]?.answer;
    return { ...question, count: answer?.total, isExact: answer?.isTotalExact ?? true };
  });
}
