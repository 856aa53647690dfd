import * as admin from '../features/admin/admin/handlers.ts';
import * as ownData from '../features/admin/own-data/handlers.ts';
import * as platform from '../features/admin/platform/handlers.ts';
import * as report from '../features/admin/report/handlers.ts';
import { serveStrands } from '../http/serve-strands.ts';

export default serveStrands([admin, ownData, platform, report]);
