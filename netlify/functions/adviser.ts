import type { Config } from '@netlify/functions';
import {
  endAdviserLink,
  getAdviserInvoices,
  getAdviserLink,
  makeAdviserLink,
} from '../features/billing/billing/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(getAdviserLink, makeAdviserLink, endAdviserLink, getAdviserInvoices);

export const config: Config = { path: ['/api/provider/adviser-link', '/api/adviser/:token'] };
