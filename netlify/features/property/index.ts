export { deleteGuestInquiriesBefore } from './inquiry/sql.ts';
export { checksIn, countChecks, decideCheck, heldListing, publishFreed } from './listing/check-sql.ts';
export { countOthersPublic } from './listing/renewal-sql.ts';
export { isPublicAt, propertiesLink } from './listing/rules.ts';
export { lockedPlan } from './listing/sql.ts';
export { philippineDay } from './seller/rules.ts';
export { deleteVisitorsBefore } from './seller/sql.ts';
