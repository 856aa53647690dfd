import * as z from 'zod/mini';
import { identifier, isInstant } from '../../../src/contract/fields.ts';

/** The position of a page in a queue: its last row. */
export interface Place {
  at: string;
  id: string;
}

const place = z.object({ at: z.string().check(z.refine(isInstant)), id: identifier });

export const writeCursor = ({ at, id }: Place): string => `${at}~${id}`;

/** Undefined if the text is no cursor of ours. */
export function readCursor(cursor: string): Place | undefined {
  const [at, id] = cursor.split('~');
  const read = place.safeParse({ at, id });
  return read.success ? read.data : undefined;
}
