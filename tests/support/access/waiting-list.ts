import * as waiting from '../../../src/contract/booking/waiting-list.ts';
import { dayAhead, startIn } from '../appointments.ts';
import { anAppointment, anOffering, offered } from '../providers.ts';
import { heldVisit } from './appointment.ts';
import {
  amongItems,
  byId,
  byToken,
  heldLink,
  namesNothing,
  naming,
  providers,
  type Row,
  row,
  signedIn,
} from './rows.ts';
import { type Make, missing, nowhere, personOf, type Stage } from './stage.ts';
import { appointed, booking } from './visit-things.ts';

const lastDay = (): string => startIn(60).slice(0, 10);

async function entryOf({ world }: Stage, provider: string, account: string): Promise<string> {
  const [made] = await world.database.query<{ id: string }>(
    `insert into app.waiting_list (provider_id, account_id, cards, picks, first_day, last_day, created_at)
     select $1, $2, array[card], array[card::text], current_date, $3::date, $4::timestamptz from gen_random_uuid() as card returning id`,
    [provider, account, lastDay(), world.clock.now().toISOString()],
  );
  return made?.id ?? nowhere;
}

/** Where the actor waits; where somebody waits for the provider who asks; and what is none of theirs. */
const entry: Record<'joined' | 'received' | 'anothers', Make> = {
  joined: async (stage, actor) => {
    const [{ id }] = await offered(stage.world.database, anOffering());
    return entryOf(stage, id, personOf(stage, actor).user.id);
  },
  received: (stage) => entryOf(stage, stage.people.provider.user.id, stage.stranger.user.id),
  anothers: async (stage) => {
    const [{ id }] = await offered(stage.world.database, anOffering());
    return entryOf(stage, id, stage.stranger.user.id);
  },
};

/** An offer of an earlier time for a visit of the stranger, open for half an hour. */
const offer: Make = async (stage) => {
  const { database } = stage.world;
  const [{ id: provider }] = await offered(database, anOffering({ plan: 'platin' }));
  const visit = await anAppointment(database, { ...dayAhead(), provider, customer: stage.stranger.user.id });
  const hold = await anAppointment(database, {
    start: startIn(15),
    end: startIn(15, '11:00'),
    provider,
    customer: null,
  });
  const until = new Date(stage.world.clock.now().getTime() + 30 * 60_000).toISOString();
  const [made] = await database.query<{ id: string }>(
    `with held as (
       update app.appointment set status = 'held', held_until = $3::timestamptz where id = $1 returning *),
     waiting as (
       insert into app.waiting_list (provider_id, appointment_id, created_at) select provider_id, $2, now() from held returning id)
     insert into app.waiting_offer (waiting_id, provider_id, person, hold_id, staff_id, span, reason, held_until, created_at)
     select waiting.id, provider_id, $4, held.id, staff_id, tstzrange(starts_at, ends_at), 'only', $3, now() from held, waiting
     returning id`,
    [hold, visit, until, stage.stranger.user.id],
  );
  return made?.id ?? nowhere;
};

export const waitingListRows: Record<string, Row> = {
  listWaiting: row(
    waiting.listWaiting,
    { ask: () => ({ query: {} }), isShown: amongItems },
    {
      own: { make: entry.joined, answers: signedIn('200 shown') },
      anothers: { make: entry.anothers, answers: signedIn('200 hidden') },
      missing: { make: missing, answers: signedIn('200 hidden') },
      received: {
        make: entry.received,
        ask: () => ({ query: { as: 'provider' } }),
        answers: providers('200 shown', { reception: '200 shown' }),
      },
    },
  ),
  joinWaitingList: row(
    waiting.joinWaitingList,
    {
      ask: () => ({
        body: {
          providerId: nowhere,
          cards: [nowhere as never],
          firstDay: startIn(1).slice(0, 10),
          lastDay: lastDay(),
        },
      }),
    },
    naming(namesNothing, signedIn('404 not_found')),
  ),
  addWaitingClient: row(
    waiting.addWaitingClient,
    {
      ask: () => ({
        body: { name: 'Klara', cards: [nowhere as never], firstDay: startIn(1).slice(0, 10), lastDay: lastDay() },
      }),
    },
    naming(namesNothing, providers('409 not_bookable', { reception: '409 not_bookable' })),
  ),
  waitForEarlier: row(
    waiting.waitForEarlier,
    { ask: byId },
    {
      own: { make: appointed('confirmed').booked, answers: signedIn('201') },
      anothers: { make: booking.anothers, answers: signedIn('404 not_found') },
      missing: { make: missing, answers: signedIn('404 not_found') },
      received: {
        make: appointed('confirmed').received,
        answers: { ...signedIn('404 not_found'), provider: '201', reception: '201' },
      },
    },
  ),
  waitForEarlierByLink: row(waiting.waitForEarlierByLink, { ask: byToken }, heldVisit('confirmed', '201')),
  stopEarlierByLink: row(waiting.stopEarlierByLink, { ask: byToken }, heldVisit('confirmed')),
  stopEarlier: row(
    waiting.stopEarlier,
    { ask: byId },
    {
      own: { make: appointed('confirmed').booked, answers: signedIn('200') },
      anothers: { make: booking.anothers, answers: signedIn('404 not_found') },
      missing: { make: missing, answers: signedIn('404 not_found') },
      received: {
        make: appointed('confirmed').received,
        answers: { ...signedIn('404 not_found'), provider: '200', reception: '200' },
      },
    },
  ),
  leaveWaitingList: row(
    waiting.leaveWaitingList,
    { ask: byId },
    {
      own: { make: entry.joined, answers: signedIn('200') },
      anothers: { make: entry.anothers, answers: signedIn('404 not_found') },
      missing: { make: missing, answers: signedIn('404 not_found') },
      received: {
        make: entry.received,
        answers: { ...signedIn('404 not_found'), provider: '200', reception: '200' },
      },
    },
  ),
  // Whoever knows the id of an offer has it: it stands in its link alone.
  getOffer: row(waiting.getOffer, { ask: byId }, heldLink(offer, offer, missing, '404 not_found')),
  takeOffer: row(waiting.takeOffer, { ask: byId }, heldLink(offer, offer, missing, '404 not_found')),
  declineOffer: row(waiting.declineOffer, { ask: byId }, heldLink(offer, offer, missing, '404 not_found')),
};
