import type * as contract from '../../../../src/contract/admin/admin-pictures.ts';
import { listingPlanOf } from '../../../../src/contract/plans.ts';
import { addAudit } from '../../../ground/audit.ts';
import { languageOfAccount } from '../../../ground/mail-text.ts';
import type { Action } from '../../../http/answer.ts';
import { verificationLink } from '../../account/index.ts';
import { queueMail } from '../../messaging/index.ts';
import * as property from '../../property/index.ts';
import { countOthersPublic, lockedPlan, propertiesLink } from '../../property/index.ts';
import { afterOf, paged } from './actions.ts';
import { freedMail, heldMail } from './picture-messages.ts';

export const listPictureChecks: Action<typeof contract.listPictureChecks> = async ({ world, actor, query, refuse }) => {
  const { queue, search, mine, cursor, limit } = query;
  const asked = { queue, search, mine: mine ? actor.id : null };
  const after = afterOf(cursor, refuse);
  const rows = await property.checksIn(world.database, asked, { after, limit: limit + 1, now: world.clock.now() });
  const { shown, nextCursor } = paged(rows, limit, ({ id, openedAt, decidedAt }) => ({
    id,
    at: queue === 'pending' ? openedAt : (decidedAt ?? openedAt),
  }));
  const items = shown.map(({ pairs, ...row }) => ({
    ...row,
    pairs: pairs.map(({ key, otherKey, ...pair }) => ({
      ...pair,
      picture: world.images.urlOf(key),
      other: world.images.urlOf(otherKey),
    })),
  }));
  return { items, total: await property.countChecks(world.database, asked), nextCursor };
};

/**
 * If two administrators decide at the same moment, the first decision counts, and the second administrator is told. A freed
 * listing is public again if the plan has room for it and its owner is not suspended.
 */
export const decidePictures: Action<typeof contract.decidePictures> = async (call) => {
  const { world, actor, params, body, refuse } = call;
  const { database, clock, siteUrl } = world;
  const now = clock.now();
  const reason = body.decision === 'refuse' ? body.reason : null;
  await database.transaction(async (transaction) => {
    const held = (await property.heldListing(transaction, params.id)) ?? refuse('not_found');
    // The account first, as whoever publishes does it.
    const name = await lockedPlan(transaction, held.ownerId);
    const isDecided = await property.decideCheck(transaction, params.id, { by: actor.id, reason }, now);
    if (!isDecided) return refuse('conflict');
    const plan = name === undefined ? undefined : listingPlanOf(name);
    const others = await countOthersPublic(transaction, held.ownerId, held.listingId, now);
    const hasRoom = plan !== undefined && (plan.listings === null || others < plan.listings);
    const isPublic =
      reason === null && hasRoom && (await property.publishFreed(transaction, params.id, plan.listingDays, now));
    const action = reason === null ? 'listing_freed' : 'listing_refused';
    await addAudit(transaction, { admin: actor.id, action, account: held.ownerId, subject: params.id, reason }, now);
    const language = languageOfAccount(held.type);
    const about = held.isForAccount ? 'account' : 'pictures';
    const link =
      reason !== null && about === 'account' ? verificationLink(siteUrl, 'seller') : propertiesLink(siteUrl, language);
    const told = { title: held.title, about, link } as const;
    const mail = reason === null ? freedMail(language, told, isPublic) : heldMail(language, told, reason);
    await queueMail(transaction, { to: held.email, ...mail }, now);
  });
  return {};
};
