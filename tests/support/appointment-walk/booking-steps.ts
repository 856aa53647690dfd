import { bookAppointment, holdAppointment, releaseHold } from '../../../src/contract/booking/appointment.ts';
import { addBlock } from '../../../src/contract/services/availability.ts';
import { anAppointment } from '../providers.ts';
import { fail, iso, type Model, minute } from './model.ts';

export async function hold(model: Model): Promise<void> {
  const { dice, world } = model;
  const [shop, customer, time] = [dice.one(model.shops), dice.one(model.customers), model.aTime()];
  const choice = dice.one(shop.choices);
  const { minutes } = choice;
  const own = model.ownHolds(customer, shop);
  const free = model.freeStaff(shop, { ...time, minutes }, { notice: model.noticeOf(shop), except: own });
  const expected = time.start <= model.now() ? 'invalid' : free.length === 0 ? 'slot_taken' : 'ok';
  const body = { providerId: shop.id, cards: [choice.pick], start: iso(time.start) };
  const answer = await world.ask(holdAppointment, { body }, await model.as(customer));
  if (!model.expectSaid('hold', expected, answer)) return;
  const { id, staff, heldUntil, end } = answer.body;
  if (!free.includes(staff.id)) fail('held by', free, staff.id);
  if (Date.parse(end) !== time.start + minutes * minute) fail('held until', minutes, end);
  model.letGo(own);
  const span = model.takes({ shop, start: time.start, minutes });
  const held = { customer, shop, choice, end: Date.parse(heldUntil) };
  model.taken.push({ id, staff: staff.id, ...span, hold: held });
}

export async function release(model: Model): Promise<void> {
  const held = model.dice.one(model.taken.filter(({ hold: ofHold }) => ofHold !== undefined));
  if (held === undefined) return;
  model.expectSaid('release', 'ok', await model.world.ask(releaseHold, { params: { id: held.id } }));
  model.letGo([held.id]);
}

export async function book(model: Model): Promise<void> {
  const { dice, world } = model;
  const [shop, customer] = [dice.one(model.shops), dice.one(model.customers)];
  const own = model.taken.find((held) => held.hold?.customer === customer && held.hold.shop === shop);
  const usesHold = own !== undefined && dice.below(2) === 0;
  const choice = (usesHold ? own.hold?.choice : undefined) ?? dice.one(shop.choices);
  const { minutes } = choice;
  // What was held lay inside the hours.
  const time = usesHold ? { start: own.from, minuteOfDay: 9 * 60 } : model.aTime();
  // The own hold gives way to what is booked, also where the booking does not name it; an offer only where it does.
  const given = model.ownHolds(customer, shop);
  if (usesHold) given.push(own.id);
  const free = model.freeStaff(shop, { ...time, minutes }, { notice: model.noticeOf(shop), except: given });
  // Now and then somebody has seen another deposit.
  const isSeen = dice.below(8) > 0;
  const depositCents = choice.depositCents + (isSeen ? 0 : 100);
  const expected = (): string => {
    if (time.start <= model.now()) return 'invalid';
    if (!isSeen) return 'conflict';
    if (free.length === 0) return 'slot_taken';
    return model.isTooMany(customer, shop) ? 'too_many_open' : 'ok';
  };
  const body = {
    providerId: shop.id,
    cards: [choice.pick],
    start: iso(time.start),
    beginsEarly: true,
    depositCents,
    ...(usesHold ? { holdId: own.id } : {}),
  };
  const answer = await world.ask(bookAppointment, { body }, await model.as(customer));
  if (!model.expectSaid(shop.choices.some((one) => one.depositCents > 0) ? 'book prepaid' : 'book', expected(), answer))
    return;
  const { appointment } = answer.body;
  if (!free.includes(appointment.staff.id)) fail('booked with', free, appointment.staff.id);
  model.letGo(given);
  model.endWishes((known) => known.visit === null && known.person === customer && known.provider === shop.id);
  const visit = model.add({
    id: appointment.id,
    shop,
    minutes,
    customer,
    staff: appointment.staff.id,
    start: time.start,
    answerUntil: Date.parse(appointment.answerUntil ?? appointment.start),
    boundAt: Date.parse(appointment.createdAt),
    deposit: choice.depositCents > 0 ? 'due' : 'none',
  });
  model.tell(visit, shop.isImmediate ? 'appointment_booked' : 'appointment_requested', 'customer', 'provider');
}

/** The provider has entered somebody without an account. */
export async function enter(model: Model): Promise<void> {
  const { world } = model;
  const [shop] = model.shops;
  if (shop === undefined) return;
  const { start } = model.aTime();
  const { minutes } = model.dice.one(shop.choices);
  const [first] = await world.database.query<{ id: string }>(
    'select id from app.staff where provider_id = $1 order by position, id limit 1',
    [shop.id],
  );
  const staff = first?.id ?? '';
  const span = model.takes({ shop, start, minutes });
  const hasExpired = model.taken.some((held) => held.hold !== undefined && !model.isLive(held));
  if (start <= model.now() || model.isBusy(staff, span) || hasExpired) return;
  const end = iso(start + minutes * minute);
  const place = { provider: shop.id, start: iso(start), end, blockedUntil: iso(span.until) };
  const id = await anAppointment(world.database, place);
  await world.database.query(
    `update app.appointment set origin = 'entry', guest_name = 'Frau Kern', buffer_minutes = $2, updated_at = $3 where id = $1`,
    [id, shop.buffer, iso(model.now())],
  );
  model.count('enter ok');
  model.add({ id, shop, minutes, customer: null, staff, start });
}

export async function block(model: Model): Promise<void> {
  const { world, dice } = model;
  const [shop, { start }] = [dice.one(model.shops), model.aTime()];
  const staff = dice.one(shop.staff);
  const span = { from: start, until: start + 90 * minute };
  if (start <= model.now()) return;
  const body = { staffId: staff as never, start: iso(span.from), end: iso(span.until) };
  const answer = await world.ask(addBlock, { body }, await model.as(shop.id));
  if (!model.expectSaid('block', model.isBusy(staff, span) ? 'slot_taken' : 'ok', answer)) return;
  const [row] = await world.database.query<{ id: string }>(
    `select owner as id from app.busy where kind = 'block' and staff_id = $1 and lower(span) = $2::timestamptz`,
    [staff, iso(start)],
  );
  model.taken.push({ id: row?.id ?? '', staff, ...span });
}
