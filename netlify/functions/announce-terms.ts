import type { Config } from '@netlify/functions';
import { runTermsNotices } from '../features/account/agreement/handlers.ts';
import { scheduled } from '../http/scheduled.ts';

export default scheduled('announce-terms', runTermsNotices);

export const config: Config = { schedule: '23 * * * *' };
