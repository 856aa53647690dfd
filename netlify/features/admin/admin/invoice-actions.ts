import type * as contract from '../../../../src/contract/admin/admin-invoice.ts';
import { addAudit } from '../../../ground/audit.ts';
import type { Action } from '../../../http/answer.ts';
import { correctIn, sendInvoice } from '../../billing/index.ts';
import { afterOf, paged } from './actions.ts';
import * as sql from './invoice-sql.ts';

export const listAllInvoices: Action<typeof contract.listAllInvoices> = async ({ world, query, refuse }) => {
  const { search, state, cursor, limit } = query;
  const asked = { search, state };
  const rows = await sql.allInvoices(world.database, asked, { after: afterOf(cursor, refuse), limit: limit + 1 });
  const { shown, nextCursor } = paged(rows, limit, ({ id, createdAt }) => ({ id, at: createdAt }));
  return { items: shown, total: await sql.countAllInvoices(world.database, asked), nextCursor };
};

/** Its files and the mail are made right away; where that is cut off, the schedule does it. */
export const correctInvoice: Action<typeof contract.correctInvoice> = async (call) => {
  const { world, actor, params, body, refuse } = call;
  const now = world.clock.now();
  const made = await world.database.transaction(async (transaction) => {
    const places = body.lines === undefined ? undefined : [...new Set(body.lines)];
    const corrected = await correctIn(transaction, { invoice: params.id, places, reason: body.reason }, now);
    if (typeof corrected === 'string') return corrected;
    const { id, owner } = corrected;
    const entry = { admin: actor.id, action: 'invoice_corrected', account: owner, subject: id } as const;
    await addAudit(transaction, { ...entry, reason: body.reason }, now);
    return corrected;
  });
  if (typeof made === 'string') return refuse(made);
  await sendInvoice(world, made.id);
  return { id: made.id, number: made.number };
};
