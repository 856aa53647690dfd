import * as waiting from '../../../src/contract/booking/waiting-list.ts';
import { startIn } from '../appointments.ts';
import { fail, iso, type Model, minute, type Offered } from './model.ts';
import { verdict } from './verdict.ts';

/** Somebody waits for a time within a week, or for one before their own; or the provider lets a client wait. */
export async function wait(model: Model): Promise<void> {
  const { dice, world } = model;
  const [shop, customer] = [dice.one(model.shops), dice.one(model.customers)];
  const visit = dice.one(model.visits.slice(-30).filter((known) => known.customer !== null));
  if (visit !== undefined && dice.below(2) === 0) {
    const isAhead = visit.status === 'confirmed' && visit.start > model.now();
    const ask = { params: { id: visit.id as never } };
    const answer = await world.ask(waiting.waitForEarlier, ask, await model.as(visit.customer ?? ''));
    model.expectSaid('wait earlier', isAhead ? 'ok' : 'wrong_state', answer);
    return;
  }
  const [firstDay = '', lastDay = ''] = [0, 7].map((days) => startIn(days, '12:00', world.clock.now()).slice(0, 10));
  const wish = { cards: [dice.one(shop.choices).pick], firstDay, lastDay };
  if (dice.below(5) === 0) {
    const name = `Klara ${dice.below(4)}`;
    const email = `${name.replace(' ', '.').toLowerCase()}@example.org`;
    const body = { name, email, ...wish };
    model.expectSaid(
      'wait by call',
      'ok',
      await world.ask(waiting.addWaitingClient, { body }, await model.as(shop.id)),
    );
    return;
  }
  const body = { providerId: shop.id, ...wish };
  model.expectSaid('wait', 'ok', await world.ask(waiting.joinWaitingList, { body }, await model.as(customer)));
}

/** Whoever was offered an earlier time takes it, or not. */
export async function answerOffer(model: Model): Promise<void> {
  const { dice, world } = model;
  const isOpen = ({ hold }: Offered): boolean => model.taken.some((known) => known.id === hold && model.isLive(known));
  const offer = dice.one(model.offers.filter(isOpen));
  if (offer === undefined) return;
  const visit = model.visits.find(({ id }) => id === offer.visit);
  const ask = { params: { id: offer.id as never } };
  if (visit === undefined || dice.below(2) === 0) {
    model.expectSaid('decline offer', 'ok', await world.ask(waiting.declineOffer, ask));
  } else {
    const expected = verdict(visit, 'customer', 'move', model.now());
    if (!model.expectSaid('take offer', expected, await world.ask(waiting.takeOffer, ask))) return;
    model.moved(visit, offer);
    model.tell(visit, 'appointment_moved', 'customer', 'provider');
    model.endWishes((known) => known.visit === visit.id);
  }
  model.letGo([offer.hold]);
}

/** Wishes whose visit does not take place any more, and whose days are over. */
export function endDueWishes(model: Model): void {
  const today = startIn(0, '12:00', model.world.clock.now()).slice(0, 10);
  model.endWishes(({ visit, lastDay }) => {
    if (visit === null) return (lastDay ?? '') < today;
    return !model.visits.some(({ id, status, start }) => id === visit && status === 'confirmed' && start > model.now());
  });
}

/** A new offer: of free time, as long as what is waited for, to one person, who was not asked for it before. */
function meet(model: Model, offer: Offered): void {
  const shop = model.shops.find(({ id }) => id === offer.provider);
  if (shop === undefined) return;
  const own = model.visits.find(({ id }) => id === offer.visit);
  const choice = shop.choices.find(({ pick, minutes }) =>
    own === undefined ? pick === offer.picks[0] : minutes === own.minutes,
  );
  if (choice === undefined) return fail('offered', 'what is waited for', offer);
  const { minutes } = choice;
  const found = (offer.finish - offer.start) / minute;
  if (found !== minutes) fail('offered', `${minutes} minutes`, found);
  const span = model.takes({ shop, start: offer.start, minutes });
  if (model.isBusy(offer.staff, span)) fail('offered', 'free time', offer);
  const before = model.offers.filter(({ person }) => person === offer.person);
  const isAskedTwice = before.some(
    (known) =>
      known.isOver !== true &&
      known.provider === offer.provider &&
      known.start < offer.finish &&
      offer.start < known.finish,
  );
  if (isAskedTwice) fail('offered', 'once', offer);
  if (before.some((known) => known.end > model.now() && model.taken.some(({ id }) => id === known.hold)))
    fail('offered', 'one at a time', offer);
  model.offers.push(offer);
  model.count(own === undefined ? 'offer ok' : 'offer of an earlier time ok');
  const held = { customer: offer.person, shop, choice, end: offer.end, isOffer: true };
  model.taken.push({ id: offer.hold, staff: offer.staff, ...span, hold: held });
}

export async function meetOffers(model: Model): Promise<void> {
  const { world } = model;
  await world.afterwards();
  const rows = await world.database.query<Offered>(
    `select offer.id, offer.hold_id as hold, offer.person, offer.staff_id as staff, offer.provider_id as provider, waiting.picks,
            waiting.appointment_id as visit, waiting.last_day::text as "lastDay",
            (extract(epoch from lower(offer.span)) * 1000)::bigint as start,
            (extract(epoch from upper(offer.span)) * 1000)::bigint as finish,
            (extract(epoch from offer.held_until) * 1000)::bigint as "end"
       from app.waiting_offer offer join app.waiting_list waiting on waiting.id = offer.waiting_id
      where offer.hold_id is not null and offer.held_until > $1::timestamptz`,
    [iso(model.now())],
  );
  for (const offer of rows.filter(({ id }) => !model.offers.some((known) => known.id === id))) meet(model, offer);
}
