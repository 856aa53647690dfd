import { runDueVisits } from '../../../netlify/features/booking/appointment/ending-actions.ts';
import { runWaiting } from '../../../netlify/features/booking/waiting-list/job-actions.ts';
import { day, hour, type Model, minute, type Visit } from './model.ts';
import { endDueWishes } from './waiting-steps.ts';

/** Released twelve hours before, where nobody has said that they come and nothing was changed in the last day. */
const isReleased = ({ shop, customer, isComing, proposal, start, changedAt }: Visit, at: number): boolean =>
  shop.releases &&
  customer !== null &&
  !isComing &&
  proposal === null &&
  start > at &&
  start <= at + 12 * hour &&
  changedAt < start - day;

/** A day has gone without the deposit. Shortly before the start the business decides. */
const isUnpaid = ({ deposit, boundAt, start }: Visit, at: number): boolean =>
  deposit === 'due' && Math.min(boundAt + day, start) <= at && at < start - 2 * hour;

/** Time goes by, and the clock's part is done by two runs at once. */
export async function pass(model: Model): Promise<void> {
  const { dice, world } = model;
  world.clock.forward(dice.below(dice.below(3) === 0 ? 30 * 60 : 20) * minute + dice.below(minute));
  const runs = await Promise.all([runDueVisits(world.adapters), runDueVisits(world.adapters)]);
  await Promise.all([runWaiting(world.adapters), runWaiting(world.adapters)]);
  const at = model.now();
  for (const visit of model.visits) {
    const { start, status, minutes } = visit;
    if (status === 'open' && visit.answerUntil <= at) {
      Object.assign(visit, { status: 'cancelled', version: visit.version + 1, proposal: null });
      model.tell(visit, 'appointment_expired', 'customer', 'provider');
    } else if (status === 'confirmed' && (isReleased(visit, at) || isUnpaid(visit, at))) {
      model.cancelled(visit);
    } else if (status === 'confirmed' && start + minutes * minute <= at - 2 * hour) {
      Object.assign(visit, { status: 'completed', version: visit.version + 1, completedAt: at, proposal: null });
      model.tell(visit, 'appointment_completed', 'customer');
    }
  }
  model.taken = model.taken.filter(model.isLive);
  endDueWishes(model);
  for (const [what, count] of runs.flatMap((run) => Object.entries(run))) model.count(`clock ${what}`, count);
}
