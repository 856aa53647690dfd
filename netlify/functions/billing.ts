import * as billing from '../../src/contract/billing/billing.ts';
import * as adviser from '../../src/contract/billing/billing-adviser.ts';
import * as commission from '../../src/contract/billing/billing-commission.ts';
import * as debit from '../../src/contract/billing/billing-debit.ts';
import * as invoice from '../../src/contract/billing/billing-invoice.ts';
import * as online from '../../src/contract/billing/billing-online.ts';
import * as taxReport from '../../src/contract/billing/billing-tax-report.ts';
import * as vat from '../../src/contract/billing/billing-vat.ts';
import * as files from '../features/billing/billing/handlers.ts';
import { answers } from '../http/answer.ts';
import { serveQuarter } from '../http/serve-quarter.ts';

export default serveQuarter([
  answers(billing, async () => ({
    ...(await import('../features/billing/billing/actions.ts')),
    ...(await import('../features/billing/billing/preview-actions.ts')),
  })),
  answers(adviser, () => import('../features/billing/billing/adviser-actions.ts')),
  answers(commission, () => import('../features/billing/billing/commission-actions.ts')),
  answers(debit, () => import('../features/billing/billing/debit-actions.ts')),
  answers(invoice, async () => ({
    ...(await import('../features/billing/billing/invoice-actions.ts')),
    ...(await import('../features/billing/billing/preview-actions.ts')),
  })),
  answers(online, () => import('../features/billing/billing/online-actions.ts')),
  answers(taxReport, () => import('../features/billing/billing/filing-actions.ts')),
  answers(vat, () => import('../features/billing/billing/vat-actions.ts')),
  files,
]);
