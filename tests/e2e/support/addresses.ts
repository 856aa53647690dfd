import { routes } from '../../../src/paths.ts';

const used = 'x'.repeat(43);
const none = '00000000-0000-4000-8000-000000000000';

const addressOf = (route: string): string => route.replace(':token', used).replace(':id', none);

/** Where links of mails lead when they have been used or are too old. */
export const endedLinks = [
  routes.confirmSavedSearch,
  routes.unsubscribeSavedSearch,
  routes.resetPassword,
  routes.undoEmailChange,
  routes.lostFactor,
  routes.providerVerifyEmail,
  routes.verifyEmail,
  routes.inquiryThread,
  routes.renew,
  routes.decision,
  routes.adviser,
  routes.visit,
  routes.waitingOffer,
  routes.again,
  routes.recall,
  routes.textLink,
  routes.questionByLink,
  routes.joinByCode,
].map(addressOf);

/** What everybody may see and few look for. */
export const seldomSeen = [
  routes.propertyTowns,
  '/home/condominium/makati',
  routes.serviceTowns,
  '/services/friseur/berlin',
  routes.register,
  routes.forgotPassword,
  routes.providerLogin,
  routes.providerRegisterDefault,
  routes.withdrawal,
  routes.savedSearches,
];

export const ofCustomer = [
  routes.messages,
  routes.ownInquiries,
  routes.appointments,
  routes.savedSearches,
  routes.profile,
  ...[routes.appointment, routes.question, routes.ownInquiry].map(addressOf),
];

export const ofProvider = [
  routes.providerPersonal,
  routes.providerAddress,
  routes.providerBank,
  routes.providerBusiness,
  routes.providerSupport,
  routes.providerStatistics,
  routes.providerProperty,
  routes.providerWebsite,
  routes.providerPackages,
  routes.providerInvoices,
  routes.providerUpgrade,
  routes.providerSettings,
  routes.providerVerify,
  routes.providerCalendar,
  routes.clients,
  routes.moveIn,
  routes.providerHours,
  routes.providerStaff,
  routes.newStaff,
  routes.serviceCards,
  routes.newServiceCard,
  ...[routes.customerInvoice, routes.editStaff, routes.editServiceCard, routes.serviceCardStats].map(addressOf),
];

export const ofSeller = [routes.sellerVerify, routes.ownInquiries];
