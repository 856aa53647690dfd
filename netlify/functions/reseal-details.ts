import type { Config } from '@netlify/functions';
import { handleFormerKeys } from '../features/business/handlers.ts';
import { scheduled } from '../http/scheduled.ts';

export default scheduled('reseal-details', handleFormerKeys);

export const config: Config = { schedule: '53 3 * * *' };
