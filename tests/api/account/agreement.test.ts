import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { announceTerms, runTermsNotices } from '../../../netlify/features/account/agreement/actions.ts';
import { takeRole } from '../../../src/contract/account/account.ts';
import { agree, listAgreements } from '../../../src/contract/account/agreement.ts';
import { termsText } from '../../../src/contract/account/agreement-terms.ts';
import { type Version, versions } from '../../../src/contract/account/agreement-versions.ts';
import { bookAppointment } from '../../../src/contract/booking/appointment.ts';
import { getVisit } from '../../../src/contract/booking/appointment-actions.ts';
import { createClient, importClients } from '../../../src/contract/booking/client.ts';
import { withdrawFromContract } from '../../../src/contract/booking/withdrawal.ts';
import { instructionOf, type WithdrawalRule } from '../../../src/contract/booking/withdrawal-instruction.ts';
import { listNotifications } from '../../../src/contract/messaging/notification.ts';
import { getReadiness } from '../../../src/contract/services/business.ts';
import { aBooking, aGuest, startIn } from '../../support/appointments.ts';
import { emptied } from '../../support/emptied.ts';
import { aCustomer, aProvider, aProviderForm, aSeller, type Person, withConfirmedEmail } from '../../support/people.ts';
import { aCard, anOffering, type Offering, offered } from '../../support/providers.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
beforeEach(() => emptied(world.database));

const agreedBy = (person: Person) =>
  world.database.query('select document, version from app.agreement where account_id = $1 order by document, version', [
    person.user.id,
  ]);
const terms = { document: 'terms', version: versions.terms[0].from };
const processing = { document: 'processing', version: versions.processing[0].from };

const agreedFrom = async (person: Person) => {
  const { items, needed } = (await world.ask(listAgreements, {}, { token: person.token })).body;
  return { agreed: items.map(({ document }) => document), needed };
};

/** As accounts are that were there before it. */
async function anOldProvider(): Promise<Person> {
  const person = await withConfirmedEmail(world, await aProvider(world));
  await world.database.query(
    `do $$ begin set local session_replication_role = replica; delete from app.agreement where account_id = '${person.user.id}'; end $$`,
  );
  return person;
}

const inDays = (days: number): string =>
  new Date(world.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

const lettersTo = (person: Person) =>
  world.database.query<{ subject: string; body: string }>(
    `select subject, body from app.outgoing_mail where recipient = $1 and (subject like 'Neue AGB%' or subject like 'New terms%')`,
    [person.user.email],
  );

const businessOf = (owner: Offering, { isTrader = true, country = 'de' } = {}) =>
  world.database.query(
    `insert into app.provider_business (account_id, is_trader, name, street, zip, city, country, vat_status, legal_form, updated_at)
     values ($1, $2, 'Salon Muster', 'Gasse 1', '1010', 'Wien', $3, $4, $5, now())`,
    [owner.id, isTrader, country, isTrader ? 'small' : null, isTrader ? 'sole' : null],
  );

const next = (from: number, published: number): Version => ({
  from: inDays(from),
  published: inDays(published),
  changes: { de: 'Der Abschnitt über Termine ist neu.', en: 'The section about appointments is new.' },
});

describe('a registration', () => {
  it('keeps which version of the terms was agreed, and of whoever offers services the contract about client data', async () => {
    expect(await agreedBy(await aCustomer(world))).toEqual([terms]);
    expect(await agreedBy(await aSeller(world))).toEqual([terms]);
    const provider = await aProvider(world);
    expect(await agreedBy(provider)).toEqual([processing, terms]);
    await expect(
      world.database.query(`update app.agreement set version = '2020-01-01' where account_id = $1`, [provider.user.id]),
    ).rejects.toThrow('agreement');
    await expect(
      world.database.query('delete from app.agreement where account_id = $1', [provider.user.id]),
    ).rejects.toThrow('agreement');
  });

  it('keeps the same where an account takes up the role later', async () => {
    const customer = await aCustomer(world);
    const { email: _, password: _password, confirmPassword: _confirmed, ...form } = aProviderForm();
    expect((await world.ask(takeRole, { body: form }, { token: customer.token })).status).toBe(200);
    expect(await agreedBy(customer)).toEqual([processing, terms]);
  });
});

describe('the contract about client data', () => {
  const version = versions.processing[0].from;

  it('is asked for in the checklist, and holds back what is written into the client file until then', async () => {
    const person = await anOldProvider();
    const as = { token: person.token };
    const advised = async () => (await world.ask(getReadiness, {}, as)).body.advised;
    expect(await agreedFrom(person)).toEqual({ agreed: [], needed: ['processing'] });
    expect(await advised()).toContain('processing');
    const klara = { body: { name: 'Klara' } };
    expect((await world.ask(createClient, klara, as)).refusal.code).toBe('contract_missing');
    expect((await world.ask(importClients, { body: { rows: [{ name: 'Klara' }] } }, as)).refusal.code).toBe(
      'contract_missing',
    );
    expect((await world.ask(agree, { body: { document: 'processing', version } }, as)).status).toBe(200);
    expect(await agreedFrom(person)).toEqual({ agreed: ['processing'], needed: [] });
    expect(await advised()).not.toContain('processing');
    expect((await world.ask(createClient, klara, as)).status).toBe(201);
  });

  it('is agreed to once, in the version that is in force, by providers alone', async () => {
    const person = await anOldProvider();
    const body = { document: 'processing' as const, version };
    const both = await Promise.all([1, 2].map(() => world.ask(agree, { body }, { token: person.token })));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await agreedFrom(person)).agreed).toEqual(['processing']);
    const old = await world.ask(agree, { body: { ...body, version: '2020-01-01' } }, { token: person.token });
    expect(old.refusal.code).toBe('conflict');
    for (const wrong of ['tomorrow', '', '2026-02-31'])
      expect((await world.ask(agree, { body: { ...body, version: wrong } }, { token: person.token })).status).toBe(400);
    const customer = await aCustomer(world);
    expect((await world.ask(agree, { body }, { token: customer.token })).status).toBe(403);
    expect((await agreedFrom(customer)).needed).toEqual([]);
  });
});

describe('changed terms', () => {
  it('are announced to every account in its language, with what changes, once, also by two runs at once', async () => {
    const people = [await aCustomer(world), await aProvider(world), await aSeller(world)];
    // More than one batch.
    await world.database.query(
      `insert into app.account (type, email, password_hash, name)
       select 'customer', 'many.' || number || '@example.org', 'none', 'Kundin' from generate_series(1, 230) number`,
    );
    const coming = [...versions.terms, next(20, 0)];
    const [one, other] = await Promise.all([
      announceTerms(world.adapters, coming),
      announceTerms(world.adapters, coming),
    ]);
    expect(one.told + other.told).toBe(233);
    expect(await announceTerms(world.adapters, coming)).toEqual({ told: 0 });
    const [count] = await world.database.query(
      `select count(*)::int as letters, count(distinct recipient)::int as people from app.outgoing_mail
        where subject like 'Neue AGB%' or subject like 'New terms%'`,
    );
    expect(count).toEqual({ letters: 233, people: 233 });
    const [rung] = await world.database.query(
      `select count(*)::int as bells, count(distinct account_id)::int as people from app.notification
        where kind = 'system' and facts ->> 'path' = $1`,
      [`/terms/${inDays(20)}`],
    );
    expect(rung).toEqual({ bells: 233, people: 233 });
    const [customer, , seller] = await Promise.all(people.map(lettersTo));
    expect(customer?.[0]?.body).toContain('Der Abschnitt über Termine ist neu.');
    expect(customer?.[0]?.body).toContain(`/terms/${inDays(20)}`);
    expect(seller?.[0]?.subject).toMatch(/^New terms from /);
  });

  it('ring at everybody in the language that is read, and lead to the coming version', async () => {
    const people = [await aCustomer(world), await aProvider(world), await aSeller(world)];
    await announceTerms(world.adapters, [...versions.terms, next(20, 0)]);
    for (const { token } of people)
      for (const [language, words] of [
        ['de', /gelten neue AGB/],
        ['en', /new terms apply/],
      ] as const) {
        const { body } = await world.ask(listNotifications, {}, { token, language });
        expect(body.items.filter(({ kind }) => kind === 'system')).toEqual([
          expect.objectContaining({
            path: `/terms/${inDays(20)}`,
            isRead: false,
            text: expect.stringMatching(words) as unknown,
          }),
        ]);
      }
  });

  it('are told of nobody who is gone, and not before they are published or once they are in force', async () => {
    const person = await aCustomer(world);
    const gone = await aCustomer(world);
    await world.database.query('update app.account set deleted_at = now(), suspended_at = now() where id = $1', [
      gone.user.id,
    ]);
    expect(await announceTerms(world.adapters, [next(30, 3)])).toEqual({ told: 0 });
    expect(await announceTerms(world.adapters, [next(0, -20)])).toEqual({ told: 0 });
    expect(await announceTerms(world.adapters, [next(16, 0)])).toEqual({ told: 1 });
    expect(await lettersTo(person)).toHaveLength(1);
    expect(await lettersTo(gone)).toEqual([]);
  });

  it('are none as long as there is one version', async () => {
    await aCustomer(world);
    expect(await runTermsNotices(world.adapters)).toEqual({ told: 0 });
  });
});

describe('a visit', () => {
  let guests = 0;
  async function booked(business: Parameters<typeof businessOf>[1], overrides: Parameters<typeof aBooking>[1] = {}) {
    const [salon] = await offered(world.database, anOffering({ cards: [aCard({ isAvailableNow: true })] }));
    await businessOf(salon, business);
    const guest = await aGuest(world, `guest.${(guests += 1)}@example.org`);
    const answered = await world.ask(
      bookAppointment,
      { body: aBooking(salon, { guest, ...overrides }) },
      { language: 'de' },
    );
    await world.afterwards();
    const [mail] = await world.database.query<{ body: string; html: string }>(
      `select body, html from app.outgoing_mail where recipient = $1 order by created_at desc, id desc limit 1`,
      [guest.email],
    );
    return { salon, answered, mail, guest };
  }
  const rules: [WithdrawalRule, Parameters<typeof businessOf>[1]][] = [
    ['de', {}],
    ['at', { country: 'at' }],
    ['ch', { country: 'ch' }],
    ['private', { isTrader: false }],
  ];

  it.each(rules)('keeps and mails what was agreed, in full: %s', async (rule, business) => {
    const { answered, mail, salon } = await booked(business);
    const agreed = { terms: versions.terms[0].from, withdrawal: versions.withdrawal[0].from, rule };
    expect(answered.body.appointment.agreed).toEqual(agreed);
    const given = { contractor: '', page: '' };
    const instruction = instructionOf(agreed.withdrawal, { language: 'de', rule }, given);
    for (const text of [instruction, termsText(agreed.terms, 'de')?.services]) {
      expect(mail?.body).toContain(`\n${text?.title}\n`);
      for (const { title } of text?.sections ?? []) expect(mail?.html).toContain(`>${title}</h3>`);
    }
    expect(mail?.body).toContain('Salon Muster');
    expect(mail?.body).toContain('/withdrawal');
    // As is whoever was there before: in cash.
    expect(mail?.body).toMatch(/Zahlung an den Betrieb:?\s+bar\b/);
    // Of a private person neither address nor street is told.
    expect(mail?.body.includes(`${salon.id}@example.org`)).toBe(rule !== 'private');
    expect(mail?.body.includes('Gasse 1')).toBe(rule !== 'private');
  });

  it('keeps its version and its rule where business and terms change, and shows them by its link', async () => {
    const { answered, salon } = await booked({ country: 'at' });
    await world.database.query(`update app.provider_business set country = 'ch' where account_id = $1`, [salon.id]);
    const { body } = await world.ask(getVisit, { params: { token: answered.body.link ?? '' } });
    expect(body.agreed?.rule).toBe('at');
    const entered = await world.database.query(
      `select count(*)::int as odd from app.appointment where (terms_version is null) <> (withdrawal_rule is null)`,
    );
    expect(entered).toEqual([{ odd: 0 }]);
  });

  it('wants the wish to begin early only where there is a right that it ends, and says so in the mail', async () => {
    const soon = { start: startIn(5) };
    expect((await booked({}, soon)).answered.refusal.fields).toHaveProperty('beginsEarly');
    const german = await booked({}, { ...soon, beginsEarly: true });
    expect(german.mail?.body).toContain(
      'Sie haben verlangt, dass die Leistung vor dem Ende der Widerrufsfrist beginnt',
    );
    const swiss = await booked({ country: 'ch' }, soon);
    expect(swiss.answered.status).toBe(201);
    expect(swiss.mail?.body).not.toContain('Sie haben verlangt');
    expect((await booked({ isTrader: false }, soon)).answered.status).toBe(201);
  });

  it('is cancelled by a withdrawal at once only where there is the right; else a person looks at it', async () => {
    for (const [rule, business] of rules) {
      const { answered, guest } = await booked(business);
      const token = answered.body.link ?? '';
      const body = { name: 'Gerda Gast', email: guest.email ?? '', token, confirmed: true };
      const withdrawn = await world.ask(withdrawFromContract, { body });
      expect([rule, withdrawn.body.visit?.isCancelled]).toEqual([rule, rule === 'de' || rule === 'at']);
      expect(withdrawn.body.receipt).not.toBeNull();
    }
  });
});
