import * as z from 'zod/mini';
import { cardId, freeText } from '../fields.ts';
import { limits } from '../limits.ts';
import { optionId } from '../services/card-option-fields.ts';
import { answerMaximum, questionKinds, questionsMaximum } from '../services/card-questions.ts';

/** What the cards have asked, as it was; `answer` is '' of a consent, which was given. */
export const givenAnswer = z.object({ kind: z.enum(questionKinds), question: z.string(), answer: z.string() });

/** To the questions of the cards; of a consent `yes`. */
export const sentAnswers = z._default(
  z
    .array(z.object({ card: cardId, question: optionId, answer: freeText(answerMaximum) }))
    .check(z.maxLength(limits.visitCardsMaximum * questionsMaximum)),
  [],
);
