import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addBlock } from '../../src/contract/availability.ts';
import { addEntry, type Calendar, getCalendar } from '../../src/contract/calendar.ts';
import { listClients } from '../../src/contract/client.ts';
import type { AskOf } from '../../src/contract/endpoint.ts';
import { aCustomer, aProvider, type Person } from '../support/people.ts';
import { anAppointment } from '../support/providers.ts';
import { startWorld, type World } from '../support/world.ts';

let world: World;
let provider: Person;
beforeAll(async () => {
  world = await startWorld();
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
    for (const { name, cents, minutes } of offered)
      await world.database.query(
        `insert into app.service_card (provider_id, name, category, price_cents, duration_minutes, is_published)
         values ($1, $2, 'haarschnitt', $3, $4, true)`,
        [person.user.id, name, cents, minutes],
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

  it('enters the first of a series only once that was confirmed', async () => {
    const salon = await aSalon();
    const text = 'Klara Damen jeden 2. Dienstag um 9';
    const { body } = await ask(salon, { text, preview: true });
    expect(body.asks).toEqual(['series']);
    expect(body.understood.series).toBe('jeden 2. Dienstag');
    expect((await ask(salon, { text })).status).toBe(400);
    expect(await enteredBy(salon)).toEqual([]);
    expect((await ask(salon, { text, onlyFirst: true })).status).toBe(200);
    expect(await enteredBy(salon)).toHaveLength(1);
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
