import type { AccountId } from '../../../../src/contract/fields.ts';
import { planStrands, smallestPlan } from '../../../../src/contract/plans.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import { addChoice, choicesOf } from './choice-sql.ts';
import { endMandates } from './debit-sql.ts';
import { lockedRecipient } from './invoice-sql.ts';
import { keepRecipient, mayOweStill } from './leaving-sql.ts';
import { keepLastSeller } from './seller-actions.ts';

/**
 * An account ends. Fees end with the day, and what is owed is billed on the next first to the current address.
 * Reportable data is stored. Call it before anything of the account is deleted.
 */
export async function leaveBilling(transaction: Database, world: Adapters, owner: AccountId, now: Date): Promise<void> {
  await keepLastSeller(world, transaction, owner, now);
  const recipient = await lockedRecipient(transaction, owner);
  await endMandates(transaction, owner, 'account', now);
  if (recipient === undefined || !(await mayOweStill(transaction, owner))) return;
  await keepRecipient(transaction, recipient, now);
  for (const strand of planStrands) {
    const choices = await choicesOf(transaction, owner, [strand]);
    if (choices.length === 0) continue;
    const end = { plan: smallestPlan[strand], pays: 'nothing', monthMinor: 0, countsFrom: now.toISOString() } as const;
    await addChoice(transaction, owner, strand, end, now);
  }
}
