import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { resealSecrets } from '../../../netlify/features/account/account/code-actions.ts';
import { login, me } from '../../../src/contract/account/account.ts';
import {
  addPasskey,
  askPasskey,
  beginApp,
  beginPasskey,
  confirmApp,
  listFactors,
  newBackupCodes,
  removeFactor,
  takeStep,
  takeStepByPasskey,
} from '../../../src/contract/account/account-factor.ts';
import { listDevices } from '../../../src/contract/account/device.ts';
import { listAccounts } from '../../../src/contract/admin/admin-account.ts';
import { aCustomer, anAdmin, goodPassword, type Person } from '../../support/people.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
beforeEach(() => world.database.query('delete from app.rate_limit'));

const codeOf = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: world.clock.now().getTime() });
const later = () => world.clock.forward(61_000);
const signIn = (person: Person, stay = false) =>
  world.ask(login, { body: { email: person.user.email, password: goodPassword, stay } });
const stepOf = async (person: Person, stay = false): Promise<string> => (await signIn(person, stay)).refusal.step ?? '';
const take = (step: string, code: string) => world.ask(takeStep, { body: { step, code } });
const begin = (token: string, currentPassword = goodPassword) =>
  world.ask(beginApp, { body: { currentPassword } }, { token });

/** Somebody with an app that shows codes. */
async function withApp(person: Person) {
  const begun = (await begin(person.token)).body;
  const confirmed = await world.ask(
    confirmApp,
    { params: { id: begun.id }, body: { code: codeOf(begun.secret) } },
    { token: person.token },
  );
  expect(confirmed.status).toBe(200);
  later();
  return { ...begun, token: confirmed.body.access_token, backupCodes: confirmed.body.backupCodes };
}

describe('setting up an app', () => {
  it('wants the password and a code, ends other sessions, gives codes for a lost phone, and is told by mail', async () => {
    const person = await aCustomer(world);
    expect((await begin(person.token, 'Nicht das Passwort 9')).refusal.fields).toHaveProperty('currentPassword');
    const begun = (await begin(person.token)).body;
    expect(begun.uri).toContain(`secret=${begun.secret}`);
    expect(begun.picture.path.length).toBeGreaterThan(500);
    // Nothing counts yet: signing in takes one step.
    expect((await signIn(person)).status).toBe(200);
    const confirm = (code: string) =>
      world.ask(confirmApp, { params: { id: begun.id }, body: { code } }, { token: person.token });
    expect((await confirm('12345')).refusal.fields).toHaveProperty('code');
    const { body } = await confirm(codeOf(begun.secret));
    expect(body.backupCodes).toHaveLength(10);
    expect((await world.ask(me, {}, { token: person.token })).status).toBe(401);
    expect((await world.ask(me, {}, { token: body.access_token })).status).toBe(200);
    const held = (await world.ask(listFactors, {}, { token: body.access_token })).body;
    expect(held).toMatchObject({ factors: [{ kind: 'totp' }], backupCodesLeft: 10, isRequired: false });
    await world.afterwards();
    const mails = await world.database.query('select from app.outgoing_mail where recipient = $1 and subject = $2', [
      person.user.email,
      'Ihr Konto hat einen neuen zweiten Schritt',
    ]);
    expect(mails).toHaveLength(1);
  });

  it('keeps neither the secret nor the codes where somebody who reads the tables could use them', async () => {
    const person = await aCustomer(world);
    const { secret, backupCodes } = await withApp(person);
    const rows = await world.database.query<{ all: string }>(
      `select second_factor::text as all from app.second_factor where account_id = $1
       union all select backup_code::text from app.backup_code where account_id = $1`,
      [person.user.id],
    );
    const kept = rows.map(({ all }) => all).join('\n');
    for (const word of [secret, ...backupCodes, ...backupCodes.map((code) => code.replace('-', ''))])
      expect(kept).not.toContain(word);
  });
});

describe('signing in with a second step', () => {
  it('opens nothing by the first step alone, and goes on with a code, which counts once', async () => {
    const person = await aCustomer(world);
    const { secret } = await withApp(person);
    const answered = await signIn(person);
    expect([answered.status, answered.refusal]).toMatchObject([
      403,
      { code: 'second_step', means: ['totp', 'backup'] },
    ]);
    const step = answered.refusal.step ?? '';
    expect((await world.ask(me, {}, { token: step })).status).toBe(401);
    expect((await take(step, '000000')).refusal.fields).toHaveProperty('code');
    const code = codeOf(secret);
    const entered = await take(step, ` ${code.slice(0, 3)} ${code.slice(3)}`);
    expect(entered.body.user.id).toBe(person.user.id);
    expect((await take(step, code)).refusal.code).toBe('step_over');
    // The same code again, in another sign-in.
    expect((await take(await stepOf(person), code)).refusal.fields).toHaveProperty('code');
  });

  it('keeps the device signed in where that was asked for in the first step', async () => {
    const person = await aCustomer(world);
    const { secret } = await withApp(person);
    const { access_token: token } = (await take(await stepOf(person, true), codeOf(secret))).body;
    expect((await world.ask(listDevices, {}, { token })).body.devices).toMatchObject([{ isThis: true }]);
  });

  it('takes a code for a lost phone once, in any spelling', async () => {
    const person = await aCustomer(world);
    const { backupCodes } = await withApp(person);
    const [code = ''] = backupCodes;
    const entered = await take(await stepOf(person), code.toUpperCase().replace('-', ' '));
    expect(entered.status).toBe(200);
    expect((await take(await stepOf(person), code)).status).toBe(400);
    const { access_token: token } = entered.body;
    expect((await world.ask(listFactors, {}, { token })).body.backupCodesLeft).toBe(9);
    const fresh = await world.ask(newBackupCodes, { body: { currentPassword: goodPassword } }, { token });
    expect(fresh.body.backupCodes).toHaveLength(10);
    expect((await take(await stepOf(person), backupCodes[1] ?? '')).status).toBe(400);
    expect((await take(await stepOf(person), fresh.body.backupCodes[0] ?? '')).status).toBe(200);
  });

  it('is over after six wrong codes, after ten minutes, and when the password changes; an account has 20 tries an hour', async () => {
    const person = await aCustomer(world);
    const { secret } = await withApp(person);
    const step = await stepOf(person);
    const tries = await Promise.all(Array.from({ length: 8 }, () => take(step, '000000')));
    expect(tries.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      400, 400, 400, 400, 400, 400, 410, 410,
    ]);
    expect((await take(step, codeOf(secret))).refusal.code).toBe('step_over');
    const old = await stepOf(person);
    world.clock.forward(11 * 60_000);
    expect((await take(old, codeOf(secret))).refusal.code).toBe('step_over');
    const before = await stepOf(person);
    await world.database.query('update app.account set session_version = session_version + 1 where id = $1', [
      person.user.id,
    ]);
    expect((await take(before, codeOf(secret))).refusal.code).toBe('step_over');
    const statuses: number[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      const next = await stepOf(person);
      for (let one = 0; one < 6; one += 1) statuses.push((await take(next, '000000')).status);
    }
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(3);
  });

  it('takes no answer of a passkey that was not asked for, nor one that is none', async () => {
    const person = await aCustomer(world);
    await withApp(person);
    const step = await stepOf(person);
    const answer = { id: 'abc', rawId: 'abc', type: 'public-key' as const, response: { clientDataJSON: 'e30' } };
    const byPasskey = () => world.ask(takeStepByPasskey, { body: { step, answer } });
    expect((await byPasskey()).refusal.fields).toHaveProperty('answer');
    expect((await world.ask(askPasskey, { body: { step } })).body.options['rpId']).toBe('localhost');
    expect((await byPasskey()).refusal.fields).toHaveProperty('answer');
    const { body } = await world.ask(login, {
      body: { email: (await aCustomer(world)).user.email, password: goodPassword },
    });
    const token = body.access_token;
    const begun = await world.ask(beginPasskey, { body: { currentPassword: goodPassword } }, { token });
    expect(begun.body.options).toMatchObject({ rp: { id: 'localhost' } });
    const add = () => world.ask(addPasskey, { body: { label: 'Stick', answer } }, { token });
    expect((await add()).refusal.fields).toHaveProperty('answer');
    expect((await add()).refusal.code).toBe('step_over');
  });
});

describe('a second factor', () => {
  it('is removed with the password, and its codes with the last one', async () => {
    const person = await aCustomer(world);
    const { id, token } = await withApp(person);
    const remove = (currentPassword: string) =>
      world.ask(removeFactor, { params: { id }, body: { currentPassword } }, { token });
    expect((await remove('Nicht das Passwort 9')).status).toBe(400);
    expect((await remove(goodPassword)).status).toBe(200);
    expect((await signIn(person)).status).toBe(200);
    expect(await world.database.query('select from app.backup_code where account_id = $1', [person.user.id])).toEqual(
      [],
    );
  });

  it('is needed in the administration: without one nothing is open, and the last one stays', async () => {
    const admin = await anAdmin(world);
    await world.database.query('delete from app.second_factor where account_id = $1', [admin.user.id]);
    const list = (token: string) => world.ask(listAccounts, { query: {} }, { token });
    expect((await list(admin.token)).refusal.code).toBe('second_factor_missing');
    expect((await world.ask(listFactors, {}, { token: admin.token })).body.isRequired).toBe(true);
    world.adapters.demoAdmin = admin.user.email;
    expect((await list(admin.token)).status).toBe(200);
    world.adapters.demoAdmin = undefined;
    const { id, token } = await withApp(admin);
    expect((await list(token)).status).toBe(200);
    const removed = await world.ask(
      removeFactor,
      { params: { id }, body: { currentPassword: goodPassword } },
      { token },
    );
    expect(removed.refusal.code).toBe('last_factor');
  });

  it('goes on under a new key once its secret was sealed anew', async () => {
    const person = await aCustomer(world);
    const { secret } = await withApp(person);
    const { dataKey } = world.adapters;
    world.adapters.dataKey = new TextEncoder().encode('another data key of the tests, at least 32 bytes');
    world.adapters.formerDataKeys = [dataKey];
    expect((await resealSecrets(world.adapters)).secretsResealed).toBeGreaterThan(0);
    world.adapters.formerDataKeys = [];
    expect((await take(await stepOf(person), codeOf(secret))).status).toBe(200);
    world.adapters.dataKey = dataKey;
  });
});
