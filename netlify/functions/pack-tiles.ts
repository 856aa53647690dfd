import type { Config } from '@netlify/functions';
import { runTiles } from '../features/property/browse/handlers.ts';
import { scheduled } from '../http/scheduled.ts';

export default scheduled('pack-tiles', runTiles);

export const config: Config = { schedule: '* * * * *' };
