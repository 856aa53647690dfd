import type { Config } from '@netlify/functions';
import { runUnnamedImages } from '../features/account/image/handlers.ts';
import { scheduled } from '../http/scheduled.ts';

export default scheduled('sweep-images', runUnnamedImages);

export const config: Config = { schedule: '17 3 * * *' };
