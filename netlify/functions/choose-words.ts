import type { Config } from '@netlify/functions';
import { handleCommonWords } from '../features/browse/handlers.ts';
import { scheduled } from '../http/scheduled.ts';

export default scheduled('choose-words', handleCommonWords);

export const config: Config = { schedule: '23 * * * *' };
