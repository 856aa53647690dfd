import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

export const health = endpoint('GET /health', {
  summary: 'Liveness, the database included',
  access: 'anyone',
  response: z.object({ status: z.literal('ok') }),
});

/**
 * `resting`: it has failed too often and is not asked for a while. `late`: something has waited too long. `full`: there
 * is no more room.
 */
export const partStates = ['ok', 'resting', 'late', 'full'] as const;

export const ready = endpoint('GET /ready', {
  summary:
    'Readiness: the database has every migration that this code knows, with the same text; 503 else. And how the parts behind it are',
  access: 'anyone',
  response: z.object({
    status: z.literal('ready'),
    migration: z.string(),
    parts: z.record(z.string(), z.enum(partStates)),
  }),
});

export const openapi = endpoint('GET /openapi.json', {
  summary: 'This description, generated from the contract',
  access: 'anyone',
  response: z.record(z.string(), z.unknown()),
});
