import type { Config } from '@netlify/functions';
import { holdAppointment } from '../../src/contract/booking/appointment.ts';
import { searchListings } from '../../src/contract/property/browse.ts';
import { getProvider, listProviders, listSlots } from '../../src/contract/services/provider.ts';
import { fileRoutes } from '../../src/file-paths.ts';
import { tools } from '../features/site/assistant/handlers.ts';
import { answer } from '../http/answer.ts';
import { serveAssistants } from '../http/serve-assistants.ts';

const holds = () => import('../features/booking/appointment/hold-actions.ts');
const listings = () => import('../features/property/browse/actions.ts');
const providers = () => import('../features/services/provider/actions.ts');

/** What an assistant may do for somebody: look, and hold a time. Booking takes a tap on the site. */
export default serveAssistants(fileRoutes.mcp, tools, [
  answer(listProviders, async (call) => (await providers()).listProviders(call)),
  answer(getProvider, async (call) => (await providers()).getProvider(call)),
  answer(listSlots, async (call) => (await providers()).listSlots(call)),
  answer(searchListings, async (call) => (await listings()).searchListings(call)),
  answer(holdAppointment, async (call) => (await holds()).holdAppointment(call)),
]);

export const config: Config = { rateLimit: { windowLimit: 240, windowSize: 60, aggregateBy: ['ip', 'domain'] } };
