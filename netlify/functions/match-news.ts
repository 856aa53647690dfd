import type { Config } from '@netlify/functions';
import { runNews } from '../features/property/alert/handlers.ts';
import { scheduled } from '../http/scheduled.ts';

export default scheduled('match-news', runNews);

export const config: Config = { schedule: '* * * * *' };
