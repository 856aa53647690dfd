import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isPublicAt } from '../../../netlify/features/property/listing/rules.ts';
import { login, me, register } from '../../../src/contract/account/account.ts';
import { changeEmail } from '../../../src/contract/account/profile.ts';
import { exportAccount, previewDeletion } from '../../../src/contract/admin/own-data.ts';
import { putFavorites } from '../../../src/contract/property/favorite.ts';
import { getOwnInquiry, listInquiries, replyToInquiry, sendInquiry } from '../../../src/contract/property/inquiry.ts';
import { saveSearch } from '../../../src/contract/property/saved-search.ts';
import { getProvider } from '../../../src/contract/services/provider.ts';
import { aListing } from '../../support/listings.ts';
import {
  aCustomer,
  aCustomerForm,
  anEmail,
  aProvider,
  aSeller,
  goodPassword,
  type Person,
  withConfirmedEmail,
} from '../../support/people.ts';
import { anAppointment } from '../../support/providers.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
beforeEach(() => world.database.query('delete from app.rate_limit'));

const erase = (person: Person, body: Record<string, unknown> = {}) =>
  world.raw(
    'DELETE /api/account',
    { confirm: 'DELETE', password: goodPassword, ...body },
    { token: person.token, language: 'de' },
  );
const preview = async (person: Person) => (await world.ask(previewDeletion, {}, { token: person.token })).body;
const lettersTo = async (email: string) => {
  await world.afterwards();
  return world.database.query<{ subject: string; body: string }>(
    'select subject, body from app.outgoing_mail where recipient = $1 order by created_at, id',
    [email],
  );
};
const aConfirmed = async () => withConfirmedEmail(world, await aCustomer(world));

/** All rows that contain the text, by table. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await world.database.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'app' and table_type = 'BASE TABLE'`,
  );
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await world.database.query(`select from app.${name} t where t::text ilike '%' || $1 || '%'`, [text]);
      return rows.length > 0 ? [name] : [];
    }),
  );
  return found.flat().sort();
}

/** A seller with a listing that a customer keeps, and has asked about. */
async function aConversation() {
  const seller = await aSeller(world, {
    firstName: 'Zdenka',
    lastName: 'Wiedemann',
    businessName: 'Wiedemann Realty',
    street: 'Kaskadenweg',
  });
  const customer = await withConfirmedEmail(world, await aCustomer(world, { name: 'Theodora Xanthopoulos' }));
  const listing = await aListing(world, seller);
  const { id } = (
    await world.ask(
      sendInquiry,
      {
        params: { id: listing.id },
        body: {
          name: customer.user.name,
          email: customer.user.email,
          phone: '+49 151 9988776',
          message: 'Is it free?',
        },
      },
      { token: customer.token },
    )
  ).body;
  return { seller, customer, listing, inquiry: id };
}

describe('DELETE /account', () => {
  it('wants the word and the password, and says at the field what is wrong', async () => {
    const person = await aConfirmed();
    for (const confirm of ['delete', 'DELETE ', '', undefined])
      expect((await erase(person, { confirm })).refusal.fields).toHaveProperty('confirm');
    expect((await erase(person, { confirm: 'nein' })).refusal.fields).toEqual({
      confirm: 'Bitte geben Sie DELETE ein, um zu bestätigen',
    });
    expect((await erase(person, { password: '' })).refusal.fields).toHaveProperty('password');
    expect((await erase(person, { password: 'Nicht das Passwort 9' })).refusal.fields).toEqual({
      password: 'Das ist nicht Ihr aktuelles Passwort',
    });
    for (let turn = 1; turn < 10; turn += 1) await erase(person, { password: 'Nicht das Passwort 9' });
    expect((await erase(person)).status).toBe(429);
    expect((await world.ask(me, {}, { token: person.token })).status).toBe(200);
  });

  it('ends the sessions, sends a mail, and leaves the address free for a new account', async () => {
    const person = await aConfirmed();
    const { email } = person.user;
    expect(await erase(person)).toMatchObject({ status: 200, body: {} });
    expect((await world.ask(me, {}, { token: person.token })).status).toBe(401);
    expect((await world.ask(login, { body: { email, password: goodPassword } })).status).toBe(401);
    expect((await lettersTo(email)).map(({ subject }) => subject)).toEqual(['Ihr Konto wurde gelöscht']);
    expect((await world.ask(register, { body: aCustomerForm({ email }) })).status).toBe(201);
  });

  it('leaves nothing of the person but the mail of the end', async () => {
    const { seller, customer, listing } = await aConversation();
    await world.ask(putFavorites, { body: { ids: [listing.id] } }, { token: seller.token });
    await world.ask(
      saveSearch,
      { body: { name: 'Wiedemann sucht', frequency: 'daily', filters: {} } },
      { token: seller.token },
    );
    for (const word of ['Zdenka', 'Wiedemann', 'Kaskadenweg']) expect(await tablesWith(word)).not.toEqual([]);
    expect(await tablesWith('Xanthopoulos')).toContain('inquiry');
    expect((await erase(seller)).status).toBe(200);
    expect((await erase(customer)).status).toBe(200);
    for (const word of ['Zdenka', 'Wiedemann', 'Kaskadenweg', 'Xanthopoulos', '9988776'])
      expect([word, await tablesWith(word)]).toEqual([word, []]);
    for (const { user } of [seller, customer]) {
      expect(await tablesWith(user.email)).toEqual(['outgoing_mail']);
      expect((await lettersTo(user.email)).map(({ subject }) => subject)).toEqual(['Ihr Konto wurde gelöscht']);
    }
  });

  it('takes the listings from the public, and leaves the conversation to the visitor', async () => {
    const { seller, customer, listing, inquiry } = await aConversation();
    await erase(seller);
    const shown = await world.database.query(`select from app.listing where id = $1 and ${isPublicAt('now()')}`, [
      listing.id,
    ]);
    expect(shown).toEqual([]);
    const thread = await world.ask(getOwnInquiry, { params: { id: inquiry } }, { token: customer.token });
    expect(thread.body.messages.map(({ text }) => text)).toEqual(['Is it free?']);
  });

  it('leaves the conversation to the seller, without name, address and mails', async () => {
    const { seller, customer, inquiry } = await aConversation();
    await erase(customer);
    const inbox = (await world.ask(listInquiries, { query: {} }, { token: seller.token })).body;
    expect(inbox.items).toMatchObject([{ name: 'Deleted account', phone: null }]);
    const reply = { params: { id: inquiry }, body: { message: 'Yes, it is.' } };
    expect((await world.ask(replyToInquiry, reply, { token: seller.token })).status).toBe(200);
    await world.afterwards();
    expect(await world.database.query(`select from app.outgoing_mail where recipient like '%deleted.invalid'`)).toEqual(
      [],
    );
  });

  it('cancels the appointments ahead and tells the other side; those that have been stay, and so do reviews', async () => {
    const provider = await withConfirmedEmail(world, await aProvider(world));
    const customer = await withConfirmedEmail(world, await aCustomer(world, { name: 'Theodora Xanthopoulos' }));
    const appoint = (days: number, status: 'completed' | 'confirmed'): Promise<string> => {
      const start = Date.now() + days * 24 * 3600_000;
      return anAppointment(world.database, {
        provider: provider.user.id,
        customer: customer.user.id,
        start: new Date(start).toISOString(),
        end: new Date(start + 3600_000).toISOString(),
        status,
      });
    };
    const past = await appoint(-3, 'completed');
    await appoint(3, 'confirmed');
    await world.database.query(
      `insert into app.review (appointment_id, provider_id, author, rating, body, created_at, visible_at)
       values ($1, $2, 'customer', 5, 'Sehr gut.', now() - interval '9 days', now())`,
      [past, provider.user.id],
    );
    await world.database.query(`update app.review set visible_at = now() - interval '1 day'`);
    expect((await preview(customer)).cancels).toBe(1);
    await erase(customer);
    const states = await world.database.query<{ status: string }>(
      'select status from app.appointment where customer_id = $1 order by starts_at',
      [customer.user.id],
    );
    expect(states.map(({ status }) => status)).toEqual(['completed', 'cancelled']);
    const cancelled = (await lettersTo(provider.user.email)).find(({ subject }) =>
      subject.startsWith('Termin abgesagt'),
    );
    expect(cancelled?.body).toContain('die andere Seite hat ihr Konto gelöscht.');
    const reviews = await world.database.query(
      `select body, name from app.review join app.appointment on appointment.id = appointment_id
         join app.account on account.id = customer_id where appointment.provider_id = $1`,
      [provider.user.id],
    );
    expect(reviews).toEqual([{ body: 'Sehr gut.', name: '' }]);
    await erase(provider);
    expect((await world.ask(getProvider, { params: { id: provider.user.id } })).status).toBe(404);
  });

  it('tells an address that may still take the account back', async () => {
    const person = await aConfirmed();
    await world.database.query(
      `insert into app.email_token (token_hash, account_id, purpose, email, expires_at)
       values ('\\x01', $1, 'undo_email', 'former@example.org', now() + interval '3 days')`,
      [person.user.id],
    );
    await erase(person);
    expect(await lettersTo('former@example.org')).toHaveLength(1);
  });

  it('happens once, where it is asked for twice at the same moment', async () => {
    const person = await aConfirmed();
    const both = await Promise.all([erase(person), erase(person)]);
    expect(both.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    expect(await lettersTo(person.user.email)).toHaveLength(1);
  });
});

describe('GET /account/deletion', () => {
  it('says how much goes, what stays, and until when; nothing of what is not there', async () => {
    const { seller, customer } = await aConversation();
    expect(await preview(await aConfirmed())).toMatchObject({
      goes: [{ what: 'profile', count: 1 }, { what: 'mails' }],
      stays: [{ what: 'farewell', count: 1 }],
      cancels: 0,
    });
    const told = await preview(seller);
    expect(told.goes).toContainEqual({ what: 'listings', count: 1 });
    expect(told.stays).toContainEqual({ what: 'conversations', count: 1, until: null });
    const farewell = told.stays.find(({ what }) => what === 'farewell');
    expect(new Date(farewell?.until ?? 0).getTime()).toBeGreaterThan(Date.now() + 29 * 24 * 3600_000);
    expect((await preview(customer)).stays.map(({ what }) => what)).toContain('conversations');
  });
});

describe('the deletion of a provider', () => {
  it('names the client file with its entries before anything is lost', async () => {
    const person = await aProvider(world);
    await world.database.query(
      `insert into app.client (provider_id, name) select $1, 'Kundin ' || number from generate_series(1, 3) number`,
      [person.user.id],
    );
    const { goes } = (await world.ask(previewDeletion, {}, { token: person.token })).body;
    expect(goes).toContainEqual({ what: 'clients', count: 3 });
  });
});

describe('GET /account/export', () => {
  it('holds what there is about the person, and no secret', async () => {
    const { seller, customer } = await aConversation();
    const answered = await world.ask(exportAccount, {}, { token: seller.token });
    expect(answered.status).toBe(200);
    const { held } = answered.body;
    expect(held['account']).toMatchObject([{ email: seller.user.email, last_name: 'Wiedemann' }]);
    expect(held['listings']).toHaveLength(1);
    expect(held['inquiriesReceived']).toMatchObject([{ name: 'Theodora Xanthopoulos' }]);
    expect(JSON.stringify(held)).not.toMatch(/password_hash|session_version|argon2|token_hash|caller_hash|code_hash/);
    const visitors = (await world.ask(exportAccount, {}, { token: customer.token })).body.held;
    expect(visitors['messages']).toMatchObject([{ body: 'Is it free?' }]);
    expect(visitors['listings']).toEqual([]);
  });

  it('is packed by the function itself where it is large, because Netlify ends a large answer before it packs it', async () => {
    const { token, user } = await aCustomer(world);
    await world.database.query(
      `insert into app.contact_message (account_id, name, email, type, subject, message, language, created_at)
       select $1, 'A', 'a@example.com', 'support', 'S', repeat('A long letter. ', 300), 'en', now()
         from generate_series(1, 1600)`,
      [user.id],
    );
    const asked = (encodings: string) =>
      world.fetch(
        new Request('http://localhost/api/account/export', {
          headers: { authorization: `Bearer ${token}`, 'accept-encoding': encodings },
        }),
      );
    const packed = await asked('gzip, br');
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(packed.headers.get('vary')).toContain('Accept-Encoding');
    const bytes = Buffer.from(await packed.arrayBuffer());
    expect(bytes.length).toBeLessThan(1_000_000);
    const { held } = JSON.parse(gunzipSync(bytes).toString()) as { held: Record<string, unknown[]> };
    expect(held['contactMessages']).toHaveLength(1600);

    const whole = await asked('identity');
    expect(whole.headers.get('content-encoding')).toBeNull();
    expect((await whole.text()).length).toBeGreaterThan(6_000_000);
  });

  it('has a place for every table that names an account, and the deletion, too', async () => {
    const naming = await world.database.query<{ table: string }>(
      `select distinct conrelid::regclass::text as "table" from pg_constraint
        where contype = 'f' and confrelid in ('app.account'::regclass, 'app.provider'::regclass) order by 1`,
    );
    // Whoever adds a table that names an account adds it to netlify/features/admin/own-data: sql.ts says what goes, holdings-sql.ts what is told.
    expect(naming.map(({ table }) => table)).toEqual([
      'app.account_end',
      'app.account_match',
      'app.account_note',
      'app.adviser_link',
      'app.agreement',
      'app.appointment',
      'app.appointment_deed',
      'app.audit',
      'app.backup_code',
      'app.bank_file',
      'app.bank_line_aside',
      'app.block',
      'app.books_end',
      'app.calendar_feed',
      'app.case_assignment',
      'app.client',
      'app.commission_decision',
      'app.commission_line',
      'app.contact_answer',
      'app.contact_message',
      'app.customer_invoice',
      'app.customer_invoice_counter',
      'app.customer_invoice_settings',
      'app.debit_collection',
      'app.debit_collection_end',
      'app.debit_mandate',
      'app.device',
      'app.document_seen',
      'app.email_token',
      'app.ended_session',
      'app.factor_loss',
      'app.favorite',
      'app.favorite_provider',
      'app.franc_rate',
      'app.freed_time',
      'app.image',
      'app.inquiry',
      'app.invitation',
      'app.invoice',
      'app.known_caller',
      'app.last_recipient',
      'app.last_seller',
      'app.listing',
      'app.member',
      'app.met_customer',
      'app.move_in',
      'app.notification',
      'app.outside_calendar',
      'app.passkey_challenge',
      'app.payment',
      'app.phone_code',
      'app.picture_check',
      'app.plan_choice',
      'app.plan_trial',
      'app.provider',
      'app.provider_business',
      'app.provider_day',
      'app.provider_search',
      'app.provider_visitor',
      'app.push_subscription',
      'app.question',
      'app.quote',
      'app.quote_request',
      'app.report',
      'app.report_case',
      'app.report_decision',
      'app.review',
      'app.saved_search',
      'app.sealed_detail',
      'app.second_factor',
      'app.service_card',
      'app.sign_in_step',
      'app.small_business_limit',
      'app.special_hours',
      'app.staff',
      'app.staff_call',
      'app.staff_room',
      'app.tax_filing',
      'app.tax_filing_record',
      'app.tax_request',
      'app.terms_notice',
      'app.time_off',
      'app.vat_check',
      'app.vat_claim',
      'app.verification',
      'app.waiting_list',
      'app.waiting_offer',
      'app.weekly_hours',
      'app.worked_holiday',
    ]);
  });
});

describe('a new address that is not confirmed yet', () => {
  it('is told with the account until its link has counted', async () => {
    const person = await aConfirmed();
    const to = anEmail('pending');
    expect((await world.ask(me, {}, { token: person.token })).body.pendingEmail).toBeNull();
    await world.ask(changeEmail, { body: { email: to, currentPassword: goodPassword } }, { token: person.token });
    const { pendingEmail } = (await world.ask(me, {}, { token: person.token })).body;
    expect(pendingEmail?.email).toBe(to);
    expect(new Date(pendingEmail?.expiresAt ?? 0).getTime()).toBeGreaterThan(Date.now() + 23 * 3600_000);
  });
});

const preferences = async (person: Person, change: Record<string, unknown>) =>
  (await world.raw('PUT /api/provider/profile', { notificationPreferences: change }, { token: person.token })).body;

describe('what somebody wants to be told', () => {
  it('is mails, reminders and text messages but no advertising, and changes one by one', async () => {
    const person = await aConfirmed();
    expect(person.user.notificationPreferences).toEqual({
      emailNotifications: true,
      appointmentReminders: true,
      marketingEmails: false,
      smsNotifications: true,
      bookingEmails: true,
      quietFrom: 21,
      quietUntil: 8,
    });
    expect(await preferences(person, { marketingEmails: true, smsNotifications: false })).toMatchObject({
      notificationPreferences: {
        emailNotifications: true,
        appointmentReminders: true,
        marketingEmails: true,
        smsNotifications: false,
      },
    });
  });

  it('is obeyed by mails about messages, on both sides', async () => {
    const { seller, customer, listing, inquiry } = await aConversation();
    await preferences(seller, { emailNotifications: false });
    await preferences(customer, { emailNotifications: false });
    await world.afterwards();
    await world.database.query('delete from app.outgoing_mail');
    const body = { name: 'Theodora', email: customer.user.email, message: 'And the garden?' };
    await world.ask(sendInquiry, { params: { id: listing.id }, body }, { token: customer.token });
    expect(await lettersTo(seller.user.email)).toEqual([]);
    await world.database.query('delete from app.outgoing_mail');
    await world.ask(replyToInquiry, { params: { id: inquiry }, body: { message: 'Large.' } }, { token: seller.token });
    expect(await lettersTo(customer.user.email)).toEqual([]);
    await preferences(customer, { emailNotifications: true });
    await world.ask(replyToInquiry, { params: { id: inquiry }, body: { message: 'Green.' } }, { token: seller.token });
    expect(await lettersTo(customer.user.email)).toHaveLength(1);
  });

  it('is not asked where it is about the account itself', async () => {
    const person = await aConfirmed();
    await preferences(person, { emailNotifications: false });
    await world.ask(
      changeEmail,
      { body: { email: anEmail('safe'), currentPassword: goodPassword } },
      { token: person.token },
    );
    await erase(person);
    expect((await lettersTo(person.user.email)).map(({ subject }) => subject)).toEqual(['Ihr Konto wurde gelöscht']);
  });
});
