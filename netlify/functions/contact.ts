import type { Config } from '@netlify/functions';
import { handleSendContactMessage } from '../features/contact/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(handleSendContactMessage);

export const config: Config = { path: '/api/contact' };
