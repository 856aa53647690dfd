import type * as contract from '../../../src/contract/billing.ts';
import { listingPlanOf, plans } from '../../../src/contract/plans.ts';
import type { Action } from '../../http/answer.ts';
import { accountShown } from '../account/rules.ts';
import { accountById } from '../account/sql.ts';
import { lockedPlan } from '../listing/sql.ts';
import { isSameStrand } from './rules.ts';
import { draftCardsBeyond, draftListingsBeyond, setPlan, shortenDays } from './sql.ts';

/** Limits hold when the plan becomes smaller, too; nothing is deleted (docs/product/accounts.md). */
export const changePackage: Action<typeof contract.changePackage> = async ({ body, actor, world, refuse }) => {
  const now = world.clock.now();
  return world.database.transaction(async (transaction) => {
    // The account is locked, so this change and a publication at the same moment follow one another.
    const former = (await lockedPlan(transaction, actor.id)) ?? refuse('unauthenticated');
    if (!isSameStrand(former, body.package)) refuse('invalid', { package: { word: 'notInList', values: {} } });
    await setPlan(transaction, actor.id, body.package);
    const plan = listingPlanOf(body.package);
    await shortenDays(transaction, actor.id, plan.listingDays, now);
    const drafted = {
      listings: await draftListingsBeyond(transaction, actor.id, plan, now),
      cards: await draftCardsBeyond(transaction, actor.id, plans[body.package]),
    };
    const account = (await accountById(transaction, actor.id)) ?? refuse('unauthenticated');
    return { user: accountShown(account, (key) => world.images.urlOf(key)), drafted };
  });
};
