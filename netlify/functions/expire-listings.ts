import type { Config } from '@netlify/functions';
import { runDueListings } from '../features/property/listing/handlers.ts';
import { scheduled } from '../http/scheduled.ts';

export default scheduled('expire-listings', runDueListings);

export const config: Config = { schedule: '*/5 * * * *' };
