import * as actions from '../../../src/contract/booking/appointment-actions.ts';
import type { AppointmentDetail } from '../../../src/contract/booking/appointment-detail.ts';
import { settleDeeds, undoDeed } from '../../../src/contract/booking/appointment-undo.ts';
import type { Answered } from '../world.ts';
import { fail, iso, type Model, type Side, type Visit } from './model.ts';
import { type Deed, deeds, endpoints, verdict } from './verdict.ts';

interface Done {
  visit: Visit;
  side: Side;
  deed: Deed;
  /** Where a move may lead. */
  to: number;
  free: readonly string[];
  answer: Answered<AppointmentDetail>;
}

/** What a step that was allowed has changed. */
function note(model: Model, { visit, side, deed, to, free, answer }: Done): void {
  const now = model.now();
  const { proposal } = visit;
  const change = (fields: Partial<Visit>): unknown => Object.assign(visit, fields, { version: visit.version + 1 });
  switch (deed) {
    case 'accept':
      change({ status: 'confirmed', changedAt: now, boundAt: now });
      return model.tell(visit, 'appointment_accepted', 'customer');
    case 'decline':
      change({ status: 'cancelled' });
      return model.tell(visit, 'appointment_declined', 'customer');
    case 'withdraw':
    case 'cancel':
    case 'noShow':
      return model.cancelled(visit);
    case 'move':
      if (side === 'provider' && visit.customer !== null) {
        change({ proposal: { start: to, staff: visit.staff }, changedAt: now });
        return model.tell(visit, 'appointment_proposed', 'customer');
      }
      if (!free.includes(answer.body.staff.id)) fail('moved to', free, answer.body.staff.id);
      model.moved(visit, { start: to, staff: answer.body.staff.id });
      return model.tell(visit, 'appointment_moved', 'customer', 'provider');
    case 'agree':
      if (proposal !== null) model.moved(visit, proposal);
      model.tell(visit, 'appointment_proposal_answered', 'provider');
      return model.tell(visit, 'appointment_moved', 'customer');
    case 'refuse':
      change({ proposal: null, changedAt: now });
      return model.tell(visit, 'appointment_proposal_answered', 'provider');
    case 'confirm':
      change({ isComing: true, changedAt: now });
      return;
    case 'complete':
      change({ status: 'completed', completedAt: now, proposal: null });
      return model.tell(visit, 'appointment_completed', 'customer');
    case 'paid':
      change({ status: 'completed_paid' });
      return;
    case 'deposit':
      change({ deposit: 'received', changedAt: now });
      return model.tell(visit, 'appointment_deposit', 'customer');
  }
}

/** One side does something with one of the latest visits: mostly what is possible, or was until a moment ago. */
export async function act(model: Model): Promise<void> {
  const { dice, world } = model;
  const visit = dice.one(model.visits.slice(-30));
  if (visit === undefined) return;
  const { shop, minutes, proposal } = visit;
  const side: Side = visit.customer === null ? 'provider' : dice.one(['customer', 'provider'] as const);
  const possible = deeds.filter((deed) => ['ok', 'too_late'].includes(verdict(visit, side, deed, model.now())));
  const deed = possible.length > 0 && dice.below(3) > 0 ? dice.one(possible) : dice.one(deeds);
  let expected = verdict(visit, side, deed, model.now());
  const to = model.aTime();
  const spanAt = (start: number) => model.takes({ shop, start, minutes });
  let free: string[] = [];
  if (deed === 'move' && expected === 'ok') {
    free =
      side === 'customer'
        ? model.freeStaff(shop, { ...to, minutes }, { except: [visit.id] })
        : [visit.staff].filter((staff) => !model.isBusy(staff, spanAt(to.start), [visit.id]));
    expected = to.start <= model.now() ? 'invalid' : free.length === 0 ? 'slot_taken' : 'ok';
  }
  if (deed === 'agree' && expected === 'ok' && proposal !== null) {
    const isGone = proposal.start <= model.now() || model.isBusy(proposal.staff, spanAt(proposal.start), [visit.id]);
    expected = isGone ? 'slot_taken' : 'ok';
  }
  const account = side === 'customer' ? (visit.customer ?? '') : shop.id;
  const body = deed === 'move' ? { start: iso(to.start) } : {};
  const ask = { params: { id: visit.id }, body } as never;
  const answer: Answered<AppointmentDetail> = await world.ask(endpoints[deed], ask, await model.as(account));
  if (model.expectSaid(`${side} ${deed}`, expected, answer))
    note(model, { visit, side, deed, to: to.start, free, answer });
}

/** "Deposit received", taken back within ten seconds or not. Nobody is told before they are over. */
export async function receive(model: Model): Promise<void> {
  const { dice, world } = model;
  const visit = dice.one(model.visits.filter((known) => verdict(known, 'provider', 'deposit', model.now()) === 'ok'));
  // Many are never paid: their time is freed after a day.
  if (visit === undefined || dice.below(3) > 0) return;
  const owner = await model.as(visit.shop.id);
  const ask = { params: { id: visit.id as never }, body: { undoable: true } };
  const answer = await world.ask(actions.depositAppointment, ask, owner);
  model.expectSaid('receive', 'ok', answer);
  visit.version += 1;
  visit.changedAt = model.now();
  if (dice.below(2) === 0) {
    const id = answer.body.undo?.id ?? '';
    model.expectSaid('receive undone', 'ok', await world.ask(undoDeed, { params: { id } }, owner));
    visit.version += 1;
    return;
  }
  world.clock.forward(11_000);
  model.expectSaid('settle', 'ok', await world.ask(settleDeeds, {}, await model.as(visit.shop.id)));
  visit.deposit = 'received';
  model.tell(visit, 'appointment_deposit', 'customer');
}

/** Two entries change places, each as long as before. */
export async function swap(model: Model): Promise<void> {
  const { dice, world } = model;
  const entries = model.visits.filter(
    (visit) => visit.customer === null && visit.status === 'confirmed' && visit.start > model.now(),
  );
  const [first, second] = [dice.one(entries), dice.one(entries)];
  if (first === undefined || second === undefined || first === second) return;
  const places = [second, first].map(({ start, staff }) => ({ start, staff }));
  const pairs = ([first, second] as const).map((visit, index) => ({ visit, place: places[index] ?? visit }));
  const spans = pairs.map(({ visit, place }) => ({
    staff: place.staff,
    ...model.takes({ ...visit, start: place.start }),
  }));
  const [one, other] = spans;
  const isCrossed =
    one !== undefined &&
    other !== undefined &&
    one.staff === other.staff &&
    one.from < other.until &&
    other.from < one.until;
  const isTaken = isCrossed || spans.some((span) => model.isBusy(span.staff, span, [first.id, second.id]));
  const ask = { params: { id: first.id as never }, body: { with: second.id as never } };
  const answer = await world.ask(actions.swapAppointments, ask, await model.as(first.shop.id));
  if (!model.expectSaid('swap', isTaken ? 'slot_taken' : 'ok', answer)) return;
  for (const { visit, place } of pairs) {
    model.moved(visit, place);
    model.tell(visit, 'appointment_moved', 'customer', 'provider');
  }
}
