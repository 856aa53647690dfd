import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outbox } from '../../netlify/local/outbox.ts';
import { signLink } from '../../netlify/session/link.ts';
import {
  continueThread,
  getInquiry,
  type Inquiry,
  listInquiries,
  openThread,
  readInquiry,
  replyToInquiry,
  sendInquiry,
} from '../../src/contract/inquiry.ts';
import type { Property } from '../../src/contract/property.ts';
import { aListing } from '../support/listings.ts';
import { aCustomer, anEmail, aProvider, aSeller, type Person } from '../support/people.ts';
import { startWorld, type World } from '../support/world.ts';

let world: World;
let seller: Person;
let other: Person;
let customer: Person;
let listing: Property;

beforeAll(async () => {
  world = await startWorld();
  [seller, other, customer] = await Promise.all([aSeller(world), aSeller(world), aCustomer(world)]);
  listing = await aListing(world, seller, { title: 'Villa am Meer' });
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.afterwards();
  await world.database.query('delete from app.outgoing_mail');
  await world.database.query('delete from app.inquiry');
});

const nowhere = '00000000-0000-4000-8000-000000000000';
let callers = 0;
/** Nobody has asked from there before. */
const aCaller = (): string => `10.0.0.${(callers += 1)}`;

const anInquiry = (overrides: Record<string, unknown> = {}) => ({
  name: 'Juan dela Cruz',
  email: anEmail('visitor'),
  message: 'Is it still available?\nI would like to see it.',
  ...overrides,
});

async function sent(overrides: Record<string, unknown> = {}, language = 'en', on: Property = listing) {
  const body = anInquiry(overrides);
  const answered = await world.ask(sendInquiry, { params: { id: on.id }, body }, { language, caller: aCaller() });
  expect(answered.status).toBe(201);
  return { id: answered.body.id, ...body };
}

interface MailRow extends Record<string, unknown> {
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  sentAt: string | null;
}

const mails = (): Promise<MailRow[]> =>
  world.database.query<MailRow>(
    `select recipient as "to", reply_to as "replyTo", subject, body as text, sent_at as "sentAt"
       from app.outgoing_mail order by created_at, subject`,
  );

async function mailTo(address: string): Promise<MailRow> {
  const found = (await mails()).filter(({ to }) => to === address);
  expect(found).toHaveLength(1);
  return found[0] as MailRow;
}

async function tokenFor(visitor: string): Promise<string> {
  const token = /\/inquiry\/(\S+)/.exec((await mailTo(visitor)).text)?.[1];
  if (token === undefined) throw new Error('no link in the mail');
  return token;
}

const inbox = async (person: Person) => (await world.ask(listInquiries, { query: {} }, { token: person.token })).body;

const fill = (count: number, on: Property): Promise<unknown> =>
  world.database.query(
    `with asked as (
       insert into app.inquiry (listing_id, name, email, language, last_message_at)
       select $1, 'Visitor ' || n, 'v' || n || '@example.org', 'en', date_trunc('hour', now()) - (n / 3) * interval '1 second'
         from generate_series(1, $2::integer) n
       returning id)
     insert into app.inquiry_message (inquiry_id, sender, body) select id, 'visitor', 'Hello' from asked`,
    [on.id, count],
  );
const pageAt = async (query: { cursor?: string; listing?: string }) =>
  (await world.ask(listInquiries, { query }, { token: seller.token })).body;
const asked = (person: Person, id: string) => world.ask(getInquiry, { params: { id } }, { token: person.token });

describe('many inquiries', () => {
  it('come in pages of 50, each once, with the number of all unread ones', async () => {
    await fill(120, listing);
    const sizes: number[] = [];
    const ids = new Set<string>();
    let cursor: string | null = null;
    do {
      const page = await pageAt(cursor === null ? {} : { cursor });
      sizes.push(page.items.length);
      for (const { id } of page.items) ids.add(id);
      expect(page.unread).toBe(120);
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(sizes).toEqual([50, 50, 20]);
    expect(ids.size).toBe(120);
  });

  it('can be narrowed to one listing, of those that were asked about', async () => {
    const house = await aListing(world, seller, { title: 'A house' });
    await aListing(world, seller, { title: 'Never asked about' });
    await fill(60, listing);
    await fill(2, house);
    const all = await pageAt({});
    expect(all.listings).toEqual([
      { id: house.id, title: 'A house' },
      { id: listing.id, title: 'Villa am Meer' },
    ]);
    const narrowed = await pageAt({ listing: house.id });
    expect(narrowed.items.map((item) => item.listing.id)).toEqual([house.id, house.id]);
    expect(narrowed).toMatchObject({ nextCursor: null, unread: 62, listings: all.listings });
  });

  it('are refused a cursor that is none, with its name', async () => {
    for (const cursor of ['x', '~', `2026-01-01T00:00:00.000Z~x`, `yesterday~${nowhere}`]) {
      const answered = await world.ask(listInquiries, { query: { cursor } }, { token: seller.token });
      expect(answered.refusal.fields).toEqual({ cursor: 'This continuation is not valid. Please start again' });
    }
  });

  it('can be asked for one by one, by the seller only', async () => {
    const { id } = await sent();
    expect((await asked(seller, id)).body).toEqual((await inbox(seller)).items[0]);
    for (const answered of [await asked(other, id), await asked(seller, nowhere), await asked(seller, 'x')])
      expect(answered.refusal.code).toBe('not_found');
    expect((await asked(customer, id)).status).toBe(403);
  });
});

describe('writing to the seller', () => {
  it('marks every line of a message as quoted, whatever ends it', async () => {
    await sent({ message: 'Hello\r\none\fYour account is closed\u0085two\vthree\u2028four' });
    const toSeller = await mailTo(seller.user.email);
    expect(toSeller.text).toContain('> Hello\n> one\n> Your account is closed\n> two\n> three\n> four\n');
  });

  it('opens a thread and tells both sides, the visitor with the link of the thread', async () => {
    const { id, email } = await sent({ phone: ' +63 917 555 0101 ' });
    const toSeller = await mailTo(seller.user.email);
    expect(toSeller).toMatchObject({ replyTo: email, subject: 'New inquiry: Villa am Meer' });
    expect(toSeller.text).toContain('Juan dela Cruz');
    expect(toSeller.text).toContain('Phone: +63 917 555 0101');
    expect(toSeller.text).toContain('> Is it still available?\n> I would like to see it.');
    expect(toSeller.text).toContain('http://localhost:5000/seller/dashboard?tab=inquiries');
    const toVisitor = await mailTo(email);
    expect(toVisitor).toMatchObject({ replyTo: null, subject: 'Your inquiry was sent: Villa am Meer' });
    const opened = await world.ask(openThread, { params: { token: await tokenFor(email) } });
    expect(opened.body).toEqual({
      id,
      listing: { id: listing.id, title: 'Villa am Meer' },
      name: 'Juan dela Cruz',
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      messages: [
        {
          from: 'visitor',
          text: 'Is it still available?\nI would like to see it.',
          at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        },
      ],
    });
  });

  it('delivers both mails right afterwards', async () => {
    await sent();
    await world.afterwards();
    expect((await mails()).map(({ sentAt }) => sentAt !== null)).toEqual([true, true]);
  });

  it('speaks to each side in their own language', async () => {
    const provider = await aProvider(world);
    const house = await aListing(world, provider, { title: 'Haus mit Garten' });
    await world.database.query('delete from app.outgoing_mail');
    const { email } = await sent({}, 'de', house);
    expect((await mailTo(email)).subject).toBe('Ihre Anfrage wurde gesendet: Haus mit Garten');
    expect((await mailTo(provider.user.email)).subject).toBe('Neue Anfrage: Haus mit Garten');
    const second = await sent({}, 'de');
    expect((await mailTo(second.email)).text).toContain('Guten Tag');
    expect((await mailTo(seller.user.email)).subject).toBe('New inquiry: Villa am Meer');
  });

  it('takes name and address from the form, also from somebody signed in', async () => {
    const body = anInquiry({ name: 'Somebody Else' });
    const ask = { params: { id: listing.id }, body };
    expect((await world.ask(sendInquiry, ask, { token: customer.token, caller: aCaller() })).status).toBe(201);
    const { items } = await inbox(seller);
    expect(items[0]).toMatchObject({ name: 'Somebody Else', email: body.email, phone: null });
  });

  it('is not possible for what visitors cannot see', async () => {
    const draft = await aListing(world, seller, { status: 'draft' });
    const paused = await aListing(world, seller, { status: 'paused' });
    for (const id of [draft.id, paused.id, nowhere, 'no-id']) {
      const answered = await world.raw(`POST /api/listings/${id}/inquiries`, anInquiry(), { caller: aCaller() });
      expect([answered.status, answered.refusal.code]).toEqual([404, 'not_found']);
    }
    expect(await mails()).toEqual([]);
  });

  it('does not send a stranger’s words to an address that the stranger typed', async () => {
    const { email } = await sent({ name: 'BUY PILLS', message: 'http://pills.example/' });
    const { subject, text } = await mailTo(email);
    expect(`${subject}${text}`).not.toMatch(/pills/i);
  });

  it('leaves typed markup, line breaks and addresses what they are: text', async () => {
    const script = '<script>alert(1)</script>';
    const odd = await aListing(world, seller, { title: `A <b>house</b>\r\nBcc: victim@example.org` });
    await sent({ name: `Eve\r\nTo: victim@example.org ${script}`, message: `${script}\nKind regards` }, 'en', odd);
    const mail = await mailTo(seller.user.email);
    expect(mail.subject).toBe('New inquiry: A <b>house</b> Bcc: victim@example.org');
    expect(mail.text).toContain(`From: Eve To: victim@example.org ${script}\n`);
    expect(mail.text).toContain(`> ${script}\n> Kind regards\n`);
    await world.afterwards();
    expect((await mailTo(seller.user.email)).sentAt).not.toBeNull();
    const page = await (await outbox(world.database).request('/outbox')).text();
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).not.toContain(script);
  });

  it('ends for an address after ten in an hour, and for a caller after thirty', async () => {
    const email = anEmail('eager');
    for (let turn = 0; turn < 10; turn += 1) await sent({ email });
    const ask = (caller: string, body: ReturnType<typeof anInquiry>) =>
      world.ask(sendInquiry, { params: { id: listing.id }, body }, { caller });
    const refused = await ask(aCaller(), anInquiry({ email }));
    expect([refused.status, refused.refusal.code]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
    const caller = aCaller();
    for (let turn = 0; turn < 30; turn += 1) expect((await ask(caller, anInquiry())).status).toBe(201);
    expect((await ask(caller, anInquiry())).status).toBe(429);
    const [counted] = await world.database.query('select count(*) as count from app.inquiry');
    expect(counted).toEqual({ count: 40 });
  });
});

describe('a form that is not right', () => {
  const faults: [string, Record<string, unknown>, string, string][] = [
    ['name', { name: ' ' }, 'Dieses Feld wird benötigt', 'This field is required'],
    ['name', { name: 'x'.repeat(121) }, 'Bitte höchstens 120 Zeichen eingeben', 'Please enter at most 120 characters'],
    ['email', { email: undefined }, 'Dieses Feld wird benötigt', 'This field is required'],
    [
      'email',
      { email: 'somebody@nowhere' },
      'Bitte geben Sie eine gültige E-Mail-Adresse ein',
      'Please enter a valid e-mail address',
    ],
    ['phone', { phone: '12a' }, 'Bitte geben Sie eine gültige Telefonnummer ein', 'Please enter a valid phone number'],
    ['message', { message: '' }, 'Dieses Feld wird benötigt', 'This field is required'],
    [
      'message',
      { message: 'x'.repeat(4001) },
      'Bitte höchstens 4.000 Zeichen eingeben',
      'Please enter at most 4,000 characters',
    ],
    [
      'message',
      { message: 'a\0b' },
      'Dieser Wert hat nicht die richtige Form',
      'This value does not have the right form',
    ],
    ['message', { message: 7 }, 'Dieser Wert hat nicht die richtige Form', 'This value does not have the right form'],
  ];
  it.each(faults)('names %s in both languages (case %#)', async (field, change, german, english) => {
    for (const [language, sentence] of [
      ['de', german],
      ['en', english],
    ] as const) {
      const answered = await world.raw(`POST /api/listings/${listing.id}/inquiries`, anInquiry(change), {
        language,
        caller: aCaller(),
      });
      expect(answered.status).toBe(400);
      expect(answered.refusal.fields).toEqual({ [field]: sentence });
    }
    expect(await mails()).toEqual([]);
    expect(await world.database.query('select id from app.inquiry')).toEqual([]);
  });

  it.each([['de', 'Dieses Feld wird benötigt'] as const, ['en', 'This field is required'] as const])(
    'names the empty message of an answer and of a thread (%s)',
    async (language, sentence) => {
      const { id, email } = await sent();
      const token = await tokenFor(email);
      const replied = await world.raw(
        `POST /api/seller/inquiries/${id}/reply`,
        { message: ' ' },
        { token: seller.token, language },
      );
      const continued = await world.raw(`POST /api/inquiries/${token}`, {}, { language });
      for (const answered of [replied, continued]) {
        expect(answered.status).toBe(400);
        expect(answered.refusal.fields).toEqual({ message: sentence });
      }
      expect((await inbox(seller)).items[0]?.messages).toHaveLength(1);
      expect(await mails()).toHaveLength(2);
    },
  );
});

describe('the seller’s inquiries', () => {
  it('come with their threads and the number of unread ones, the latest word first', async () => {
    const first = await sent({ name: 'First' });
    world.clock.forward(1000);
    const second = await sent({ name: 'Second', phone: '+63 2 8888 0000' });
    const { items, unread } = await inbox(seller);
    expect(unread).toBe(2);
    expect(items.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(items[0]).toEqual({
      id: second.id,
      listing: { id: listing.id, title: 'Villa am Meer' },
      name: 'Second',
      email: second.email,
      phone: '+63 2 8888 0000',
      isRead: false,
      createdAt: expect.any(String),
      messages: [{ from: 'visitor', text: second.message, at: expect.any(String) }],
    } satisfies Inquiry);
    expect(await inbox(other)).toEqual({ items: [], unread: 0, listings: [], nextCursor: null });
  });

  it('are read one by one', async () => {
    const [first, second] = [await sent(), await sent()];
    const read = (id: typeof first.id) => world.ask(readInquiry, { params: { id } }, { token: seller.token });
    expect((await read(first.id)).body).toEqual({});
    expect((await inbox(seller)).unread).toBe(1);
    expect((await read(first.id)).status).toBe(200);
    await read(second.id);
    expect((await inbox(seller)).unread).toBe(0);
  });

  it('stay when the listing is withdrawn', async () => {
    const gone = await aListing(world, seller);
    await sent({}, 'en', gone);
    await world.database.query("update app.listing set status = 'removed' where id = $1", [gone.id]);
    expect((await inbox(seller)).items.map((item) => item.listing.id)).toEqual([gone.id]);
  });

  it('are answered: the visitor gets a mail in their language with the link of the thread', async () => {
    const { id, email } = await sent({}, 'de');
    const token = await tokenFor(email);
    await world.database.query('delete from app.outgoing_mail');
    const message = 'Ja, gerne.\n<img src=x onerror=alert(1)>';
    const answered = await world.ask(
      replyToInquiry,
      { params: { id }, body: { message } },
      { token: seller.token, language: 'en' },
    );
    expect(answered.status).toBe(200);
    expect(answered.body).toMatchObject({ id, isRead: true, email });
    expect(answered.body.messages.map(({ from, text }) => [from, text])).toEqual([
      ['visitor', expect.any(String)],
      ['seller', message],
    ]);
    const mail = await mailTo(email);
    expect(mail.subject).toBe('Antwort auf Ihre Anfrage: Villa am Meer');
    expect(mail.text).toContain('> Ja, gerne.\n> <img src=x onerror=alert(1)>\n');
    expect(mail.text).toContain(`http://localhost:5000/inquiry/${token}\n`);
    expect((await inbox(seller)).unread).toBe(0);
  });

  it('are nobody else’s: another seller’s are the same 404 as those that are not there', async () => {
    const { id } = await sent();
    for (const wanted of [id, nowhere, 'no-id']) {
      const read = await world.raw(`POST /api/seller/inquiries/${wanted}/read`, {}, { token: other.token });
      const replied = await world.raw(
        `POST /api/seller/inquiries/${wanted}/reply`,
        { message: 'Hello' },
        { token: other.token },
      );
      expect([read.status, read.refusal]).toEqual([404, replied.refusal]);
    }
    const { items } = await inbox(seller);
    expect(items[0]).toMatchObject({ isRead: false, messages: [{ from: 'visitor' }] });
    expect(await mails()).toHaveLength(2);
  });

  it.each([
    'GET /api/seller/inquiries',
    `POST /api/seller/inquiries/${nowhere}/read`,
    `POST /api/seller/inquiries/${nowhere}/reply`,
  ])('are not for visitors and customers: %s', async (line) => {
    const body = line.startsWith('GET') ? undefined : { message: 'Hello' };
    expect((await world.raw(line, body)).status).toBe(401);
    expect((await world.raw(line, body, { token: customer.token })).status).toBe(403);
  });
});

describe('the thread behind a link', () => {
  it('goes on: the seller gets a mail and the inquiry is unread again, on top of the list', async () => {
    const { id, email } = await sent();
    const token = await tokenFor(email);
    await sent();
    await world.ask(readInquiry, { params: { id } }, { token: seller.token });
    await world.database.query('delete from app.outgoing_mail');
    world.clock.forward(1000);
    const continued = await world.ask(continueThread, { params: { token }, body: { message: 'One more question' } });
    expect(continued.status).toBe(200);
    expect(continued.body.messages.map(({ text }) => text)).toEqual([expect.any(String), 'One more question']);
    expect(continued.body).not.toHaveProperty('email');
    const mail = await mailTo(seller.user.email);
    expect(mail).toMatchObject({ replyTo: email, subject: 'New message about your listing: Villa am Meer' });
    expect(mail.text).toContain('> One more question');
    const { items, unread } = await inbox(seller);
    expect(unread).toBe(2);
    expect(items[0]).toMatchObject({ id, isRead: false });
  });

  it('opens with no other link: forged, of another purpose, or of a thread that is gone', async () => {
    const { id, email } = await sent();
    const token = await tokenFor(email);
    const otherSecret = new TextEncoder().encode('some other secret of thirty-two bytes or more');
    const wrong = [
      'nonsense',
      `${token.slice(0, -3)}AAA`,
      await signLink(otherSecret, 'inquiry_thread', id, new Date()),
      await signLink(world.adapters.secret, 'unsubscribe', id, new Date()),
      await signLink(world.adapters.secret, 'inquiry_thread', nowhere, new Date()),
      'x'.repeat(601),
    ];
    for (const text of wrong) {
      const opened = await world.raw(`GET /api/inquiries/${text}`);
      const continued = await world.raw(`POST /api/inquiries/${text}`, { message: 'Hello' });
      expect([opened.status, opened.refusal.code]).toEqual([404, 'not_found']);
      expect([continued.status, continued.refusal.code]).toEqual([404, 'not_found']);
    }
    expect((await inbox(seller)).items[0]?.messages).toHaveLength(1);
  });

  it('takes at most twenty messages in an hour', async () => {
    const { email } = await sent();
    const ask = { params: { token: await tokenFor(email) }, body: { message: 'And another thing' } };
    for (let turn = 0; turn < 20; turn += 1) expect((await world.ask(continueThread, ask)).status).toBe(200);
    expect((await world.ask(continueThread, ask)).status).toBe(429);
  });

  it('is a key: the log does not show it', async () => {
    const { email } = await sent();
    const token = await tokenFor(email);
    await world.ask(openThread, { params: { token } });
    expect(world.logged.some((line) => line.includes('/api/inquiries/…'))).toBe(true);
    expect(world.logged.join('\n')).not.toContain(token);
  });

  it('holds for months', async () => {
    const { email } = await sent();
    const token = await tokenFor(email);
    world.clock.forward(300 * 86_400_000);
    expect((await world.ask(openThread, { params: { token } })).status).toBe(200);
  });
});
