import type { Config } from '@netlify/functions';
import { handleTiles } from '../features/browse/handlers.ts';
import { scheduled } from '../http/scheduled.ts';

export default scheduled('pack-tiles', handleTiles);

export const config: Config = { schedule: '* * * * *' };
