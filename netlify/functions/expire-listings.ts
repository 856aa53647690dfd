import type { Config } from '@netlify/functions';
import { handleDueListings } from '../features/listing/handlers.ts';
import { scheduled } from '../http/scheduled.ts';

export default scheduled('expire-listings', handleDueListings);

export const config: Config = { schedule: '*/5 * * * *' };
