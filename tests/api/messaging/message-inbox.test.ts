import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messageAppointment, messageVisit } from '../../../src/contract/booking/appointment-actions.ts';
import { getAppointment } from '../../../src/contract/booking/appointment-detail.ts';
import type { ImageId, ListingId } from '../../../src/contract/fields.ts';
import { listConversations } from '../../../src/contract/messaging/message.ts';
import {
  continueOwnInquiry,
  getInquiry,
  getOwnInquiry,
  readInquiry,
  replyToInquiry,
  sendInquiry,
} from '../../../src/contract/property/inquiry.ts';
import { askProvider, getQuestion, writeQuestion } from '../../../src/contract/services/question.ts';
import { aListing } from '../../support/listings.ts';
import {
  aCustomer,
  aProvider,
  aSeller,
  type Person,
  withConfirmedEmail,
  withPublicCard,
} from '../../support/people.ts';
import { anUploadedImage, aPhotograph } from '../../support/pictures.ts';
import { anAppointment } from '../../support/providers.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
let provider: Person;
let seller: Person;
let customer: Person;
let stranger: Person;
let visit: string;
let question: string;
let inquiry: string;

const token = ({ token: own }: Person) => ({ token: own });
const aMoment = (): void => world.clock.forward(60_000);
const inbox = async (of: Person, query: { show?: 'unread' | 'requests'; search?: string; limit?: number } = {}) =>
  (await world.ask(listConversations, { query }, token(of))).body;
const kinds = async (of: Person, query: Parameters<typeof inbox>[1] = {}) =>
  (await inbox(of, query)).items.map(({ kind }) => kind);

beforeAll(async () => {
  world = await startWorld();
  provider = await withConfirmedEmail(world, await aProvider(world, { type: 'pro', businessName: 'Salon Süd' }));
  await withPublicCard(world, provider);
  seller = await aSeller(world);
  customer = await withConfirmedEmail(world, await aCustomer(world, { name: 'Jürgen Groß' }));
  stranger = await withConfirmedEmail(world, await aCustomer(world));
  const start = world.clock.now().getTime() + 3 * 86_400_000;
  visit = await anAppointment(world.database, {
    provider: provider.user.id,
    customer: customer.user.id,
    start: new Date(start).toISOString(),
    end: new Date(start + 3_600_000).toISOString(),
    status: 'open',
  });
  aMoment();
  await world.ask(messageAppointment, { params: { id: visit }, body: { text: 'Darf der Hund mit?' } }, token(customer));
  aMoment();
  const asked = { name: 'Jürgen Groß', email: customer.user.email, text: 'Haben Sie einen Parkplatz?' };
  question = (await world.ask(askProvider, { params: { id: provider.user.id }, body: asked }, token(customer))).body.id;
  aMoment();
  const listing: ListingId = (await aListing(world, seller, { title: 'Villa am Meer' })).id;
  const written = { name: 'Jürgen Groß', email: customer.user.email, message: 'Is it still free?' };
  inquiry = (await world.ask(sendInquiry, { params: { id: listing }, body: written }, token(customer))).body.id;
});
afterAll(() => world.close());

describe('one inbox', () => {
  it('holds conversations of all three kinds for both of their sides', async () => {
    expect(await kinds(customer)).toEqual(['inquiry', 'question', 'appointment']);
    expect(await kinds(provider)).toEqual(['question', 'appointment']);
    expect(await kinds(seller)).toEqual(['inquiry']);
    expect(await kinds(stranger)).toEqual([]);
  });

  it('is narrowed to what is new, and to what waits for an answer, with the number of both', async () => {
    expect(await inbox(provider)).toMatchObject({ unread: 2, requests: 1 });
    expect(await kinds(provider, { show: 'unread' })).toEqual(['question', 'appointment']);
    expect(await kinds(provider, { show: 'requests' })).toEqual(['appointment']);
    await world.ask(getQuestion, { params: { id: question } }, token(provider));
    expect(await kinds(provider, { show: 'unread' })).toEqual(['appointment']);
    expect(await kinds(customer, { show: 'unread' })).toEqual([]);
    aMoment();
    await world.ask(replyToInquiry, { params: { id: inquiry }, body: { message: 'It is.' } }, token(seller));
    expect(await kinds(customer, { show: 'unread' })).toEqual(['inquiry']);
    expect(await inbox(customer)).toMatchObject({ unread: 1, requests: 1 });
    await world.ask(getOwnInquiry, { params: { id: inquiry } }, token(customer));
    expect(await inbox(customer)).toMatchObject({ unread: 0 });
  });

  it('is searched by name, by subject and by the words of a message, those alone that are one’s own', async () => {
    expect(await kinds(provider, { search: 'jürgen' })).toEqual(['question', 'appointment']);
    expect(await kinds(provider, { search: 'parkplatz' })).toEqual(['question']);
    expect(await kinds(provider, { search: 'hund' })).toEqual(['appointment']);
    expect(await kinds(customer, { search: 'villa' })).toEqual(['inquiry']);
    expect(await kinds(customer, { search: 'süd' })).toEqual(['question', 'appointment']);
    expect(await kinds(provider, { search: '%' })).toEqual([]);
    expect(await kinds(stranger, { search: 'hund' })).toEqual([]);
  });

  it.each([
    [{ show: 'nonsense' }, 'show'],
    [{ search: 'x'.repeat(101) }, 'search'],
  ])('refuses what it does not know: %o', async (query, field) => {
    const asked = await world.ask(listConversations, { query: query as never }, token(customer));
    expect([asked.status, Object.keys(asked.refusal.fields ?? {})]).toEqual([400, [field]]);
  });
});

const aPicture = async (of: Person): Promise<ImageId> =>
  anUploadedImage(world, of, await aPhotograph(60, 40).png().toBuffer(), 'image/png', 'message');

/** Each kind: how a picture is sent by who asks, and how the other side sees the last message. */
const ways = {
  appointment: {
    from: () => customer,
    write: (images: ImageId[], of: Person) =>
      world.ask(messageAppointment, { params: { id: visit }, body: { text: '', images } }, token(of)),
    last: async () =>
      (await world.ask(getAppointment, { params: { id: visit } }, token(provider))).body.messages.at(-1),
    to: () => provider,
  },
  question: {
    from: () => customer,
    write: (images: ImageId[], of: Person) =>
      world.ask(writeQuestion, { params: { id: question }, body: { text: '', images } }, token(of)),
    last: async () =>
      (await world.ask(getQuestion, { params: { id: question } }, token(provider))).body.messages.at(-1),
    to: () => provider,
  },
  'inquiry, by who asks': {
    from: () => customer,
    write: (images: ImageId[], of: Person) =>
      world.ask(continueOwnInquiry, { params: { id: inquiry }, body: { message: '', images } }, token(of)),
    last: async () => (await world.ask(getInquiry, { params: { id: inquiry } }, token(seller))).body.messages.at(-1),
    to: () => seller,
  },
  'inquiry, by the seller': {
    from: () => seller,
    write: (images: ImageId[], of: Person) =>
      world.ask(replyToInquiry, { params: { id: inquiry }, body: { message: '', images } }, token(of)),
    last: async () =>
      (await world.ask(getOwnInquiry, { params: { id: inquiry } }, token(customer))).body.messages.at(-1),
    to: () => customer,
  },
};

describe.each(Object.entries(ways))('pictures of a message: %s', (_, { from, write, last, to }) => {
  it('go without words, are seen by the other side alone, and stand in the list without an excerpt', async () => {
    aMoment();
    const picture = await aPicture(from());
    expect((await write([picture], from())).status).toBe(200);
    const shown = await last();
    expect(shown).toMatchObject({ text: '', images: [{ id: picture, width: 60, height: 40 }] });
    const url = new URL(shown?.images[0]?.url ?? '', world.adapters.siteUrl);
    expect((await world.fetch(new Request(url, { redirect: 'manual' }))).status).toBe(302);
    expect((await inbox(to())).items.find(({ excerpt }) => excerpt === '')).toMatchObject({
      isOwn: false,
      unread: expect.any(Number),
    });
  });

  it('are refused where there are none and no words, too many, or somebody else’s', async () => {
    const picture = await aPicture(from());
    expect((await write([], from())).status).toBe(400);
    expect((await write([picture, picture, picture, picture, picture], from())).status).toBe(400);
    expect((await write([await aPicture(stranger)], from())).status).toBe(400);
    expect([403, 404]).toContain((await write([await aPicture(stranger)], stranger)).status);
  });
});

it('a guest’s link takes words alone', async () => {
  const body = { text: 'Hallo', images: [await aPicture(customer)] };
  const asked = await world.ask(messageVisit, { params: { token: 'nonsense' }, body }, {});
  expect(asked.status).toBe(404);
});

describe('when the other side has read a conversation', () => {
  it.each([
    [
      'a visit',
      async (of: Person) => (await world.ask(getAppointment, { params: { id: visit } }, token(of))).body.readAt,
      () => provider,
      () => world.ask(messageAppointment, { params: { id: visit }, body: { text: 'Noch da?' } }, token(customer)),
    ],
    [
      'a question',
      async (of: Person) => (await world.ask(getQuestion, { params: { id: question } }, token(of))).body.readAt,
      () => provider,
      () => world.ask(writeQuestion, { params: { id: question }, body: { text: 'Noch da?' } }, token(customer)),
    ],
    [
      'an inquiry',
      async (of: Person) => {
        if (of === customer)
          return (await world.ask(getOwnInquiry, { params: { id: inquiry } }, token(of))).body.readAt;
        await world.ask(readInquiry, { params: { id: inquiry } }, token(of));
        return (await world.ask(getInquiry, { params: { id: inquiry } }, token(of))).body.readAt;
      },
      () => seller,
      () => world.ask(continueOwnInquiry, { params: { id: inquiry }, body: { message: 'There?' } }, token(customer)),
    ],
  ] as const)('is told: %s', async (_, read, other, write) => {
    aMoment();
    await write();
    const sentAt = world.clock.now().toISOString();
    expect(((await read(customer)) ?? '') < sentAt).toBe(true);
    aMoment();
    await read(other());
    expect(((await read(customer)) ?? '') > sentAt).toBe(true);
  });
});
