import type { Limit } from '../../../http/limit.ts';

/** So long a link holds: until the next year's accounts are done. */
export const adviserDays = 366;

export const adviserLimits = {
  /** Whoever tries links. */
  readsPerCaller: { name: 'adviser-read', times: 120, seconds: 3600 },
} as const satisfies Record<string, Limit>;
