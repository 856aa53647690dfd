import type * as contract from '../../../../src/contract/messaging/message.ts';
import type { Action } from '../../../http/answer.ts';
import { readCursor, writeCursor } from './rules.ts';
import * as sql from './sql.ts';

export const listConversations: Action<typeof contract.listConversations> = async ({ world, actor, query, refuse }) => {
  const { cursor, limit, show, search } = query;
  const after = cursor === undefined ? undefined : (readCursor(cursor) ?? refuse('invalid', { cursor: 'cursor' }));
  const isBusiness = query.of === 'business';
  if (isBusiness && actor.type !== 'provider' && actor.works === undefined) return refuse('forbidden');
  const whose = { account: isBusiness ? (actor.works?.business ?? actor.id) : actor.id, isBusiness };
  const rows = await sql.conversationsOf(world.database, whose, { after, limit: limit + 1, show, search });
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return {
    items: items.map(({ face, ...item }) => ({ ...item, face: face && world.images.urlOf(face) })),
    unread: await sql.countUnread(world.database, whose),
    requests: await sql.countRequests(world.database, whose),
    nextCursor: last === undefined ? null : writeCursor(last),
  };
};
