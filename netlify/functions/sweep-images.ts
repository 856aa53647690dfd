import type { Config } from '@netlify/functions';
import { handleUnnamedImages } from '../features/image/handlers.ts';
import { scheduled } from '../http/scheduled.ts';

export default scheduled('sweep-images', handleUnnamedImages);

export const config: Config = { schedule: '17 3 * * *' };
