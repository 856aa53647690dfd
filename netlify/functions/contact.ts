import type { Config } from '@netlify/functions';
import { sendContactMessage } from '../features/site/contact/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(sendContactMessage);

export const config: Config = { path: '/api/contact' };
