import type * as contract from '../../../src/contract/admin-invoice.ts';
import type { Action } from '../../http/answer.ts';
import { afterOf, paged } from './actions.ts';
import * as sql from './invoice-sql.ts';

export const listAllInvoices: Action<typeof contract.listAllInvoices> = async ({ world, query, refuse }) => {
  const { search, kind, cursor, limit } = query;
  const asked = { search, kind };
  const rows = await sql.allInvoices(world.database, asked, { after: afterOf(cursor, refuse), limit: limit + 1 });
  const { shown, nextCursor } = paged(rows, limit, ({ id, createdAt }) => ({ id, at: createdAt }));
  return { items: shown, total: await sql.countAllInvoices(world.database, asked), nextCursor };
};
