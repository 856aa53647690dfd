import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { login, me } from '../../../src/contract/account/account.ts';
import {
  beginApp,
  cancelLoss,
  cancelOwnLoss,
  confirmApp,
  endSecondStep,
  getLoss,
  listFactors,
  newBackupCodes,
  reportLoss,
  takeStep,
} from '../../../src/contract/account/account-factor.ts';
import { changePassword } from '../../../src/contract/account/profile.ts';
import { listNotifications } from '../../../src/contract/messaging/notification.ts';
import { aCustomer, anAdmin, goodPassword, type Person } from '../../support/people.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
beforeEach(() => world.database.query('delete from app.rate_limit'));

const day = 86_400_000;
/** In days, to the minute: the clock goes on. */
const waitOf = (opensAt: string): number =>
  Math.round((Date.parse(opensAt) - world.clock.now().getTime()) / 60_000) / 1440;
const confirmAddress = ({ user }: Person, isConfirmed: boolean) =>
  world.database.query(`update app.account set email_verified_at = case when $2 then now() end where id = $1`, [
    user.id,
    isConfirmed,
  ]);
const codeOf = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: world.clock.now().getTime() });
const signIn = ({ user }: Person) => world.ask(login, { body: { email: user.email, password: goodPassword } });
const stepOf = async (person: Person): Promise<string> => (await signIn(person)).refusal.step ?? '';

/** Somebody with a confirmed address and an app that shows codes: its secret, and a session. */
async function withApp(person: Person) {
  const { token } = person;
  await confirmAddress(person, true);
  const begun = (await world.ask(beginApp, { body: { currentPassword: goodPassword } }, { token })).body;
  const shown = { params: { id: begun.id }, body: { code: codeOf(begun.secret) } };
  const confirmed = await world.ask(confirmApp, shown, { token });
  expect(confirmed.status).toBe(200);
  world.clock.forward(61_000);
  return { secret: begun.secret, token: confirmed.body.access_token };
}

const subject = 'Anmeldung ohne zweiten Schritt?';
async function lettersTo({ user }: Person) {
  await world.afterwards();
  return world.database.query<{ subject: string; body: string }>(
    'select subject, body from app.outgoing_mail where recipient = $1 order by created_at, id',
    [user.email],
  );
}
const mailedTokens = async (person: Person): Promise<string[]> =>
  (await lettersTo(person))
    .filter((letter) => letter.subject === subject)
    .map(({ body }) => /second-step\/([\w-]+)/.exec(body)?.[1] ?? '');
async function lostBy(person: Person): Promise<string> {
  const asked = await world.ask(reportLoss, { body: { step: await stepOf(person) } });
  expect(asked.status, JSON.stringify(asked.refusal)).toBe(200);
  expect(waitOf(asked.body.opensAt)).toBe(3);
  return (await mailedTokens(person)).at(-1) ?? '';
}
const look = (token: string) => world.ask(getLoss, { params: { token } });
const end = (token: string) => world.ask(endSecondStep, { body: { token } });

describe('whoever has lost phone and codes', () => {
  it('gets in by a mailed link after three days and not before, once, and is told', async () => {
    const person = await aCustomer(world);
    const { token: session } = await withApp(person);
    const token = await lostBy(person);
    expect((await look(token)).body.isOpen).toBe(false);
    expect((await end(token)).refusal.code).toBe('wrong_state');
    expect((await signIn(person)).refusal.code).toBe('second_step');
    world.clock.forward(3 * day - 120_000);
    expect((await end(token)).refusal.code).toBe('wrong_state');
    world.clock.forward(120_000);
    expect((await look(token)).body.isOpen).toBe(true);
    const [one, other] = await Promise.all([end(token), end(token)]);
    expect([one.status, other.status].toSorted((low, high) => low - high)).toEqual([200, 400]);
    const entered = await signIn(person);
    expect(entered.status).toBe(200);
    const held = await world.ask(listFactors, {}, { token: entered.body.access_token });
    expect(held.body).toMatchObject({ factors: [], backupCodesLeft: 0 });
    expect((await world.ask(me, {}, { token: session })).status).toBe(401);
    expect((await lettersTo(person)).map((letter) => letter.subject)).toContain(
      'Ein zweiter Schritt Ihres Kontos wurde entfernt',
    );
  });

  it('is stopped by the link, by a step that is taken, by a new password, and after 14 days', async () => {
    const cancelled = await aCustomer(world);
    await withApp(cancelled);
    const first = await lostBy(cancelled);
    expect((await world.ask(cancelLoss, { body: { token: first } })).status).toBe(200);

    const found = await aCustomer(world);
    const { secret } = await withApp(found);
    const second = await lostBy(found);
    const taken = await world.ask(takeStep, { body: { step: await stepOf(found), code: codeOf(secret) } });
    expect(taken.status).toBe(200);

    const wary = await aCustomer(world);
    const { token } = await withApp(wary);
    const third = await lostBy(wary);
    const passwords = { currentPassword: goodPassword, password: 'Ein anderes Passwort 7!' };
    expect((await world.ask(changePassword, { body: passwords }, { token })).status).toBe(200);

    const idle = await aCustomer(world);
    await withApp(idle);
    const fourth = await lostBy(idle);
    world.clock.forward(4 * day);
    for (const link of [first, second, third]) expect((await end(link)).refusal.code, link).toBe('link_invalid');
    expect((await look(fourth)).body.isOpen).toBe(true);
    world.clock.forward(10 * day);
    expect((await end(fourth)).refusal.code).toBe('link_invalid');
    expect((await signIn(idle)).refusal.code).toBe('second_step');
  });

  it('asks again without a second mail, and not without the password', async () => {
    const person = await aCustomer(world);
    await withApp(person);
    await lostBy(person);
    world.clock.forward(day);
    const again = await world.ask(reportLoss, { body: { step: await stepOf(person) } });
    expect(waitOf(again.body.opensAt)).toBe(2);
    expect(await mailedTokens(person)).toHaveLength(1);
    expect((await world.ask(reportLoss, { body: { step: 'guessed' } })).refusal.code).toBe('step_over');
    const kept = await world.database.query<{ row: string }>('select factor_loss::text as row from app.factor_loss');
    expect(kept.map(({ row }) => row).join('\n')).not.toContain((await mailedTokens(person))[0]);
  });

  it('is told of it where they are signed in, and stops it there', async () => {
    const person = await aCustomer(world);
    const { token } = await withApp(person);
    const opensIn = async () => (await world.ask(listFactors, {}, { token })).body.lossOpensAt;
    expect(await opensIn()).toBeNull();
    const link = await lostBy(person);
    expect(waitOf((await opensIn()) ?? '')).toBe(3);
    const [rung] = (await world.ask(listNotifications, {}, { token })).body.items;
    expect(rung).toMatchObject({ kind: 'system', path: '/provider/settings?tab=password', isRead: false });
    expect((await world.ask(cancelOwnLoss, {}, { token })).status).toBe(200);
    expect(await opensIn()).toBeNull();
    expect((await look(link)).refusal.code).toBe('link_invalid');

    const again = await lostBy(person);
    const codes = await world.ask(newBackupCodes, { body: { currentPassword: goodPassword } }, { token });
    expect(codes.body.backupCodes).toHaveLength(10);
    expect((await look(again)).refusal.code).toBe('link_invalid');
  });

  it('has to have confirmed the address, and asks five times a day at most', async () => {
    const person = await aCustomer(world);
    const { token } = await withApp(person);
    await confirmAddress(person, false);
    const report = async () => world.ask(reportLoss, { body: { step: await stepOf(person) } });
    expect((await report()).refusal.code).toBe('email_unconfirmed');
    await confirmAddress(person, true);
    for (const _ of [1, 2, 3, 4]) {
      expect((await report()).status).toBe(200);
      await world.ask(cancelOwnLoss, {}, { token });
    }
    expect((await report()).refusal.code).toBe('too_many_requests');
    expect(await mailedTokens(person)).toHaveLength(4);
  });

  it('asks the operator where they administer the site', async () => {
    const admin = await anAdmin(world);
    await withApp(admin);
    const asked = await world.ask(reportLoss, { body: { step: await stepOf(admin) } });
    expect(asked.refusal.code).toBe('forbidden');
    expect(await mailedTokens(admin)).toEqual([]);
  });
});
