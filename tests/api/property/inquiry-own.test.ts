import { describe, expect, it } from 'vitest';
import {
  continueOwnInquiry,
  getOwnInquiry,
  type InquiryId,
  listOwnInquiries,
  replyToInquiry,
  sendInquiry,
  startThreadMails,
} from '../../../src/contract/property/inquiry.ts';
import {
  aCaller,
  anInquiry,
  customer,
  inbox,
  listing,
  mails,
  other,
  prepareInquiries,
  seller,
  sent,
  tokenFor,
  world,
} from '../../support/inquiries.ts';
import { aCustomer, type Person, withConfirmedEmail } from '../../support/people.ts';

prepareInquiries();

const ask = async (by: Person, message: string, email = by.user.email): Promise<InquiryId> => {
  const body = anInquiry({ email, message });
  const answered = await world.ask(
    sendInquiry,
    { params: { id: listing.id }, body },
    { token: by.token, caller: aCaller() },
  );
  expect(answered.status).toBe(201);
  return answered.body.id;
};
const own = async ({ token }: Person, cursor?: string) =>
  (await world.ask(listOwnInquiries, { query: { cursor } }, { token })).body;
const said = async (person: Person) =>
  (await own(person)).items.map(({ messages }) => messages.map(({ text }) => text));
const writeOn = (by: Person, id: InquiryId) =>
  world.ask(continueOwnInquiry, { params: { id }, body: { message: 'On Friday?' } }, { token: by.token });

describe('the inquiries that one has written', () => {
  it('stand in a list of their own, with the answers, the latest first; sellers buy, too', async () => {
    const first = await ask(customer, 'Is it still there?');
    await ask(customer, 'And the garden?');
    await ask(other, 'A colleague asks');
    const reply = { params: { id: first }, body: { message: 'Yes.' } };
    expect((await world.ask(replyToInquiry, reply, { token: seller.token })).status).toBe(200);
    expect(await said(customer)).toEqual([['Is it still there?', 'Yes.'], ['And the garden?']]);
    expect(await said(other)).toEqual([['A colleague asks']]);
    expect((await own(customer)).items[0]?.listing).toEqual({ id: listing.id, title: 'Villa am Meer' });
    expect(await said(seller)).toEqual([]);
  });

  it('can be gone on with, and the seller is told', async () => {
    const id = await ask(customer, 'Is it still there?');
    const { status, body } = await writeOn(customer, id);
    expect([status, body.messages.map(({ text }) => text)]).toEqual([200, ['Is it still there?', 'On Friday?']]);
    expect((await inbox(seller)).items[0]).toMatchObject({ id, isRead: false });
    await world.afterwards();
    expect(
      (await mails()).filter(({ to, text }) => to === seller.user.email && text.includes('On Friday?')),
    ).toHaveLength(1);
  });

  it('are nobody else’s: neither to read nor to go on with', async () => {
    const id = await ask(customer, 'Is it still there?');
    for (const person of [other, seller, await aCustomer(world)]) {
      expect((await world.ask(getOwnInquiry, { params: { id } }, { token: person.token })).status).toBe(404);
      expect((await writeOn(person, id)).status).toBe(404);
    }
    expect((await world.ask(listOwnInquiries, { query: {} })).status).toBe(401);
  });

  it('written without signing in are there once the address is shown to be the own, by the account and by the link', async () => {
    const person = await aCustomer(world);
    const { email } = await sent({ email: person.user.email, message: 'As a guest' });
    expect(await said(person), 'anybody can register an address').toEqual([]);
    await withConfirmedEmail(world, person);
    expect(await said(person), 'anybody can have typed it').toEqual([]);
    await world.ask(startThreadMails, { params: { token: await tokenForLast(email) } });
    expect(await said(person)).toEqual([['As a guest']]);
  });

  it('do not prove an address that was only typed', async () => {
    const id = await ask(customer, 'Hello', 'victim@example.org');
    await writeOn(customer, id);
    const reply = { params: { id }, body: { message: 'Words of a stranger' } };
    await world.ask(replyToInquiry, reply, { token: seller.token });
    await world.afterwards();
    const toVictim = (await mails()).filter(({ to }) => to === 'victim@example.org');
    expect(toVictim.map(({ text }) => text).join('')).not.toContain('Words of a stranger');
    expect((await own(customer)).items[0]?.hearsByMail).toBe(false);
  });

  it('come in pages', async () => {
    await world.database.query(
      `with asked as (
         insert into app.inquiry (listing_id, name, email, language, account_id, last_message_at)
         select $1, 'Ana', 'ana@example.org', 'en', $2, now() - n * interval '1 minute' from generate_series(1, 60) n
         returning id)
       insert into app.inquiry_message (inquiry_id, sender, body) select id, 'visitor', 'Hello' from asked`,
      [listing.id, customer.user.id],
    );
    const first = await own(customer);
    const second = await own(customer, first.nextCursor ?? '');
    expect([first.items.length, second.items.length, second.nextCursor]).toEqual([50, 10, null]);
    const broken = await world.ask(listOwnInquiries, { query: { cursor: 'nonsense' } }, { token: customer.token });
    expect([broken.status, Object.keys(broken.refusal.fields ?? {})]).toEqual([400, ['cursor']]);
  });
});

/** Among the mails of the registration. */
async function tokenForLast(address: string): Promise<string> {
  await world.database.query(`delete from app.outgoing_mail where body not like '%/inquiry/%'`);
  return tokenFor(address);
}
