import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { identifier } from '../fields.ts';

/**
 * What a provider does with a visit can be taken back for ten seconds, where the call asked for it (`undoable`). Moves and entries
 * take their time at once, and their messages wait; acceptances, cancellations, "done" and "paid" wait as a whole.
 */

export const undoSeconds = 10;

export const undoableActions = [
  'accept',
  'cancel',
  'ill',
  'no-show',
  'complete',
  'paid',
  'deposit',
  'entry',
  'move',
  'change',
] as const;
export type UndoableAction = (typeof undoableActions)[number];

/** The last that can be taken back of a visit. */
export const undoable = z.object({ id: identifier, action: z.enum(undoableActions) });

export const undoDeed = endpoint('DELETE /provider/undo/:id', {
  summary: 'Take back what was just done with a visit; nobody is told of it then',
  access: 'provider',
  roles: ['reception', 'team'],
  params: z.object({ id: identifier }),
  response: z.object({}),
  refusals: ['not_found', 'conflict', 'slot_taken'],
});

export const settleDeeds = endpoint('POST /provider/undo/settle', {
  summary:
    'Carry out what waited and was not taken back for ten seconds; the schedule does the same every five minutes',
  access: 'provider',
  roles: ['reception', 'team'],
  response: z.object({ settled: z.number() }),
});
