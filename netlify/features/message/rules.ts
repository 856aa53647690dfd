import * as z from 'zod/mini';
import { identifier } from '../../../src/contract/fields.ts';

/** The last row of a page. */
export interface Place {
  at: string;
  id: string;
}

export const writeCursor = ({ at, id }: Place): string => `${at}~${id}`;

const place = z.object({ at: z.iso.datetime(), id: identifier });

/** Undefined if the text is no cursor of ours. */
export function readCursor(cursor: string): Place | undefined {
  const [at, id] = cursor.split('~');
  const read = place.safeParse({ at, id });
  return read.success ? read.data : undefined;
}
