import type * as contract from '../../../../src/contract/admin/admin.ts';
import { addAudit } from '../../../ground/audit.ts';
import { languageOfAccount } from '../../../ground/mail-text.ts';
import type { Action } from '../../../http/answer.ts';
import * as billing from '../../billing/index.ts';
import { lineShown, objectionRefusedMail, objectionUpheldMail, packagesLink } from '../../billing/index.ts';
import { queueMail } from '../../messaging/index.ts';
import { afterOf, paged } from './actions.ts';

export const listObjections: Action<typeof contract.listObjections> = async ({ world, actor, query, refuse }) => {
  const { queue, search, mine, cursor, limit } = query;
  const asked = { queue, search, mine: mine ? actor.id : null };
  const page = { after: afterOf(cursor, refuse), limit: limit + 1 };
  const rows = await billing.objectionsIn(world.database, asked, page);
  const { shown, nextCursor } = paged(rows, limit, ({ id, createdAt, objection }) => ({
    id,
    at: (queue === 'pending' ? objection?.at : objection?.decision?.at) ?? createdAt,
  }));
  return {
    items: shown.map((row) => lineShown(row, world.clock.now())),
    total: await billing.countObjections(world.database, asked),
    nextCursor,
  };
};

/** If two administrators decide at the same moment, the first decision counts, and the second administrator is told. */
export const decideObjection: Action<typeof contract.decideObjection> = async (call) => {
  const { world, actor, params, body, refuse } = call;
  const { database, clock, siteUrl } = world;
  const now = clock.now();
  const reason = body.decision === 'refuse' ? body.reason : null;
  const isDecided = await database.transaction(async (transaction) => {
    const decision = { by: actor.id, isUpheld: reason === null, reason };
    const decided = await billing.decideObjection(transaction, params.id, decision, now);
    if (decided === undefined) return false;
    const { account, email, serviceName } = decided;
    const action = reason === null ? 'objection_upheld' : 'objection_refused';
    await addAudit(transaction, { admin: actor.id, action, account, subject: params.id, reason }, now);
    const language = languageOfAccount('provider');
    const told = { serviceName, link: packagesLink(siteUrl, 'services', 'provider') };
    const mail = reason === null ? objectionUpheldMail(language, told) : objectionRefusedMail(language, told, reason);
    await queueMail(transaction, { to: email, ...mail }, now);
    return true;
  });
  if (isDecided) return {};
  return refuse((await billing.isObjected(database, params.id)) ? 'conflict' : 'not_found');
};
