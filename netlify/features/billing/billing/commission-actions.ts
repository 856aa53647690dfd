import type * as contract from '../../../../src/contract/billing/billing-commission.ts';
import type { AppointmentId } from '../../../../src/contract/booking/appointment.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import { paths } from '../../../../src/paths.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import type { Action } from '../../../http/answer.ts';
import { commissionCents } from '../../../invoice/index.ts';
import { signLink } from '../../../session/link.ts';
import { lineShown, objectionEnd, readCursor, stateOf, writeCursor } from './commission-rules.ts';
import * as sql from './commission-sql.ts';
import * as rates from './rate-sql.ts';

/**
 * Charges visits that this transaction has completed. Every completed visit is noted, charged or not: whoever has been there once
 * is nobody whom a later booking brings.
 */
export async function chargeCompleted(transaction: Database, ids: readonly AppointmentId[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await sql.meet(transaction, ids, now);
  const charged = await sql.chargedAmong(transaction, ids, now);
  if (charged.some(({ isInFrancs }) => isInFrancs)) return chargeWithFrancs(transaction, ids, now);
  await addLines(transaction, charged, now);
}

const isWaiting = ({ isInFrancs, rate }: sql.ChargedVisit): boolean => isInFrancs && rate === null;

/** A rate that somebody enters at this moment is waited for, and read again. */
async function chargeWithFrancs(transaction: Database, ids: readonly AppointmentId[], now: Date): Promise<void> {
  await rates.lockRates(transaction);
  const charged = await sql.chargedAmong(transaction, ids, now);
  await rates.wait(
    transaction,
    charged.filter(isWaiting).map(({ id }) => id),
    now,
  );
  await addLines(
    transaction,
    charged.filter((visit) => !isWaiting(visit)),
    now,
  );
}

async function addLines(transaction: Database, charged: readonly sql.ChargedVisit[], now: Date): Promise<number> {
  const lines = charged
    .map(({ id, priceCents, isInFrancs, rate }) => {
      const counted = isInFrancs && rate !== null ? rate : null;
      const cents = commissionCents(priceCents, counted === null ? undefined : { tenThousandths: counted });
      return { id, priceCents, rate: counted, commissionCents: cents };
    })
    .filter((line) => line.commissionCents > 0);
  if (lines.length > 0) await sql.addLines(transaction, lines, { now, until: objectionEnd(now) });
  return lines.length;
}

/** Charges the visits that have waited for the rate of a month, and returns how many lines there are. The rates are locked. */
export async function chargeWaiting(transaction: Database, month: string, now: Date): Promise<number> {
  const waiting = await rates.takeWaiting(transaction, month);
  if (waiting.length === 0) return 0;
  return addLines(transaction, await sql.waitedAmong(transaction, waiting), now);
}

/** Nobody came: what was charged for the visit is not due. */
export async function takeBackCommission(transaction: Database, visit: AppointmentId, now: Date): Promise<void> {
  await rates.waitNoMore(transaction, visit);
  await sql.endLineOf(transaction, visit, now);
}

/** The signature alone makes it the provider's own: a customer cannot write it. */
async function ownLinkOf(world: Adapters, provider: AccountId): Promise<string | null> {
  const now = world.clock.now();
  if (!(await sql.paysCommission(world.database, provider, now))) return null;
  const via = await signLink(world.secret, 'own_link', provider, now);
  return `${world.siteUrl}${paths.provider(provider, { via })}`;
}

export const listCommissions: Action<typeof contract.listCommissions> = async ({ world, actor, query, refuse }) => {
  const { cursor, limit } = query;
  const after = cursor === undefined ? undefined : (readCursor(cursor) ?? refuse('invalid', { cursor: 'cursor' }));
  const rows = await sql.linesOf(world.database, actor.id, { after, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map((row) => lineShown(row, world.clock.now())),
    total: await sql.countLines(world.database, actor.id),
    nextCursor: last === undefined ? null : writeCursor(last),
    ownLink: await ownLinkOf(world, actor.id),
  };
};

export const objectToCommission: Action<typeof contract.objectToCommission> = async (call) => {
  const { world, actor, params, body, refuse } = call;
  const now = world.clock.now();
  return world.database.transaction(async (transaction) => {
    const line = (await sql.lineOf(transaction, actor.id, params.id)) ?? refuse('not_found');
    const state = stateOf(line, now);
    if (line.objection !== null || state === 'ended') refuse('conflict');
    if (state !== 'open') refuse('objection_over');
    if (!(await sql.addObjection(transaction, params.id, body.text, now))) refuse('conflict');
    return lineShown((await sql.lineOf(transaction, actor.id, params.id)) ?? refuse('not_found'), now);
  });
};
