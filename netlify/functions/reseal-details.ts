import type { Config } from '@netlify/functions';
import { runFormerKeys } from '../features/business/handlers.ts';
import { scheduled } from '../http/scheduled.ts';

export default scheduled('reseal-details', runFormerKeys);

export const config: Config = { schedule: '53 3 * * *' };
