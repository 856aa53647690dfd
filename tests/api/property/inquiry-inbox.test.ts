import { describe, expect, it } from 'vitest';
import {
  continueThread,
  getInquiry,
  type Inquiry,
  type InquiryId,
  listInquiries,
  openThread,
  readInquiry,
  replyToInquiry,
  startThreadMails,
} from '../../../src/contract/property/inquiry.ts';
import type { Property } from '../../../src/contract/property/listing.ts';
import {
  customer,
  inbox,
  listing,
  mails,
  mailTo,
  nowhere,
  other,
  prepareInquiries,
  seller,
  sent,
  tokenFor,
  world,
} from '../../support/inquiries.ts';
import { aListing } from '../../support/listings.ts';
import type { Person } from '../../support/people.ts';

prepareInquiries();

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
const reply = (id: InquiryId, message: string) =>
  world.ask(replyToInquiry, { params: { id }, body: { message } }, { token: seller.token });
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
    const places = [
      '2026-01-01T00:00:00.000Z~x',
      ...['yesterday', '0000-01-01T00:00:00.000Z'].map((at) => `${at}~${nowhere}`),
    ];
    for (const cursor of ['x', '~', ...places]) {
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
      hearsByMail: false,
      createdAt: expect.any(String),
      messages: [{ from: 'visitor', text: second.message, images: [], at: expect.any(String) }],
      readAt: expect.any(String),
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
    await world.ask(startThreadMails, { params: { token } });
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
    expect(mail.text).toContain(`http://localhost:5000/de/inquiry/${token}\n`);
    expect((await inbox(seller)).unread).toBe(0);
  });

  it.each(['opens the page behind it', 'writes on there'] as const)(
    'are answered by mail only once the visitor has used the link: what waited goes out when the visitor %s',
    async (way) => {
      const { id, email } = await sent();
      const token = await tokenFor(email);
      expect((await reply(id, 'First answer')).body).toMatchObject({ hearsByMail: false });
      await reply(id, 'Second answer');
      // Mail programs and their scanners fetch links by themselves.
      expect((await world.ask(openThread, { params: { token } })).body.messages).toHaveLength(3);
      await world.afterwards();
      expect((await mails()).filter(({ to }) => to === email)).toHaveLength(1);
      await world.database.query('delete from app.outgoing_mail');

      const use = () =>
        way === 'writes on there'
          ? world.ask(continueThread, { params: { token }, body: { message: 'Thank you' } })
          : world.ask(startThreadMails, { params: { token } });
      expect((await Promise.all([use(), use()])).map(({ status }) => status)).toEqual([200, 200]);
      const waited = await mailTo(email);
      expect(waited.subject).toBe('Reply to your inquiry: Villa am Meer');
      expect(waited.text).toContain('> First answer\n>\n> Second answer\n');

      await world.database.query('delete from app.outgoing_mail');
      expect((await reply(id, 'Third answer')).body).toMatchObject({ hearsByMail: true });
      expect((await mailTo(email)).text).toContain('> Third answer');
    },
  );

  it('are answered ten times an hour and thirty times a day at most, each of them', async () => {
    const [one, another] = [await sent(), await sent()];
    const answers = await Promise.all(Array.from({ length: 14 }, () => reply(one.id, 'Again')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ refusal }) => refusal.code === 'too_many_requests')).toHaveLength(4);
    expect((await reply(another.id, 'Hello')).status).toBe(200);
    // The limit of the visitor does not count against the seller.
    for (let turn = 0; turn < 11; turn += 1)
      await world.raw(`POST /api/seller/inquiries/${another.id}/reply`, { message: 'x' }, { token: other.token });
    expect((await reply(another.id, 'Hello again')).status).toBe(200);
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
