import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addMoved, diaryLinesMaximum, readDiary, startMoveIn } from '../../../src/contract/booking/move-in.ts';
import { createServiceCard } from '../../../src/contract/services/service-card.ts';
import { createStaff } from '../../../src/contract/services/staff.ts';
import { diaryVisits } from '../../../src/features/booking/move-in/diary-visits.ts';
import { sent } from '../../../src/features/booking/move-in/send.ts';
import { aProvider, type Person, withoutTrial } from '../../support/people.ts';
import { aCardForm } from '../../support/service-cards.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
let owner: Person;
beforeAll(async () => {
  world = await startWorld();
}, 120_000);
beforeEach(async () => {
  // A Monday.
  world.clock.moveTo('2027-03-01T09:00:00Z');
  owner = await withoutTrial(world, await aProvider(world, { type: 'platin' }));
});
afterAll(() => world.close());

const as = () => ({ token: owner.token });
const read = async (...lines: string[]) =>
  (await world.ask(readDiary, { body: { text: lines.join('\n') } }, as())).body;

it('reads each line with the day above it, and enters nothing', async () => {
  await world.ask(createServiceCard, { body: aCardForm({ name: 'Gel', duration: 60, price: 45 }) }, as());
  await world.ask(createStaff, { body: { name: 'Aylin' } }, as());
  const { rows, today } = await read(
    'Mi 10.3.',
    '10:00 Klara 0171 5551234 Gel',
    '',
    '11:30 Ben Muster 45 min bei Aylin (mag Tee)',
    'Do 11.3.',
    '9 Uhr Dora 30 €',
    'Fr 12.3. 14:00 Ida',
  );
  expect(today).toBe('2027-03-01');
  expect(rows).toMatchObject([
    { line: 2, starts: ['2027-03-10T10:00'], minutes: 60, name: 'Klara', service: 'Gel', asks: [] },
    { line: 4, starts: ['2027-03-10T11:30'], minutes: 45, name: 'Ben Muster', staff: 'Aylin', note: 'mag Tee' },
    { line: 6, starts: ['2027-03-11T09:00'], name: 'Dora', priceCents: 3000, service: '' },
    { line: 7, starts: ['2027-03-12T14:00'], name: 'Ida' },
  ]);
  expect(rows[0]?.phone).toMatch(/171 ?5551234$/);
  expect(await world.database.query('select from app.appointment where provider_id = $1', [owner.user.id])).toEqual([]);
});

it('asks for what a line lacks, and counts each date of a series', async () => {
  const { rows } = await read(
    '10:00 Klara',
    'Mi 10.3. Klara',
    'Mi 10.3. 10:00',
    'Do 31.2. 10:00 Ben',
    'Ida jeden Dienstag 9:00 4x',
  );
  expect(rows.map(({ asks, starts }) => [asks, starts.length])).toEqual([
    [['day'], 0],
    [['time'], 0],
    [['name'], 0],
    [['question'], 0],
    [[], 4],
  ]);
  expect(rows[4]?.starts).toEqual(['2027-03-02T09:00', '2027-03-09T09:00', '2027-03-16T09:00', '2027-03-23T09:00']);
});

it('reads so many lines and says where it stopped', async () => {
  const lines = Array.from(
    { length: diaryLinesMaximum + 1 },
    (_, index) => `Mi 10.3. 10:00 Klara ${'abc'.charAt(index % 3)}`,
  );
  const answer = await read(...lines);
  expect(answer.isCut).toBe(true);
  expect(answer.rows).toHaveLength(diaryLinesMaximum);
});

it('makes appointments of the confirmed rows, across the change of clocks', async () => {
  const answer = await read('Sa 27.3. 10:00 Klara', 'So 28.3. 10:00 Ben', 'Mo 29.3. 10:00 Ida');
  const visits = diaryVisits({ ...answer, text: '', left: new Set([3]) });
  const begun = await world.ask(
    startMoveIn,
    {
      body: {
        staff: [{ name: 'Mira' }],
        cards: [{ name: 'Schnitt', category: 'friseur', duration: 60, priceCents: 4000 }],
      },
    },
    as(),
  );
  const rows = visits.map((visit) => ({
    ...sent(visit),
    staff: begun.body.staff[0]?.id ?? '',
    card: begun.body.cards[0]?.id ?? '',
  }));
  const params = { id: begun.body.moveIn.id };
  const { body } = await world.ask(addMoved, { params, body: { visits: rows } }, as());
  expect(body.visits.map(({ outcome, start }) => [outcome, start])).toEqual([
    ['entered', '2027-03-27T09:00:00.000Z'],
    ['entered', '2027-03-28T08:00:00.000Z'],
  ]);
});
