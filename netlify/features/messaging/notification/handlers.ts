import { apiBase } from '../../../../src/contract/endpoint-path.ts';
import { feedPath, visitFilePaths } from '../../../../src/contract/messaging/notification.ts';
import { fileAnswer } from '../../../http/answer.ts';

const feed = () => import('./feed-actions.ts');

const calendar = { type: 'text/calendar; charset=utf-8', name: 'termine.ics' } as const;

export const calendarFeed = fileAnswer({
  ...calendar,
  path: `${apiBase}${feedPath.replace(':token.ics', String.raw`:file{[^/]+\.ics}`)}`,
  handle: async (world, { params }) => (await feed()).feedFile(world, (params['file'] ?? '').replace(/\.ics$/, '')),
});

export const visitFile = fileAnswer({
  ...calendar,
  path: `${apiBase}${visitFilePaths.account}`,
  handle: async (world, { params, actor, language }) =>
    actor && (await feed()).visitFile(world, { id: params['id'] ?? '', account: actor.id, language }),
});

export const guestFile = fileAnswer({
  ...calendar,
  path: `${apiBase}${visitFilePaths.guest}`,
  handle: async (world, { params, language }) => (await feed()).guestFile(world, params['token'] ?? '', language),
});
