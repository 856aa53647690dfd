import * as admin from '../../src/contract/admin/admin.ts';
import * as accounts from '../../src/contract/admin/admin-account.ts';
import * as books from '../../src/contract/admin/admin-books.ts';
import * as cases from '../../src/contract/admin/admin-case.ts';
import * as collections from '../../src/contract/admin/admin-collection.ts';
import * as desk from '../../src/contract/admin/admin-desk.ts';
import * as figures from '../../src/contract/admin/admin-figures.ts';
import * as filings from '../../src/contract/admin/admin-filing.ts';
import * as invoices from '../../src/contract/admin/admin-invoice.ts';
import * as limits from '../../src/contract/admin/admin-limit.ts';
import * as payments from '../../src/contract/admin/admin-payment.ts';
import * as pictures from '../../src/contract/admin/admin-pictures.ts';
import * as rates from '../../src/contract/admin/admin-rate.ts';
import * as vatIds from '../../src/contract/admin/admin-vat.ts';
import * as ownData from '../../src/contract/admin/own-data.ts';
import * as platform from '../../src/contract/admin/platform.ts';
import * as report from '../../src/contract/admin/report.ts';
import * as booksFiles from '../features/admin/admin/handlers.ts';
import * as metrics from '../features/admin/platform/handlers.ts';
import { answers } from '../http/answer.ts';
import { serveQuarter } from '../http/serve-quarter.ts';

export default serveQuarter([
  answers(admin, async () => ({
    ...(await import('../features/admin/admin/actions.ts')),
    ...(await import('../features/admin/admin/objection-actions.ts')),
  })),
  answers(accounts, () => import('../features/admin/admin/account-actions.ts')),
  answers(books, () => import('../features/admin/admin/books-actions.ts')),
  answers(cases, () => import('../features/admin/admin/case-actions.ts')),
  answers(figures, () => import('../features/admin/admin/figure-actions.ts')),
  answers(collections, () => import('../features/billing/billing/collecting-actions.ts')),
  answers(desk, () => import('../features/admin/admin/desk-actions.ts')),
  answers(filings, () => import('../features/billing/billing/reporting-actions.ts')),
  answers(invoices, () => import('../features/admin/admin/invoice-actions.ts')),
  answers(limits, () => import('../features/billing/billing/limit-actions.ts')),
  answers(payments, () => import('../features/admin/admin/payment-actions.ts')),
  answers(pictures, () => import('../features/admin/admin/picture-actions.ts')),
  answers(rates, () => import('../features/admin/admin/rate-actions.ts')),
  answers(vatIds, () => import('../features/admin/admin/vat-actions.ts')),
  answers(ownData, () => import('../features/admin/own-data/actions.ts')),
  answers(platform, () => import('../features/admin/platform/actions.ts')),
  answers(report, async () => ({
    ...(await import('../features/admin/report/actions.ts')),
    ...(await import('../features/admin/report/decision-actions.ts')),
    ...(await import('../features/admin/report/complaint-actions.ts')),
  })),
  booksFiles,
  metrics,
]);
