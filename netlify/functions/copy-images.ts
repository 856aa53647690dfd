import type { Config } from '@netlify/functions';
import { runUncopiedImages } from '../features/image/handlers.ts';
import { scheduled } from '../http/scheduled.ts';

export default scheduled('copy-images', runUncopiedImages);

export const config: Config = { schedule: '*/10 * * * *' };
