export { provenBy } from './account/factor-actions.ts';
export { deleteFactors, deleteStepsBefore } from './account/factor-sql.ts';
export { beginTrial, endRepeatedTrials, rememberTrials } from './account/plan-actions.ts';
export { daysAfter, type HeldPlans, planHeld } from './account/plan-rules.ts';
export { forgetTrials, lockedPlans, plansHeld } from './account/plan-sql.ts';
export { deleteResetRequestsBefore } from './account/reset-sql.ts';
export { accountShown, helpLink, linkExpiry, oldestResetRequest, resetLink } from './account/rules.ts';
export {
  accountById,
  addAccount,
  addLink,
  deleteCallersBefore,
  deleteLinksBefore,
  endLinks,
  holdAccount,
} from './account/sql.ts';
export { mayKeepClients } from './agreement/actions.ts';
export { currentVersion } from './agreement/rules.ts';
export { deleteDevicesBefore } from './device/sql.ts';
export {
  type Announced,
  preparedUpload,
  privateLink,
  requireFewImages,
  requireKept,
  soundImages,
  steadyLink,
} from './image/actions.ts';
export { checkImages, type ImageFault, sweptImages } from './image/check-actions.ts';
export { soundPictures, withLinks } from './image/message-actions.ts';
export { isPrivate, unusedVisitPlacesPerHour } from './image/rules.ts';

export { codeText } from './phone/messages.ts';
export { deleteCodesBefore } from './phone/sql.ts';
export { approvedMail, askedMail, proofName, refusedMail } from './verification/messages.ts';
export { licenceZone, type QueueName, shownDays, verificationLink } from './verification/rules.ts';
export {
  askAbout,
  decideVerification,
  isSellerChecked,
  isVerificationThere,
  markIdentityVerified,
  rowsOfQueue,
  sellerCheck,
  shownLicences,
  shownProofs,
} from './verification/sql.ts';
