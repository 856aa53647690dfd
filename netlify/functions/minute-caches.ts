import type { Config } from '@netlify/functions';
import { runCacheChanges } from '../features/admin/platform/cache-actions.ts';
import { runTiles } from '../features/property/browse/actions.ts';
import { job, scheduled } from '../http/scheduled.ts';

export default scheduled(job('pack-tiles', 8, runTiles), job('tell-cdn', 15, runCacheChanges));

export const config: Config = { schedule: '* * * * *' };
