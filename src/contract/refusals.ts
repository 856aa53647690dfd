/** The closed list of refusals: code -> HTTP status. Each code has a sentence in every language (words.ts). */
export const refusals = {
  invalid: 400,
  malformed: 400,
  link_invalid: 400,
  verification_failed: 400,
  phone_verification_failed: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  forbidden: 403,
  plan_limit: 403,
  draft_limit: 403,
  email_unconfirmed: 403,
  own_listing: 403,
  own_offer: 403,
  unproven: 403,
  contract_missing: 403,
  no_provider: 403,
  suspended: 403,
  second_step: 403,
  second_factor_missing: 403,
  not_found: 404,
  not_offered: 404,
  method_not_allowed: 405,
  conflict: 409,
  email_taken: 409,
  needs_agreement: 409,
  not_bookable: 409,
  slot_taken: 409,
  too_late: 409,
  too_many_open: 409,
  trial_over: 409,
  unpaid: 409,
  wrong_state: 409,
  role_taken: 409,
  last_staff: 409,
  last_factor: 409,
  review_closed: 409,
  own_decision: 409,
  objection_over: 409,
  month_closed: 409,
  collected: 409,
  already_paid: 409,
  gone: 410,
  step_over: 410,
  too_large: 413,
  unsupported_type: 415,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
  busy: 503,
} as const satisfies Record<string, number>;

export type RefusalCode = keyof typeof refusals;

/** Refusals that any endpoint may answer without announcing them, because the door itself makes them. */
export const universalRefusals = [
  'invalid',
  'malformed',
  'unauthenticated',
  'forbidden',
  'second_factor_missing',
  'method_not_allowed',
  'too_large',
  'unsupported_type',
  'too_many_requests',
  'internal',
  'unavailable',
  'busy',
] as const satisfies readonly RefusalCode[];

export type UniversalRefusal = (typeof universalRefusals)[number];

/**
 * Further data of some refusals: the next free starts if a slot is taken, or the state of an appointment. Or why an
 * account is suspended (as an administrator wrote it), or the second step of a sign-in and its means. The
 * administration learns who was faster.
 */
export interface RefusalFacts {
  slots?: string[];
  state?: string;
  reason?: string;
  step?: string;
  means?: string[];
  decided?: EarlierDecision;
}

/** The entry of the log after which somebody came too late. */
export interface EarlierDecision {
  /** An `AuditAction`. */
  what: string;
  /** The address of the administrator; null where that account is gone. */
  by: string | null;
  at: string;
  /** Null where none was given. */
  reason: string | null;
}

/** The body of every refusal. `fields` maps a field's name to a sentence in the caller's language. */
export interface RefusalAnswer extends RefusalFacts {
  error: string;
  code: RefusalCode;
  fields?: Record<string, string>;
  requestId?: string;
}
