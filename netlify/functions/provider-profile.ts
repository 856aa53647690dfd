import * as profile from '../features/account/profile/handlers.ts';
import { serveStrands } from '../http/serve-strands.ts';

export default serveStrands([profile]);
