import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAdmin } from '../../netlify/adapters/embedded.ts';
import { addDays, dayAt, weekdayOf } from '../../netlify/calendar/zone.ts';
import { login } from '../../src/contract/account/account.ts';
import {
  listIdentityChecks,
  listObjections,
  listProofChecks,
  listReviewChecks,
} from '../../src/contract/admin/admin.ts';
import { listContactMessages, listFailedMails } from '../../src/contract/admin/admin-desk.ts';
import { listOpenBankLines } from '../../src/contract/admin/admin-payment.ts';
import { listPictureChecks } from '../../src/contract/admin/admin-pictures.ts';
import { listReports } from '../../src/contract/admin/report.ts';
import { listAppointments } from '../../src/contract/booking/appointment.ts';
import { getCalendar } from '../../src/contract/booking/calendar.ts';
import { listClients } from '../../src/contract/booking/client.ts';
import { listConversations } from '../../src/contract/messaging/message.ts';
import { getStatistics } from '../../src/contract/services/business.ts';
import { listProviders } from '../../src/contract/services/provider.ts';
import { listStaff } from '../../src/contract/services/staff.ts';
import { figuresOf, peopleOf } from '../../src/features/booking/today/today-view.ts';
import { seedDemo } from '../../supabase/seed/seed.ts';
import { startWorld, type World } from './world.ts';

const queues = {
  identity: listIdentityChecks,
  proofs: listProofChecks,
  reviews: listReviewChecks,
  pictures: listPictureChecks,
  objections: listObjections,
  bank: listOpenBankLines,
  contact: listContactMessages,
  mails: listFailedMails,
  reports: listReports,
};

const zone = 'Europe/Berlin';

async function signedIn(world: World, email: string): Promise<string> {
  const answered = await world.ask(login, { body: { email, password: 'demo-password' } });
  expect(answered.status, JSON.stringify(answered.refusal)).toBe(200);
  return (answered.body as { access_token: string }).access_token;
}

async function calendarOf(world: World, token: string, from: string, days: number) {
  const answered = await world.ask(getCalendar, { query: { from, days } }, { token });
  expect(answered.status).toBe(200);
  return answered.body;
}

/** What a visitor of the demo finds, whenever it is opened. */
export function tellsDemo(instant: string): void {
  describe(`the demo that is opened at ${instant}`, () => {
    let world: World;
    afterAll(() => world.close());
    const today = dayAt(Date.parse(instant), zone);
    const tomorrow = addDays(today, 1);

    beforeAll(async () => {
      world = await startWorld();
      world.clock.moveTo(instant);
      await seedDemo(world.adapters, 60);
    }, 180_000);

    it('has a salon with a full day, and six more of the same', async () => {
      const token = await signedIn(world, 'salon@example.com');
      const ends = { monday: addDays(today, 1 - weekdayOf(today)), sunday: addDays(today, 7 - weekdayOf(today)) };
      for (let ahead = 0; ahead < 7; ahead++) {
        const day = addDays(today, ahead);
        const calendar = { ...(await calendarOf(world, token, day, 1)), today: day };
        const figures = figuresOf(calendar, peopleOf(calendar, day, 0), ends, 'EUR');
        expect(figures.visits, day).toBe(8);
        expect(figures.share, day).toBeGreaterThan(0.78);
        expect(figures.share, day).toBeLessThan(0.84);
      }
    });

    it('has requests with notes and pictures there, talks both ways, many voices and a team with faces', async () => {
      const token = await signedIn(world, 'salon@example.com');
      const { body: asked } = await world.ask(
        listAppointments,
        { query: { as: 'provider', status: 'open' } },
        { token },
      );
      expect(asked.items.length).toBeGreaterThanOrEqual(4);
      expect(asked.items.every(({ note }) => note !== '')).toBe(true);
      const looks = await world.database.query<{ key: string }>(
        `select store_key as key from app.appointment_image join app.image on image.id = image_id
        where image.appointment_id = any($1::uuid[])`,
        [asked.items.map(({ id }) => id)],
      );
      expect(looks).toHaveLength(3);
      for (const { key } of looks) expect(await world.adapters.images.read(key)).toBeDefined();
      const { body: talks } = await world.ask(listConversations, { query: {} }, { token });
      expect(talks.unread).toBe(2);
      expect(new Set(talks.items.map(({ isOwn }) => isOwn)).size).toBe(2);
      const { body: team } = await world.ask(listStaff, {}, { token });
      expect(team.items.map(({ name, image }) => [name, image !== null])).toEqual([
        ['Sabine', true],
        ['Jonas', true],
        ['Miriam', true],
      ]);
      const { body: statistics } = await world.ask(getStatistics, {}, { token });
      expect(statistics.reviewsUnanswered).toBeLessThanOrEqual(2);
      const { body: clients } = await world.ask(listClients, { query: {} }, { token });
      expect(clients.total).toBeGreaterThan(40);
    });

    it('has a van with a route of the day', async () => {
      const token = await signedIn(world, 'mobil@example.com');
      const { visits } = await calendarOf(world, token, today, 7);
      for (let ahead = 0; ahead < 7; ahead++) {
        const stops = visits.filter(({ day }) => day === addDays(today, ahead)).map(({ address }) => address);
        expect(new Set(stops).size).toBe(5);
        expect(stops.every((address) => address?.endsWith('Berlin'))).toBe(true);
      }
    });

    it('has cases in every queue of the administration', async () => {
      world.adapters.demoAdmin = demoAdmin;
      const token = await signedIn(world, demoAdmin);
      const totals = await Promise.all(
        Object.entries(queues).map(async ([name, list]) => {
          const { status, body } = await world.ask(list, { query: {} }, { token });
          return [name, status === 200 ? body.total : status];
        }),
      );
      expect(Object.fromEntries(totals)).toEqual({
        // Some are late, one is nearly decided.
        identity: 5,
        // Two certificates and two licenses.
        proofs: 4,
        reviews: 2,
        pictures: 2,
        objections: 2,
        bank: 2,
        contact: 2,
        mails: 2,
        reports: 2,
      });
      const { body: complaints } = await world.ask(listReports, { query: { state: 'complaint' } }, { token });
      expect(complaints.total).toBe(2);
    });

    it('has a dozen hairdressers around the middle of Berlin, six of them free at once tomorrow afternoon', async () => {
      const around = { zip: '10115', service: 'haarschnitt', radius: 5, limit: 60 } as const;
      const { body: all } = await world.ask(listProviders, { query: around });
      expect(all.items.filter(({ isBookable }) => isBookable).length).toBeGreaterThanOrEqual(12);
      const when = { day: tomorrow, from: '12:00', until: '18:00' } as const;
      const { body: free } = await world.ask(listProviders, { query: { ...around, ...when, immediate: true } });
      expect(free.items.length).toBeGreaterThanOrEqual(6);
    });
  });
}
