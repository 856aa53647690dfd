import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nearestFree } from '../../../netlify/features/booking/move-in/rules.ts';
import { getCalendar } from '../../../src/contract/booking/calendar.ts';
import { exportClients } from '../../../src/contract/booking/client.ts';
import {
  addMoved,
  getMoveIn,
  moveInVisitRows,
  startMoveIn,
  undoMoveIn,
} from '../../../src/contract/booking/move-in.ts';
import { listServiceCards } from '../../../src/contract/services/service-card.ts';
import { createStaff, listStaff } from '../../../src/contract/services/staff.ts';
import { planOf } from '../../../src/features/booking/move-in/plan.ts';
import { readFiles } from '../../../src/features/booking/move-in/read-files.ts';
import { sent } from '../../../src/features/booking/move-in/send.ts';
import type { ReadVisit } from '../../../src/features/booking/move-in/visit-rows.ts';
import { sessionOf } from '../../support/appointments.ts';
import { type MadeExport, madeExports, movedNow } from '../../support/moved-files.ts';
import { aProvider, type Person, withoutTrial } from '../../support/people.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
let owner: Person;
beforeAll(async () => {
  world = await startWorld();
}, 60_000);
beforeEach(async () => {
  world.clock.moveTo(movedNow.toISOString());
  await world.database.query('delete from app.rate_limit');
  owner = await withoutTrial(world, await aProvider(world, { type: 'platin' }));
});
afterAll(() => world.close());

const as = () => ({ token: owner.token });
/** A session is over by then. */
async function laterBy(hours: number): Promise<void> {
  world.clock.forward(hours * 3_600_000);
  owner = { ...owner, token: await sessionOf(world, owner.user.id) };
}
const allMade = madeExports();
const made = (name: string): MadeExport => {
  const found = allMade.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no export is called ${name}`);
  return found;
};

const idOf = (list: readonly string[], ids: readonly { id: string }[]) =>
  new Map(list.map((name, index) => [name, ids[index]?.id ?? '']));

async function begun(names: { staff: string[]; services: string[] }) {
  const { body, status } = await world.ask(
    startMoveIn,
    {
      body: {
        staff: names.staff.map((name) => ({ name })),
        cards: names.services.map((name) => ({
          name,
          category: 'friseur' as const,
          duration: 60 as const,
          priceCents: 4000,
        })),
      },
    },
    as(),
  );
  expect(status).toBe(200);
  return {
    id: body.moveIn.id,
    staff: idOf(names.staff, body.staff),
    cards: idOf(names.services, body.cards),
    answer: body,
  };
}

/** As the screen sends it; ends after so many calls where somebody is interrupted. */
async function moved(visits: readonly ReadVisit[], { calls = Number.POSITIVE_INFINITY } = {}) {
  const names = {
    staff: [...new Set(visits.map(({ staff }) => staff))],
    services: [...new Set(visits.map(({ service }) => service))],
  };
  const move = await begun(names);
  const outcomes: { outcome: string; free: string | null }[] = [];
  for (let from = 0, call = 0; from < visits.length && call < calls; from += moveInVisitRows, call += 1) {
    const rows = visits.slice(from, from + moveInVisitRows).map((row) => ({
      ...sent(row),
      staff: move.staff.get(row.staff) ?? '',
      card: move.cards.get(row.service) ?? '',
    }));
    const { body } = await world.ask(addMoved, { params: { id: move.id }, body: { visits: rows } }, as());
    outcomes.push(...body.visits);
  }
  return { ...move, outcomes };
}

const readOf = async ({ file, bytes }: MadeExport) =>
  planOf(await readFiles([{ name: file, bytes }], movedNow), movedNow);

const entered = () =>
  world.database.query<{ start: string; minutes: number; staff: string; name: string; service: string; taken: number }>(
    `select to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as start,
            (extract(epoch from ends_at - starts_at) / 60)::integer as minutes, staff.name as staff, guest_name as name,
            service_name as service, (select count(*)::integer from app.busy where owner = visit.id) as taken
       from app.appointment visit join app.staff staff on staff.id = visit.staff_id
      where visit.provider_id = $1 order by starts_at, staff.name`,
    [owner.user.id],
  );
const keyOf = (one: { start: string; minutes: number; staff: string; name: string; service: string }): string =>
  [one.start, one.minutes, one.staff, one.name, one.service].join(' | ');

describe('a business moves in', () => {
  it.each(['treatwell', 'shore'])(
    'with every visit at its minute and its person, once, also interrupted and repeated: %s',
    async (name) => {
      const file = made(name);
      const visits = (await readOf(file)).visits.slice(0, 2 * moveInVisitRows);
      await moved(visits, { calls: 1 });
      expect(await entered()).toHaveLength(moveInVisitRows);
      const again = await moved(visits);
      expect(again.outcomes.filter(({ outcome }) => outcome === 'known')).toHaveLength(moveInVisitRows);
      const rows = await entered();
      const truth = new Set(file.visits.map(keyOf));
      expect(rows.map(keyOf).filter((key) => !truth.has(key))).toEqual([]);
      expect(new Set(rows.map(keyOf)).size).toBe(visits.length);
      expect(rows).toHaveLength(visits.length);
      expect(rows.every(({ taken }) => taken === 1)).toBe(true);
    },
    60_000,
  );

  it('leaves the staff, the cards and the clients of the files, each once, cards as drafts', async () => {
    const plan = await readOf(made('fresha'));
    await moved(plan.visits.slice(0, 60));
    await moved(plan.visits.slice(0, 60));
    const staff = (await world.ask(listStaff, {}, as())).body.items.map(({ name }) => name);
    expect(staff.toSorted()).toEqual(['Anna', 'Aylin', 'Jörg', 'Miriam Böhm']);
    const cards = (await world.ask(listServiceCards, {}, as())).body.items;
    expect(new Set(cards.map(({ name }) => name)).size).toBe(cards.length);
    expect(cards.every(({ isPublished }) => !isPublished)).toBe(true);
    const clients = (await world.ask(exportClients, { query: {} }, as())).body.items;
    expect(new Set(clients.map(({ name }) => name))).toEqual(new Set(plan.visits.slice(0, 60).map(({ name }) => name)));
  });

  it('is shown in the calendar, and nobody gets a message of it', async () => {
    const plan = await readOf(made('booksy'));
    await moved(plan.visits.slice(0, 50));
    const first = plan.visits[0]?.start.slice(0, 10) ?? '';
    const shown = (await world.ask(getCalendar, { query: { from: first, days: 7 } }, as())).body;
    expect(shown.visits.length).toBeGreaterThan(20);
    await world.afterwards();
    const told = await world.database.query(
      `select from app.outgoing_mail where recipient like 'kunde%' union all select from app.outgoing_text`,
    );
    expect(told).toEqual([]);
  });

  it('rests whom the plan has no room for, with their visits', async () => {
    owner = await aProvider(world);
    const { answer } = await begun({ staff: ['Anna', 'Aylin'], services: [] });
    expect(answer.staff.map(({ isNew, isActive }) => [isNew, isActive])).toEqual([
      [false, true],
      [true, false],
    ]);
  });
});

const visit = (overrides: Partial<ReadVisit> = {}): ReadVisit => ({
  line: 1,
  file: 'a.csv',
  start: '2027-03-10T10:00',
  minutes: 60,
  end: null,
  name: 'Klara',
  phone: '',
  email: '',
  note: '',
  service: 'Gel',
  staff: 'Aylin',
  priceCents: null,
  ...overrides,
});

describe('rows that cannot be entered', () => {
  it('are named: what clashes with the nearest free time, what is over, what is there by hand', async () => {
    const { outcomes } = await moved([
      visit(),
      visit({ name: 'Ben', start: '2027-03-10T10:30' }),
      visit({ name: 'Dora', start: '2027-02-10T10:00' }),
      visit({ service: 'Farbe' }),
    ]);
    expect(outcomes).toMatchObject([
      { outcome: 'entered' },
      { outcome: 'taken', free: '2027-03-10T10:00:00.000Z' },
      { outcome: 'past' },
      { outcome: 'known' },
    ]);
  });

  it('go to another time that was chosen, once', async () => {
    const rows = [visit(), visit({ name: 'Ben', start: '2027-03-10T10:30' })];
    const { id, staff, cards, outcomes } = await moved(rows);
    const ben = sent(rows[1] ?? visit());
    const row = {
      ...ben,
      staff: staff.get('Aylin') ?? '',
      card: cards.get('Gel') ?? '',
      instead: outcomes[1]?.free ?? '',
    };
    const send = () => world.ask(addMoved, { params: { id }, body: { visits: [row] } }, as());
    expect((await send()).body.visits).toMatchObject([{ outcome: 'entered', start: '2027-03-10T10:00:00.000Z' }]);
    expect((await send()).body.visits).toMatchObject([{ outcome: 'known' }]);
    expect((await moved(rows)).outcomes.map(({ outcome }) => outcome)).toEqual(['known', 'known']);
  });

  it('keep in the note what is no number and no address', async () => {
    await moved([visit({ phone: '12', email: 'klara@', note: 'mag Tee' })]);
    const [row] = await world.database.query<{ note: string; phone: string | null }>(
      'select note, guest_phone as phone from app.appointment where provider_id = $1',
      [owner.user.id],
    );
    expect(row).toEqual({ note: 'mag Tee\n12\nklara@', phone: null });
  });

  it('of somebody else’s people and cards are refused, and nothing of the call is entered', async () => {
    const { id, cards } = await moved([visit()]);
    const other = await aProvider(world);
    const theirs = (await world.ask(listStaff, {}, { token: other.token })).body.items[0]?.id ?? '';
    const foreign = { ...sent(visit({ start: '2027-03-11T10:00' })), staff: theirs, card: cards.get('Gel') ?? '' };
    expect((await world.ask(addMoved, { params: { id }, body: { visits: [foreign] } }, as())).status).toBe(404);
    expect(await entered()).toHaveLength(1);
  });
});

describe('taking all of it back', () => {
  it('removes visits, clients, cards and people within a day, and leaves what was there', async () => {
    await world.ask(createStaff, { body: { name: 'Jörg' } }, as());
    const before = (await world.ask(listStaff, {}, as())).body.items.map(({ name }) => name);
    const plan = await readOf(made('shore'));
    const { id } = await moved(plan.visits.slice(0, 100));
    await world.ask(addMoved, { params: { id }, body: { clients: [{ name: 'Nur Kundin', notes: 'mag Tee' }] } }, as());
    const { current } = (await world.ask(getMoveIn, {}, as())).body;
    expect(current).toMatchObject({
      id,
      visits: 100,
      staff: 2,
      undoUntil: expect.stringMatching(/^2027-03-02T09:00:/),
    });
    await laterBy(23);
    const { body } = await world.ask(undoMoveIn, { params: { id } }, as());
    expect(body.kept).toBe(0);
    expect(body.removed).toBe(
      (current?.visits ?? 0) + (current?.clients ?? 0) + (current?.cards ?? 0) + (current?.staff ?? 0),
    );
    expect(await entered()).toEqual([]);
    expect((await world.ask(listStaff, {}, as())).body.items.map(({ name }) => name)).toEqual(before);
    expect((await world.ask(listServiceCards, {}, as())).body.items).toEqual([]);
    expect((await world.ask(exportClients, { query: {} }, as())).body.items).toEqual([]);
    expect(
      await world.database.query(
        'select from app.busy join app.staff staff on staff.id = busy.staff_id where staff.provider_id = $1',
        [owner.user.id],
      ),
    ).toEqual([]);
    expect((await world.ask(getMoveIn, {}, as())).body.current).toBeNull();
  });

  it('leaves what somebody has changed since, and can be done again afterwards', async () => {
    const { id } = await moved([visit(), visit({ start: '2027-03-11T10:00', name: 'Ben' })]);
    await world.database.query(`update app.appointment set version = 1 where guest_name = 'Ben' and provider_id = $1`, [
      owner.user.id,
    ]);
    expect((await world.ask(undoMoveIn, { params: { id } }, as())).body.kept).toBe(4);
    expect((await entered()).map(({ name }) => name)).toEqual(['Ben']);
    expect((await moved([visit(), visit({ start: '2027-03-11T10:00', name: 'Ben' })])).outcomes).toMatchObject([
      { outcome: 'entered' },
      { outcome: 'known' },
    ]);
  });

  it('is too late after a day; a later move is another one', async () => {
    const { id } = await moved([visit()]);
    await laterBy(24);
    expect((await world.ask(undoMoveIn, { params: { id } }, as())).refusal.code).toBe('too_late');
    expect((await world.ask(addMoved, { params: { id }, body: {} }, as())).refusal.code).toBe('too_late');
    expect((await moved([visit({ start: '2027-03-12T10:00' })])).id).not.toBe(id);
  });
});

const at = (text: string): number => Date.parse(`2027-03-${text}:00Z`);
describe('the nearest free time', () => {
  const search = (busy: [string, string][]) => ({
    busy: busy.map(([from, until]) => ({ from: at(from), until: at(until) })),
    hoursOn: () => [{ opensMinute: 540, closesMinute: 1080 }],
    timeZone: 'Europe/Berlin',
    now: at('01T00:00'),
  });
  const wanted = { from: at('10T09:00'), until: at('10T10:00') };

  it.each([
    ['the wanted one', [], '10T09:00'],
    ['right before what is taken', [['10T09:45', '10T12:00']], '10T08:45'],
    ['right behind it', [['10T08:30', '10T09:30']], '10T09:30'],
    ['the evening before, where the whole day is full', [['10T07:00', '10T18:00']], '09T16:00'],
  ] as [string, [string, string][], string][])('is %s', (_, busy, free) => {
    expect(nearestFree(wanted, search(busy))).toBe(at(free));
  });

  it('is none where two weeks are full', () => {
    expect(nearestFree(wanted, search([['01T00:00', '31T00:00']]))).toBeUndefined();
  });
});
