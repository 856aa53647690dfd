import * as z from 'zod/mini';
import { identifier, isInstant } from '../../../../src/contract/fields.ts';
import type { Language } from '../../../../src/contract/words.ts';
import { addressIn, paths } from '../../../../src/paths.ts';
import type { PageEnd } from '../../../ground/page-end.ts';

export const reportLimits = {
  /** A caller may be a whole town behind one network address. */
  perCaller: { name: 'report-caller', times: 20, seconds: 60 * 60 },
  perThing: { name: 'report-one', times: 2, seconds: 24 * 60 * 60 },
  perAccount: { name: 'report-account', times: 40, seconds: 24 * 60 * 60 },
  receiptsPerEmail: { name: 'report-receipt', times: 20, seconds: 24 * 60 * 60 },
  complaintsPerCaller: { name: 'report-complaint', times: 20, seconds: 60 * 60 },
} as const;

/** So many months after a decision one can complain about it. */
const complaintMonths = 6;
/** The link of the mail works somewhat longer, so that it can say that the time is over. */
export const linkDays = 400;
/** So long the log is kept. */
export const keptYears = 3;

/** The same day so many months later, or the last one of a shorter month. */
function monthsLater(from: Date, months: number): Date {
  const later = new Date(from);
  later.setUTCMonth(later.getUTCMonth() + months);
  if (later.getUTCDate() !== from.getUTCDate()) later.setUTCDate(0);
  return later;
}

export const complaintUntil = (decidedAt: string): Date => monthsLater(new Date(decidedAt), complaintMonths);

/** What was decided before this is no longer open to a complaint. */
export const complaintsSince = (now: Date): Date => monthsLater(now, -complaintMonths);

export const keptSince = (now: Date): Date => monthsLater(now, -12 * keptYears);

/** Whose the link of a decision is: of whoever has sent a report, or of whoever was reported. */
export interface Reader {
  decision: string;
  /** Null of whoever was reported. */
  report: string | null;
}

const accused = 'accused';
export const subjectOf = ({ decision, report }: Reader): string => `${decision}~${report ?? accused}`;

export function readerOf(subject: string | undefined): Reader | undefined {
  const [decision, report] = (subject ?? '').split('~');
  const read = z
    .object({ decision: identifier, report: z.union([identifier, z.literal(accused)]) })
    .safeParse({ decision, report });
  if (!read.success) return undefined;
  return { decision: read.data.decision, report: read.data.report === accused ? null : read.data.report };
}

export const decisionLink = (siteUrl: string, language: Language, token: string): string =>
  siteUrl + addressIn(language, paths.decision(token));

/** The page that says how reports are decided, with figures. */
export const figuresLink = (siteUrl: string, language: Language): string =>
  siteUrl + addressIn(language, paths.reportFigures());

/** The position of a page in the queue: its last row. */
export interface ReportsPageEnd extends PageEnd {
  isDanger: boolean;
}

const place = z.object({
  danger: z.enum(['danger', 'other']),
  at: z.string().check(z.refine(isInstant)),
  id: identifier,
});

export const writeCursor = ({ isDanger, at, id }: ReportsPageEnd): string =>
  `${isDanger ? 'danger' : 'other'}~${at}~${id}`;

/** Undefined if the text is no cursor of ours. */
export function readCursor(cursor: string): ReportsPageEnd | undefined {
  const [danger, at, id] = cursor.split('~');
  const read = place.safeParse({ danger, at, id });
  return read.success ? { isDanger: read.data.danger === 'danger', at: read.data.at, id: read.data.id } : undefined;
}

/** What a receipt says: short enough to be read aloud, and nobody can tell from it how many there are. */
export const numberFrom = (random: string): string => {
  const letters = random.replaceAll('-', '').toUpperCase();
  return `R-${letters.slice(0, 5)}-${letters.slice(5, 10)}`;
};
