import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exampleOperator } from '../../netlify/adapters/example-operator.ts';
import { ibanOf, resealMandates } from '../../netlify/features/billing/debit-actions.ts';
import { getMandate, giveMandate, withdrawMandate } from '../../src/contract/billing-debit.ts';
import { deleteAccount } from '../../src/contract/own-data.ts';
import { sessionOf } from '../support/appointments.ts';
import { emptied } from '../support/emptied.ts';
import { aProvider, goodPassword, type Person } from '../support/people.ts';
import { startWorld, type World } from '../support/world.ts';

let world: World;
let now: Date;
let person: Person;
beforeAll(async () => {
  world = await startWorld();
  world.adapters.clock.now = () => now;
}, 120_000);
afterAll(() => world.close());
beforeEach(async () => {
  await emptied(world.database);
  world.adapters.operator = exampleOperator;
  now = new Date('2026-12-10T12:00:00Z');
  person = await aProvider(world);
});

const iban = 'AT61 1904 3002 3457 3201';
const as = async (who: Person = person, language = 'de') => ({ token: await sessionOf(world, who.user.id), language });
const held = async (language = 'de') => (await world.ask(getMandate, {}, await as(person, language))).body;
const give = async (changes: { iban?: string; accountHolder?: string; text?: string } = {}) => {
  const { offer } = await held();
  const body = { iban, accountHolder: 'Jörg Größ', text: offer?.text ?? '', ...changes };
  return world.ask(giveMandate, { body }, await as());
};
const mails = () =>
  world.database.query<{ subject: string; body: string }>(
    `select subject, body from app.outgoing_mail where recipient = $1 and subject ~ 'SEPA' order by created_at, id`,
    [person.user.email],
  );

describe('a SEPA mandate', () => {
  it('is offered where the operator may collect, and nothing is shown elsewhere', async () => {
    expect((await held()).offer?.text).toContain('DE98ZZZ09999999999');
    expect((await held('en')).offer?.text).toMatch(/^SEPA Direct Debit mandate/);
    const { creditorId: _creditorId, ...others } = exampleOperator;
    world.adapters.operator = others;
    expect(await held()).toEqual({ offer: null, mandate: null });
    expect((await give({ text: 'x' })).status).toBe(404);
  });

  it('is given for an account of the EEA and kept with its text; a mail is the copy', async () => {
    expect((await give({ iban: 'AT61 1904 3002 3457 3202' })).refusal.fields).toHaveProperty('iban');
    expect((await give({ iban: 'CH93 0076 2011 6238 5295 7' })).refusal.fields).toEqual({
      iban: 'Lastschriften gehen nur von einem Konto im Europäischen Wirtschaftsraum',
    });
    expect((await give({ text: 'Ich ermächtige niemanden.' })).status).toBe(409);
    expect((await held()).mandate).toBeNull();
    const text = (await held()).offer?.text ?? '';
    // A browser may send the ends of lines in its own way.
    const given = await give({ text: text.replaceAll('\n', '\r\n') });
    expect(given.status).toBe(201);
    expect(given.body.mandate).toEqual({
      reference: expect.stringMatching(/^CK-M-\d{6}$/),
      creditorId: 'DE98ZZZ09999999999',
      holder: 'Jörg Größ',
      accountEnd: '3201',
      signedOn: '2026-12-10',
      lapsesOn: '2029-12-10',
      noticeDays: 14,
      text,
    });
    const [mail] = await mails();
    expect(mail?.body).toContain(given.body.mandate?.reference);
    expect(mail?.body).toContain('innerhalb von acht Wochen');
    // Nowhere does the number itself stand.
    const rows = await world.database.query<{ row: string }>(
      'select mandate::text as row from app.debit_mandate mandate',
    );
    expect(JSON.stringify([rows, mail])).not.toMatch(/1904\s?3002|43002345/);
  });

  it('is one at a time: another account takes its place, also when two are given at once', async () => {
    const answers = await Promise.all([give(), give({ accountHolder: 'Anna Groß' })]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    await give({ iban: 'DE89 3704 0044 0532 0130 00' });
    expect((await held()).mandate?.accountEnd).toBe('3000');
    const ends = await world.database.query('select cause from app.debit_mandate_end');
    expect(ends).toEqual([{ cause: 'replaced' }, { cause: 'replaced' }]);
    await expect(world.database.query(`update app.debit_mandate set text = 'x'`)).rejects.toThrow('append-only');
    await expect(world.database.query('delete from app.debit_mandate_end')).rejects.toThrow('append-only');
  });

  it('is withdrawn any time, lapses after 36 months, and ends with the account', async () => {
    await give();
    const withdrawn = await world.ask(withdrawMandate, {}, await as());
    expect(withdrawn).toMatchObject({ status: 200, body: { mandate: null } });
    expect((await world.ask(withdrawMandate, {}, await as())).status).toBe(404);
    expect((await mails()).map(({ subject }) => subject)).toEqual(['Ihr SEPA-Mandat', 'Ihr SEPA-Mandat ist beendet']);
    await give();
    now = new Date('2029-12-10T22:00:00Z');
    expect((await held()).mandate).not.toBeNull();
    now = new Date('2029-12-10T23:30:00Z');
    expect((await held()).mandate).toBeNull();
    const body = { confirm: 'DELETE', password: goodPassword } as const;
    expect((await world.ask(deleteAccount, { body }, await as())).status).toBe(200);
    const ends = await world.database.query('select cause from app.debit_mandate_end order by ended_at');
    expect(ends).toEqual([{ cause: 'withdrawn' }, { cause: 'account' }]);
  });

  it('goes over to a new key with its account', async () => {
    await give();
    const { dataKey: former } = world.adapters;
    const fresh = new TextEncoder().encode('another data key, at least 32 bytes long');
    try {
      Object.assign(world.adapters, { dataKey: fresh, formerDataKeys: [former] });
      const runs = await Promise.all([resealMandates(world.adapters), resealMandates(world.adapters)]);
      expect(runs.reduce((sum, { mandates }) => sum + mandates, 0)).toBeGreaterThanOrEqual(1);
      Object.assign(world.adapters, { formerDataKeys: [] });
      const [kept] = await world.database.query<{ id: string; sealed: string }>(
        'select id, sealed from app.debit_mandate',
      );
      expect(ibanOf(world.adapters, kept?.id ?? '', kept?.sealed ?? '')).toBe('AT611904300234573201');
      expect(await resealMandates(world.adapters)).toEqual({ mandates: 0, unreadableMandates: 0 });
    } finally {
      Object.assign(world.adapters, { dataKey: former, formerDataKeys: [] });
    }
  });
});
