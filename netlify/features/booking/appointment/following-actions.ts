import type * as contract from '../../../../src/contract/booking/series.ts';
import type { NotificationKind } from '../../../../src/contract/messaging/notification.ts';
import type { Adapters } from '../../../adapters/ports.ts';
import type { Action, Refuse } from '../../../http/answer.ts';
import { countUse } from '../../../http/limit.ts';
import { announce } from '../../messaging/index.ts';
import { noteDeed } from './deed-sql.ts';
import { actionOf, seriesLimits } from './series-rules.ts';
import * as seriesSql from './series-sql.ts';
import { settle, takeStep, withNote } from './step-actions.ts';
import { stepNow, type VisitRow } from './step-rules.ts';
import { linkedVisit, type Party, partyOf } from './visit-actions.ts';
import * as visitSql from './visit-sql.ts';

// What is done with a visit and all after it in its series.

type Asked = Parameters<Action<typeof contract.stepSeries>>[0]['body'];
type StepRefuse = Refuse<'not_found' | 'wrong_state' | 'too_late' | 'forbidden'>;

/** What is announced of several visits at once, and to whom. */
const toldOf = {
  accept: { kind: 'appointment_accepted', to: 'customer' },
  cancel: { kind: 'appointment_cancelled', to: 'both' },
  withdraw: { kind: 'appointment_cancelled', to: 'both' },
  decline: { kind: 'appointment_declined', to: 'customer' },
} as const satisfies Record<string, { kind: NotificationKind; to: 'customer' | 'both' }>;
type SeriesAction = keyof typeof toldOf;

/** Takes the step with each visit that allows it, and tells of those of one kind at once. */
async function stepAll(
  { world, body, refuse }: { world: Adapters; body: Asked; refuse: StepRefuse },
  { id, side, by }: Party,
): Promise<contract.SeriesStep> {
  await countUse(world, seriesLimits.stepsPerVisit, `${id} ${side}`);
  const now = world.clock.now();
  return world.database.transaction(async (transaction) => {
    const answer: contract.SeriesStep = { done: [], left: [] };
    const byAction = new Map<SeriesAction, VisitRow[]>();
    for (const one of await seriesSql.lockedSeries(transaction, id)) {
      await settle(transaction, world, one, now);
      const row = (await visitSql.visitById(transaction, one)) ?? refuse('not_found');
      const action = actionOf(body.action, row.status, side) as SeriesAction;
      const step = stepNow(row, { action, by: side, now });
      if (step === 'forbidden') return refuse('forbidden');
      if (typeof step === 'string') {
        answer.left.push({ id: row.id, start: row.start, problem: step });
        continue;
      }
      await noteDeed(transaction, { visits: [row.id], action, side, by, deed: null, now });
      await takeStep({ world, body, refuse: refuse as never, transaction, row, step, side, now, tell: async () => {} });
      answer.done.push({ id: row.id, start: row.start });
      byAction.set(action, [...(byAction.get(action) ?? []), row]);
    }
    const [problem] = answer.left;
    if (answer.done.length === 0) return refuse(problem?.problem ?? 'wrong_state');
    for (const [action, rows] of byAction) {
      const [first, ...others] = rows;
      if (first === undefined) continue;
      const said = await withNote({ transaction, row: first, side, now }, body.note);
      const along = others.map((row) => row.id);
      await announce(transaction, world, { ...toldOf[action], ...said, appointmentId: first.id, along, now });
    }
    return answer;
  });
}

export const stepSeries: Action<typeof contract.stepSeries> = async (call) =>
  stepAll(call, (await partyOf(call.world, call.params.id, call.actor)) ?? call.refuse('not_found'));

export const stepLinkedSeries: Action<typeof contract.stepLinkedSeries> = async (call) =>
  stepAll(call, (await linkedVisit(call.world, call.params.token)) ?? call.refuse('not_found'));
