import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { login, loginProvider, logout, me } from '../../../src/contract/account/account.ts';
import { endDevice, listDevices } from '../../../src/contract/account/device.ts';
import { changePassword } from '../../../src/contract/account/profile.ts';
import { exportAccount } from '../../../src/contract/admin/own-data.ts';
import { aCustomer, aProvider, goodPassword, type Person } from '../../support/people.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
beforeEach(() => world.database.query('delete from app.rate_limit'));

const minutes = (count: number): number => count * 60_000;
const days = (count: number): number => count * 24 * minutes(60);

const signIn = async ({ user }: Pick<Person, 'user'>, stay: boolean): Promise<string> =>
  (await world.ask(login, { body: { email: user.email, password: goodPassword, stay } })).body.access_token;
const statusOf = async (token: string): Promise<number> => (await world.ask(me, {}, { token })).status;
const devicesOf = async (token: string) => (await world.ask(listDevices, {}, { token })).body.devices;
const renewedBy = async (token: string): Promise<string> => {
  const { headers } = await world.raw('GET /api/auth/me', undefined, { token });
  return headers.get('x-access-token') ?? '';
};

describe('whoever stays signed in', () => {
  it('is signed in after 29 days, each visit gives 30 more, and without the tick it is 30 minutes', async () => {
    const person = await aCustomer(world);
    const [short, long] = [await signIn(person, false), await signIn(person, true)];
    world.clock.forward(minutes(31));
    expect([await statusOf(short), await statusOf(long)]).toEqual([401, 200]);
    world.clock.forward(days(29));
    const renewed = await renewedBy(long);
    expect(renewed).not.toBe('');
    world.clock.forward(days(29));
    expect([await statusOf(renewed), await statusOf(long)]).toEqual([200, 401]);
    world.clock.forward(days(31));
    expect(await statusOf(renewed)).toBe(401);
  });

  it('sees the devices in the settings, and ends one there at once', async () => {
    const person = await aProvider(world);
    const body = { email: person.user.email, password: goodPassword, stay: true };
    const [phone, desk] = [await signIn(person, true), (await world.ask(loginProvider, { body })).body.access_token];
    const listed = await devicesOf(desk);
    expect(listed).toHaveLength(2);
    expect(listed.filter(({ isThis }) => isThis)).toHaveLength(1);
    const other = listed.find(({ isThis }) => !isThis)?.id ?? '';
    expect((await world.ask(endDevice, { params: { id: other } }, { token: desk })).status).toBe(200);
    expect([await statusOf(phone), await statusOf(desk)]).toEqual([401, 200]);
    expect(await devicesOf(desk)).toHaveLength(1);
    const { held } = (await world.ask(exportAccount, {}, { token: desk })).body;
    expect(held['devices']).toHaveLength(1);
  });

  it('ends no device that is none, or somebody else’s', async () => {
    const [one, other] = [await aCustomer(world), await aCustomer(world)];
    const [desk, theirs] = [await signIn(one, true), await signIn(other, true)];
    const [device] = await devicesOf(theirs);
    expect((await world.ask(endDevice, { params: { id: device?.id ?? '' } }, { token: desk })).status).toBe(404);
    for (const id of ['x', '%00', crypto.randomUUID()])
      expect((await world.ask(endDevice, { params: { id } }, { token: desk })).status).toBe(404);
    expect([await statusOf(theirs), await devicesOf(desk)]).toMatchObject([200, [{ isThis: true }]]);
  });

  it('stays so when signing out elsewhere, and signing out there ends that device alone', async () => {
    const person = await aCustomer(world);
    const [short, one, two] = [await signIn(person, false), await signIn(person, true), await signIn(person, true)];
    await world.ask(logout, {}, { token: short });
    expect([await statusOf(short), await statusOf(one), await statusOf(two)]).toEqual([401, 200, 200]);
    await world.ask(logout, {}, { token: one });
    expect([await statusOf(one), await statusOf(two)]).toEqual([401, 200]);
  });

  it('is signed out everywhere by a new password', async () => {
    const person = await aCustomer(world);
    const [one, two] = [await signIn(person, true), await signIn(person, true)];
    const body = { currentPassword: goodPassword, password: 'Noch ein gutes Passwort 2' };
    const { access_token } = (await world.ask(changePassword, { body }, { token: one })).body;
    expect([await statusOf(one), await statusOf(two), await statusOf(access_token)]).toEqual([401, 401, 200]);
    expect(await devicesOf(access_token)).toEqual([]);
  });

  it.each([
    ['a new e-mail address', `update app.account set session_version = session_version + 1 where id = $1`],
    ['a suspension', 'update app.account set suspended_at = now() where id = $1'],
    ['becoming an administrator', `update app.account set type = 'admin' where id = $1`],
  ])('is signed out by %s', async (_, change) => {
    const person = await aCustomer(world);
    const token = await signIn(person, true);
    await world.database.query(change, [person.user.id]);
    expect(await statusOf(token)).toBe(401);
  });

  it('is never an administrator, whatever is ticked', async () => {
    const person = await aCustomer(world);
    await world.database.query(`update app.account set type = 'admin' where id = $1`, [person.user.id]);
    const token = await signIn(person, true);
    expect(await devicesOf(token)).toEqual([]);
    world.clock.forward(minutes(31));
    expect(await statusOf(token)).toBe(401);
  });

  it('is refused a tick that is none', async () => {
    const { user } = await aCustomer(world);
    const { status, refusal } = await world.raw('POST /api/auth/login', {
      email: user.email,
      password: goodPassword,
      stay: 'yes',
    });
    expect([status, refusal.fields]).toEqual([400, { stay: expect.any(String) }]);
  });
});
