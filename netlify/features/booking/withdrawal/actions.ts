import type * as contract from '../../../../src/contract/booking/withdrawal.ts';
import type { MeantVisit } from '../../../../src/contract/booking/withdrawal.ts';
import type { Database } from '../../../adapters/ports.ts';
import type { Action, Call } from '../../../http/answer.ts';
import { countUse } from '../../../http/limit.ts';
import { readLink } from '../../../session/link.ts';
import { queueMail } from '../../messaging/index.ts';
import { endVisits } from '../appointment/ending-actions.ts';
import { isRevocable } from '../appointment/step-rules.ts';
import { receiptMail, supportMail } from './messages.ts';
import { withdrawalLimits, withdrawalLink } from './rules.ts';
import * as sql from './sql.ts';

type WithdrawalCall = Pick<Call<typeof contract.withdrawFromContract>, 'world' | 'body' | 'actor' | 'refuse'>;

/** The visit that the link or the own account names; undefined where only words do. */
async function meantVisit({ world, body, actor, refuse }: WithdrawalCall, database: Database, isLocked: boolean) {
  const { token, appointmentId } = body;
  if (token === undefined && appointmentId === undefined) return undefined;
  if (token === undefined && actor === undefined) return refuse('not_found');
  const id =
    token === undefined
      ? appointmentId
      : ((await readLink(world, 'visit', token, world.clock.now())) ?? refuse('not_found'));
  const customer = token === undefined ? actor?.id : undefined;
  return (id && (await sql.visitOf(database, id, customer, { isLocked }))) || refuse('not_found');
}

const shown = (visit: sql.RevocableVisit, isCancelled: boolean): MeantVisit => ({ ...visit, isCancelled });

/** Sent again under the same id after a lost answer, it is the same withdrawal with the same receipt. */
export const withdrawFromContract: Action<typeof contract.withdrawFromContract> = async (call) => {
  const { world, body, language, caller, refuse } = call;
  const now = world.clock.now();
  await countUse(world, withdrawalLimits.perCaller, caller);
  if (!body.confirmed) {
    const visit = await meantVisit(call, world.database, false);
    return { visit: visit === undefined ? null : shown(visit, isRevocable(visit, now)), receipt: null };
  }
  await countUse(world, withdrawalLimits.receiptsPerEmail, body.email);
  return world.database.transaction(async (transaction) => {
    const visit = await meantVisit(call, transaction, true);
    const isCancelled = visit !== undefined && isRevocable(visit, now);
    const written = { ...body, id: body.id, visit: visit?.id ?? null, language, isCancelled };
    const id = await sql.addWithdrawal(transaction, written, now);
    if (id === undefined) {
      const before = (await sql.receivedBefore(transaction, written)) ?? refuse('not_found');
      const receipt = { id: body.id ?? '', at: before.at };
      return { visit: visit === undefined ? null : shown(visit, before.isCancelled), receipt };
    }
    const isProven = visit?.knownEmail === body.email;
    const told = { ...body, id, visit, isCancelled, at: now, link: withdrawalLink(world.siteUrl, language), isProven };
    await queueMail(transaction, { to: body.email, ...receiptMail(language, told) }, now);
    if (isCancelled) {
      await endVisits(transaction, world, [visit], { name: 'revoked', now });
    } else await queueMail(transaction, { to: world.supportEmail, replyTo: body.email, ...supportMail(told) }, now);
    return { visit: visit === undefined ? null : shown(visit, isCancelled), receipt: { id, at: now.toISOString() } };
  });
};
