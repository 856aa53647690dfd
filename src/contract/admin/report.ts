import * as z from 'zod/mini';
import { reviewId } from '../booking/review.ts';
import { endpoint } from '../endpoint.ts';
import {
  accountId,
  email,
  freeLine,
  freeText,
  identifier,
  instant,
  listingId,
  opaque,
  pageAsked,
  queryFlag,
  text,
} from '../fields.ts';

/** What anybody says is wrong, what a person decides about it, and how to complain (docs/product/reports.md). */

export const reportKinds = ['listing', 'provider', 'card', 'review', 'message', 'image'] as const;
export type ReportKind = (typeof reportKinds)[number];

export const reportReasons = [
  'danger',
  'fraud',
  'wrong_facts',
  'not_available',
  'offensive',
  'fake',
  'private',
  'advertising',
  'rights',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** What can be wrong with each of them, in the order of the list. */
export const reasonsOf = {
  listing: ['fraud', 'wrong_facts', 'not_available', 'rights', 'offensive', 'danger', 'other'],
  provider: ['fraud', 'wrong_facts', 'rights', 'offensive', 'danger', 'other'],
  card: ['fraud', 'wrong_facts', 'rights', 'offensive', 'danger', 'other'],
  review: ['fake', 'offensive', 'private', 'advertising', 'danger', 'other'],
  message: ['fraud', 'offensive', 'advertising', 'danger', 'other'],
  image: ['rights', 'private', 'offensive', 'wrong_facts', 'danger', 'other'],
} as const satisfies Record<ReportKind, readonly ReportReason[]>;

export const reportMaximum = { details: 2000, reason: 2000, complaint: 4000 } as const;

const words = {
  details: z._default(freeText(reportMaximum.details), ''),
  /** Where the receipt and the decision are sent. */
  email: z.optional(email),
};
const reason = z.enum(reportReasons);
/** `number` is what the receipt says. */
const receipt = z.object({ number: z.string(), at: instant });

export const sendReport = endpoint('POST /reports', {
  summary:
    'Report a listing, a provider, a service card, a review, a conversation or a picture. Nobody has to be signed in; a conversation is reported by those who take part in it, a guest by the link',
  access: 'anyone',
  body: z.object({
    kind: z.enum(reportKinds),
    /** Of the thing; of a message that of its conversation. */
    id: identifier,
    reason,
    ...words,
    /** The link of a guest, where a conversation is reported. */
    token: z.optional(opaque(1000)),
  }),
  response: receipt,
  status: 201,
  refusals: ['not_found'],
});

const listed = <const Reasons extends readonly ReportReason[]>(reasons: Reasons) =>
  z.object({ reason: z.enum(reasons), ...words });

export const reportListing = endpoint('POST /listings/:id/report', {
  summary: 'Report a published listing: the same as POST /reports with its kind',
  access: 'anyone',
  params: z.object({ id: listingId }),
  body: listed(reasonsOf.listing),
  response: receipt,
  status: 201,
  refusals: ['not_found'],
});

export const reportReview = endpoint('POST /reviews/:id/report', {
  summary: 'Report a visible review: the same as POST /reports with its kind',
  access: 'anyone',
  params: z.object({ id: reviewId }),
  body: listed(reasonsOf.review),
  response: receipt,
  status: 201,
  refusals: ['not_found'],
});

/** What can be done about what is reported, from the mildest on. */
export const reportActions = ['nothing', 'hide', 'remove', 'suspend'] as const;
export type ReportAction = (typeof reportActions)[number];

/** What exists for each of them. What two people have written to each other is left as it is. */
export const actionsOf = {
  listing: ['nothing', 'hide', 'remove', 'suspend'],
  provider: ['nothing', 'hide', 'suspend'],
  card: ['nothing', 'hide', 'suspend'],
  review: ['nothing', 'remove', 'suspend'],
  message: ['nothing', 'suspend'],
  image: ['nothing', 'remove', 'suspend'],
} as const satisfies Record<ReportKind, readonly ReportAction[]>;

/** The rule that a decision rests on. */
export const reportRules = ['deception', 'rights', 'insult', 'privacy', 'advertising', 'fake_review', 'law'] as const;
export type ReportRule = (typeof reportRules)[number];

export const caseId = identifier.brand<'ReportCaseId'>();
export type CaseId = z.output<typeof caseId>;

/** Waiting for a decision; waiting for the answer to a complaint; decided. */
export const caseStates = ['open', 'complaint', 'decided'] as const;
export type CaseState = (typeof caseStates)[number];

const maybeText = z.nullable(z.string());

const decision = z.object({
  /** `danger`: passed on to the police; the case stays as it is. */
  action: z.enum([...reportActions, 'danger']),
  rule: z.nullable(z.enum(['none', ...reportRules])),
  reason: z.string(),
  at: instant,
  isAutomated: z.boolean(),
});

const thing = z.object({
  /** Empty where it has none. */
  title: z.string(),
  text: z.string(),
  images: z.array(z.string()),
  /** Of a conversation, the earliest first. */
  messages: z.array(z.object({ side: z.enum(['customer', 'provider']), text: z.string(), at: instant })),
  /** Where visitors see it. */
  page: z.nullable(z.object({ kind: z.enum(['property', 'provider']), id: identifier })),
});

const reportCase = z.object({
  id: caseId,
  kind: z.enum(reportKinds),
  state: z.enum(['open', 'decided', 'complaint', 'final']),
  isDanger: z.boolean(),
  openedAt: instant,
  /** Null where it is gone. */
  thing: z.nullable(thing),
  /** Whose words are reported in a conversation. */
  side: z.nullable(z.enum(['customer', 'provider'])),
  /** Who answers for it; without an account it cannot be suspended. Null where nobody is left. */
  accused: z.nullable(z.object({ id: z.nullable(accountId), name: z.string(), email: maybeText })),
  /** All of them; the latest are told. */
  reportCount: z.number(),
  reports: z.array(
    z.object({
      number: z.string(),
      reason,
      details: z.string(),
      at: instant,
      email: maybeText,
      isSignedIn: z.boolean(),
      /** Made of the words of a message; its details are signs of `fraud-words.ts`, a space between. */
      isAutomated: z.boolean(),
    }),
  ),
  /** About the same thing, those of earlier cases as well; the earliest first. */
  decisions: z.array(z.extend(decision, { decidedBy: maybeText })),
  complaints: z.array(
    z.object({
      by: z.enum(['reporter', 'accused']),
      text: z.string(),
      at: instant,
      /** Whose decision it is about, and of when. */
      about: z.object({ by: maybeText, at: instant }),
    }),
  ),
  /** What can be done here. */
  actions: z.array(z.enum(reportActions)),
  /** The complaint is about a decision of whoever asks, and another administrator can answer it. */
  isForAnother: z.boolean(),
});
export type ReportCase = z.output<typeof reportCase>;

export const listReports = endpoint('GET /admin/reports', {
  summary:
    'Reports, those about the same thing together: danger to life first, then what has waited longest; or what was decided, latest first',
  access: 'desk',
  query: z.object({
    state: z._default(z.enum(caseStates), 'open'),
    kind: z.optional(z.enum(reportKinds)),
    reason: z.optional(reason),
    /** A part of a report's number, of who sent it or of what they wrote, or of who is reported. */
    search: z._default(freeLine(200), ''),
    /** Only cases that are assigned to whoever asks. */
    mine: z._default(queryFlag, false),
    ...pageAsked,
  }),
  response: z.object({ items: z.array(reportCase), total: z.number(), nextCursor: z.nullable(z.string()) }),
});

const why = text(reportMaximum.reason);

export const reportDecision = z.discriminatedUnion('action', [
  z.object({ action: z.literal('nothing'), reason: why }),
  z.object({ action: z.enum(['hide', 'remove', 'suspend']), rule: z.enum(reportRules), reason: why }),
]);

export const decideReport = endpoint('POST /admin/reports/:id/decision', {
  summary:
    'Decide a case, or answer the complaint about it: both sides get the reasons by mail. Refused where it was decided meanwhile, or where another administrator has to answer',
  access: 'admin',
  params: z.object({ id: caseId }),
  body: reportDecision,
  response: z.object({}),
  refusals: ['not_found', 'conflict', 'own_decision'],
});

export const passOnDanger = endpoint('POST /admin/reports/:id/danger', {
  summary: 'Note in the log that the police were told because somebody’s life is in danger, and what they were told',
  access: 'admin',
  params: z.object({ id: caseId }),
  body: z.object({ reason: why }),
  response: z.object({}),
  refusals: ['not_found'],
});

const statement = z.object({
  kind: z.enum(reportKinds),
  title: z.string(),
  /** Whether the reader has reported it, or was reported. */
  side: z.enum(['reporter', 'accused']),
  /** Of the reader’s report. */
  number: maybeText,
  decision,
  /** Until when one can complain. */
  until: instant,
  canComplain: z.boolean(),
  complaint: z.nullable(z.object({ text: z.string(), at: instant })),
  /** What was decided about a complaint. */
  answer: z.nullable(decision),
});
export type Statement = z.output<typeof statement>;

const byToken = { access: 'anyone', params: z.object({ token: opaque(1000) }) } as const;

export const getStatement = endpoint('GET /decisions/:token', {
  summary: 'A decision and its reasons, by the link of the mail',
  ...byToken,
  response: statement,
  refusals: ['not_found'],
});

export const complain = endpoint('POST /decisions/:token/complaint', {
  summary: 'Complain about a decision within six months, once, by the link of the mail',
  ...byToken,
  body: z.object({ text: text(reportMaximum.complaint) }),
  response: statement,
  status: 201,
  refusals: ['not_found', 'conflict'],
});

export const listStatements = endpoint('GET /decisions', {
  summary: 'Decisions about the own reports and about what is one’s own, latest first; the token opens each of them',
  access: 'signed-in',
  query: z.object({ cursor: z.optional(opaque(200)) }),
  response: z.object({
    items: z.array(z.object({ id: identifier, token: z.string(), statement })),
    nextCursor: z.nullable(z.string()),
  }),
});

const figures = z.object({
  reports: z.number(),
  decided: z.number(),
  nothing: z.number(),
  hide: z.number(),
  remove: z.number(),
  suspend: z.number(),
  /** Between a report and its decision; null where nothing was decided. */
  medianHours: z.nullable(z.number()),
});

export const getReportFigures = endpoint('GET /reports/figures', {
  summary: 'How many reports and decisions there were, and how long they took, by reason: of the last three years',
  access: 'anyone',
  isKept: true,
  response: z.object({
    reasons: z.array(z.extend(figures, { reason })),
    total: figures,
    complaints: z.number(),
    /** Complaints after which it was decided otherwise. */
    changed: z.number(),
  }),
});
export type ReportFigures = z.output<typeof getReportFigures.response>;
