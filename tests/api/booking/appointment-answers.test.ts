import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookAppointment } from '../../../src/contract/booking/appointment.ts';
import { getAppointment } from '../../../src/contract/booking/appointment-detail.ts';
import { listClients } from '../../../src/contract/booking/client.ts';
import { getProvider } from '../../../src/contract/services/provider.ts';
import { createServiceCard, listServiceCards } from '../../../src/contract/services/service-card.ts';
import { aBooking, sessionOf } from '../../support/appointments.ts';
import { emptied } from '../../support/emptied.ts';
import { aCustomer, type Person } from '../../support/people.ts';
import { aCard, anOffering, type Offering, offered } from '../../support/providers.ts';
import { aCardForm } from '../../support/service-cards.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
let provider: Offering;
let customer: Person;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await emptied(world.database);
  [provider] = await offered(world.database, anOffering({ cards: [aCard({ isAvailableNow: true })] }));
  customer = await aCustomer(world);
});

const mine = async () => ({ token: await sessionOf(world, provider.id) });
const theirs = async () => ({ token: await sessionOf(world, customer.user.id) });

const questions = [
  { id: 'length', kind: 'choice', text: 'Wie lang?', choices: ['kurz', 'lang'], isRequired: true },
  { id: 'skin', kind: 'text', text: 'Allergien?', choices: [], isRequired: false },
  { id: 'photo', kind: 'picture', text: 'Ein Bild Ihrer Haare', choices: [], isRequired: false },
  { id: 'agree', kind: 'consent', text: 'Fotos dürfen gezeigt werden', choices: [], isRequired: true },
];
const asks = () =>
  world.database.query(`update app.service_card set questions = $1::jsonb -> 'all'`, [{ all: questions }]);
const answers = (given: Record<string, string>) =>
  Object.entries(given).map(([question, answer]) => ({ card: provider.cards[0]?.id as string, question, answer }));
const book = async (given: Record<string, string>) =>
  world.ask(bookAppointment, { body: aBooking(provider, { answers: answers(given) }) }, await theirs());
const add = async (all: object[]) =>
  world.ask(createServiceCard, { body: aCardForm({ questions: all } as never) }, await mine());

describe('the questions of a card', () => {
  it('are shown where it is booked, without what their kind makes meaningless', async () => {
    const [choice, text, picture] = questions;
    const { body } = await add([{ ...text, choices: ['x', 'y'] }, { ...picture, isRequired: true }, choice ?? {}]);
    expect(body.questions).toEqual([text, picture, choice]);
    expect((await world.ask(listServiceCards, {}, await mine())).body.items.at(-1)?.questions).toHaveLength(3);
    await asks();
    const shown = (await world.ask(getProvider, { params: { id: provider.id } })).body;
    expect(shown.cards[0]?.questions).toEqual(questions);
  });

  it.each([
    ['six of them', Array.from({ length: 6 }, (_, at) => ({ id: `q${at}`, kind: 'text', text: 'Was?' })), 'questions'],
    ['a choice of one', [{ id: 'a', kind: 'choice', text: 'Was?', choices: ['x', 'x'] }], 'questions.0.choices'],
    ['two of one id', [1, 2].map(() => ({ id: 'a', kind: 'text', text: 'Was?' })), 'questions.1.id'],
    ['no words', [{ id: 'a', kind: 'text', text: ' ' }], 'questions.0.text'],
    ['another kind', [{ id: 'a', kind: 'number', text: 'Was?' }], 'questions.0.kind'],
  ])('are not %s', async (_, all, field) => {
    const { status, body } = await add(all);
    expect([status, body]).toMatchObject([400, { fields: { [field]: expect.any(String) } }]);
  });
});

describe('answers', () => {
  beforeEach(asks);

  it('are kept at the appointment as they were asked, for both sides and the client file', async () => {
    const { body } = await book({ length: 'lang', skin: ' Henna ', agree: 'yes', photo: 'x', other: 'x' });
    const kept = [
      { kind: 'choice', question: 'Wie lang?', answer: 'lang' },
      { kind: 'text', question: 'Allergien?', answer: 'Henna' },
      { kind: 'consent', question: 'Fotos dürfen gezeigt werden', answer: '' },
    ];
    expect(body.appointment.answers).toEqual(kept);
    await world.database.query(`update app.service_card set questions = '[]'`);
    const ask = { params: { id: body.appointment.id } };
    expect((await world.ask(getAppointment, ask, await mine())).body.answers).toEqual(kept);
    await world.database.query(
      `update app.appointment set status = 'completed', starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour'`,
    );
    const [client] = (await world.ask(listClients, { query: {} }, await mine())).body.items;
    expect(client?.lastVisits[0]?.answers).toMatchObject(kept.map(({ question, answer }) => ({ question, answer })));
  });

  it.each([
    ['a required choice', { agree: 'yes' }, 'Wie lang?'],
    ['one of the choices', { length: 'mittel', agree: 'yes' }, 'Wie lang?'],
    ['a consent that is needed', { length: 'kurz', agree: 'no' }, 'Fotos dürfen gezeigt werden'],
  ])('have to be %s', async (_, given, named) => {
    const { status, body } = await book(given);
    expect([status, body]).toMatchObject([400, { fields: { answers: expect.stringContaining(named) } }]);
  });

  it('may be left out where nothing has to be answered', async () => {
    await world.database.query(`update app.service_card set questions = jsonb_build_array(questions -> 1)`);
    expect((await book({})).body.appointment.answers).toEqual([]);
  });
});
