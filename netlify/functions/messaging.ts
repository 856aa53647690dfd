import * as message from '../features/messaging/message/handlers.ts';
import * as notification from '../features/messaging/notification/handlers.ts';
import { serveStrands } from '../http/serve-strands.ts';

export default serveStrands([message, notification]);
