import * as z from 'zod/mini';
import { identifier } from '../../../../src/contract/fields.ts';
import type { PageEnd } from '../../../ground/page-end.ts';

export const writeCursor = ({ at, id }: PageEnd): string => `${at}~${id}`;

const place = z.object({ at: z.iso.datetime(), id: identifier });

/** Undefined if the text is no cursor of ours. */
export function readCursor(cursor: string): PageEnd | undefined {
  const [at, id] = cursor.split('~');
  const read = place.safeParse({ at, id });
  return read.success ? read.data : undefined;
}
