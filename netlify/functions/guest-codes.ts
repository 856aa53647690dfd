import type { Config } from '@netlify/functions';
import { confirmGuestCode, requestGuestCode } from '../features/booking/appointment/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(requestGuestCode, confirmGuestCode);

export const config: Config = { path: ['/api/guest-codes', '/api/guest-codes/confirm'] };
