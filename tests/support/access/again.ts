import * as again from '../../../src/contract/booking/again.ts';
import { startIn } from '../appointments.ts';
import { aCard, anAppointment, anOffering, offered } from '../providers.ts';
import { linkTo } from './account-things.ts';
import { amongItems, byId, byToken, heldLink, type Row, row, signedIn } from './rows.ts';
import { type Make, missing, nowhere, personOf, type Stage } from './stage.ts';
import { appointed, booking } from './visit-things.ts';

/** A done visit of somebody at a business that can still be booked. */
async function doneVisit({ world }: Stage, customer: string, days = -7): Promise<string> {
  const [{ id, cards }] = await offered(world.database, anOffering({ plan: 'platin', cards: [aCard()] }));
  const visit = {
    start: startIn(days, '10:00'),
    end: startIn(days, '11:00'),
    provider: id,
    customer,
    status: 'completed' as const,
  };
  return anAppointment(world.database, { ...visit, card: cards[0]?.id ?? null });
}

/** What somebody has held for a day. */
async function heldFor(stage: Stage, customer: string): Promise<string> {
  const visit = await doneVisit(stage, customer, 14);
  const until = new Date(stage.world.clock.now().getTime() + 24 * 60 * 60_000).toISOString();
  const [held] = await stage.world.database.query<{ id: string }>(
    `update app.appointment set status = 'held', held_until = $2, again_of = id where id = $1 returning id`,
    [visit, until],
  );
  return held?.id ?? nowhere;
}

const own: Make = (stage, actor) => heldFor(stage, personOf(stage, actor).user.id);
const anothers: Make = (stage) => heldFor(stage, stage.stranger.user.id);
const strangers: Make = (stage) => doneVisit(stage, stage.stranger.user.id);

const inSix = { body: {} };

export const againRows: Record<string, Row> = {
  holdAgain: row(
    again.holdAgain,
    { ask: (id) => ({ ...byId(id), ...inSix }) },
    {
      own: { make: (stage, actor) => doneVisit(stage, personOf(stage, actor).user.id), answers: signedIn('201') },
      anothers: { make: booking.anothers, answers: signedIn('404 not_found') },
      missing: { make: missing, answers: signedIn('404 not_found') },
      // Only its customer repeats a visit.
      received: { make: appointed('completed').received, answers: signedIn('404 not_found') },
    },
  ),
  holdLinkedAgain: row(
    again.holdLinkedAgain,
    { ask: (token) => ({ ...byToken(token), ...inSix }) },
    heldLink(linkTo('visit', strangers), linkTo('visit', strangers), linkTo('visit', missing), '404 not_found', '201'),
  ),
  listAgain: row(
    again.listAgain,
    { ask: () => ({}), isShown: amongItems },
    {
      own: { make: own, answers: signedIn('200 shown') },
      anothers: { make: anothers, answers: signedIn('200 hidden') },
      missing: { make: missing, answers: signedIn('200 hidden') },
    },
  ),
  // Whoever knows the id of a hold has it: it stands in its link alone.
  getAgain: row(again.getAgain, { ask: byId }, heldLink(anothers, anothers, missing, '404 not_found')),
  bookAgain: row(
    again.bookAgain,
    { ask: (id) => ({ ...byId(id), body: { beginsEarly: true } }) },
    heldLink(anothers, anothers, missing, '404 not_found', '201'),
  ),
  releaseAgain: row(again.releaseAgain, { ask: byId }, heldLink(anothers, anothers, missing, '200')),
};
