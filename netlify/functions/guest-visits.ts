import type { Config } from '@netlify/functions';
import { listGuestVisits, mailGuestVisits } from '../features/booking/appointment/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(mailGuestVisits, listGuestVisits);

export const config: Config = { path: ['/api/guest-visits', '/api/guest-visits/:token'] };
