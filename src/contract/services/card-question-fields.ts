import * as z from 'zod/mini';
import { line } from '../fields.ts';
import { optionId } from './card-option-fields.ts';
import { choicesMaximum, questionKinds } from './card-questions.ts';

// Apart from card-questions.ts, which loads no schema.

export const givenQuestion = z.object({
  /** Chosen by whoever writes the card; answers name it. */
  id: optionId,
  kind: z.enum(questionKinds),
  text: line(200),
  /** Of a choice, two at least. */
  choices: z._default(z.array(line(60)).check(z.maxLength(choicesMaximum)), []),
  /** No booking without an answer; a consent is given, or not. Pictures cannot be required. */
  isRequired: z._default(z.boolean(), false),
});

export const cardQuestion = z.object({
  id: z.string(),
  kind: z.enum(questionKinds),
  text: z.string(),
  choices: z.array(z.string()),
  isRequired: z.boolean(),
});
export type CardQuestion = z.output<typeof cardQuestion>;
