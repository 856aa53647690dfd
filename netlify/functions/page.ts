import type { Config } from '@netlify/functions';
import { routes } from '../../src/paths.ts';
import {
  lostFactorPage,
  providerVerifyEmailPage,
  resetPage,
  undoEmailPage,
  verifyEmailPage,
} from '../features/account/account/handlers.ts';
import { decisionPage } from '../features/admin/report/handlers.ts';
import { adviserPage } from '../features/billing/billing/handlers.ts';
import { visitPage } from '../features/booking/appointment/handlers.ts';
import { textLinkPage } from '../features/messaging/notification/handlers.ts';
import * as browse from '../features/property/browse/handlers.ts';
import { threadPage } from '../features/property/inquiry/handlers.ts';
import { getListing, renewalPage, similarListings } from '../features/property/listing/handlers.ts';
import { confirmationPage, unsubscribePage } from '../features/property/saved-search/handlers.ts';
import * as provider from '../features/services/provider/handlers.ts';
import { linkedQuestionPage } from '../features/services/question/handlers.ts';
import { serveApplication } from '../http/serve-application.ts';
import { servePages } from '../http/serve-pages.ts';
import { together } from '../http/serve-strands.ts';

// Below /provider are also screens. An id has a hyphen between hexadecimal digits; no screen's name has.
const anId = ':id{[0-9a-fA-F]+-[0-9a-fA-F-]+}';
const withId = (route: string): string => route.replace(':id', anId);

/** Written with what they show. */
const written = [
  routes.landing,
  routes.home,
  routes.property,
  routes.propertyTowns,
  routes.propertyTown,
  routes.services,
  routes.serviceTowns,
  routes.serviceTown,
  withId(routes.provider),
];

/** Things of one's own: only their owner may know of them. */
const own = [
  routes.appointment,
  routes.question,
  routes.editServiceCard,
  routes.serviceCardStats,
  withId(routes.editStaff),
  routes.customerInvoice,
  routes.newCustomerInvoice,
  routes.ownInquiry,
  routes.editProperty,
];

/** Every page that a function writes. */
export default together(
  servePages(
    written,
    browse.listListings,
    browse.listReduced,
    browse.getPropertyTown,
    browse.listPropertyTowns,
    getListing,
    similarListings,
    provider.listProviders,
    provider.getProvider,
    provider.listSlots,
    provider.getServiceTown,
    provider.listServiceTowns,
  ),
  serveApplication(
    own,
    resetPage,
    undoEmailPage,
    lostFactorPage,
    verifyEmailPage,
    providerVerifyEmailPage,
    decisionPage,
    adviserPage,
    visitPage,
    textLinkPage,
    threadPage,
    renewalPage,
    confirmationPage,
    unsubscribePage,
    provider.bookingPage,
    linkedQuestionPage,
  ),
);

export const config: Config = { rateLimit: { windowLimit: 1200, windowSize: 60, aggregateBy: ['ip', 'domain'] } };
