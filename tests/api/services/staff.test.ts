import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { changePackage } from '../../../src/contract/billing/billing.ts';
import {
  createStaff,
  deleteStaff,
  listStaff,
  type StaffId,
  type StaffMember,
  updateStaff,
} from '../../../src/contract/services/staff.ts';
import { aProvider, type Person, withConfirmedEmail } from '../../support/people.ts';
import { anUploadedImage, aPhotograph } from '../../support/pictures.ts';
import { anAppointment } from '../../support/providers.ts';
import { aServiceCard } from '../../support/service-cards.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;

beforeAll(async () => {
  world = await startWorld();
}, 60_000);
afterAll(() => world.close());

type Form = z.input<typeof createStaff.body>;

const aBusinessOf = async (type: 'free' | 'pro' | 'platin'): Promise<Person> =>
  withConfirmedEmail(world, await aProvider(world, { type }));
const staffOf = async ({ token }: Person): Promise<StaffMember[]> =>
  (await world.ask(listStaff, {}, { token })).body.items;
const add = ({ token }: Person, body: Partial<Form> = {}) =>
  world.ask(createStaff, { body: { name: 'Mira', ...body } }, { token });
const change = ({ token }: Person, id: StaffId, body: Partial<z.input<typeof updateStaff.body>> = {}) =>
  world.ask(updateStaff, { params: { id }, body: { name: 'Mira', ...body } }, { token });
const leave = ({ token }: Person, id: StaffId) => world.ask(deleteStaff, { params: { id } }, { token });
const downgrade = ({ token }: Person, plan: 'free' | 'gold') =>
  world.ask(changePackage, { body: { package: plan } }, { token });

const first = async (person: Person): Promise<StaffMember> => {
  const [member] = await staffOf(person);
  if (member === undefined) throw new Error('no staff');
  return member;
};

describe('the staff', () => {
  it('begins with whoever registered', async () => {
    const provider = await aBusinessOf('free');
    expect(await staffOf(provider)).toMatchObject([
      { name: 'Anna', isActive: true, image: null, cards: null, hours: null, upcoming: 0, visits: [] },
    ]);
  });

  it('keeps a person as written: picture, cards and own hours', async () => {
    const provider = await aBusinessOf('pro');
    const card = await aServiceCard(world, provider);
    const imageId = await anUploadedImage(
      world,
      provider,
      await aPhotograph().webp().toBuffer(),
      'image/webp',
      'profile',
    );
    const hours = [
      { weekday: 1, opensMinute: 540, closesMinute: 720 },
      { weekday: 1, opensMinute: 780, closesMinute: 1080 },
    ];
    const { status, body } = await add(provider, { imageId, cards: [card.id], hours });
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'Mira', image: { id: imageId, alt: 'Mira' }, cards: [card.id], hours });
    expect((await staffOf(provider)).map(({ name }) => name)).toEqual(['Anna', 'Mira']);
    const changed = await change(provider, body.id, { name: 'Mira K.', imageId });
    expect(changed.body).toMatchObject({ name: 'Mira K.', image: { id: imageId }, cards: null, hours: null });
  });

  it('sent again under the same id is one person', async () => {
    const provider = await aBusinessOf('pro');
    const id = crypto.randomUUID() as StaffId;
    expect((await add(provider, { id })).status).toBe(201);
    expect((await add(provider, { id })).body.id).toBe(id);
    expect(await staffOf(provider)).toHaveLength(2);
  });

  it('names what is wrong, and keeps nothing', async () => {
    const provider = await aBusinessOf('pro');
    const wrong = async (body: Partial<Form>) => Object.keys((await add(provider, body)).refusal.fields ?? {});
    expect(await wrong({ name: ' ' })).toEqual(['name']);
    expect(await wrong({ imageId: crypto.randomUUID() })).toEqual(['imageId']);
    expect(await wrong({ cards: [crypto.randomUUID()] })).toEqual(['cards']);
    expect(await wrong({ cards: [] })).toEqual(['cards']);
    const another = await aServiceCard(world, await aBusinessOf('free'));
    expect(await wrong({ cards: [another.id] })).toEqual(['cards']);
    const span = { weekday: 1, opensMinute: 600, closesMinute: 720 };
    expect(await wrong({ hours: [{ ...span, weekday: 8 }] })).toEqual(['hours.0.weekday']);
    expect(await wrong({ hours: [{ ...span, opensMinute: 601 }] })).toEqual(['hours.0.opensMinute']);
    expect(await wrong({ hours: [{ ...span, closesMinute: 600 }] })).toEqual(['hours.0.closesMinute']);
    expect(await wrong({ hours: [span, { weekday: 1, opensMinute: 700, closesMinute: 800 }] })).toEqual([
      'hours.1.opensMinute',
    ]);
    expect(await staffOf(provider)).toHaveLength(1);
  });

  it('is not overwritten by a form that saw it before a change', async () => {
    const provider = await aBusinessOf('free');
    const { id, updatedAt } = await first(provider);
    expect((await change(provider, id, { name: 'Anna M.', seen: updatedAt })).status).toBe(200);
    expect(await change(provider, id, { name: 'Anna', seen: updatedAt })).toMatchObject({
      status: 409,
      refusal: { code: 'conflict' },
    });
    expect((await first(provider)).name).toBe('Anna M.');
  });
});

describe('the plan', () => {
  it.each([
    ['free', 1],
    ['pro', 2],
  ] as const)('%s has room for %i who can be booked', async (type, maximum) => {
    const provider = await aBusinessOf(type);
    for (let count = 1; count < maximum; count += 1) expect((await add(provider)).status).toBe(201);
    expect(await add(provider)).toMatchObject({ status: 403, refusal: { code: 'plan_limit' } });
    const resting = await add(provider, { isActive: false });
    expect(resting.status).toBe(201);
    expect((await change(provider, resting.body.id, { isActive: true })).refusal.code).toBe('plan_limit');
    expect((await world.ask(listStaff, {}, { token: provider.token })).body.maximum).toBe(maximum);
  });

  it('lets in one of two who are added at once to the last place', async () => {
    const provider = await aBusinessOf('pro');
    const answered = await Promise.all([add(provider), add(provider), add(provider)]);
    expect(answered.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 403, 403]);
  });

  it('that becomes smaller keeps the first of the order bookable, and everybody’s visits', async () => {
    const provider = await aBusinessOf('platin');
    for (const name of ['Mira', 'Jonas']) await add(provider, { name });
    expect((await downgrade(provider, 'gold')).body.resting).toBe(1);
    const members = await staffOf(provider);
    expect(members.map(({ name, isActive }) => [name, isActive])).toEqual([
      ['Anna', true],
      ['Mira', true],
      ['Jonas', false],
    ]);
    const jonas = members[2] as StaffMember;
    expect((await change(provider, jonas.id, { name: 'Jonas', isActive: true })).refusal.code).toBe('plan_limit');
  });
});

describe('whoever leaves', () => {
  it('cannot be booked any more; the visits stay and are listed', async () => {
    const provider = await aBusinessOf('pro');
    const anna = await first(provider);
    await add(provider);
    const at = new Date(world.clock.now().getTime() + 86_400_000);
    const appointment = await anAppointment(world.database, {
      provider: provider.user.id,
      start: at.toISOString(),
      end: new Date(at.getTime() + 3_600_000).toISOString(),
    });
    const { status, body } = await leave(provider, anna.id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ isActive: false, upcoming: 1, visits: [{ id: appointment, staff: 'Anna' }] });
    const [row] = await world.database.query('select status, staff_id as staff from app.appointment where id = $1', [
      appointment,
    ]);
    expect(row).toEqual({ status: 'confirmed', staff: anna.id });
    expect((await world.database.query('select from app.busy where owner = $1', [appointment])).length).toBe(1);
  });

  it('is never the last one, whichever way it is asked', async () => {
    const provider = await aBusinessOf('pro');
    const anna = await first(provider);
    expect(await leave(provider, anna.id)).toMatchObject({ status: 409, refusal: { code: 'last_staff' } });
    expect((await change(provider, anna.id, { isActive: false })).refusal.code).toBe('last_staff');
    const mira = (await add(provider)).body;
    const both = await Promise.all([leave(provider, anna.id), leave(provider, mira.id)]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect((await staffOf(provider)).filter(({ isActive }) => isActive)).toHaveLength(1);
  });
});
