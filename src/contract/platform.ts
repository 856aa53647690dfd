import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const health = endpoint('GET /health', {
  summary: 'Liveness, the database included',
  access: 'anyone',
  response: z.object({ status: z.literal('ok') }),
});

export const ready = endpoint('GET /ready', {
  summary: 'Readiness: the database has every migration that this code knows, with the same text; 503 else',
  access: 'anyone',
  response: z.object({ status: z.literal('ready'), migration: z.string() }),
});

export const openapi = endpoint('GET /openapi.json', {
  summary: 'This description, generated from the contract',
  access: 'anyone',
  response: z.record(z.string(), z.unknown()),
});
