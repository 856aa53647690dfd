import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { addDays, dayAt, instantOf, weekdayOf } from '../../../netlify/calendar/zone.ts';
import { holidaysIn } from '../../../netlify/features/services/availability/messages.ts';
import {
  addBlock,
  deleteBlock,
  getAvailability,
  holidayRegions,
  previewAvailability,
  putAvailability,
} from '../../../src/contract/services/availability.ts';
import { createStaff, listStaff } from '../../../src/contract/services/staff.ts';
import { aProvider, type Person, withConfirmedEmail } from '../../support/people.ts';
import { anAppointment } from '../../support/providers.ts';
import { aServiceCard } from '../../support/service-cards.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;

beforeAll(async () => {
  world = await startWorld();
}, 60_000);
afterAll(() => world.close());

type Form = z.input<typeof putAvailability.body>;

const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opensMinute: 540, closesMinute: 1020 }));
const aWeek = (overrides: Partial<Form> = {}): Form => ({ weeklyHours: everyDay, noticeHours: 0, ...overrides });

const aSalon = async (type: 'free' | 'pro' = 'pro'): Promise<Person> =>
  withConfirmedEmail(world, await aProvider(world, { type }));
const read = async ({ token }: Person) => (await world.ask(getAvailability, {}, { token })).body;
const write = ({ token }: Person, overrides: Partial<Form> = {}) =>
  world.ask(putAvailability, { body: aWeek(overrides) }, { token });
const look = (
  { token }: Person,
  { member, ...overrides }: Partial<Form> & Pick<z.input<typeof previewAvailability.body>, 'member'> = {},
) => world.ask(previewAvailability, { body: { ...aWeek(overrides), member } }, { token });
const block = ({ token }: Person, body: z.input<typeof addBlock.body>, language = 'de') =>
  world.ask(addBlock, { body }, { token, language });
const staffOf = async ({ token }: Person) => (await world.ask(listStaff, {}, { token })).body.items;

/** A day so many days from now, in Berlin. */
const dayIn = (days: number): string => addDays(dayAt(world.clock.now().getTime(), 'Europe/Berlin'), days);
const at = (day: string, hour: number): string => new Date(instantOf(day, hour * 60, 'Europe/Berlin')).toISOString();
const booked = ({ user }: Person, day: string, from: number, until: number) =>
  anAppointment(world.database, { provider: user.id, start: at(day, from), end: at(day, until) });

describe('hours and rules', () => {
  it('begin empty, with the holidays of the state proposed', async () => {
    const salon = await aSalon();
    expect(await read(salon)).toMatchObject({
      timeZone: 'Europe/Berlin',
      settings: {
        weeklyHours: [],
        holidayRegion: null,
        isTight: true,
        noticeHours: 2,
        horizonDays: 60,
        perDayMaximum: null,
      },
      regions: holidayRegions.de,
      suggestedRegion: 'DE-BE',
      blocks: [],
      touched: [],
    });
  });

  it('name public holidays in the language of whoever reads them, all of them', async () => {
    const { token } = await aSalon();
    const known = await world.database.query<{ day: string; name: string }>(
      `select distinct '2026-12-25' as day, name from app.holiday`,
    );
    const german = new Set(known.map(({ name }) => name));
    expect(holidaysIn('en', known).filter(({ name }) => german.has(name))).toEqual([]);
    const body = { ...aWeek({ holidayRegion: 'DE-BE' }) };
    const [inGerman, inEnglish] = await Promise.all(
      (['de', 'en'] as const).map((language) => world.ask(previewAvailability, { body }, { token, language })),
    );
    const names = (answer: typeof inGerman) => answer?.body.holidays.map(({ name }) => name);
    // The coming year has each day once; Good Friday may fall before and after it.
    expect(names(inGerman)).toContain('Tag der Deutschen Einheit');
    expect(names(inEnglish)).toContain('Day of German Unity');
  });

  it('are kept as they are written, breaks and exceptions included', async () => {
    const salon = await aSalon();
    const written = {
      weeklyHours: [
        { weekday: 2, opensMinute: 540, closesMinute: 720 },
        { weekday: 2, opensMinute: 780, closesMinute: 1140 },
      ],
      specialHours: [{ day: dayIn(9), opensMinute: 600, closesMinute: 840 }],
      timeOff: [{ firstDay: dayIn(20), lastDay: dayIn(34) }],
      holidayRegion: 'DE-BE',
      workedHolidays: [],
      buffer: 15,
      noticeHours: 24,
      horizonDays: 90,
      perDayMaximum: 6,
      isTight: false,
      releasesUnconfirmed: true,
      tellsClients: false,
    } as const satisfies Form;
    const answered = await world.ask(putAvailability, { body: written }, { token: salon.token });
    expect(answered.status).toBe(200);
    expect(answered.body.settings).toEqual(written);
    expect((await read(salon)).settings).toEqual(written);
    await write(salon);
    expect((await read(salon)).settings).toMatchObject({
      weeklyHours: everyDay,
      specialHours: [],
      timeOff: [],
      perDayMaximum: null,
    });
  });

  it('name what is wrong at each field, and nothing changes', async () => {
    const salon = await aSalon();
    await write(salon);
    const before = await read(salon);
    const span = { weekday: 1, opensMinute: 540, closesMinute: 600 };
    const wrong: [Partial<Form>, string][] = [
      [{ weeklyHours: [{ ...span, weekday: 0 }] }, 'weeklyHours.0.weekday'],
      [{ weeklyHours: [{ ...span, opensMinute: 541 }] }, 'weeklyHours.0.opensMinute'],
      [{ weeklyHours: [{ ...span, closesMinute: 1445 }] }, 'weeklyHours.0.closesMinute'],
      [{ weeklyHours: [{ ...span, closesMinute: 540 }] }, 'weeklyHours.0.closesMinute'],
      [{ weeklyHours: [span, { ...span, opensMinute: 570 }] }, 'weeklyHours.1.opensMinute'],
      [{ weeklyHours: [span, { weekday: 1, opensMinute: 600, closesMinute: 660 }] }, 'weeklyHours.1.opensMinute'],
      [{ specialHours: [{ day: '2027-02-30', opensMinute: 0, closesMinute: 60 }] }, 'specialHours.0.day'],
      [{ specialHours: [{ day: '2027-02-03', opensMinute: 60, closesMinute: 60 }] }, 'specialHours.0.closesMinute'],
      [{ timeOff: [{ firstDay: '2027-02-03', lastDay: '2027-02-02' }] }, 'timeOff.0.lastDay'],
      [{ holidayRegion: 'DE-XX' as never }, 'holidayRegion'],
      [{ workedHolidays: ['tomorrow'] }, 'workedHolidays.0'],
      [{ buffer: 241 }, 'buffer'],
      [{ buffer: 7.5 }, 'buffer'],
      [{ noticeHours: -1 }, 'noticeHours'],
      [{ horizonDays: 0 }, 'horizonDays'],
      [{ perDayMaximum: 0 }, 'perDayMaximum'],
    ];
    for (const [overrides, field] of wrong) {
      const { status, refusal } = await write(salon, overrides);
      expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, [field]]);
      expect((await look(salon, overrides)).status).toBe(400);
    }
    expect(await read(salon)).toEqual(before);
  });

  it('are not overwritten by a tab that saw them before a change', async () => {
    const salon = await aSalon();
    const { stamp } = await read(salon);
    const saved = await write(salon, { seen: stamp, buffer: 5 });
    expect(saved.status).toBe(200);
    expect(await write(salon, { seen: stamp, buffer: 10 })).toMatchObject({
      status: 409,
      refusal: { code: 'conflict' },
    });
    expect((await write(salon, { seen: saved.body.stamp, buffer: 10 })).status).toBe(200);
    const both = await Promise.all([1, 2].map(() => write(salon, { seen: stamp })));
    expect(both.map(({ status }) => status)).toEqual([409, 409]);
  });

  it('belong to their provider alone', async () => {
    const [one, other] = [await aSalon(), await aSalon()];
    await write(one);
    expect((await read(other)).settings.weeklyHours).toEqual([]);
  });
});

describe('what a change touches', () => {
  it('is listed before and after saving, and nothing is cancelled', async () => {
    const salon = await aSalon();
    await write(salon);
    const [inside, early] = [await booked(salon, dayIn(3), 12, 13), await booked(salon, dayIn(4), 9, 10)];
    expect((await read(salon)).touched).toEqual([]);
    const later = { weeklyHours: everyDay.map((span) => ({ ...span, opensMinute: 600 })) };
    expect((await look(salon, later)).body.touched).toMatchObject([{ id: early, staff: 'Anna' }]);
    expect((await look(salon, { timeOff: [{ firstDay: dayIn(3), lastDay: dayIn(3) }] })).body.touched).toMatchObject([
      { id: inside },
    ]);
    // Nothing of a preview is kept.
    expect((await read(salon)).touched).toEqual([]);
    expect((await write(salon, later)).body.touched).toMatchObject([{ id: early }]);
    expect((await read(salon)).touched).toMatchObject([{ id: early }]);
    const rows = await world.database.query('select status from app.appointment where id = any($1::uuid[])', [
      [inside, early],
    ]);
    expect(rows.map(({ status }) => status)).toEqual(['confirmed', 'confirmed']);
    expect(
      await world.database.query('select from app.busy where owner = any($1::uuid[])', [[inside, early]]),
    ).toHaveLength(2);
  });

  it('is reckoned with somebody’s own hours where they have them', async () => {
    const salon = await aSalon();
    await write(salon);
    const [anna] = await staffOf(salon);
    await world.database.query(
      `with own as (update app.staff set has_own_hours = true where id = $1 returning id)
       insert into app.staff_hours (staff_id, weekday, opens_minute, closes_minute)
       select id, weekday, 1020, 1200 from own, generate_series(1, 7) weekday`,
      [anna?.id],
    );
    const [morning] = [await booked(salon, dayIn(3), 9, 10), await booked(salon, dayIn(3), 18, 19)];
    expect((await read(salon)).touched).toMatchObject([{ id: morning }]);
  });

  it('by somebody’s own hours is listed before they are saved', async () => {
    const salon = await aSalon();
    await write(salon);
    const [anna] = await staffOf(salon);
    if (anna === undefined) throw new Error('a salon has somebody');
    const [morning] = [await booked(salon, dayIn(3), 9, 10), await booked(salon, dayIn(3), 12, 13)];
    const later = everyDay.map((span) => ({ ...span, opensMinute: 660 }));
    const changed = (hours: typeof later | null) => look(salon, { member: { staffId: anna.id, hours } });
    expect((await changed(later)).body.touched).toMatchObject([{ id: morning, staff: 'Anna' }]);
    expect((await changed(null)).body.touched).toEqual([]);
    expect((await changed([])).body.touched).toHaveLength(2);
    expect((await read(salon)).touched).toEqual([]);
  });

  it('leaves out what the provider has put outside the hours, until a change does', async () => {
    const salon = await aSalon();
    await write(salon);
    const [late, usual] = [await booked(salon, dayIn(3), 20, 21), await booked(salon, dayIn(4), 10, 11)];
    await world.database.query(`update app.appointment set origin = 'entry' where id = any($1::uuid[])`, [
      [late, usual],
    ]);
    expect((await read(salon)).touched).toEqual([]);
    expect((await look(salon, { weeklyHours: [] })).body.touched).toMatchObject([{ id: usual }]);
  });
});

describe('the preview', () => {
  it('follows the form: hours, breaks, days off, notice and horizon', async () => {
    const salon = await aSalon();
    const { body } = await look(salon);
    expect(body).toMatchObject({ durationMinutes: 60, hasCard: false, holidays: [], touched: [] });
    expect(body.days.map(({ day }) => day)).toEqual(Array.from({ length: 14 }, (_, index) => dayIn(index)));
    const slotsOn = async (overrides: Partial<Form>, index = 3) => (await look(salon, overrides)).body.days[index];
    expect((await slotsOn({}))?.slots[0]).toBe(at(dayIn(3), 9));
    const day = dayIn(3);
    const weekday = weekdayOf(day);
    const short = await slotsOn({ weeklyHours: [{ weekday, opensMinute: 600, closesMinute: 660 }] });
    expect(short).toEqual({ day, closed: null, slots: [at(day, 10)] });
    expect(await slotsOn({ weeklyHours: [] })).toEqual({ day, closed: 'weekday', slots: [] });
    const timeOff = [{ firstDay: day, lastDay: day }];
    expect(await slotsOn({ timeOff })).toEqual({ day, closed: 'time_off', slots: [] });
    const specialHours = [{ day, opensMinute: 1080, closesMinute: 1140 }];
    expect(await slotsOn({ specialHours })).toEqual({ day, closed: null, slots: [at(day, 18)] });
    expect(await slotsOn({ specialHours, timeOff })).toMatchObject({ closed: 'time_off' });
    expect((await slotsOn({ noticeHours: 24 * 5 }))?.slots).toEqual([]);
    expect((await slotsOn({ horizonDays: 2 }))?.slots).toEqual([]);
  });

  it('says when the next time is free beyond the two weeks, and that there is none', async () => {
    const salon = await aSalon();
    const timeOff = [{ firstDay: dayIn(0), lastDay: dayIn(20) }];
    const away = (await look(salon, { timeOff })).body;
    expect(away.days.flatMap(({ slots }) => slots)).toEqual([]);
    expect(away.next).toBe(at(dayIn(21), 9));
    expect((await look(salon, { weeklyHours: [] })).body.next).toBeNull();
  });

  it('takes the shortest public card, whoever does it, and what is booked', async () => {
    const salon = await aSalon();
    const card = await aServiceCard(world, salon, { duration: 30, isPublished: true });
    await aServiceCard(world, salon, { duration: 90, isPublished: true });
    const day = dayIn(3);
    const one = { weeklyHours: [{ weekday: weekdayOf(day), opensMinute: 600, closesMinute: 690 }] };
    await booked(salon, day, 10, 11);
    const alone = (await look(salon, one)).body;
    expect(alone).toMatchObject({ durationMinutes: 30, hasCard: true });
    expect(alone.days[3]?.slots).toEqual([at(day, 11)]);
    const { token } = salon;
    await world.ask(createStaff, { body: { name: 'Mira', cards: [card.id] } }, { token });
    expect((await look(salon, one)).body.days[3]?.slots[0]).toBe(at(day, 10));
  });
});

const holidayOn = async (region: string, day: string) =>
  (await world.database.query('select name from app.holiday where region = $1 and day = $2::date', [region, day]))[0]?.[
    'name'
  ];

describe('public holidays', () => {
  it.each([
    ['DE-BE', '2027-03-08', 'Internationaler Frauentag'],
    ['DE-NW', '2026-06-04', 'Fronleichnam'],
    ['DE-SN', '2026-11-18', 'Buß- und Bettag'],
    ['DE-BY', '2027-08-15', 'Mariä Himmelfahrt (nicht in allen Gemeinden)'],
    ['DE-SL', '2027-08-15', 'Mariä Himmelfahrt'],
    ['DE-TH', '2035-09-20', 'Weltkindertag'],
    ['AT-9', '2027-10-26', 'Nationalfeiertag'],
    ['AT-9', '2027-03-29', 'Ostermontag'],
    ['CH-BE', '2027-01-02', 'Berchtoldstag'],
    ['CH-ZH', '2035-08-01', 'Bundesfeiertag'],
    ['CH-GR', '2027-03-26', 'Karfreitag'],
  ])('of %s hold %s: %s', async (region, day, name) => {
    expect(await holidayOn(region, day)).toBe(name);
  });

  it.each([
    ['DE-BY', '2027-03-08'],
    ['DE-BE', '2026-06-04'],
    ['DE-NI', '2027-08-15'],
    ['CH-ZH', '2027-01-02'],
    ['AT-9', '2027-03-26'],
  ])('of %s do not hold %s', async (region, day) => {
    expect(await holidayOn(region, day)).toBeUndefined();
  });

  it('are there for every state and canton over ten years', async () => {
    const rows = await world.database.query<{ region: string; years: number; fewest: number }>(
      `select region, count(*) as years, min(days) as fewest
         from (select region, extract(year from day) as year, count(*) as days from app.holiday group by 1, 2) as counted
        group by region order by region`,
    );
    expect(rows.map(({ region }) => region).sort()).toEqual(Object.values(holidayRegions).flat().sort());
    expect(rows.filter(({ years, fewest }) => years !== 10 || fewest < 8)).toEqual([]);
  });

  it('close the day, unless the provider works on it or has hours of that day', async () => {
    const salon = await aSalon();
    const day = dayIn(3);
    await world.database.query(
      `insert into app.holiday (region, day, name) values ('DE-BE', $1::date, 'Tag des Tests')`,
      [day],
    );
    const on = async (overrides: Partial<Form>) => (await look(salon, overrides)).body;
    const holidayRegion = 'DE-BE';
    const closed = await on({ holidayRegion });
    expect(closed.holidays).toContainEqual({ day, name: 'Tag des Tests' });
    expect(closed.days[3]).toEqual({ day, closed: 'holiday', slots: [] });
    expect((await on({ holidayRegion: 'DE-HH' })).days[3]?.slots).not.toEqual([]);
    expect((await on({ holidayRegion, workedHolidays: [day] })).days[3]).toMatchObject({ closed: null });
    const specialHours = [{ day, opensMinute: 600, closesMinute: 660 }];
    expect((await on({ holidayRegion, specialHours })).days[3]?.slots).toEqual([at(day, 10)]);
    const saved = await write(salon, { holidayRegion, workedHolidays: [day, dayIn(4)] });
    // A day that is no holiday has nothing to be taken back.
    expect(saved.body.settings.workedHolidays).toEqual([day]);
    await world.database.query(`delete from app.holiday where name = 'Tag des Tests'`);
  });
});

describe('own blocked time', () => {
  it('is kept for one or for all, on the provider’s clock, and is freed again', async () => {
    const salon = await aSalon();
    const { token } = salon;
    const mira = (await world.ask(createStaff, { body: { name: 'Mira' } }, { token })).body;
    const day = dayIn(2);
    const one = await block(salon, { staffId: mira.id, start: `${day}T10:00`, end: `${day}T12:00`, note: 'Zahnarzt' });
    expect(one.status).toBe(201);
    expect(one.body.blocks).toMatchObject([{ staff: 'Mira', start: at(day, 10), end: at(day, 12), note: 'Zahnarzt' }]);
    const all = await block(salon, { start: at(day, 13), end: at(day, 14) });
    expect(all.body.blocks.map(({ staff }) => staff)).toEqual(['Anna', 'Mira']);
    expect((await read(salon)).blocks).toHaveLength(3);
    const id = one.body.blocks[0]?.id ?? '';
    expect((await world.ask(deleteBlock, { params: { id } }, { token })).status).toBe(200);
    expect(await world.database.query('select from app.busy where owner = $1', [id])).toHaveLength(0);
    expect((await world.ask(deleteBlock, { params: { id } }, { token })).status).toBe(404);
  });

  it('takes no time that is taken, and says what is there; of all or of none', async () => {
    const salon = await aSalon();
    const { token } = salon;
    await world.ask(createStaff, { body: { name: 'Mira' } }, { token });
    const day = dayIn(2);
    await booked(salon, day, 10, 11);
    const clash = await block(salon, { start: `${day}T10:30`, end: `${day}T12:00` });
    expect(clash).toMatchObject({ status: 409, refusal: { code: 'slot_taken' } });
    expect(clash.refusal.fields?.['start']).toMatch(/10:00–11:00.*\(Anna\)/);
    expect((await read(salon)).blocks).toEqual([]);
    expect((await block(salon, { start: `${day}T11:00`, end: `${day}T12:00` })).status).toBe(201);
  });

  it('is one of two at the same time', async () => {
    const salon = await aSalon();
    const day = dayIn(2);
    const both = await Promise.all([1, 2, 3].map(() => block(salon, { start: `${day}T10:00`, end: `${day}T11:00` })));
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409, 409]);
  });

  it('takes the place of a slot that nobody holds any more', async () => {
    const salon = await aSalon();
    const day = dayIn(2);
    const held = await booked(salon, day, 10, 11);
    const hold = (until: string) =>
      world.database.query(`update app.appointment set status = 'held', held_until = $2::timestamptz where id = $1`, [
        held,
        until,
      ]);
    await hold(new Date(world.clock.now().getTime() + 60_000).toISOString());
    expect((await block(salon, { start: `${day}T10:00`, end: `${day}T11:00` })).status).toBe(409);
    await hold(new Date(world.clock.now().getTime() - 60_000).toISOString());
    expect((await block(salon, { start: `${day}T10:00`, end: `${day}T11:00` })).status).toBe(201);
  });

  it('needs a beginning before its end, which lies ahead, and some sense', async () => {
    const salon = await aSalon();
    const day = dayIn(2);
    const fieldsOf = async (start: string, end: string) =>
      Object.keys((await block(salon, { start, end })).refusal.fields ?? {});
    expect(await fieldsOf(`${day}T10:00`, `${day}T10:00`)).toEqual(['end']);
    expect(await fieldsOf(`${dayIn(-2)}T10:00`, `${dayIn(-2)}T11:00`)).toEqual(['end']);
    expect(await fieldsOf(`${day}T10:00`, `${addDays(day, 400)}T10:00`)).toEqual(['end']);
    expect(await fieldsOf('soon', 'later')).toEqual(['start', 'end']);
    const stranger = await staffOf(await aSalon());
    expect((await block(salon, { staffId: stranger[0]?.id, start: `${day}T10:00`, end: `${day}T11:00` })).status).toBe(
      404,
    );
  });
});
