import type * as contract from '../../../../src/contract/messaging/message.ts';
import type { Action } from '../../../http/answer.ts';
import { readCursor, writeCursor } from './rules.ts';
import * as sql from './sql.ts';

export const listConversations: Action<typeof contract.listConversations> = async ({ world, actor, query, refuse }) => {
  const { cursor, limit, show, search } = query;
  const after = cursor === undefined ? undefined : (readCursor(cursor) ?? refuse('invalid', { cursor: 'cursor' }));
  const rows = await sql.conversationsOf(world.database, actor.id, { after, limit: limit + 1, show, search });
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return {
    items: items.map(({ face, ...item }) => ({ ...item, face: face && world.images.urlOf(face) })),
    unread: await sql.countUnread(world.database, actor.id),
    requests: await sql.countRequests(world.database, actor.id),
    nextCursor: last === undefined ? null : writeCursor(last),
  };
};
