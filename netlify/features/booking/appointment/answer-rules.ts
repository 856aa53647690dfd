import type { Appointment } from '../../../../src/contract/booking/appointment.ts';
import type { CardQuestion } from '../../../../src/contract/services/card-question-fields.ts';
import { consented } from '../../../../src/contract/services/card-questions.ts';
import type { FieldWord } from '../../../../src/contract/words.ts';

interface Given {
  card: string;
  question: string;
  answer: string;
}

interface Asking {
  id: string;
  questions: readonly CardQuestion[];
}

type Fault = { word: FieldWord; values: Record<string, unknown> };

/** Whether the card has a required question. Without a form that asks it, the card cannot be booked. */
export const needsAnswers = (cards: readonly Asking[]): boolean =>
  cards.some(({ questions }) => questions.some(({ isRequired }) => isRequired));

/** The answers as the visit keeps them, in the order of the cards and their questions; the first that is missing or wrong else. */
export function answersOf(
  cards: readonly Asking[],
  given: readonly Given[],
): { answers: Appointment['answers'] } | { fault: Fault } {
  const answers: Appointment['answers'] = [];
  for (const { id, questions } of cards)
    for (const { id: asked, kind, text, choices, isRequired } of questions) {
      if (kind === 'picture') continue;
      const said = given.find(({ card, question }) => card === id && question === asked)?.answer.trim() ?? '';
      const isGiven = kind === 'consent' ? said === consented : said !== '';
      if ((isRequired && !isGiven) || (isGiven && kind === 'choice' && !choices.includes(said)))
        return { fault: { word: 'answerMissing', values: { question: text } } };
      if (isGiven) answers.push({ kind, question: text, answer: kind === 'consent' ? '' : said });
    }
  return { answers };
}
