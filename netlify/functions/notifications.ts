import type { Config } from '@netlify/functions';
import { handleListNotifications, handleReadNotifications } from '../features/notification/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(handleListNotifications, handleReadNotifications);

export const config: Config = { path: ['/api/notifications', '/api/notifications/read'] };
