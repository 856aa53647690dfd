import type { EarlierDecision, RefusalCode, RefusalFacts } from '../contract/refusals.ts';

interface Refused extends RefusalFacts {
  /** The HTTP status; 0 if no answer came. */
  status: number;
  code: RefusalCode | 'unreachable';
  /** What went wrong, in the person's language. */
  sentence: string;
  /** What is wrong with which field; dotted paths for nested fields. */
  fields?: Record<string, string>;
  requestId?: string | undefined;
  retryAfterSeconds?: number | undefined;
}

/** Every failed call ends in one of these. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: RefusalCode | 'unreachable';
  readonly sentence: string;
  readonly fields: Record<string, string>;
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** The next free starts, where a slot is taken. */
  readonly slots: readonly string[];
  /** The state of a visit for which this is not possible. */
  readonly state: string | undefined;
  /** Why the account is suspended. */
  readonly reason: string | undefined;

  /** The second step that the sign-in takes, and by what it can be taken. */
  readonly step: string | undefined;
  readonly means: readonly string[];
  /** Who has decided before, where an administrator comes too late. */
  readonly decided: EarlierDecision | undefined;

  constructor(refused: Refused) {
    super(`${refused.code}: ${refused.sentence}`);
    this.name = 'ApiError';
    this.status = refused.status;
    this.code = refused.code;
    this.sentence = refused.sentence;
    this.fields = refused.fields ?? {};
    this.requestId = refused.requestId;
    this.retryAfterSeconds = refused.retryAfterSeconds;
    this.slots = refused.slots ?? [];
    this.state = refused.state;
    this.reason = refused.reason;
    this.step = refused.step;
    this.means = refused.means ?? [];
    this.decided = refused.decided;
  }
}
