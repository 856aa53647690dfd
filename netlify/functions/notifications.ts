import type { Config } from '@netlify/functions';
import { listNotifications, readNotifications } from '../features/messaging/notification/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(listNotifications, readNotifications);

export const config: Config = { path: ['/api/notifications', '/api/notifications/read'] };
