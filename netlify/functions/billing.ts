import * as billing from '../features/billing/billing/handlers.ts';
import { serveStrands } from '../http/serve-strands.ts';

export default serveStrands([billing]);
