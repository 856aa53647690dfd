/** `held` exists in the database only: no call lists it. */
export const appointmentStatuses = ['open', 'confirmed', 'completed', 'completed_paid', 'cancelled'] as const;
export type AppointmentStatus = (typeof appointmentStatuses)[number];

/** Why a visit was cancelled. Each has a sentence in both languages. */
export const cancelReasons = [
  'declined',
  'withdrawn',
  'expired',
  'by_customer',
  'by_provider',
  'ill',
  'no_show',
  'not_confirmed',
  'deposit_missing',
  'revoked',
  'account_deleted',
  'suspended',
] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** What the two parties can do. `agree` and `refuse` answer a proposal: of another time, or of other services, duration or price. */
export const appointmentActions = [
  'accept',
  'decline',
  'cancel',
  'move',
  'change',
  'agree',
  'refuse',
  'complete',
  'no-show',
  'paid',
  'deposit',
  'confirm',
  'late',
  'images',
  'withdraw',
  'message',
  'review',
] as const;
export type AppointmentAction = (typeof appointmentActions)[number];
