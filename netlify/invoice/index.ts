/** The door of the room: everything that others may import of it. README.md explains it. */
export { amountsOf, type VatRule, vatInside } from './amounts.ts';
export { ciiOf } from './cii.ts';
export { commissionCents } from './commission.ts';
export { datevFile } from './datev.ts';
export {
  askedCents,
  type Buyer,
  type CarriedSum,
  correctionOf,
  type DraftLine,
  type InvoiceDocument,
  type InvoiceDraft,
  isElectronic,
  lineKinds,
  type Payment,
  priced,
  type Seller,
  units,
} from './document.ts';
export {
  euCountries,
  exemptionOf,
  keptUntil,
  limitOn,
  providerRates,
  providerVat,
  type SmallBusinessLimit,
  smallBusinessLimits,
  standardRateIn,
  type VatCase,
  type VatCaseName,
  vatCaseOf,
} from './law.ts';
export { isLeitwegId, missingIn } from './missing.ts';
export { zipOf } from './packed.ts';
export { paperOf } from './paper/document-paper.ts';
export { deductibleCents, type HouseholdPayment, householdSheet } from './paper/household-sheet.ts';
export type { Mark } from './paper/letterhead.ts';
export { centsOfDays, daysIn, feesOfMonth, type PlanChange } from './plan-fee.ts';
export {
  type Doc,
  type MessageKind,
  type PlatformReport,
  platformReport,
  type ReportedSeller,
  type ReportingOperator,
} from './platform-report.ts';
export { dayOf as writtenDay, moneyOf as writtenMoney } from './written.ts';
