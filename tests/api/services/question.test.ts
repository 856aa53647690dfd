import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listConversations } from '../../../src/contract/messaging/message.ts';
import {
  askProvider,
  getQuestion,
  getQuestionByLink,
  startQuestionMails,
  writeQuestion,
  writeQuestionByLink,
} from '../../../src/contract/services/question.ts';
import { aCustomer, aProvider, type Person, withConfirmedEmail, withPublicCard } from '../../support/people.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
let provider: Person;
let customer: Person;
beforeAll(async () => {
  world = await startWorld();
  provider = await withConfirmedEmail(world, await aProvider(world, { type: 'pro', businessName: 'Salon Süd' }));
  customer = await withConfirmedEmail(world, await aCustomer(world));
  await withPublicCard(world, provider);
});
afterAll(() => world.close());
beforeEach(async () => {
  for (const table of ['question', 'outgoing_mail', 'rate_limit'])
    await world.database.query(`delete from app.${table}`);
});

const ask = (body: { id?: string; name?: string; email?: string; text?: string } = {}, by?: Person) =>
  world.ask(
    askProvider,
    {
      params: { id: provider.user.id },
      body: { name: 'Gesa Gast', email: 'gesa@example.org', text: 'Färben Sie auch?', ...body },
    },
    { token: by?.token, language: 'de' },
  );

const mailsTo = async (to: string): Promise<{ subject: string; body: string }[]> => {
  await world.afterwards();
  return world.database.query<{ subject: string; body: string }>(
    'select subject, body from app.outgoing_mail where recipient = $1 order by created_at, id',
    [to],
  );
};
const tokenIn = (mail: { body: string } | undefined): string =>
  /\/question\/(\S+)/.exec(mail?.body ?? '')?.[1] ?? 'none';

describe('a question before booking', () => {
  it('of a guest reaches the provider at once, and its answer waits until a person has opened the link', async () => {
    const { status, body } = await ask();
    expect(status).toBe(201);
    expect((await mailsTo(provider.user.email))[0]?.body).toContain('> Färben Sie auch?');
    const answered = await world.ask(
      writeQuestion,
      { params: { id: body.id }, body: { text: 'Ja, dienstags.' } },
      { token: provider.token },
    );
    expect(answered.body).toMatchObject({
      side: 'provider',
      hearsByMail: false,
      asker: { name: 'Gesa Gast', email: null },
    });
    const [confirmation, ...others] = await mailsTo('gesa@example.org');
    expect(others).toEqual([]);
    const params = { token: tokenIn(confirmation) };
    expect((await world.ask(getQuestionByLink, { params })).body.messages.map(({ text }) => text)).toEqual([
      'Färben Sie auch?',
      'Ja, dienstags.',
    ]);
    expect(await mailsTo('gesa@example.org')).toHaveLength(1);
    await Promise.all([1, 2].map(() => world.ask(startQuestionMails, { params })));
    const sent = await mailsTo('gesa@example.org');
    expect(sent).toHaveLength(2);
    expect(sent[1]?.body).toContain('> Ja, dienstags.');
    expect((await world.ask(writeQuestionByLink, { params, body: { text: 'Prima.' } })).body.messages).toHaveLength(3);
  });

  it('of an account stands in both inboxes, is read on opening, and is answered by mail', async () => {
    const { body } = await ask({ email: customer.user.email, name: 'Jürgen Groß' }, customer);
    const inbox = async (of: Person) => (await world.ask(listConversations, { query: {} }, { token: of.token })).body;
    expect(await inbox(provider)).toMatchObject({
      unread: 1,
      items: [{ kind: 'question', side: 'provider', name: 'Jürgen Groß', excerpt: 'Färben Sie auch?', isOwn: false }],
    });
    expect(await inbox(customer)).toMatchObject({
      unread: 0,
      items: [{ side: 'customer', name: 'Salon Süd', isOwn: true }],
    });
    await world.ask(getQuestion, { params: { id: body.id } }, { token: provider.token });
    expect((await inbox(provider)).unread).toBe(0);
    world.clock.forward(1000);
    await world.ask(writeQuestion, { params: { id: body.id }, body: { text: 'Ja.' } }, { token: provider.token });
    expect(await inbox(customer)).toMatchObject({ unread: 1, items: [{ excerpt: 'Ja.', isOwn: false, unread: 1 }] });
    expect((await mailsTo(customer.user.email)).map(({ subject }) => subject)).toEqual(['Antwort von Salon Süd']);
  });

  it('sent again after a lost answer is one question; another one under the same id is a second', async () => {
    const id = crypto.randomUUID();
    const first = await ask({ id });
    expect((await ask({ id })).body.id).toBe(first.body.id);
    expect((await ask({ id, text: 'Etwas anderes?' })).body.id).not.toBe(first.body.id);
    expect(await mailsTo(provider.user.email)).toHaveLength(2);
  });

  it('does not put a stranger’s address under an account that is not theirs', async () => {
    await ask({ email: customer.user.email });
    const { body } = await world.ask(listConversations, { query: {} }, { token: customer.token });
    expect(body.items).toEqual([]);
  });

  it('is asked of nobody who is not shown, nor of oneself', async () => {
    expect((await ask({}, provider)).refusal.code).toBe('own_offer');
    const hidden = await aProvider(world);
    const asked = await world.ask(askProvider, {
      params: { id: hidden.user.id },
      body: { name: 'Gesa', email: 'gesa@example.org', text: 'Hallo?' },
    });
    expect(asked.status).toBe(404);
  });

  it('says which field is wrong, and is limited by the address that gets the link', async () => {
    const { status, refusal } = await ask({ email: 'gesa', text: ' ' });
    expect([status, Object.keys(refusal.fields ?? {}).toSorted()]).toEqual([400, ['email', 'text']]);
    const statuses = [];
    for (let times = 0; times < 6; times += 1) statuses.push((await ask({ text: `Frage ${times}` })).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });
});
