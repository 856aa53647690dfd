import type { Shape } from '../../src/contract/area.ts';
import { writeShapes } from '../../src/contract/shape-text.ts';
import { paths, routes } from '../../src/paths.ts';
import {
  askedFirst,
  askedQuestion,
  bookableNow,
  framedBooking,
  guestVisit,
  heldOffer,
  inquiryThread,
  nextVisit,
  ownInquiry,
  ownReview,
  ownVisit,
  ownWaiting,
  sentRecall,
  teamProfile,
  timesOfTeam,
} from './made.ts';
import { askedDetails, depositVisit } from './made-deposit.ts';
import { statement } from './made-desk.ts';
import { demoWish, wishThat } from './made-quote.ts';
import { ofSeries, toRepeat } from './made-series.ts';
import { ended, ofGuest, type Place, type Shot } from './shot.ts';
import {
  answerAndBook,
  answerIt,
  bookIt,
  chooseFirst,
  choosesDates,
  fillReview,
  openArea,
  openBell,
  openPin,
  opens,
  openTimes,
  press,
  seesFirst,
  sendEmpty,
  shown,
  signInWrongly,
  tellsLate,
} from './states.ts';
import { providerArea } from './table-area.ts';
import { desks } from './table-desks.ts';

const aroundManila: Shape = {
  type: 'polygon',
  coordinates: [
    { lat: 14.78, lng: 120.93 },
    { lat: 14.82, lng: 121.1 },
    { lat: 14.6, lng: 121.19 },
    { lat: 14.4, lng: 121.08 },
    { lat: 14.47, lng: 120.9 },
  ],
};
const comparedWish: Place = { make: demoWish };
const berlin = { place: 'Berlin' };
const provider: Place = { from: paths.services({ zip: '10115' }), link: /\/provider\/[0-9a-f-]{36}/ };
const bookingOf = (step: string): Place => ({
  from: paths.services({ zip: '10115' }),
  link: /\/book\/[0-9a-f-]{36}/,
  query: { step },
});
const listing: Place = { from: paths.home(), link: /\/property\/[0-9a-f-]{36}/ };
const allPictures = /^(Alle \d+ Bilder|All \d+ pictures|\d Bild|\d picture)$/;
const move = /^(Verschieben|Move)$/;

/** Every route of the site with the states that are worth a look; a route without a screen has none. */
export const shots: Record<keyof typeof routes, readonly Shot[]> = {
  landing: [
    { name: 'landing', place: routes.landing, drawing: { de: 'landing', en: 'landing-property' } },
    { name: 'landing-hearts', place: routes.landing, as: 'customer' },
    { name: 'landing-area', place: routes.landing, state: openArea },
    { name: 'landing-search', place: routes.landing, state: opens(/^(Where|Was brauchen Sie\?)/), at: 'phone' },
    { name: 'landing-menu', place: routes.landing, state: press(/^(Konto|Account)$/) },
  ],
  home: [
    ...ofGuest('browse', paths.home(), 'browse'),
    ...ofGuest('browse-empty', paths.home({ q: 'zzzz' })),
    ...ofGuest('browse-few', paths.home({ category: 'condominium', dealType: 'rent', bedrooms: '3' })),
    { name: 'browse-filters', place: paths.home({ filters: 'open' }), state: shown },
    ...ofGuest('browse-map', paths.home({ view: 'map' }), 'browse'),
    ...ofGuest('browse-drawing', paths.home({ areaSearch: 'true' })),
    ...ofGuest('browse-area', paths.home({ view: 'map', area: writeShapes([aroundManila]) }), 'browse'),
    ...ofGuest('browse-architects', paths.home({ category: 'architects' })),
    { name: 'browse-pin', place: paths.home({ view: 'map', map: '14.555,121.02,14' }), state: openPin },
    {
      name: 'browse-save',
      place: paths.home({ category: 'condominium' }),
      state: opens(/^(Suche speichern|Save this)/),
    },
    { name: 'browse-favorites', place: paths.home({ favorites: 'true' }), as: 'customer' },
  ],
  propertyTowns: ofGuest('property-towns', routes.propertyTowns),
  propertyTown: [
    ...ofGuest('property-town', paths.propertyTown('condominium', 'makati')),
    ...ofGuest('property-town-few', paths.propertyTown('hotel', 'nowhere')),
  ],
  serviceTowns: ofGuest('service-towns', routes.serviceTowns),
  serviceTown: [
    ...ofGuest('service-town', paths.serviceTown('friseur', 'berlin')),
    ...ofGuest('service-town-few', paths.serviceTown('umzug', 'nirgends')),
  ],
  services: [
    ...ofGuest('services', paths.services(), 'services'),
    { name: 'services-seen', place: paths.services(), state: seesFirst, drawing: 'services' },
    ...ofGuest('results', paths.services(berlin), 'results'),
    ...ofGuest('results-empty', paths.services({ zip: '25999' })),
    ...ofGuest('results-none', paths.services({ zip: '10115', minimumRating: '5', priceMaximum: '1' })),
    ...ofGuest('results-chosen', paths.services({ zip: '10115', radius: '50', minimumRating: '4', immediate: 'true' })),
    ...ofGuest('results-map', paths.services({ ...berlin, map: 'true' }), 'results'),
    { name: 'results-filters', place: paths.services(berlin), state: opens(/^Filters?$/) },
    { name: 'results-search', place: paths.services(berlin), state: press(/^(Suche ändern|Change the)/), at: 'phone' },
  ],
  favorites: [
    ...ofGuest('favorites', routes.favorites),
    { name: 'favorites-kept', place: routes.favorites, as: 'customer' },
  ],
  provider: [
    ...ofGuest('profile', provider, 'profile'),
    ...ofGuest('profile-team', { make: teamProfile }, 'profile'),
    { name: 'profile-times', place: provider, state: openTimes, at: 'phone' },
    { name: 'profile-pictures', place: provider, state: opens(allPictures) },
    { name: 'profile-ask', place: provider, state: opens(/^(Frage stellen|Ask a question)$/) },
  ],
  book: [
    {
      name: 'book',
      // At the provider's: whom the account knows has nothing to fill in.
      place: { from: paths.services({ zip: '10115', service: 'hair' }), link: /\/book\/[0-9a-f-]{36}.*start=/ },
      as: 'customer',
      drawing: 'book',
    },
    {
      name: 'book-done',
      place: { make: bookableNow },
      as: 'customer',
      state: bookIt,
      isUsedUp: true,
      drawing: 'done',
    },
    {
      name: 'book-asked',
      place: { make: askedFirst },
      as: 'customer',
      state: bookIt,
      isUsedUp: true,
      drawing: 'done',
    },
    { name: 'book-questions', place: { make: askedDetails }, as: 'customer', isUsedUp: true, drawing: 'book' },
    {
      name: 'book-deposit',
      place: { make: askedDetails },
      as: 'customer',
      state: answerIt,
      isUsedUp: true,
      drawing: 'book',
    },
    {
      name: 'book-deposit-done',
      place: { make: askedDetails },
      as: 'customer',
      state: answerAndBook,
      isUsedUp: true,
      drawing: 'done',
    },
    {
      name: 'book-series',
      place: { make: toRepeat },
      as: 'customer',
      state: choosesDates,
      isUsedUp: true,
      drawing: 'book',
    },
    ...ofGuest('book-team', { make: timesOfTeam }),
    {
      name: 'book-wait',
      place: { make: timesOfTeam },
      as: 'customer',
      state: opens(/^(Bescheid geben, wenn|Tell me when)/),
    },
    ...ofGuest('book-details', { from: paths.services({ zip: '10115' }), link: /\/book\/[0-9a-f-]{36}/ }),
    { name: 'book-cards', place: bookingOf('cards'), state: chooseFirst },
    ...ofGuest('book-time', {
      from: paths.services({ zip: '10115' }),
      link: /\/book\/[0-9a-f-]{36}/,
      beside: (address) => address.replace(/&?(start|step)=[^&]*/g, '').concat('&step=time'),
    }),
  ],
  savedSearches: [{ name: 'saved-searches', place: routes.savedSearches, as: 'customer' }],
  confirmSavedSearch: ended('confirm-saved-search', routes.confirmSavedSearch),
  unsubscribeSavedSearch: ended('unsubscribe-saved-search', routes.unsubscribeSavedSearch),
  login: [...ofGuest('login', routes.login), { name: 'login-failed', place: routes.login, state: signInWrongly }],
  register: [
    ...ofGuest('register', routes.register),
    { name: 'register-faults', place: routes.register, state: sendEmpty(/^(Konto erstellen|Create account)$/) },
  ],
  profile: [
    { name: 'account', place: routes.profile, as: 'customer' },
    ...(['account', 'password', 'notifications', 'delete'] as const).map((tab) => ({
      name: `settings-${tab}`,
      place: paths.settings(tab),
      as: 'customer' as const,
    })),
    { name: 'notifications', place: routes.profile, as: 'customer', state: openBell },
  ],
  forgotPassword: ofGuest('forgot-password', routes.forgotPassword),
  resetPassword: ended('reset-password', routes.resetPassword),
  lostFactor: ended('lost-factor', routes.lostFactor),
  undoEmailChange: ended('undo-email', routes.undoEmailChange),
  providerLogin: ofGuest('provider-login', routes.providerLogin),
  providerRegister: ofGuest('provider-register', routes.providerRegister.replace(':type', 'solo')),
  providerRegisterDefault: ofGuest('provider-register-default', routes.providerRegisterDefault),
  ...providerArea,
  providerVerifyEmail: ended('provider-verify-email', routes.providerVerifyEmail),
  verifyEmail: ended('verify-email', routes.verifyEmail),
  becomeProvider: ofGuest('become-provider', routes.becomeProvider),
  property: [
    ...ofGuest('property', listing, 'property'),
    { name: 'property-pictures', place: listing, state: opens(allPictures) },
    {
      name: 'property-message',
      place: listing,
      state: press(/^(Nachricht|Nachricht schreiben|Message|Write a message)$/),
    },
    { name: 'property-report', place: listing, state: opens(/^(Inserat melden|Report this listing)$/) },
    ...ofGuest('architect', { from: paths.home({ category: 'architects' }), link: /\/property\/[0-9a-f-]{36}/ }),
  ],
  ...desks,
  inquiryThread: [...ended('inquiry', routes.inquiryThread), ...ofGuest('inquiry', { make: inquiryThread })],
  ownInquiries: [{ name: 'inquiries', place: routes.ownInquiries, as: 'customer' }],
  ownInquiry: [{ name: 'own-inquiry', place: { make: ownInquiry }, as: 'customer' }],
  renew: ended('renew', routes.renew),
  career: ofGuest('career', routes.career),
  about: ofGuest('about', routes.about),
  help: ofGuest('help', routes.help),
  contact: ofGuest('contact', routes.contact),
  privacy: ofGuest('privacy', routes.privacy),
  terms: ofGuest('terms', routes.terms),
  propertyTerms: ofGuest('property-terms', routes.propertyTerms),
  businessTerms: ofGuest('business-terms', routes.businessTerms),
  ranking: ofGuest('ranking', routes.ranking),
  rules: ofGuest('rules', routes.rules),
  reporting: ofGuest('reporting', routes.reporting),
  accessibility: ofGuest('accessibility', routes.accessibility),
  termsVersion: [],
  processing: ofGuest('processing', routes.processing),
  processingVersion: [],
  withdrawalInstruction: ofGuest('withdrawal-instruction', routes.withdrawalInstruction),
  impressum: ofGuest('impressum', routes.impressum),
  tutorials: ofGuest('tutorials', routes.tutorials),
  manual: ofGuest('manual', routes.manual),
  reviewsPolicy: ofGuest('reviews-policy', routes.reviewsPolicy),
  fraud: ofGuest('fraud', routes.fraud),
  reportFigures: ofGuest('report-figures', routes.reportFigures),
  decisions: [
    { name: 'decisions', place: routes.decisions, as: 'customer' },
    { name: 'decisions-reported', place: routes.decisions, as: 'heldSeller' },
  ],
  decision: [...ended('decision', routes.decision), ...ofGuest('decision', { make: statement })],
  adviser: ended('adviser', routes.adviser),
  join: ofGuest('join', routes.join),
  joinByCode: ended('join-code', routes.joinByCode),
  withdrawal: ofGuest('withdrawal', routes.withdrawal),
  appointments: [
    { name: 'appointments', place: routes.appointments, as: 'customer', drawing: 'appointments' },
    { name: 'appointments-past', place: `${routes.appointments}?tab=past`, as: 'customer' },
    { name: 'appointments-waiting', place: { make: ownWaiting }, as: 'customer' },
    { name: 'appointments-none', place: routes.appointments, as: 'seller' },
    ...ofGuest('appointments-guest', routes.appointments),
  ],
  appointment: [
    {
      name: 'appointment',
      place: { from: routes.appointments, link: /\/appointments\/[0-9a-f-]{36}/ },
      as: 'customer',
      drawing: 'visit',
    },
    { name: 'visit-next', place: { make: nextVisit }, as: 'customer', drawing: 'visit' },
    { name: 'visit-late', place: { make: nextVisit }, as: 'customer', state: tellsLate, drawing: 'visit' },
    { name: 'visit-deposit', place: { make: depositVisit }, as: 'customer', drawing: 'visit' },
    { name: 'visit-series', place: { make: ofSeries }, as: 'customer', drawing: 'visit' },
    {
      name: 'visit-series-cancel',
      place: { make: ofSeries },
      as: 'customer',
      state: opens(/^(Diesen und alle folgenden absagen|Cancel this and all that follow)$/),
    },
    { name: 'review', place: { make: ownReview }, as: 'customer', drawing: 'review' },
    { name: 'review-filled', place: { make: ownReview }, as: 'customer', state: fillReview, drawing: 'review' },
    { name: 'appointment-move', place: { make: ownVisit }, as: 'customer', state: opens(move) },
    {
      name: 'appointment-cancel',
      place: { make: ownVisit },
      as: 'customer',
      state: opens(/^(Absagen|Cancel the app)/),
    },
  ],
  again: [...ended('again', routes.again)],
  waitingOffer: [
    ...ended('offer', routes.waitingOffer),
    { name: 'offer', place: { make: heldOffer }, as: 'customer' },
    { name: 'offer-signed-out', place: { make: heldOffer } },
  ],
  textLink: ended('text-link', routes.textLink),
  recall: [...ended('recall', routes.recall), { name: 'recall', place: { make: sentRecall } }],
  quotes: [
    { name: 'quotes', place: routes.quotes, as: 'customer' },
    { name: 'quotes-none', place: routes.quotes, as: 'seller' },
    ...ofGuest('quotes-signed-out', routes.quotes),
  ],
  newQuote: [
    { name: 'quote-new', place: paths.newQuote({ zip: '10115' }), as: 'customer' },
    ...ofGuest('quote-new-signed-out', routes.newQuote),
  ],
  quote: [
    // Two quotes beside each other, as the demo has them.
    { name: 'quote-compare', place: comparedWish, as: 'customer' },
    {
      name: 'quote-accept',
      place: comparedWish,
      as: 'customer',
      state: press(/^(Dieses Angebot wählen|Choose this quote)$/),
    },
    ...(['open', 'accepted', 'declined'] as const).map(
      (state): Shot => ({ name: `quote-${state}`, place: { make: wishThat(state) }, as: 'customer' }),
    ),
    ...ofGuest('quote-signed-out', paths.quote('00000000-0000-4000-8000-000000000000')),
  ],
  visit: [
    ...ended('visit', routes.visit),
    ...ofGuest('visit', { make: guestVisit }),
    { name: 'visit-move', place: { make: guestVisit }, state: opens(move) },
  ],
  messages: [
    { name: 'messages', place: routes.messages, as: 'customer' },
    { name: 'provider-messages', place: routes.messages, as: 'provider' },
    ...(['customer', 'salon'] as const).map(
      (as): Shot => ({
        name: `${as}-conversation`,
        place: { from: routes.messages, link: /\/messages\?appointment=/ },
        as,
        drawing: 'messages',
      }),
    ),
    { name: 'messages-none', place: routes.messages, as: 'seller' },
  ],
  question: [{ name: 'question', place: { make: askedQuestion }, as: 'provider' }],
  questionByLink: ended('question-link', routes.questionByLink),
  blog: ofGuest('blog', routes.blog),
  news: [{ name: 'news', place: { from: routes.blog, link: /\/blog\/./ } }],
  forum: ofGuest('forum', routes.forum),
  embed: ofGuest('embed', { make: framedBooking }),
};

/** What the tutorials and the manual show (src/features/site/pages/guide-pictures.ts), on a phone. */
export const guidePictures = [
  'results',
  'appointments',
  'browse-area',
  'property-new',
  'provider-register',
  'provider-hours',
  'calendar-month',
] as const;

/** No route has it. */
export const missing: Shot = { name: 'missing', place: '/no-such-page' };
