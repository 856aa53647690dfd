import { accountCalls } from './account-calls.ts';
import { adminCalls } from './admin-calls.ts';
import { bookingCalls } from './booking-calls.ts';
import type { WrittenCall } from './call.ts';
import { offerCalls } from './offer-calls.ts';

/** POST because of their length: they write nothing, which is tested. */
export const asksOnly: readonly string[] = [
  'passwordStrength',
  'searchListings',
  'listCards',
  'searchMap',
  'listOwnRows',
  'listProviderCards',
  'quoteAppointment',
  'previewSeries',
  'previewCustomerInvoice',
  'previewAvailability',
  'previewLetters',
];

/** What no call shows again, whatever it is sent with. */
export const unreadAnywhere: Record<string, string> = {
  seen: 'compared with what is there: another state is a conflict',
  undoable: 'a way back for ten seconds: tests/api/booking/appointment-undo.test.ts',
  preview: 'whether anything is written',
  password: 'a secret',
  confirmPassword: 'a secret',
  currentPassword: 'a secret',
  token: 'a secret',
  step: 'a secret',
  code: 'a secret',
  proof: 'a secret',
};

export const writtenCalls: Record<string, WrittenCall | readonly WrittenCall[]> = {
  ...accountCalls,
  ...offerCalls,
  ...bookingCalls,
  ...adminCalls,
};
