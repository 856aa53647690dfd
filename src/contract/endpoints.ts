import * as account from './account/account.ts';
import * as accountFactor from './account/account-factor.ts';
import * as agreement from './account/agreement.ts';
import * as device from './account/device.ts';
import * as image from './account/image.ts';
import * as phone from './account/phone.ts';
import * as profile from './account/profile.ts';
import * as verification from './account/verification.ts';
import * as verificationSeller from './account/verification-seller.ts';
import * as admin from './admin/admin.ts';
import * as adminAccount from './admin/admin-account.ts';
import * as adminBooks from './admin/admin-books.ts';
import * as adminCase from './admin/admin-case.ts';
import * as adminCollection from './admin/admin-collection.ts';
import * as adminDesk from './admin/admin-desk.ts';
import * as adminFigures from './admin/admin-figures.ts';
import * as adminFiling from './admin/admin-filing.ts';
import * as adminInvoice from './admin/admin-invoice.ts';
import * as adminLimit from './admin/admin-limit.ts';
import * as adminPayment from './admin/admin-payment.ts';
import * as adminPictures from './admin/admin-pictures.ts';
import * as adminRate from './admin/admin-rate.ts';
import * as adminVat from './admin/admin-vat.ts';
import * as ownData from './admin/own-data.ts';
import * as platform from './admin/platform.ts';
import * as report from './admin/report.ts';
import * as billing from './billing/billing.ts';
import * as billingAdviser from './billing/billing-adviser.ts';
import * as billingCommission from './billing/billing-commission.ts';
import * as billingDebit from './billing/billing-debit.ts';
import * as billingInvoice from './billing/billing-invoice.ts';
import * as billingOnline from './billing/billing-online.ts';
import * as billingTaxReport from './billing/billing-tax-report.ts';
import * as billingVat from './billing/billing-vat.ts';
import * as again from './booking/again.ts';
import * as appointment from './booking/appointment.ts';
import * as appointmentActions from './booking/appointment-actions.ts';
import * as appointmentDetail from './booking/appointment-detail.ts';
import * as appointmentImage from './booking/appointment-image.ts';
import * as appointmentUndo from './booking/appointment-undo.ts';
import * as calendar from './booking/calendar.ts';
import * as calendarOutside from './booking/calendar-outside.ts';
import * as client from './booking/client.ts';
import * as clientRecall from './booking/client-recall.ts';
import * as customerInvoice from './booking/customer-invoice.ts';
import * as customerInvoiceSettings from './booking/customer-invoice-settings.ts';
import * as guest from './booking/guest.ts';
import * as guestVisit from './booking/guest-visit.ts';
import * as moveIn from './booking/move-in.ts';
import * as quote from './booking/quote.ts';
import * as review from './booking/review.ts';
import * as series from './booking/series.ts';
import * as waitingList from './booking/waiting-list.ts';
import * as withdrawal from './booking/withdrawal.ts';
import type { Endpoint } from './endpoint.ts';
import * as message from './messaging/message.ts';
import * as notification from './messaging/notification.ts';
import * as notificationPush from './messaging/notification-push.ts';
import * as browse from './property/browse.ts';
import * as browseListings from './property/browse-listings.ts';
import * as browseMap from './property/browse-map.ts';
import * as browseTown from './property/browse-town.ts';
import * as favorite from './property/favorite.ts';
import * as inquiry from './property/inquiry.ts';
import * as listing from './property/listing.ts';
import * as listingDetail from './property/listing-detail.ts';
import * as savedSearch from './property/saved-search.ts';
import * as seller from './property/seller.ts';
import * as availability from './services/availability.ts';
import * as business from './services/business.ts';
import * as businessDeposit from './services/business-deposit.ts';
import * as businessEarning from './services/business-earning.ts';
import * as businessWebsite from './services/business-website.ts';
import * as provider from './services/provider.ts';
import * as providerCards from './services/provider-cards.ts';
import * as providerTown from './services/provider-town.ts';
import * as providerTrades from './services/provider-trades.ts';
import * as question from './services/question.ts';
import * as serviceCard from './services/service-card.ts';
import * as staff from './services/staff.ts';
import * as staffMember from './services/staff-member.ts';
import * as contact from './site/contact.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'refusals' in value && 'access' in value;

/** Every endpoint of the product by its name. For the server, /openapi.json and the tests; the browser imports strand by strand. */
export const endpoints: Record<string, Endpoint> = Object.fromEntries(
  [
    account,
    accountFactor,
    agreement,
    appointment,
    appointmentActions,
    again,
    appointmentDetail,
    appointmentImage,
    appointmentUndo,
    billing,
    billingAdviser,
    billingCommission,
    billingDebit,
    billingInvoice,
    billingOnline,
    billingTaxReport,
    billingVat,
    browse,
    browseListings,
    browseMap,
    browseTown,
    business,
    businessEarning,
    contact,
    customerInvoice,
    customerInvoiceSettings,
    moveIn,
    device,
    favorite,
    guest,
    guestVisit,
    image,
    inquiry,
    listing,
    listingDetail,
    notification,
    notificationPush,
    ownData,
    phone,
    platform,
    profile,
    provider,
    providerCards,
    providerTown,
    providerTrades,
    message,
    question,
    report,
    quote,
    review,
    savedSearch,
    seller,
    series,
    verification,
    verificationSeller,
    waitingList,
    withdrawal,
    admin,
    adminFiling,
    adminInvoice,
    adminLimit,
    adminPayment,
    adminAccount,
    adminCollection,
    adminBooks,
    adminDesk,
    adminCase,
    adminFigures,
    adminPictures,
    adminRate,
    adminVat,
    serviceCard,
    calendar,
    calendarOutside,
    client,
    clientRecall,
    staff,
    staffMember,
    businessDeposit,
    businessWebsite,
    availability,
  ].flatMap((strand) => Object.entries(strand).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))),
);
