import type { Config } from '@netlify/functions';
import { runEnds } from '../features/listing/handlers.ts';
import { scheduled } from '../http/scheduled.ts';

export default scheduled('remind-expiry', runEnds);

export const config: Config = { schedule: '*/15 * * * *' };
