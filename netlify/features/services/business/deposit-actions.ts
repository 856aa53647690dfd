import type * as contract from '../../../../src/contract/services/business-deposit.ts';
import type { Action } from '../../../http/answer.ts';
import * as sql from './deposit-sql.ts';

export const getDeposits: Action<typeof contract.getDeposits> = async ({ world, actor, refuse }) =>
  (await sql.depositsOf(world.database, actor.id)) ?? refuse('unauthenticated');

export const putDeposits: Action<typeof contract.putDeposits> = async ({ world, actor, body, refuse }) => {
  await sql.keepDeposits(world.database, actor.id, body);
  return (await sql.depositsOf(world.database, actor.id)) ?? refuse('unauthenticated');
};
