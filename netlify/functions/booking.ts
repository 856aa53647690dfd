import * as appointment from '../features/booking/appointment/handlers.ts';
import * as calendar from '../features/booking/calendar/handlers.ts';
import * as client from '../features/booking/client/handlers.ts';
import * as customerInvoice from '../features/booking/customer-invoice/handlers.ts';
import * as review from '../features/booking/review/handlers.ts';
import * as withdrawal from '../features/booking/withdrawal/handlers.ts';
import { serveStrands } from '../http/serve-strands.ts';

export default serveStrands([appointment, calendar, client, customerInvoice, review, withdrawal]);
