import type { Config } from '@netlify/functions';
import { getStatement } from '../../src/contract/admin/report.ts';
import { getAgain } from '../../src/contract/booking/again.ts';
import { getVisit } from '../../src/contract/booking/appointment-actions.ts';
import { getRecall } from '../../src/contract/booking/client-recall.ts';
import { getOffer } from '../../src/contract/booking/waiting-list.ts';
import * as listings from '../../src/contract/property/browse-listings.ts';
import * as propertyTowns from '../../src/contract/property/browse-town.ts';
import { openThread } from '../../src/contract/property/inquiry.ts';
import * as listing from '../../src/contract/property/listing-detail.ts';
import * as provider from '../../src/contract/services/provider.ts';
import * as serviceTowns from '../../src/contract/services/provider-town.ts';
import { getQuestionByLink } from '../../src/contract/services/question.ts';
import { getInvitation } from '../../src/contract/services/staff-member.ts';
import { fileRoutes } from '../../src/file-paths.ts';
import { routes } from '../../src/paths.ts';
import { answer, answers, type PageThing } from '../http/answer.ts';
import { type FramedBy, isTokenWellFormed, serveApplication } from '../http/serve-application.ts';
import { servePages } from '../http/serve-pages.ts';
import { together } from '../http/serve-quarter.ts';

const statements = () => import('../features/admin/report/complaint-actions.ts');
const adviser = () => import('../features/billing/billing/adviser-actions.ts');
const visits = () => import('../features/booking/appointment/visit-actions.ts');
const again = () => import('../features/booking/appointment/again-actions.ts');
const waiting = () => import('../features/booking/waiting-list/offer-actions.ts');
const recalls = () => import('../features/booking/client/recall-actions.ts');
const textLinks = () => import('../features/messaging/notification/link-actions.ts');
const inquiries = () => import('../features/property/inquiry/actions.ts');
const properties = () => import('../features/property/listing/detail-actions.ts');
const renewals = () => import('../features/property/listing/renewal-actions.ts');
const searches = () => import('../features/property/saved-search/actions.ts');
const providers = () => import('../features/services/provider/actions.ts');
const questions = () => import('../features/services/question/actions.ts');
const websites = () => import('../features/services/business/website-actions.ts');
const members = () => import('../features/services/staff/member-actions.ts');

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
  withId(routes.quote),
  routes.providerQuote,
  routes.question,
  routes.editServiceCard,
  routes.serviceCardStats,
  withId(routes.editStaff),
  routes.customerInvoice,
  routes.newCustomerInvoice,
  routes.ownInquiry,
  routes.editProperty,
];

/** Things of others, or of whoever has the link. */
const things = {
  [routes.resetPassword]: isTokenWellFormed,
  [routes.undoEmailChange]: isTokenWellFormed,
  [routes.lostFactor]: isTokenWellFormed,
  [routes.verifyEmail]: isTokenWellFormed,
  [routes.providerVerifyEmail]: isTokenWellFormed,
  [routes.decision]: answer(getStatement, async (call) => (await statements()).getStatement(call)),
  [routes.adviser]: async (world, token) => (await adviser()).isAdviserLink(world, token),
  [routes.visit]: answer(getVisit, async (call) => (await visits()).getVisit(call)),
  [routes.again]: answer(getAgain, async (call) => (await again()).getAgain(call)),
  [routes.waitingOffer]: answer(getOffer, async (call) => (await waiting()).getOffer(call)),
  [routes.recall]: answer(getRecall, async (call) => (await recalls()).getRecall(call)),
  [routes.textLink]: async (world, token) => (await textLinks()).textLinkTarget(world, token),
  [routes.inquiryThread]: answer(openThread, async (call) => (await inquiries()).openThread(call)),
  [routes.renew]: async (world, token) => (await renewals()).isRenewal(world, token),
  [routes.confirmSavedSearch]: async (world, token) => (await searches()).isConfirmation(world, token),
  [routes.unsubscribeSavedSearch]: async (world, token) => (await searches()).isUnsubscribing(world, token),
  [routes.book]: answer(provider.getProvider, async (call) => (await providers()).getProvider(call)),
  [routes.embed]: answer(provider.getProvider, async (call) => (await providers()).getProvider(call)),
  [fileRoutes.shortLink]: async (world, code) => (await websites()).shortLinkTarget(world, code),
  [routes.questionByLink]: answer(getQuestionByLink, async (call) => (await questions()).getQuestionByLink(call)),
  [routes.joinByCode]: answer(getInvitation, async (call) => (await members()).getInvitation(call)),
} satisfies Record<string, PageThing>;

/** What may stand in frames of other sites, and of which. */
const framed = {
  [routes.embed]: async (world, id) => (await websites()).framersOf(world, id),
} satisfies Record<string, FramedBy>;

/** Every page that a function writes. */
export default together(
  servePages(written, [
    ...answers(listings, () => import('../features/property/browse/actions.ts')),
    ...answers(propertyTowns, () => import('../features/property/browse/town-actions.ts')),
    ...answers(listing, properties),
    ...answers(provider, providers),
    ...answers(serviceTowns, () => import('../features/services/provider/town-actions.ts')),
  ]),
  serveApplication(own, things, framed),
);

export const config: Config = { rateLimit: { windowLimit: 1200, windowSize: 60, aggregateBy: ['ip', 'domain'] } };
