import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptied } from '../../support/emptied.ts';
import { aCustomer, withoutAccount } from '../../support/people.ts';
import { anAppointment, anOffering, aReview, type Offering, offered } from '../../support/providers.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
let provider: Offering;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await emptied(world.database);
  [provider] = await offered(world.database, anOffering());
});

const at = (time: string): string => `2027-01-11T${time}:00Z`;
const from = (start: string, end: string, more: { status?: 'cancelled' | 'completed'; blockedUntil?: string } = {}) =>
  anAppointment(world.database, { provider: provider.id, start: at(start), end: at(end), ...more });

const now = () => world.clock.now();

describe('two appointments of one provider', () => {
  it('cannot overlap, whether the first is asked for, confirmed or done', async () => {
    await from('09:00', '10:00');
    await from('11:00', '12:00', { status: 'completed' });
    await expect(from('09:30', '10:30')).rejects.toThrow(/busy_overlap/);
    await expect(from('08:00', '12:30')).rejects.toThrow(/busy_overlap/);
    await expect(from('11:15', '11:30')).rejects.toThrow(/busy_overlap/);
  });

  it('may touch, unless a buffer lies between', async () => {
    await from('09:00', '10:00', { blockedUntil: at('10:15') });
    await expect(from('10:00', '11:00')).rejects.toThrow(/busy_overlap/);
    await expect(from('10:15', '11:00')).resolves.toBeTruthy();
    await expect(from('08:00', '09:00')).resolves.toBeTruthy();
  });

  it('may overlap once one is cancelled, and at different providers', async () => {
    await from('09:00', '10:00', { status: 'cancelled' });
    await expect(from('09:00', '10:00')).resolves.toBeTruthy();
    const [other] = await offered(world.database, anOffering());
    await expect(
      anAppointment(world.database, { provider: other.id, start: at('09:00'), end: at('10:00') }),
    ).resolves.toBeTruthy();
  });

  it('leave one winner when ten ask for the same time at once', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => from('14:00', '15:00')));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const lost = tries.flatMap((tried) => (tried.status === 'rejected' ? [String(tried.reason)] : []));
    expect(
      lost.every((reason) => /busy_overlap|deadlock/.test(reason)),
      lost.join('\n'),
    ).toBe(true);
    const [counted] = await world.database.query<{ count: number }>('select count(*) from app.appointment');
    expect(counted?.count).toBe(1);
  });
});

describe('a review', () => {
  it('belongs to a completed appointment', async () => {
    const appointment = await from('09:00', '10:00');
    await expect(aReview(world.database, { appointment, provider: provider.id, at: now() })).rejects.toThrow(
      /completed/,
    );
    await world.database.query(`update app.appointment set status = 'completed'`);
    await expect(aReview(world.database, { appointment, provider: provider.id, at: now() })).resolves.toBeTruthy();
  });

  it('is written once by each side, with one to five points', async () => {
    const appointment = await from('09:00', '10:00', { status: 'completed' });
    const about = { appointment, provider: provider.id, at: now() };
    await expect(aReview(world.database, { ...about, rating: 6 })).rejects.toThrow(/rating/);
    await aReview(world.database, about);
    await expect(aReview(world.database, about)).rejects.toThrow(/unique/);
    await expect(aReview(world.database, { ...about, author: 'provider' })).resolves.toBeTruthy();
  });

  it('is about the provider of its appointment', async () => {
    const appointment = await from('09:00', '10:00', { status: 'completed' });
    const [other] = await offered(world.database, anOffering());
    await expect(aReview(world.database, { appointment, provider: other.id, at: now() })).rejects.toThrow(
      /foreign key/,
    );
  });

  it('is visible at once for both when both are written at the same moment', async () => {
    const appointment = await from('09:00', '10:00', { status: 'completed' });
    const about = { appointment, provider: provider.id, at: now() };
    await Promise.all([aReview(world.database, about), aReview(world.database, { ...about, author: 'provider' })]);
    const hidden = await world.database.query('select id from app.review where visible_at > created_at');
    expect(hidden).toEqual([]);
  });

  it('outlives the customer’s account', async () => {
    const customer = await aCustomer(world);
    const appointment = await anAppointment(world.database, {
      provider: provider.id,
      customer: customer.user.id,
      start: at('09:00'),
      end: at('10:00'),
      status: 'completed',
    });
    await aReview(world.database, { appointment, provider: provider.id, at: now() });
    await withoutAccount(world, customer);
    expect(await world.database.query('select id from app.review')).toHaveLength(1);
  });
});
