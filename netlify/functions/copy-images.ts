import type { Config } from '@netlify/functions';
import { runImages } from '../features/account/image/handlers.ts';
import { scheduled } from '../http/scheduled.ts';

export default scheduled('copy-images', runImages);

export const config: Config = { schedule: '*/10 * * * *' };
