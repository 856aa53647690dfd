import type { Config } from '@netlify/functions';
import { handleConfirmGuestCode, handleRequestGuestCode } from '../features/appointment/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(handleRequestGuestCode, handleConfirmGuestCode);

export const config: Config = { path: ['/api/guest-codes', '/api/guest-codes/confirm'] };
