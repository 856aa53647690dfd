import * as z from 'zod/mini';
import { verificationId } from '../account/verification.ts';
import { commissionLineId } from '../billing/billing-commission.ts';
import { reviewId } from '../booking/review.ts';
import { endpoint } from '../endpoint.ts';
import { accountId, identifier, instant } from '../fields.ts';
import { checkDecision, decision, finding, findingFields } from './admin.ts';
import { auditActions } from './admin-audit.ts';
import { pictureCheckId } from './admin-pictures.ts';
import { caseId, reportDecision } from './report.ts';

/** What every case of the desk has, whatever its queue (docs/product/administration.md, "Cases"). */

/** Whose cases somebody decides. */
export const caseParts = ['reports', 'identity', 'proofs', 'reviews', 'pictures', 'objections'] as const;
export type CasePart = (typeof caseParts)[number];

/** Within so many hours of its beginning a case should be decided. */
export const caseHours: Record<CasePart, number> = {
  reports: 24,
  identity: 48,
  proofs: 72,
  reviews: 72,
  pictures: 48,
  objections: 14 * 24,
};

const administrator = z.object({ id: accountId, name: z.string() });

export const listAssignments = endpoint('GET /admin/assignments', {
  summary: 'Who decides cases, and which case is assigned to whom',
  access: 'desk',
  response: z.object({
    admins: z.array(administrator),
    items: z.array(z.object({ part: z.enum(caseParts), id: identifier, admin: accountId })),
    /** Cases that whoever asks has decided since midnight in Berlin. */
    decidedToday: z.int(),
  }),
});

export const assignCase = endpoint('PUT /admin/cases/:part/:id', {
  summary: 'Assign a case to an administrator, or to nobody. The support is assigned nothing: it decides nothing',
  access: 'admin',
  params: z.object({ part: z.enum(caseParts), id: identifier }),
  body: z.object({ admin: z.nullable(accountId) }),
  response: z.object({}),
  refusals: ['not_found'],
});

/** A decision in the log, or a note on the account. */
const caseEvent = z.object({
  at: instant,
  what: z.union([z.enum(auditActions), z.literal('noted')]),
  /** Null from the command line, or where that account is gone. */
  by: z.nullable(z.string()),
  text: z.nullable(z.string()),
  /** Of this case; else of another one of the same account. */
  isOwn: z.boolean(),
});
export type CaseEvent = z.output<typeof caseEvent>;

export const caseHistoryMaximum = 50;

export const getCaseHistory = endpoint('GET /admin/cases/:part/:id/history', {
  summary: 'What was decided and noted about a case and its account, latest first',
  access: 'admin',
  params: z.object({ part: z.enum(caseParts), id: identifier }),
  response: z.object({ items: z.array(caseEvent) }),
  refusals: ['not_found'],
});

export const putFindings = endpoint('PUT /admin/checks/:id/findings', {
  summary: 'What a look at a document has found: which values of the account are right, and where they stand',
  access: 'admin',
  params: z.object({ id: verificationId }),
  body: z.object({ findings: z.array(finding).check(z.maxLength(findingFields.length)) }),
  response: z.object({}),
  refusals: ['not_found'],
});

const of = <const Part extends CasePart, Id extends z.core.SomeType, Said extends z.core.SomeType>(
  part: Part,
  id: Id,
  said: Said,
) => z.object({ part: z.literal(part), id, decision: said });

/** A decision as the call of its queue takes it. */
export const draftedDecision = z.discriminatedUnion('part', [
  of('reports', caseId, reportDecision),
  of('identity', verificationId, checkDecision),
  of('proofs', verificationId, checkDecision),
  of('reviews', reviewId, decision),
  of('pictures', pictureCheckId, decision),
  of('objections', commissionLineId, decision),
]);

export const previewLetters = endpoint('POST /admin/letters', {
  summary: 'The letters that a decision would send, word by word. Nothing is decided and nothing is sent',
  access: 'admin',
  body: draftedDecision,
  response: z.object({ letters: z.array(z.object({ to: z.string(), subject: z.string(), text: z.string() })) }),
  refusals: ['not_found', 'conflict', 'own_decision'],
});
