import { bookSeries, previewSeries, seriesActions, stepSeries } from '../../../src/contract/booking/series.ts';
import { fail, iso, type Model, type Side, type Visit } from './model.ts';
import { type Deed, verdict } from './verdict.ts';

/** Two or three dates, a week or two apart: all of them or none. */
export async function bookTogether(model: Model): Promise<void> {
  const { dice, world } = model;
  const [shop, customer] = [dice.one(model.shops), dice.one(model.customers)];
  const choice = dice.one(shop.choices);
  const { minutes, pick } = choice;
  const [weeks, times] = [1 + dice.below(2), 2 + dice.below(2)];
  const [daysAhead, minuteOfDay] = [dice.below(8), 8 * 60 + 30 * dice.below(21)];
  const dates = Array.from({ length: times }, (_, index) => model.timeIn(daysAhead + index * weeks * 7, minuteOfDay));
  const start = dates[0]?.start ?? 0;
  const notice = model.noticeOf(shop);
  const freeAt = (except: readonly string[]) =>
    dates.map((date) => model.freeStaff(shop, { ...date, minutes }, { notice, except }));
  const visit = { providerId: shop.id, cards: [pick], start: iso(start) };
  const isPast = start <= model.now();

  const shown = await world.ask(previewSeries, { body: { ...visit, weeks, times } }, await model.as(customer));
  if (model.expectSaid('preview', isPast ? 'invalid' : 'ok', shown)) {
    const expected = freeAt([]).map((free) => free.length > 0);
    const found = shown.body.dates.map(({ problem }) => problem === null);
    if (JSON.stringify(found) !== JSON.stringify(expected)) fail('dates that fit', expected, found);
  }

  const given = model.ownHolds(customer, shop);
  const free = freeAt(given);
  const expected = (): string => {
    if (isPast) return 'invalid';
    // Each visit would have its own deposit.
    if (choice.depositCents > 0) return 'not_bookable';
    if (free.some((staff) => staff.length === 0)) return 'slot_taken';
    return model.isTooMany(customer, shop) ? 'too_many_open' : 'ok';
  };
  const starts = dates.map((date) => iso(date.start));
  const body = { ...visit, weeks, starts, beginsEarly: true };
  const answer = await world.ask(bookSeries, { body }, await model.as(customer));
  if (!model.expectSaid('series', expected(), answer)) return;
  model.letGo(given);
  model.endWishes((known) => known.visit === null && known.person === customer && known.provider === shop.id);
  const { appointments } = answer.body;
  if (appointments.length !== times) fail('visits of a series', times, appointments.length);
  const added = appointments.map((appointment, index): Visit => {
    const { id, staff, answerUntil, createdAt } = appointment;
    if (free[index]?.includes(staff.id) !== true) fail('series with', free[index], staff.id);
    return model.add({
      id,
      shop,
      minutes,
      customer,
      staff: staff.id,
      start: dates[index]?.start ?? 0,
      answerUntil: Date.parse(answerUntil ?? appointment.start),
      boundAt: Date.parse(createdAt),
      series: appointments[0]?.id ?? id,
    });
  });
  const [first] = added;
  // All of them are told with the first.
  const kind = shop.isImmediate ? 'appointment_booked' : 'appointment_requested';
  if (first !== undefined) model.tell(first, kind, 'customer', 'provider');
}

const kindOf: Partial<Record<Deed, [string, ...Side[]]>> = {
  accept: ['appointment_accepted', 'customer'],
  decline: ['appointment_declined', 'customer'],
  cancel: ['appointment_cancelled', 'customer', 'provider'],
  withdraw: ['appointment_cancelled', 'customer', 'provider'],
};

/** What is meant for one of them: a request is taken back by its customer and declined by its provider. */
const deedOf = (action: 'accept' | 'cancel', { status }: Visit, side: Side): Deed =>
  action === 'accept' ? 'accept' : status !== 'open' ? 'cancel' : side === 'customer' ? 'withdraw' : 'decline';

/** One of a series and all after it are cancelled, or accepted. */
export async function stepTogether(model: Model): Promise<void> {
  const { dice, world } = model;
  const ofSeries = ({ series, id }: Visit): boolean =>
    model.visits.some((other) => other.series === series && other.id !== id);
  const visit = dice.one(model.visits.slice(-60).filter(ofSeries));
  if (visit === undefined) return;
  const side = dice.one(['customer', 'provider'] as const);
  const action = dice.one(seriesActions);
  const isLater = (other: Visit): boolean =>
    other.series === visit.series && other.start > visit.start && ['open', 'confirmed'].includes(other.status);
  const all = [visit, ...model.visits.filter(isLater).toSorted((one, other) => one.start - other.start)];
  const judged = all.map((one) => {
    const deed = deedOf(action, one, side);
    return { one, deed, said: verdict(one, side, deed, model.now()) };
  });
  const done = judged.filter(({ said }) => said === 'ok');
  const expected = judged.some(({ said }) => said === 'forbidden')
    ? 'forbidden'
    : done.length > 0
      ? 'ok'
      : (judged[0]?.said ?? '');
  const account = side === 'customer' ? (visit.customer ?? '') : visit.shop.id;
  const ask = { params: { id: visit.id as never }, body: { action } };
  const answer = await world.ask(stepSeries, ask, await model.as(account));
  if (!model.expectSaid(`${side} series ${action}`, expected, answer)) return;
  if (answer.body.done.length !== done.length) fail('visits of the step', done.length, answer.body.done.length);
  const announced = new Set<Deed>();
  for (const { one, deed } of done) {
    one.version += 1;
    if (deed === 'accept') Object.assign(one, { status: 'confirmed', changedAt: model.now(), boundAt: model.now() });
    else Object.assign(one, { status: 'cancelled', proposal: null });
    // Those of one kind are told at once.
    const kind = kindOf[deed];
    if (kind !== undefined && !announced.has(deed)) model.tell(one, ...kind);
    announced.add(deed);
  }
}
