import type * as contract from '../../../../src/contract/admin/admin-vat.ts';
import type { Action } from '../../../http/answer.ts';
import { claims, countClaims, stateOf } from '../../services/index.ts';
import { afterOf, paged } from './actions.ts';

export const listVatIds: Action<typeof contract.listVatIds> = async ({ world, query, refuse }) => {
  const { cursor, limit } = query;
  const rows = await claims(world.database, { after: afterOf(cursor, refuse), limit: limit + 1 });
  const { shown, nextCursor } = paged(rows, limit, ({ id, createdAt }) => ({ id, at: createdAt }));
  return {
    items: shown.map((claim) => ({ ...claim, state: stateOf(claim) })),
    total: await countClaims(world.database),
    nextCursor,
  };
};
