import type { Config } from '@netlify/functions';
import {
  getCustomerInvoiceSettings,
  listCustomerBooks,
  putCustomerInvoiceSettings,
} from '../features/booking/customer-invoice/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(getCustomerInvoiceSettings, putCustomerInvoiceSettings, listCustomerBooks);

export const config: Config = {
  path: ['/api/provider/customer-invoice-settings', '/api/provider/customer-invoice-months'],
};
