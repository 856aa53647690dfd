import type { Config } from '@netlify/functions';
import { listConversations } from '../features/messaging/message/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(listConversations);

export const config: Config = { path: '/api/messages' };
