import { accountRows } from './account.ts';
import { accountFactorRows } from './account-factor.ts';
import { adminRows } from './admin.ts';
import { againRows } from './again.ts';
import { appointmentRows } from './appointment.ts';
import { billingRows } from './billing.ts';
import { businessRows } from './business.ts';
import { customerInvoiceRows } from './customer-invoice.ts';
import { listingRows } from './listing.ts';
import { memberRows } from './member.ts';
import { messageRows } from './message.ts';
import { platformRows } from './platform.ts';
import { providerRows } from './provider.ts';
import { quoteRows } from './quote.ts';
import { recallRows } from './recall.ts';
import { reportRows } from './report.ts';
import type { Row } from './rows.ts';
import { seriesRows } from './series.ts';
import { waitingListRows } from './waiting-list.ts';

/** Every endpoint × who asks × whose it is. What a row says was decided, not read off the code: change it knowingly. */
export const accessMatrix: Record<string, Row> = {
  // Before passwords are changed.
  ...accountFactorRows,
  ...accountRows,
  ...businessRows,
  ...memberRows,
  ...listingRows,
  ...providerRows,
  ...billingRows,
  ...customerInvoiceRows,
  ...messageRows,
  ...adminRows,
  ...reportRows,
  ...appointmentRows,
  ...againRows,
  ...recallRows,
  ...seriesRows,
  ...waitingListRows,
  ...quoteRows,
  ...platformRows,
};
