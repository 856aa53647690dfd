import * as message from '../../src/contract/messaging/message.ts';
import * as notification from '../../src/contract/messaging/notification.ts';
import * as push from '../../src/contract/messaging/notification-push.ts';
import * as files from '../features/messaging/notification/handlers.ts';
import { answers } from '../http/answer.ts';
import { serveQuarter } from '../http/serve-quarter.ts';

export default serveQuarter([
  answers(message, () => import('../features/messaging/message/actions.ts')),
  answers(notification, async () => ({
    ...(await import('../features/messaging/notification/actions.ts')),
    ...(await import('../features/messaging/notification/feed-actions.ts')),
  })),
  answers(push, () => import('../features/messaging/notification/push-actions.ts')),
  files,
]);
