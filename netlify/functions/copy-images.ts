import type { Config } from '@netlify/functions';
import { handleUncopiedImages } from '../features/image/handlers.ts';
import { scheduled } from '../http/scheduled.ts';

export default scheduled('copy-images', handleUncopiedImages);

export const config: Config = { schedule: '*/10 * * * *' };
