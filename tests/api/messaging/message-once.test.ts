import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { messageAppointment } from '../../../src/contract/booking/appointment-actions.ts';
import { continueThread, replyToInquiry } from '../../../src/contract/property/inquiry.ts';
import { askProvider, writeQuestion } from '../../../src/contract/services/question.ts';
import { mails, prepareInquiries, seller, sent, tokenFor, world } from '../../support/inquiries.ts';
import { aCustomer, aProvider, type Person, withConfirmedEmail, withPublicCard } from '../../support/people.ts';
import { anAppointment } from '../../support/providers.ts';

prepareInquiries();

let provider: Person;
let asker: Person;
beforeEach(async () => {
  provider = await withConfirmedEmail(world, await aProvider(world));
  asker = await withConfirmedEmail(world, await aCustomer(world));
});

const bodiesIn = async (table: string): Promise<string[]> =>
  (await world.database.query<{ body: string }>(`select body from app.${table} order by body`)).map(({ body }) => body);

/** Each way to write on in a conversation, with where its messages stand. */
const ways: Record<string, () => Promise<{ table: string; write: (text: string, id?: string) => Promise<number> }>> = {
  'a customer about a visit': async () => {
    const start = world.clock.now().getTime() + 3 * 86_400_000;
    const visit = await anAppointment(world.database, {
      provider: provider.user.id,
      customer: asker.user.id,
      start: new Date(start).toISOString(),
      end: new Date(start + 3_600_000).toISOString(),
    });
    const write = async (text: string, id?: string): Promise<number> =>
      (await world.ask(messageAppointment, { params: { id: visit }, body: { text, id } }, { token: asker.token }))
        .status;
    return { table: 'appointment_message', write };
  },
  'a provider who is asked': async () => {
    await withPublicCard(world, provider);
    const body = { name: 'Gesa Gast', email: asker.user.email, text: 'Is a dog welcome?' };
    const asked = await world.ask(askProvider, { params: { id: provider.user.id }, body }, { token: asker.token });
    const write = async (text: string, id?: string): Promise<number> =>
      (await world.ask(writeQuestion, { params: { id: asked.body.id }, body: { text, id } }, { token: provider.token }))
        .status;
    return { table: 'question_message', write };
  },
  'a seller who is asked': async () => {
    const { id: inquiry } = await sent();
    const write = async (message: string, id?: string): Promise<number> =>
      (await world.ask(replyToInquiry, { params: { id: inquiry }, body: { message, id } }, { token: seller.token }))
        .status;
    return { table: 'inquiry_message', write };
  },
  'a visitor by the link of an inquiry': async () => {
    const { email } = await sent();
    const token = await tokenFor(email);
    const write = async (message: string, id?: string): Promise<number> =>
      (await world.ask(continueThread, { params: { token }, body: { message, id } })).status;
    return { table: 'inquiry_message', write };
  },
};

describe('a message whose answer was lost is sent again under its id', () => {
  it.each(Object.keys(ways))(
    'by %s: it is written once and mailed once, and the same words later are another',
    async (who) => {
      const way = await ways[who]?.();
      const { table, write } = way ?? { table: '', write: () => Promise.resolve(0) };
      const before = (await bodiesIn(table)).length;
      const id = randomUUID();
      expect(await write('On Friday?', id)).toBe(200);
      await world.afterwards();
      const mailed = (await mails()).length;
      // Late, and by two tabs at once.
      expect(await Promise.all([write('On Friday?', id), write('On Friday?', id)])).toEqual([200, 200]);
      await world.afterwards();
      expect([(await bodiesIn(table)).length - before, (await mails()).length]).toEqual([1, mailed]);
      expect([await write('On Friday?', randomUUID()), await write('On Friday?')]).toEqual([200, 200]);
      expect((await bodiesIn(table)).filter((body) => body === 'On Friday?')).toHaveLength(3);
    },
  );

  it('counts for its own conversation only', async () => {
    const [one, other] = [await sent(), await sent()];
    const id = randomUUID();
    for (const { id: inquiry } of [one, other])
      await world.ask(
        replyToInquiry,
        { params: { id: inquiry }, body: { message: 'Yes.', id } },
        { token: seller.token },
      );
    expect((await bodiesIn('inquiry_message')).filter((body) => body === 'Yes.')).toHaveLength(2);
  });

  it('leaves nothing behind where it is none of the writer’s', async () => {
    const { id: inquiry } = await sent();
    const ask = { params: { id: inquiry }, body: { message: 'Yes.', id: randomUUID() } };
    const before = await world.database.query('select from app.sent_message');
    expect((await world.ask(replyToInquiry, ask, { token: provider.token })).status).toBe(404);
    expect(await world.database.query('select from app.sent_message')).toHaveLength(before.length);
  });
});
