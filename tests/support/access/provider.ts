import * as admins from '../../../src/contract/admin/admin.ts';
import * as reviews from '../../../src/contract/booking/review.ts';
import { type AccountId } from '../../../src/contract/fields.ts';
import {
  findNearestCode,
  getProvider,
  listOffers,
  listProviders,
  listSlots,
  listTowns,
  recordProviderView,
} from '../../../src/contract/services/provider.ts';
import { listProviderCards } from '../../../src/contract/services/provider-cards.ts';
import * as providerTowns from '../../../src/contract/services/provider-town.ts';
import { listTrades } from '../../../src/contract/services/provider-trades.ts';
import { linkTo } from './account-things.ts';
import {
  adminsOnly,
  all,
  amongItems,
  byId,
  byToken,
  heldLink,
  namesNothing,
  naming,
  providers,
  providersId,
  type Row,
  row,
  signedIn,
  submitsNothing,
} from './rows.ts';
import { missing, nowhere } from './stage.ts';
import { review, visit } from './visit-things.ts';

const aReviewForm = { rating: 5, text: 'Sehr gut.' };
const aPicture = { contentType: 'image/png', size: 1000 } as const;

/** What both parties of a visit do to it: another's answers as if it were not there. */
const ownVisit = (answer: string): Row['cases'] => ({
  own: { make: visit.own, answers: signedIn(answer) },
  anothers: { make: visit.anothers, answers: signedIn('404 not_found') },
  missing: { make: missing, answers: signedIn('404 not_found') },
});

/** What a customer alone does: the provider of the visit has no pictures to show. */
const customersVisit = (answer: string): Row['cases'] => ({
  ...ownVisit(answer),
  own: { make: visit.own, answers: { ...signedIn(answer), provider: '404 not_found' } },
});

/** The link of a visit is good for whoever holds it. */
const visitLink = (answer: string): Row['cases'] => ({
  own: { make: linkTo('visit', visit.own), answers: all(answer) },
  anothers: { make: linkTo('visit', visit.anothers), answers: all(answer) },
  missing: { make: linkTo('visit', missing), answers: all('404 not_found') },
  nonsense: { make: missing, answers: all('404 not_found') },
});

const publicProvider: Row['cases'] = {
  own: { make: providersId, answers: all('200') },
  anothers: 'the one that is the provider’s own is another’s to the four others',
  missing: { make: missing, answers: all('404 not_found') },
  // A seller has an account, and no profile of services.
  sellersAccount: { make: async ({ otherSeller }) => otherSeller.user.id, answers: all('404 not_found') },
};

export const providerRows: Record<string, Row> = {
  // reviews
  getReview: row(reviews.getReview, { ask: byId }, ownVisit('200')),
  writeReview: row(reviews.writeReview, { ask: (id) => ({ ...byId(id), body: aReviewForm }) }, ownVisit('201')),
  withdrawReview: row(
    reviews.withdrawReview,
    { ask: byId },
    {
      ...ownVisit('404 not_found'),
      own: 'tests/api/booking/review.test.ts: what was written is taken back',
    },
  ),
  getReviewByLink: row(
    reviews.getReviewByLink,
    { ask: byToken },
    heldLink(linkTo('visit', visit.own), linkTo('visit', visit.anothers), linkTo('visit', missing), '404 not_found'),
  ),
  writeReviewByLink: row(
    reviews.writeReviewByLink,
    { ask: (token) => ({ ...byToken(token), body: aReviewForm }) },
    visitLink('201'),
  ),
  withdrawReviewByLink: row(
    reviews.withdrawReviewByLink,
    { ask: byToken },
    // Nothing was written that could be taken back.
    visitLink('404 not_found'),
  ),
  prepareReviewImage: row(
    reviews.prepareReviewImage,
    { ask: (id) => ({ ...byId(id), body: aPicture }) },
    customersVisit('201'),
  ),
  prepareReviewImageByLink: row(
    reviews.prepareReviewImageByLink,
    { ask: (token) => ({ ...byToken(token), body: aPicture }) },
    visitLink('201'),
  ),
  // Nothing was written: taking a picture out of it changes nothing.
  removeReviewImage: row(
    reviews.removeReviewImage,
    { ask: (id) => ({ params: { id: id, image: nowhere } }) },
    customersVisit('200'),
  ),
  removeReviewImageByLink: row(
    reviews.removeReviewImageByLink,
    { ask: (token) => ({ params: { token, image: nowhere } }) },
    visitLink('200'),
  ),
  replyToReview: row(
    reviews.replyToReview,
    { ask: (id) => ({ ...byId(id), body: { text: 'Danke.' } }) },
    {
      own: { make: review.own, answers: { ...providers('201') } },
      anothers: { make: review.anothers, answers: providers('404 not_found') },
      missing: { make: missing, answers: providers('404 not_found') },
      held: { make: review.held, answers: providers('404 not_found') },
    },
  ),
  getReviewFigures: row(reviews.getReviewFigures, { ask: () => ({}) }, naming(namesNothing, all('200'))),
  listReviewChecks: row(
    admins.listReviewChecks,
    { ask: () => ({ query: {} }), isShown: amongItems },
    {
      own: submitsNothing,
      anothers: { make: review.held, answers: adminsOnly('200 shown') },
      missing: { make: review.anothers, answers: adminsOnly('200 hidden') },
    },
  ),
  decideReview: row(
    admins.decideReview,
    { ask: (id) => ({ ...byId(id), body: { decision: 'approve' as const } }) },
    {
      own: submitsNothing,
      anothers: { make: review.held, answers: adminsOnly('200') },
      missing: { make: missing, answers: adminsOnly('404 not_found') },
      decided: { make: review.anothers, answers: adminsOnly('409 conflict') },
    },
  ),
  // providers of services
  listProviders: row(
    listProviders,
    { ask: () => ({ query: { zip: '10115' } }), isShown: amongItems },
    {
      own: { make: providersId, answers: all('200 shown') },
      anothers: 'the one that is the provider’s own is another’s to the four others',
      missing: { make: missing, answers: all('200 hidden') },
      sellersAccount: { make: async ({ otherSeller }) => otherSeller.user.id, answers: all('200 hidden') },
    },
  ),
  listProviderCards: row(
    listProviderCards,
    { ask: (id) => ({ body: { ids: [id as AccountId] } }), isShown: amongItems },
    {
      own: { make: providersId, answers: all('200 shown') },
      anothers: 'the one that is the provider’s own is another’s to the four others',
      missing: { make: missing, answers: all('200 hidden') },
      sellersAccount: { make: async ({ otherSeller }) => otherSeller.user.id, answers: all('200 hidden') },
    },
  ),
  getProvider: row(getProvider, { ask: byId }, publicProvider),
  listOffers: row(listOffers, { ask: (id) => ({ ...byId(id), query: {} }) }, publicProvider),
  listSlots: row(listSlots, { ask: (id) => ({ ...byId(id), query: {} }) }, publicProvider),
  listServiceTowns: row(providerTowns.listServiceTowns, { ask: () => ({}) }, naming(namesNothing, all('200'))),
  getServiceTown: row(
    providerTowns.getServiceTown,
    { ask: () => ({ params: { service: 'friseur' as const, town: 'berlin' } }) },
    naming('names a town, of which there is no page here', all('404 not_found')),
  ),
  findNearestCode: row(
    findNearestCode,
    { ask: () => ({ query: { latitude: 52.53, longitude: 13.38 } }) },
    naming(namesNothing, all('200')),
  ),
  listTowns: row(listTowns, { ask: () => ({ query: { zip: '10115' } }) }, naming(namesNothing, all('200'))),
  listTrades: row(listTrades, { ask: () => ({ query: { zip: '10115' } }) }, naming(namesNothing, all('200'))),
  recordProviderView: row(recordProviderView, { ask: byId }, publicProvider),
};
