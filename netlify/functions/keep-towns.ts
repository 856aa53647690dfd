import type { Config } from '@netlify/functions';
import { runPropertyTowns } from '../features/property/browse/handlers.ts';
import { runServiceTowns } from '../features/services/provider/handlers.ts';
import { scheduled } from '../http/scheduled.ts';

export default scheduled('keep-towns', runServiceTowns, runPropertyTowns);

export const config: Config = { schedule: '19,49 * * * *' };
