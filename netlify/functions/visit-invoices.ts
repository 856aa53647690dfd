import type { Config } from '@netlify/functions';
import { listLinkedVisitInvoices, listVisitInvoices } from '../features/booking/customer-invoice/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(listVisitInvoices, listLinkedVisitInvoices);

export const config: Config = { path: ['/api/appointments/:id/invoices', '/api/visit/:token/invoices'] };
