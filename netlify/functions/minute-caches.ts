import type { Config } from '@netlify/functions';
import { runCdnNews } from '../features/admin/platform/handlers.ts';
import { runTiles } from '../features/property/browse/handlers.ts';
import { job, scheduled } from '../http/scheduled.ts';

export default scheduled(job('pack-tiles', 8, runTiles), job('tell-cdn', 15, runCdnNews));

export const config: Config = { schedule: '* * * * *' };
