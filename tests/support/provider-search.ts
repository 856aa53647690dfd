import { expect } from 'vitest';
import type { AskOf } from '../../src/contract/endpoint.ts';
import { listProviders } from '../../src/contract/services/provider.ts';
import { anAppointment, aReview, type Offering } from './providers.ts';
import type { World } from './world.ts';

export const berlin = { latitude: 52.532, longitude: 13.384 };

export type ProviderQuery = AskOf<typeof listProviders>['query'];

export async function providersFound(world: World, query: ProviderQuery) {
  const answered = await world.ask(listProviders, { query });
  expect(answered.status, JSON.stringify(answered.refusal)).toBe(200);
  return answered.body;
}

const hour = 3_600_000;
let visits = 0;

/** Of a visit that is over, and has an hour of its own; says which. */
export async function reviewed(
  { database }: World,
  { id }: Offering,
  rating: number,
  at = new Date('2026-02-01T09:00:00Z'),
): Promise<string> {
  const start = Date.parse('2026-01-05T09:00:00Z') + (visits += 1) * hour;
  const appointment = await anAppointment(database, {
    provider: id,
    start: new Date(start).toISOString(),
    end: new Date(start + hour).toISOString(),
    status: 'completed',
  });
  await aReview(database, { appointment, provider: id, rating, at });
  return appointment;
}
