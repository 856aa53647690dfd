import type { Config } from '@netlify/functions';
import { handleListGuestVisits, handleMailGuestVisits } from '../features/appointment/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(handleMailGuestVisits, handleListGuestVisits);

export const config: Config = { path: ['/api/guest-visits', '/api/guest-visits/:token'] };
