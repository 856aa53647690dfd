import { apiBase } from '../../../../src/contract/endpoint-path.ts';
import * as contract from '../../../../src/contract/messaging/notification.ts';
import { feedPath, visitFilePaths } from '../../../../src/contract/messaging/notification.ts';
import * as pushContract from '../../../../src/contract/messaging/notification-push.ts';
import { routes } from '../../../../src/paths.ts';
import { answer, fileAnswer, pageAnswer } from '../../../http/answer.ts';
import * as actions from './actions.ts';
import * as feed from './feed-actions.ts';
import { textLinkTarget } from './link-actions.ts';
import * as push from './push-actions.ts';
import { remindVisits } from './reminder-actions.ts';

export const listNotifications = answer(contract.listNotifications, actions.listNotifications);

export const readNotifications = answer(contract.readNotifications, actions.readNotifications);

export const getCalendarFeed = answer(contract.getCalendarFeed, feed.getCalendarFeed);

export const renewCalendarFeed = answer(contract.renewCalendarFeed, feed.renewCalendarFeed);

const calendar = { type: 'text/calendar; charset=utf-8', name: 'termine.ics' } as const;

export const calendarFeed = fileAnswer({
  ...calendar,
  path: `${apiBase}${feedPath.replace(':token.ics', String.raw`:file{[^/]+\.ics}`)}`,
  handle: (world, { params }) => feed.feedFile(world, (params['file'] ?? '').replace(/\.ics$/, '')),
});

export const visitFile = fileAnswer({
  ...calendar,
  path: `${apiBase}${visitFilePaths.account}`,
  handle: async (world, { params, actor, language }) =>
    actor && feed.visitFile(world, { id: params['id'] ?? '', account: actor.id, language }),
});

export const guestFile = fileAnswer({
  ...calendar,
  path: `${apiBase}${visitFilePaths.guest}`,
  handle: (world, { params, language }) => feed.guestFile(world, params['token'] ?? '', language),
});

export const textLinkPage = pageAnswer(routes.textLink, textLinkTarget);

/** Run by the schedule every ten minutes. */
export const runVisitReminders = remindVisits;

export const getPush = answer(pushContract.getPush, push.getPush);

export const startPush = answer(pushContract.startPush, push.startPush);

export const endPush = answer(pushContract.endPush, push.endPush);

/** Run by the schedule every minute, for what waits for the morning and what could not be sent. */
export const runDuePushes = push.deliverDuePushes;
