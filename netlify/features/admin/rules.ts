import * as z from 'zod/mini';
import { identifier, isInstant } from '../../../src/contract/fields.ts';
import type { PageEnd } from '../../ground/page-end.ts';

const place = z.object({ at: z.string().check(z.refine(isInstant)), id: identifier });

export const writeCursor = ({ at, id }: PageEnd): string => `${at}~${id}`;

/** Undefined if the text is no cursor of ours. */
export function readCursor(cursor: string): PageEnd | undefined {
  const [at, id] = cursor.split('~');
  const read = place.safeParse({ at, id });
  return read.success ? read.data : undefined;
}

/** Text of a search as a pattern of `ilike`. */
export const patternOf = (search: string): string =>
  search === '' ? '%' : `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
