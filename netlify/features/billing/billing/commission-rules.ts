import * as z from 'zod/mini';
import { type CommissionLine, objectionDays } from '../../../../src/contract/billing/billing-commission.ts';
import { identifier, isInstant } from '../../../../src/contract/fields.ts';
import { daysAfter } from '../../account/index.ts';

export interface LineRow extends Omit<CommissionLine, 'state'> {
  [column: string]: unknown;
}

export const objectionEnd = (now: Date): Date => daysAfter(now, objectionDays);

/** Silence is consent to what the line says, and to no more. */
export function stateOf({ end, objection, objectionUntil }: LineRow, now: Date): CommissionLine['state'] {
  if (end !== null) return 'ended';
  if (objection !== null) return objection.decision === null ? 'objected' : 'due';
  return now.getTime() < Date.parse(objectionUntil) ? 'open' : 'due';
}

export const lineShown = <Row extends LineRow>(row: Row, now: Date) => ({ ...row, state: stateOf(row, now) });

const place = z.object({ at: z.string().check(z.refine(isInstant)), id: identifier });

/** The position of a page: its last row. */
export const writeCursor = ({ createdAt, id }: { createdAt: string; id: string }): string => `${createdAt}~${id}`;

/** Undefined if the text is no cursor of ours. */
export function readCursor(cursor: string): { at: string; id: string } | undefined {
  const [at, id] = cursor.split('~');
  const read = place.safeParse({ at, id });
  return read.success ? read.data : undefined;
}
