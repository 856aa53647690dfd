import * as z from 'zod/mini';
import { identifier, isInstant } from '../../../../src/contract/fields.ts';
import type { Language } from '../../../../src/contract/words.ts';
import { addressIn, paths } from '../../../../src/paths.ts';
import { addDays, dayAt } from '../../../calendar/zone.ts';
import type { PageEnd } from '../../../ground/page-end.ts';

const place = z.object({ at: z.string().check(z.refine(isInstant)), id: identifier });

export const writeCursor = ({ at, id }: PageEnd): string => `${at}~${id}`;

/** Undefined if the text is no cursor of ours. */
export function readCursor(cursor: string): PageEnd | undefined {
  const [at, id] = cursor.split('~');
  const read = place.safeParse({ at, id });
  return read.success ? read.data : undefined;
}

/** The last booking of a page: the next page begins after it. */
export interface LinePlace {
  bookedOn: string;
  id: string;
}

export const writeLineCursor = ({ bookedOn, id }: LinePlace): string => `${bookedOn}~${id}`;

/** Undefined if the text is no cursor of ours. */
export function readLineCursor(cursor: string): LinePlace | undefined {
  const [, bookedOn, id] = /^(\d{4}-\d\d-\d\d)~([0-9a-f]{32})$/.exec(cursor) ?? [];
  return bookedOn === undefined || id === undefined || Number.isNaN(Date.parse(bookedOn))
    ? undefined
    : { bookedOn, id };
}

/** The day so many days after today, by the clock of Berlin, where the operator sits. */
export const dayAhead = (now: Date, days: number): string => addDays(dayAt(now.getTime(), 'Europe/Berlin'), days);

/** The page with the answers of the help. */
export const answersLink = (siteUrl: string, language: Language): string => siteUrl + addressIn(language, paths.help());
