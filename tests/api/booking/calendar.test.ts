import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { undoDeed } from '../../../src/contract/booking/appointment-undo.ts';
import { addEntry, type Calendar, getCalendar } from '../../../src/contract/booking/calendar.ts';
import { listClients } from '../../../src/contract/booking/client.ts';
import type { AskOf } from '../../../src/contract/endpoint.ts';
import { addBlock } from '../../../src/contract/services/availability.ts';
import { aCustomer, aProvider, type Person } from '../../support/people.ts';
import { anAppointment } from '../../support/providers.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
let provider: Person;
beforeAll(async () => {
  world = await startWorld();
  world.clock.moveTo('2026-11-25T09:00:00Z');
  provider = await aProvider(world);
  await world.database.query(
    'insert into app.weekly_hours (provider_id, weekday, opens_minute, closes_minute) select $1, day, 540, 1080 from generate_series(1, 5) day',
    [provider.user.id],
  );
}, 60_000);
afterAll(() => world.close());

const weekOf = async (from: string, person = provider): Promise<Calendar> =>
  (await world.ask(getCalendar, { query: { from, days: 7 } }, { token: person.token })).body;

describe('the calendar of a provider', () => {
  it('shows visits by the provider’s clock, with the pieces of work and what stays free behind them', async () => {
    const customer = await aCustomer(world, { name: 'Klara Kunde' });
    const id = await anAppointment(world.database, {
      provider: provider.user.id,
      customer: customer.user.id,
      start: '2026-12-07T13:00:00Z',
      end: '2026-12-07T14:30:00Z',
      blockedUntil: '2026-12-07T14:45:00Z',
    });
    // Half an hour of waiting, in which somebody else could be served.
    await world.database.query('delete from app.busy where owner = $1', [id]);
    await world.database.query(
      `insert into app.busy (owner, kind, staff_id, span)
       select $1, 'visit', staff_id, span
         from app.appointment, (values (tstzrange('2026-12-07T13:00Z', '2026-12-07T13:30Z')), (tstzrange('2026-12-07T14:00Z', '2026-12-07T14:45Z'))) as given (span)
        where id = $1`,
      [id],
    );
    const { visits, staff, days, timeZone } = await weekOf('2026-12-07');
    expect(timeZone).toBe('Europe/Berlin');
    expect(staff).toHaveLength(1);
    expect(days).toHaveLength(7);
    expect(days[0]).toEqual({
      day: '2026-12-07',
      hours: [{ staffId: staff[0]?.id, opensMinute: 540, closesMinute: 1080 }],
    });
    expect(days[6]?.hours).toEqual([]);
    expect(visits).toMatchObject([
      {
        id,
        day: '2026-12-07',
        fromMinute: 840,
        untilMinute: 930,
        work: [
          { fromMinute: 840, untilMinute: 870 },
          { fromMinute: 900, untilMinute: 930 },
        ],
        takenUntilMinute: 945,
        customer: 'Klara Kunde',
        services: ['Haarschnitt'],
        isOwn: false,
        proposal: null,
      },
    ]);
  });

  it('leaves out what was cancelled, what lies elsewhere, and what belongs to another provider', async () => {
    const other = await aProvider(world);
    const at = (day: string, person: Person, status: 'confirmed' | 'cancelled' = 'confirmed') =>
      anAppointment(world.database, {
        provider: person.user.id,
        start: `${day}T09:00:00Z`,
        end: `${day}T10:00:00Z`,
        status,
      });
    await at('2026-12-15', provider, 'cancelled');
    await at('2026-12-13', provider);
    await at('2026-12-21', provider);
    const others = await at('2026-12-16', other);
    expect((await weekOf('2026-12-14')).visits).toEqual([]);
    expect((await weekOf('2026-12-14', other)).visits.map(({ id }) => id)).toEqual([others]);
  });

  it('shows blocked time that reaches over midnight', async () => {
    await world.ask(
      addBlock,
      { body: { start: '2027-01-05T22:00', end: '2027-01-06T08:00', note: 'Notdienst' } },
      { token: provider.token },
    );
    const { blocks } = await weekOf('2027-01-04');
    expect(blocks).toMatchObject([
      { day: '2027-01-05', fromMinute: 1320, lastDay: '2027-01-06', untilMinute: 480, note: 'Notdienst' },
    ]);
  });

  it('keeps the minutes of the clock on the day that has an hour less', async () => {
    const id = await anAppointment(world.database, {
      provider: provider.user.id,
      start: '2027-03-28T07:00:00Z',
      end: '2027-03-28T08:00:00Z',
    });
    const { visits } = await weekOf('2027-03-22');
    expect(visits).toMatchObject([{ id, day: '2027-03-28', fromMinute: 540, untilMinute: 600 }]);
  });

  it('says what is wrong with a day, and with too many of them', async () => {
    for (const query of [{ from: 'tomorrow' }, { days: 400 }]) {
      const { status, refusal } = await world.ask(getCalendar, { query }, { token: provider.token });
      expect([status, refusal.code]).toEqual([400, 'invalid']);
    }
  });
});

const ask = (person: Person, body: AskOf<typeof addEntry>['body']) =>
  world.ask(addEntry, { body }, { token: person.token });
const enteredBy = async (person: Person) =>
  world.database.query<{
    name: string | null;
    service: string;
    start: string;
    status: string;
    origin: string;
    cents: number;
  }>(
    `select guest_name as name, service_name as service, starts_at as start, status, origin, total_cents as cents
       from app.appointment where provider_id = $1 order by starts_at`,
    [person.user.id],
  );

const startsOf = async (person: Person) =>
  (await enteredBy(person)).map(({ start }) => new Date(start).toISOString().slice(0, 10));

const takenOf = (visits: { start: string; isTaken: boolean }[] = []) =>
  visits.filter(({ isTaken }) => isTaken).map(({ start }) => start.slice(0, 10));

describe('an own entry', () => {
  const cards = [
    { name: 'Haarschnitt Damen', cents: 4500, minutes: 60 },
    { name: 'Pony', cents: 1000, minutes: 15 },
  ];
  /** Open on weekdays from 9 to 18; with cards, if they are asked for. */
  async function aSalon(offered = cards): Promise<Person> {
    const person = await aProvider(world);
    await world.database.query(
      'insert into app.weekly_hours (provider_id, weekday, opens_minute, closes_minute) select $1, day, 540, 1080 from generate_series(1, 5) day',
      [person.user.id],
    );
    for (const [position, { name, cents, minutes }] of offered.entries())
      await world.database.query(
        `insert into app.service_card (provider_id, position, name, category, price_cents, duration_minutes, is_published)
         values ($1, $2, $3, 'haarschnitt', $4, $5, true)`,
        [person.user.id, position, name, cents, minutes],
      );
    return person;
  }
  it('is understood first, and nothing is kept of a preview', async () => {
    const salon = await aSalon();
    const { body } = await ask(salon, { text: 'Klara 0171 5551234 Damen 14.12. 15:00', preview: true });
    expect(body).toMatchObject({
      understood: {
        name: 'Klara',
        phone: '0171 5551234',
        services: ['Haarschnitt Damen'],
        durationMinutes: 60,
        totalCents: 4500,
        start: '2026-12-14T14:00:00.000Z',
        client: null,
      },
      asks: [],
      isTaken: false,
      isOutsideHours: false,
      id: null,
    });
    expect(await enteredBy(salon)).toEqual([]);
  });

  it('is entered by Enter, stands in calendar and client file, and is recognised by the name alone the next time', async () => {
    const salon = await aSalon();
    const { body } = await ask(salon, { text: 'Klara 0171 5551234 Damen 14.12. 15:00' });
    expect(body.id).not.toBeNull();
    const { visits } = await weekOf('2026-12-14', salon);
    expect(visits).toMatchObject([
      { id: body.id, customer: 'Klara', isOwn: true, phone: '0171 5551234', status: 'confirmed' },
    ]);
    const again = await ask(salon, { text: 'klara 21.12. 10:00', preview: true });
    expect(again.body.understood).toMatchObject({
      client: { name: 'Klara' },
      phone: '0171 5551234',
      services: ['Pony'],
    });
    await ask(salon, { text: 'klara 21.12. 10:00' });
    const clients = await world.ask(listClients, { query: {} }, { token: salon.token });
    expect(clients.body.items).toMatchObject([{ name: 'Klara' }]);
  });

  it('asks for what is missing, and enters nothing without it', async () => {
    const salon = await aSalon();
    expect((await ask(salon, { text: 'Klara', preview: true })).body.asks).toEqual(['time']);
    expect((await ask(salon, { text: '15:00', preview: true })).body.asks).toEqual(['name']);
    expect((await ask(await aSalon([]), { text: 'Klara 15:00', preview: true })).body.asks).toEqual(['card']);
    expect((await ask(salon, { text: 'Klara 1.1.2020 15:00', preview: true })).body.asks).toEqual(['past']);
    const { status, refusal } = await ask(salon, { text: 'Klara' });
    expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, ['text']]);
    expect(await enteredBy(salon)).toEqual([]);
  });

  it('asks about what it cannot read, and enters nothing before that is answered', async () => {
    const salon = await aSalon();
    for (const text of ['Klara 31.11. 15:00', 'Klara Mo 3.12. 15:00', 'Klara Mo 7.12. 15:00 1.200']) {
      const { body } = await ask(salon, { text, preview: true });
      expect([text, body.asks, body.questions.length]).toEqual([text, ['question'], 1]);
      const refused = await ask(salon, { text });
      expect([refused.status, refused.refusal.fields]).toEqual([
        400,
        { text: 'Please answer the question about your line first' },
      ]);
    }
    expect(await enteredBy(salon)).toEqual([]);
    const { body } = await ask(salon, { text: 'Klara Mo 3.12. 15:00', preview: true });
    expect([body.understood.name, body.understood.start]).toEqual(['Klara', null]);
    await ask(salon, { text: body.questions[0]?.choices[0]?.text ?? '' });
    expect(await startsOf(salon)).toEqual(['2026-11-30']);
  });

  it('asks about a closed day, unless it was tapped or agreed to', async () => {
    const salon = await aSalon();
    const { body } = await ask(salon, { text: 'Klara So 15:00', preview: true });
    expect([body.asks, body.questions]).toMatchObject([['question'], [{ kind: 'closed', day: '2026-11-29' }]]);
    const [{ choices } = { choices: [] }] = body.questions;
    expect(choices.map(({ day, text }) => [day, text])).toEqual([
      ['2026-11-27', 'Klara 27.11.2026 15:00'],
      ['2026-11-30', 'Klara 30.11.2026 15:00'],
      ['2026-12-01', 'Klara 1.12.2026 15:00'],
    ]);
    expect((await ask(salon, { text: 'Klara So 15:00' })).status).toBe(400);
    // The answer is for that day alone.
    expect((await ask(salon, { text: 'Klara Sa 15:00', closedDay: '2026-11-29' })).status).toBe(400);
    expect((await ask(salon, { text: 'Klara So 15:00', closedDay: '2026-11-29' })).status).toBe(200);
    expect((await ask(salon, { text: 'Dora', day: '2026-12-06', minute: 610 })).status).toBe(200);
    // Holidays and days off are closed as well.
    await world.database.query(
      `insert into app.time_off (provider_id, first_day, last_day) values ($1, '2026-12-01', '2026-12-31')`,
      [salon.user.id],
    );
    const away = await ask(salon, { text: 'Klara 2.12. 15:00', preview: true });
    expect(away.body.questions[0]?.choices.map(({ day }) => day)).toEqual(['2026-11-30', '2027-01-01']);
  });

  it('enters as many visits as the line says', async () => {
    const salon = await aSalon();
    const { body } = await ask(salon, { text: 'Klara dienstags 3 mal 9:00', times: 6 });
    expect([body.entered, body.understood.series?.times]).toEqual([3, 3]);
    expect((await ask(salon, { text: 'Dora Di 10:00 5 mal', preview: true })).body.questions[0]?.kind).toBe('often');
  });

  it('takes the place that was tapped; a name is enough', async () => {
    const salon = await aSalon();
    await ask(salon, { text: 'Klara', day: '2026-12-16', minute: 610 });
    expect(await enteredBy(salon)).toMatchObject([
      { name: 'Klara', service: 'Pony', start: '2026-12-16T09:10:00.000Z', status: 'confirmed', origin: 'entry' },
    ]);
  });

  it('may lie outside the hours, but never on somebody else’s time', async () => {
    const salon = await aSalon();
    const late = await ask(salon, { text: 'Klara Damen 14.12. 21:00' });
    expect([late.status, late.body.isOutsideHours]).toEqual([200, true]);
    const twice = await ask(salon, { text: 'Dora Damen 14.12. 21:30' });
    expect([twice.status, twice.refusal.code]).toEqual([409, 'slot_taken']);
    expect((await ask(salon, { text: 'Dora Damen 14.12. 21:30', preview: true })).body.isTaken).toBe(true);
    expect(await enteredBy(salon)).toHaveLength(1);
  });

  it('wins once, where two are entered at the same moment', async () => {
    const salon = await aSalon();
    const answers = await Promise.all(
      ['Anna', 'Berta', 'Cora', 'Dora'].map((name) => ask(salon, { text: `${name} Damen 14.12. 15:00` })),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409, 409]);
    expect(await enteredBy(salon)).toHaveLength(1);
  });

  it('is one visit, where the answer was lost and it is sent again', async () => {
    const salon = await aSalon();
    const id = crypto.randomUUID();
    const first = await ask(salon, { text: 'Klara 14.12. 15:00', id });
    const second = await ask(salon, { text: 'Klara 14.12. 15:00', id });
    expect([first.body.id, second.body.id]).toEqual([id, id]);
    expect(await enteredBy(salon)).toHaveLength(1);
    const other = await ask(await aSalon(), { text: 'Klara 14.12. 15:00', id });
    expect(other.status).toBe(404);
  });

  it('puts a walk-in to whoever is free first: now, then behind them', async () => {
    const salon = await aSalon();
    const first = await ask(salon, { text: '', isWalkIn: true });
    const second = await ask(salon, { text: 'Emil', isWalkIn: true });
    const [one, other] = [first, second].map(({ body }) => Date.parse(body.understood.start ?? ''));
    const now = world.clock.now().getTime();
    expect((one ?? 0) - now).toBeGreaterThanOrEqual(0);
    expect((one ?? 0) - now).toBeLessThan(5 * 60_000);
    expect((other ?? 0) - (one ?? 0)).toBe(15 * 60_000);
    expect(await enteredBy(salon)).toMatchObject([
      { name: null, service: 'Pony', origin: 'walk_in' },
      { name: 'Emil', service: 'Pony', origin: 'walk_in' },
    ]);
  });

  it('goes to the one who is free, where several work, and to the one who was named', async () => {
    const salon = await aSalon();
    await world.database.query(`insert into app.staff (provider_id, name, position) values ($1, 'Ben', 1)`, [
      salon.user.id,
    ]);
    const at = (text: string) => ask(salon, { text });
    const first = await at('Klara Damen 14.12. 15:00');
    const second = await at('Dora Damen 14.12. 15:00');
    expect([first.body.understood.staff?.name, second.body.understood.staff?.name]).toEqual(['Anna', 'Ben']);
    expect((await at('Emma Damen 14.12. 15:00')).status).toBe(409);
    expect((await at('Emma Damen 14.12. 17:00 bei Ben')).body.understood.staff?.name).toBe('Ben');
  });

  it('keeps a duration and a price that were said', async () => {
    const salon = await aSalon();
    const { body } = await ask(salon, { text: 'Klara Damen 90 70€ 14.12. 15:00' });
    expect(body.understood).toMatchObject({ durationMinutes: 90, totalCents: 7000 });
    const [visit] = (await weekOf('2026-12-14', salon)).visits;
    expect(visit).toMatchObject({ fromMinute: 900, untilMinute: 990, totalCents: 7000 });
  });

  it('asks which service is meant where two fit alike, and takes none by itself', async () => {
    const salon = await aSalon([
      { name: 'Haarschnitt Damen', cents: 4500, minutes: 60 },
      { name: 'Haarschnitt Herren', cents: 3000, minutes: 30 },
      { name: 'Haarschnitt Kinder', cents: 2000, minutes: 30 },
    ]);
    const text = 'Klara Haarschnitt 14.12. 15:00';
    const { body } = await ask(salon, { text, preview: true });
    expect(body.asks).toEqual(['choice']);
    expect(body.understood.services).toEqual([]);
    const [alike = []] = body.understood.choices;
    expect(alike.map(({ name }) => name)).toEqual(['Haarschnitt Damen', 'Haarschnitt Herren', 'Haarschnitt Kinder']);
    expect((await ask(salon, { text })).refusal.fields).toEqual({
      text: 'Several services fit: please choose one',
    });
    expect(await enteredBy(salon)).toEqual([]);
    // How long it takes narrows them down, and one that is left is no question.
    const narrowed = await ask(salon, { text: `${text} 60`, preview: true });
    expect([narrowed.body.asks, narrowed.body.understood.services]).toEqual([[], ['Haarschnitt Damen']]);
    const herren = alike.find(({ name }) => name.endsWith('Herren'))?.id;
    await ask(salon, { text, chosen: [herren ?? ''] as never });
    expect(await enteredBy(salon)).toMatchObject([{ name: 'Klara', service: 'Haarschnitt Herren', cents: 3000 }]);
  });

  describe('of a series', () => {
    const line = 'Klara 0171 5551234 Damen alle 2 Wochen 12.01.2027 9:00';
    const fortnights = ['2027-01-12', '2027-01-26', '2027-02-09', '2027-02-23', '2027-03-09', '2027-03-23'];

    it('says how many it is and until when, and keeps nothing of a preview', async () => {
      const salon = await aSalon();
      const { body } = await ask(salon, { text: line, preview: true });
      expect(body.asks).toEqual([]);
      expect(body.understood.series).toMatchObject({ words: 'alle 2 Wochen', unit: 'week', count: 2 });
      expect(body.understood.series?.visits.map(({ start }) => start.slice(0, 10))).toEqual(fortnights);
      expect([body.id, body.entered, await enteredBy(salon)]).toEqual([null, 0, []]);
      const three = await ask(salon, { text: line, preview: true, times: 3 });
      expect(three.body.understood.series?.visits).toHaveLength(3);
      expect(
        (await ask(salon, { text: 'Klara Damen jeden 2. Dienstag um 9', preview: true })).body.understood.series,
      ).toMatchObject({ words: 'jeden 2. Dienstag', unit: 'week', count: 2 });
      for (const times of [0, 13, 'x'] as never[]) expect((await ask(salon, { text: line, times })).status).toBe(400);
    });

    it('is entered in one call, by the provider’s clock also behind a change of it', async () => {
      const salon = await aSalon();
      const { body } = await ask(salon, { text: line, times: 7 });
      expect(body.entered).toBe(7);
      const entered = await enteredBy(salon);
      expect(entered.map(({ start }) => new Date(start).toISOString().slice(0, 16))).toEqual([
        ...fortnights.map((day) => `${day}T08:00`),
        '2027-04-06T07:00',
      ]);
      // One alone stays possible.
      const other = await aSalon();
      expect((await ask(other, { text: line, times: 1 })).body.entered).toBe(1);
      expect(await enteredBy(other)).toHaveLength(1);
    });

    it('leaves out what something lies in the way of, and names it', async () => {
      const salon = await aSalon();
      await ask(salon, { text: 'Dora Damen 12.01.2027 8:30' });
      await ask(salon, { text: 'Dora Damen 09.02.2027 9:30' });
      const preview = await ask(salon, { text: line, preview: true });
      expect([preview.body.isTaken, takenOf(preview.body.understood.series?.visits)]).toEqual([
        false,
        ['2027-01-12', '2027-02-09'],
      ]);
      const { body } = await ask(salon, { text: line });
      expect([body.entered, takenOf(body.understood.series?.visits)]).toEqual([4, ['2027-01-12', '2027-02-09']]);
      expect(await startsOf(salon)).toEqual(fortnights);
      expect((await enteredBy(salon)).filter(({ name }) => name === 'Klara')).toHaveLength(4);
      // Once more there is no room for any of them.
      expect((await ask(salon, { text: line })).refusal.code).toBe('slot_taken');
    });

    it('is entered once, however often the call is sent, and answers the same', async () => {
      const salon = await aSalon();
      await ask(salon, { text: 'Dora Damen 12.01.2027 8:30' });
      const body = { text: line, id: crypto.randomUUID(), undoable: true };
      const first = await ask(salon, body);
      const again = await ask(salon, body);
      const told = ({ id, entered, undo, isTaken, understood: { series } }: typeof first.body) => [
        id,
        entered,
        undo,
        isTaken,
        series,
      ];
      expect(told(again.body)).toEqual(told(first.body));
      expect(first.body.entered).toBe(5);
      expect(await enteredBy(salon)).toHaveLength(6);
      expect((await ask(await aSalon(), body)).status).toBe(404);
    });

    it('is taken back as a whole, with the client whom it has put into the file', async () => {
      const salon = await aSalon();
      const { body } = await ask(salon, { text: line, undoable: true });
      expect(await enteredBy(salon)).toHaveLength(6);
      const undone = await world.ask(undoDeed, { params: { id: body.undo ?? '' } }, { token: salon.token });
      expect([undone.status, await enteredBy(salon)]).toEqual([200, []]);
      expect((await world.ask(listClients, { query: {} }, { token: salon.token })).body.items).toEqual([]);
    });

    it('comes by fields as well', async () => {
      const salon = await aSalon();
      const fields = { isForm: true, name: 'Klara', day: '2027-01-29', minute: 540, times: 3 };
      await ask(salon, { ...fields, every: { unit: 'nthWeekday', count: 1 } });
      // The fifth Friday is the fourth where a month has no fifth.
      expect(await startsOf(salon)).toEqual(['2027-01-29', '2027-02-26', '2027-03-26']);
      for (const every of [{ unit: 'year', count: 1 }, { unit: 'week', count: 0 }, 'week'] as never[])
        expect((await ask(salon, { ...fields, every })).status).toBe(400);
    });
  });

  it('is entered by fields just as by the line, for somebody of the client file', async () => {
    const salon = await aSalon();
    await ask(salon, { text: 'Klara 0171 5551234 Damen 14.12. 15:00' });
    await ask(salon, { text: 'Klara 0171 5559999 Damen 14.12. 17:00' });
    const clients = (await world.ask(listClients, { query: {} }, { token: salon.token })).body.items;
    const second = clients.find(({ phone }) => phone === '0171 5559999');
    const [damen, pony] = (await ask(salon, { text: 'X Damen + Pony 15.12. 9:00', preview: true })).body.understood
      .cards;
    const fields = {
      isForm: true,
      name: 'Klara',
      clientId: second?.id,
      cards: [pony, damen] as never,
      day: '2026-12-15',
      minute: 600,
      durationMinutes: 90,
      priceCents: 5000,
      note: 'bringt Tochter mit',
    };
    const { body } = await ask(salon, fields);
    const { visits } = await weekOf('2026-12-14', salon);
    expect(visits.find(({ id }) => id === body.id)).toMatchObject({
      clientId: second?.id,
      services: ['Pony', 'Haarschnitt Damen'],
      fromMinute: 600,
      untilMinute: 690,
      totalCents: 5000,
      note: 'bringt Tochter mit',
    });
    // What is missing stands at its field; a client or a card of somebody else is none.
    const nameless = await ask(salon, { ...fields, clientId: undefined, name: '' });
    expect([nameless.status, Object.keys(nameless.refusal.fields ?? {})]).toEqual([400, ['name']]);
    const other = await aSalon();
    expect((await ask(other, { ...fields, cards: [] })).status).toBe(404);
    expect((await ask(other, { ...fields, clientId: undefined })).status).toBe(404);
  });
});
