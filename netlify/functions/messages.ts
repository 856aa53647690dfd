import type { Config } from '@netlify/functions';
import { handleListConversations } from '../features/message/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(handleListConversations);

export const config: Config = { path: '/api/messages' };
