export { detailOf, detailsOf, keepDetail } from './business/actions.ts';
export { maskedIban, maskedNumber, statesOfficeNumber } from './business/rules.ts';
export { businessOf, detailKinds } from './business/sql.ts';
export { askNow } from './business/vat-actions.ts';
export { stateOf } from './business/vat-rules.ts';
export { claimOf, claims, countClaims } from './business/vat-sql.ts';
export { deleteProviderVisitorsBefore } from './provider/sql.ts';
export { deleteGuestQuestionsBefore } from './question/sql.ts';
export { settleReach } from './service-card/sql.ts';
