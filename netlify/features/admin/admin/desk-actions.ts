import type * as contract from '../../../../src/contract/admin/admin-desk.ts';
import { jobNames } from '../../../../src/contract/admin/admin-desk.ts';
import { addAudit } from '../../../ground/audit.ts';
import type { Action } from '../../../http/answer.ts';
import { queueMail, requeueMail } from '../../messaging/index.ts';
import { afterOf, paged } from './actions.ts';
import * as sql from './desk-sql.ts';
import { contactAnswerMail } from './messages.ts';
import { answersLink } from './rules.ts';

export const listContactMessages: Action<typeof contract.listContactMessages> = async ({ world, query, refuse }) => {
  const { cursor, limit, ...asked } = query;
  const rows = await sql.contactMessages(world.database, asked, { after: afterOf(cursor, refuse), limit: limit + 1 });
  const { shown, nextCursor } = paged(rows, limit, ({ id, createdAt }) => ({ id, at: createdAt }));
  return { items: shown, total: await sql.countContactMessages(world.database, asked), nextCursor };
};

/** Whoever answers the answer writes to the support, and not to one person who may be away. */
export const answerContactMessage: Action<typeof contract.answerContactMessage> = async (call) => {
  const { world, actor, params, body, refuse } = call;
  const now = world.clock.now();
  await world.database.transaction(async (transaction) => {
    const written = (await sql.contactMessage(transaction, params.id)) ?? refuse('not_found');
    await sql.addContactAnswer(transaction, params.id, { admin: actor.id, text: body.text }, now);
    const entry = {
      admin: actor.id,
      action: 'contact_answered',
      account: written.accountId,
      subject: params.id,
      reason: null,
    } as const;
    await addAudit(transaction, entry, now);
    const letter = contactAnswerMail(written, body.text, answersLink(world.siteUrl, written.language));
    await queueMail(transaction, { to: written.email, replyTo: world.supportEmail, ...letter }, now);
  });
  return {};
};

export const listFailedMails: Action<typeof contract.listFailedMails> = async ({ world, query, refuse }) => {
  const { search, cursor, limit } = query;
  const rows = await sql.failedMails(world.database, search, { after: afterOf(cursor, refuse), limit: limit + 1 });
  const { shown, nextCursor } = paged(rows, limit, ({ id, createdAt }) => ({ id, at: createdAt }));
  return { items: shown, total: await sql.countFailedMails(world.database, search), nextCursor };
};

export const sendMailAgain: Action<typeof contract.sendMailAgain> = async ({ world, actor, params, refuse }) => {
  const now = world.clock.now();
  await world.database.transaction(async (transaction) => {
    const outcome = await requeueMail(transaction, world, params.id);
    if (outcome !== 'queued') return refuse(outcome);
    const entry = { admin: actor.id, action: 'mail_resent', account: null, subject: params.id, reason: null } as const;
    return addAudit(transaction, entry, now);
  });
  return {};
};

export const listJobs: Action<typeof contract.listJobs> = async ({ world }) => {
  const ended = await sql.endedJobs(world.database);
  return {
    items: jobNames.map((job) => {
      const { succeededAt = null, failedAt = null } = ended.find((row) => row.job === job) ?? {};
      return { job, succeededAt, failedAt };
    }),
  };
};

export const listLog: Action<typeof contract.listLog> = async ({ world, query }) => {
  const { cursor, limit, ...asked } = query;
  const before = cursor === undefined ? undefined : Number(cursor);
  const rows = await sql.logRows(world.database, asked, { before, limit: limit + 1 });
  const items = rows.slice(0, limit);
  return { items, nextCursor: rows.length > limit ? String(items.at(-1)?.id) : null };
};
