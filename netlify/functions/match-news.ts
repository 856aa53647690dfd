import type { Config } from '@netlify/functions';
import { handleNews } from '../features/alert/handlers.ts';
import { scheduled } from '../http/scheduled.ts';

export default scheduled('match-news', handleNews);

export const config: Config = { schedule: '* * * * *' };
