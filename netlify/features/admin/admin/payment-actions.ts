import type * as contract from '../../../../src/contract/admin/admin-payment.ts';
import type { ReceivedBy } from '../../../../src/contract/endpoint.ts';
import { dayAt } from '../../../calendar/zone.ts';
import { addAudit } from '../../../ground/audit.ts';
import type { Action } from '../../../http/answer.ts';
import { faultOfPastDay, hashOf, isClosed, takeStatement, zoneOf } from '../../billing/index.ts';
import * as sql from './payment-sql.ts';
import { readLineCursor, writeLineCursor } from './rules.ts';

export const readBankFile: Action<typeof contract.readBankFile> = ({ world, actor, body, refuse }) =>
  takeStatement(world, { packed: Buffer.from(body.content, 'base64'), name: body.name, by: actor.id }, refuse);

export const listBankFiles: Action<typeof contract.listBankFiles> = async ({ world }) => ({
  items: await sql.lastFiles(world.database),
});

export const listOpenBankLines: Action<typeof contract.listOpenBankLines> = async ({ world, query, refuse }) => {
  const { cursor, limit } = query;
  const after = cursor === undefined ? undefined : (readLineCursor(cursor) ?? refuse('invalid', { cursor: 'cursor' }));
  const rows = await sql.openLines(world.database, { after, limit: limit + 1 });
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return {
    items,
    total: await sql.countOpenLines(world.database),
    nextCursor: last === undefined ? null : writeLineCursor(last),
  };
};

export const matchBankLine: Action<typeof contract.matchBankLine> = async ({ world, actor, params, body, refuse }) => {
  const now = world.clock.now();
  const done = await world.database.transaction(async (transaction) => {
    const line = await sql.lockedLine(transaction, params.id);
    if (line === undefined) return 'not_found';
    if (line.isSettled) return 'conflict';
    if (await isClosed(transaction, line.bookedOn)) return 'month_closed';
    const number = body.number.trim().toUpperCase();
    const paid = await sql.payBy(transaction, params.id, { number, by: actor.id, now });
    if (paid === undefined) return 'not_found';
    const entry = { admin: actor.id, action: 'booking_matched', account: paid.account, subject: params.id } as const;
    await addAudit(transaction, { ...entry, reason: number }, now);
    return 'done';
  });
  return done === 'done' ? {} : refuse(done);
};

export const setBankLineAside: Action<typeof contract.setBankLineAside> = async (call) => {
  const { world, actor, params, body, refuse } = call;
  const now = world.clock.now();
  const done = await world.database.transaction(async (transaction) => {
    const line = await sql.lockedLine(transaction, params.id);
    if (line === undefined) return 'not_found';
    if (line.isSettled) return 'conflict';
    await sql.setAside(transaction, params.id, { reason: body.reason, by: actor.id, now });
    const entry = { admin: actor.id, action: 'booking_set_aside', account: null, subject: params.id } as const;
    await addAudit(transaction, { ...entry, reason: body.reason }, now);
    return 'done';
  });
  return done === 'done' ? {} : refuse(done);
};

export const payBackInvoice: Action<typeof contract.payBackInvoice> = async ({ world, actor, params, refuse }) => {
  const now = world.clock.now();
  const minor = await world.database.transaction(async (transaction) => {
    const found = await sql.lockedStanding(transaction, params.id);
    if (found === undefined || found.overMinor <= 0) return found && 0;
    await sql.payBack(transaction, params.id, { minor: found.overMinor, by: actor.id, now });
    const entry = { admin: actor.id, action: 'invoice_paid_back', subject: params.id } as const;
    await addAudit(transaction, { ...entry, account: found.account, reason: found.number }, now);
    return found.overMinor;
  });
  if (minor === undefined) return refuse('not_found');
  return minor === 0 ? refuse('conflict') : { minor };
};

type EnteredPayment = ReceivedBy<typeof contract.enterPayment>['body'];

/** The same for the same fields, so that what is entered twice is one booking. */
const idOfEntered = async (invoice: string, { kind, bookedOn, minor, reference }: EnteredPayment): Promise<string> =>
  (await hashOf(JSON.stringify(['entered', invoice, kind, bookedOn, minor, reference]))).slice(0, 32);

export const enterPayment: Action<typeof contract.enterPayment> = async ({ world, actor, params, body, refuse }) => {
  const now = world.clock.now();
  const fault = faultOfPastDay(body.bookedOn, dayAt(now.getTime(), zoneOf('property')));
  if (fault !== undefined) refuse('invalid', { bookedOn: fault });
  const entered = { ...body, id: await idOfEntered(params.id, body) };
  const done = await world.database.transaction(async (transaction) => {
    const found = await sql.lockedStanding(transaction, params.id);
    if (found === undefined) return 'not_found';
    if (await isClosed(transaction, body.bookedOn)) return 'month_closed';
    const isImpossible = found.currency !== 'PHP' || (body.kind === 'return' && body.minor > found.paidMinor);
    if (isImpossible || !(await sql.addEntered(transaction, params.id, entered, { by: actor.id, now })))
      return 'conflict';
    const action = body.kind === 'return' ? 'payment_returned' : 'payment_entered';
    const entry = { admin: actor.id, action, account: found.account, subject: params.id } as const;
    await addAudit(transaction, { ...entry, reason: `${found.number}: ${body.reference}` }, now);
    return -((await sql.lockedStanding(transaction, params.id))?.overMinor ?? 0);
  });
  return typeof done === 'number' ? { openMinor: done } : refuse(done);
};
