import type { CardQuestion } from '../../../contract/services/card-question-fields.ts';

interface Asking {
  id: string;
  questions: readonly CardQuestion[];
}

/** Under which an answer is kept while it is typed. */
export const answerKey = (card: string, question: string): string => `${card}~${question}`;

/** All questions of the cards, in order, each with its key. */
export const askedOf = (cards: readonly Asking[]): (CardQuestion & { key: string })[] =>
  cards.flatMap(({ id, questions }) => questions.map((question) => ({ ...question, key: answerKey(id, question.id) })));

/** As they are sent: what was answered of what these cards ask. */
export const answersGiven = (cards: readonly Asking[], answers: Readonly<Record<string, string>>) =>
  cards.flatMap(({ id, questions }) =>
    questions.flatMap(({ id: question }) => {
      const answer = answers[answerKey(id, question)]?.trim() ?? '';
      return answer === '' ? [] : [{ card: id, question, answer }];
    }),
  );

/** The keys of required questions without an answer. */
export const missingAnswers = (cards: readonly Asking[], answers: Readonly<Record<string, string>>): string[] =>
  askedOf(cards)
    .filter(({ key, isRequired }) => isRequired && (answers[key]?.trim() ?? '') === '')
    .map(({ key }) => key);
