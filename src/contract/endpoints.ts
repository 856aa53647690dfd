import * as account from './account.ts';
import * as accountFactor from './account-factor.ts';
import * as admin from './admin.ts';
import * as adminAccount from './admin-account.ts';
import * as adminBooks from './admin-books.ts';
import * as adminCollection from './admin-collection.ts';
import * as adminDesk from './admin-desk.ts';
import * as adminFiling from './admin-filing.ts';
import * as adminInvoice from './admin-invoice.ts';
import * as adminLimit from './admin-limit.ts';
import * as adminPayment from './admin-payment.ts';
import * as adminPictures from './admin-pictures.ts';
import * as adminRate from './admin-rate.ts';
import * as adminVat from './admin-vat.ts';
import * as agreement from './agreement.ts';
import * as appointment from './appointment.ts';
import * as appointmentActions from './appointment-actions.ts';
import * as appointmentImage from './appointment-image.ts';
import * as appointmentUndo from './appointment-undo.ts';
import * as availability from './availability.ts';
import * as billing from './billing.ts';
import * as billingAdviser from './billing-adviser.ts';
import * as billingCommission from './billing-commission.ts';
import * as billingDebit from './billing-debit.ts';
import * as billingInvoice from './billing-invoice.ts';
import * as billingOnline from './billing-online.ts';
import * as billingTaxReport from './billing-tax-report.ts';
import * as billingVat from './billing-vat.ts';
import * as browse from './browse.ts';
import * as browseListings from './browse-listings.ts';
import * as browseMap from './browse-map.ts';
import * as browseTown from './browse-town.ts';
import * as business from './business.ts';
import * as businessEarning from './business-earning.ts';
import * as calendar from './calendar.ts';
import * as client from './client.ts';
import * as contact from './contact.ts';
import * as customerInvoice from './customer-invoice.ts';
import * as customerInvoiceSettings from './customer-invoice-settings.ts';
import * as device from './device.ts';
import type { Endpoint } from './endpoint.ts';
import * as favorite from './favorite.ts';
import * as image from './image.ts';
import * as inquiry from './inquiry.ts';
import * as listing from './listing.ts';
import * as listingDetail from './listing-detail.ts';
import * as message from './message.ts';
import * as notification from './notification.ts';
import * as notificationPush from './notification-push.ts';
import * as ownData from './own-data.ts';
import * as phone from './phone.ts';
import * as platform from './platform.ts';
import * as profile from './profile.ts';
import * as provider from './provider.ts';
import * as providerCards from './provider-cards.ts';
import * as providerTown from './provider-town.ts';
import * as question from './question.ts';
import * as report from './report.ts';
import * as review from './review.ts';
import * as savedSearch from './saved-search.ts';
import * as seller from './seller.ts';
import * as serviceCard from './service-card.ts';
import * as staff from './staff.ts';
import * as verification from './verification.ts';
import * as verificationSeller from './verification-seller.ts';
import * as withdrawal from './withdrawal.ts';

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
    device,
    favorite,
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
    message,
    question,
    report,
    review,
    savedSearch,
    seller,
    verification,
    verificationSeller,
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
    adminPictures,
    adminRate,
    adminVat,
    serviceCard,
    calendar,
    client,
    staff,
    availability,
  ].flatMap((strand) => Object.entries(strand).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))),
);
