import type { Config } from '@netlify/functions';
import { handleEnds } from '../features/listing/handlers.ts';
import { scheduled } from '../http/scheduled.ts';

export default scheduled('remind-expiry', handleEnds);

export const config: Config = { schedule: '*/15 * * * *' };
