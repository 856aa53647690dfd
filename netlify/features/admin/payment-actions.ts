import type * as contract from '../../../src/contract/admin-payment.ts';
import type { Action } from '../../http/answer.ts';
import { isClosed } from '../billing/closed-sql.ts';
import { takeStatement } from '../billing/payment-actions.ts';
import * as sql from './payment-sql.ts';
import { readLineCursor, writeLineCursor } from './rules.ts';

export const readBankFile: Action<typeof contract.readBankFile> = ({ world, actor, body }) =>
  takeStatement(world, { packed: Buffer.from(body.content, 'base64'), name: body.name, by: actor.id });

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
    return (await sql.payBy(transaction, params.id, { number: body.number.trim().toUpperCase(), by: actor.id, now }))
      ? 'done'
      : 'not_found';
  });
  return done === 'done' ? {} : refuse(done);
};

export const setBankLineAside: Action<typeof contract.setBankLineAside> = async ({
  world,
  actor,
  params,
  body,
  refuse,
}) => {
  const now = world.clock.now();
  const done = await world.database.transaction(async (transaction) => {
    const line = await sql.lockedLine(transaction, params.id);
    if (line === undefined) return 'not_found';
    if (line.isSettled) return 'conflict';
    await sql.setAside(transaction, params.id, { reason: body.reason, by: actor.id, now });
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
    return found.overMinor;
  });
  if (minor === undefined) return refuse('not_found');
  return minor === 0 ? refuse('conflict') : { minor };
};
