import * as availability from '../features/services/availability/handlers.ts';
import * as business from '../features/services/business/handlers.ts';
import * as question from '../features/services/question/handlers.ts';
import * as serviceCard from '../features/services/service-card/handlers.ts';
import * as staff from '../features/services/staff/handlers.ts';
import { serveStrands } from '../http/serve-strands.ts';

/** The quarter without providers.ts. */
export default serveStrands([availability, business, question, serviceCard, staff]);
