import type { Config } from '@netlify/functions';
import { endPush, getPush, startPush } from '../features/messaging/notification/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(getPush, startPush, endPush);

export const config: Config = { path: ['/api/push', '/api/push/end'] };
