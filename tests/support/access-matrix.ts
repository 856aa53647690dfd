import * as account from '../../src/contract/account.ts';
import * as admins from '../../src/contract/admin.ts';
import * as visits from '../../src/contract/appointment.ts';
import * as did from '../../src/contract/appointment-actions.ts';
import * as pictured from '../../src/contract/appointment-image.ts';
import * as undo from '../../src/contract/appointment-undo.ts';
import * as availability from '../../src/contract/availability.ts';
import { changePackage, getCounted, getPackages } from '../../src/contract/billing.ts';
import { listCommissions, objectToCommission } from '../../src/contract/billing-commission.ts';
import * as browse from '../../src/contract/browse.ts';
import { listListings } from '../../src/contract/browse-listings.ts';
import { mapListings, searchMap } from '../../src/contract/browse-map.ts';
import * as business from '../../src/contract/business.ts';
import { addEntry, getCalendar } from '../../src/contract/calendar.ts';
import * as clients from '../../src/contract/client.ts';
import { sendContactMessage } from '../../src/contract/contact.ts';
import { endDevice, listDevices } from '../../src/contract/device.ts';
import type { AskOf, Endpoint } from '../../src/contract/endpoint.ts';
import { getFavoriteProviders, getFavorites, putFavoriteProviders, putFavorites } from '../../src/contract/favorite.ts';
import { type AccountId, accountId, type ListingId } from '../../src/contract/fields.ts';
import { prepareImage } from '../../src/contract/image.ts';
import * as inquiries from '../../src/contract/inquiry.ts';
import * as listings from '../../src/contract/listing.ts';
import * as visited from '../../src/contract/listing-detail.ts';
import { listConversations } from '../../src/contract/message.ts';
import {
  getCalendarFeed,
  listNotifications,
  readNotifications,
  renewCalendarFeed,
} from '../../src/contract/notification.ts';
import { deleteAccount, exportAccount, previewDeletion } from '../../src/contract/own-data.ts';
import { sendPhoneCode, verifyPhone } from '../../src/contract/phone.ts';
import { health, openapi, ready } from '../../src/contract/platform.ts';
import { changeEmail, changePassword, getProfile, undoEmailChange, updateProfile } from '../../src/contract/profile.ts';
import {
  getProvider,
  listOffers,
  listProviders,
  listSlots,
  listTowns,
  recordProviderView,
} from '../../src/contract/provider.ts';
import { listProviderCards } from '../../src/contract/provider-cards.ts';
import * as questions from '../../src/contract/question.ts';
import * as reports from '../../src/contract/report.ts';
import * as reviews from '../../src/contract/review.ts';
import * as searches from '../../src/contract/saved-search.ts';
import * as sellers from '../../src/contract/seller.ts';
import * as cards from '../../src/contract/service-card.ts';
import * as staff from '../../src/contract/staff.ts';
import { getVerification, submitIdentity, submitQualification } from '../../src/contract/verification.ts';
import { withdrawFromContract } from '../../src/contract/withdrawal.ts';
import {
  type ActorName,
  accountLink,
  address,
  anAccount,
  appointed,
  block,
  bookableProvider,
  booking,
  client,
  commissionLine,
  device,
  document,
  guestsConfirmation,
  inquiry,
  linkTo,
  listing,
  type Make,
  missing,
  notified,
  nowhere,
  ofTheAdmin,
  personOf,
  picture,
  question,
  renewalLinkTo,
  reported,
  review,
  type Stage,
  savedSearch,
  serviceCard,
  staffMember,
  submitted,
  visit,
} from './access-stage.ts';
import { dayAhead, startAhead } from './appointments.ts';
import { aBankAccount, aBusiness, aTaxForm } from './businesses.ts';
import { aPropertyForm } from './listings.ts';
import { aCustomerForm, aProviderForm, goodPassword } from './people.ts';
import { aCardForm } from './service-cards.ts';

/** `201`, `200 shown`, `404 not_found`: what each of the five gets. */
export type Answers = Record<ActorName, string>;

export interface Case {
  make: Make;
  answers: Answers;
  /** Where this case asks otherwise than its row. */
  ask?: (thing: string, stage: Stage, actor: ActorName) => unknown;
}

export interface Row {
  endpoint: Endpoint;
  /** What is asked about the thing. */
  ask: (thing: string, stage: Stage, actor: ActorName) => unknown;
  /** Whether an answer tells of the thing; for lists, where both answers are 200. */
  isShown: ((body: unknown, thing: string) => boolean) | undefined;
  /** The cases by name; a sentence where one of the three has no meaning. */
  cases: { own: Case | string; anothers: Case | string; missing: Case | string } & Record<string, Case | string>;
}

const all = (answer: string): Answers => ({
  nobody: answer,
  customer: answer,
  provider: answer,
  seller: answer,
  admin: answer,
});
const signedIn = (answer: string): Answers => ({ ...all(answer), nobody: '401 unauthenticated' });
/** Whoever may list a property. */
const listers = (answer: string): Answers => ({
  ...signedIn('403 forbidden'),
  provider: answer,
  seller: answer,
});

/** Whoever offers services. */
const providers = (answer: string): Answers => ({ ...signedIn('403 forbidden'), provider: answer });
const adminsOnly = (answer: string): Answers => ({ ...signedIn('403 forbidden'), admin: answer });
const submitsNothing = 'an administrator submits nothing';

interface Parts<E extends Endpoint> {
  ask: (thing: string, stage: Stage, actor: ActorName) => AskOf<E>;
  isShown?: (body: never, thing: string) => boolean;
}

const row = <E extends Endpoint>(endpoint: E, { ask, isShown }: Parts<E>, cases: Row['cases']): Row => ({
  endpoint,
  ask,
  isShown: isShown as Row['isShown'],
  cases,
});

/** Of a call that names nothing. */
const naming = (why: string, answers: Answers, make: Make = missing): Row['cases'] => ({
  own: why,
  anothers: why,
  missing: why,
  asked: { make, answers },
});

/** What `nothing` of the three names is the account of whoever is signed in. */
const oneself = 'always the account of the session';
const namesNothing = 'names nothing';

const byId = (id: string) => ({ params: { id: id as never } });
const byToken = (token: string) => ({ params: { token } });

/** The page of a listing and what is told there: as public as the listing. */
const publicListing = (answer: string): Row['cases'] => ({
  own: { make: listing.own, answers: all(answer) },
  anothers: { make: listing.anothers, answers: all(answer) },
  missing: { make: missing, answers: all('404 not_found') },
  ownDraft: { make: listing.ownDraft, answers: all('404 not_found') },
  anothersDraft: { make: listing.anothersDraft, answers: all('404 not_found') },
});

const aReviewForm = { rating: 5, text: 'Sehr gut.' };

/** What both parties of a visit do to it: another's answers as if it were not there. */
const ownVisit = (answer: string): Row['cases'] => ({
  own: { make: visit.own, answers: signedIn(answer) },
  anothers: { make: visit.anothers, answers: signedIn('404 not_found') },
  missing: { make: missing, answers: signedIn('404 not_found') },
});

/** What both sides of a question do to it. */
const ownQuestion = (answer: string): Row['cases'] => ({
  own: { make: question.own, answers: signedIn(answer) },
  anothers: { make: question.anothers, answers: signedIn('404 not_found') },
  missing: { make: missing, answers: signedIn('404 not_found') },
});

/** The link of a visit is good for whoever holds it. */
const visitLink = (answer: string): Row['cases'] => ({
  own: { make: linkTo('visit', visit.own), answers: all(answer) },
  anothers: { make: linkTo('visit', visit.anothers), answers: all(answer) },
  missing: { make: linkTo('visit', missing), answers: all('404 not_found') },
  nonsense: { make: missing, answers: all('404 not_found') },
});

/** Lists of what is public. */
const publicList: Row['cases'] = {
  own: { make: listing.own, answers: all('200 shown') },
  anothers: { make: listing.anothers, answers: all('200 shown') },
  missing: { make: missing, answers: all('200 hidden') },
  ownDraft: { make: listing.ownDraft, answers: all('200 hidden') },
  anothersDraft: { make: listing.anothersDraft, answers: all('200 hidden') },
};

/** What a seller does to a listing: another's answers as if it were not there. */
const ownListing = (answer: string): Row['cases'] => ({
  own: { make: listing.own, answers: listers(answer) },
  anothers: { make: listing.anothers, answers: listers('404 not_found') },
  missing: { make: missing, answers: listers('404 not_found') },
  anothersDraft: { make: listing.anothersDraft, answers: listers('404 not_found') },
});

const receivedInquiry: Row['cases'] = {
  own: { make: inquiry.received, answers: listers('200') },
  anothers: { make: inquiry.receivedByAnother, answers: listers('404 not_found') },
  missing: { make: missing, answers: listers('404 not_found') },
};

const writtenInquiry: Row['cases'] = {
  own: { make: inquiry.written, answers: signedIn('200') },
  anothers: { make: inquiry.writtenByAnother, answers: signedIn('404 not_found') },
  missing: { make: missing, answers: signedIn('404 not_found') },
  // Written to them: the inbox is theirs, the writer's side is not.
  received: { make: inquiry.received, answers: signedIn('404 not_found') },
};

/** A link is a key: whoever holds it may, signed in or not, and whoever they are. */
const heldLink = (own: Make, anothers: Make, lost: Make, refused: string, done = '200'): Row['cases'] => ({
  own: { make: own, answers: all(done) },
  anothers: { make: anothers, answers: all(done) },
  missing: { make: lost, answers: all(refused) },
});

const questionLink = heldLink(
  linkTo('question', (stage, actor) => question.own(stage, actor)),
  linkTo('question', (stage, actor) => question.anothers(stage, actor)),
  linkTo('question', missing),
  '400 link_invalid',
);

const threadLink = heldLink(
  linkTo('inquiry_thread', inquiry.written),
  linkTo('inquiry_thread', inquiry.writtenByAnother),
  linkTo('inquiry_thread', missing),
  '404 not_found',
);

/** The link of a mail about a decision is good for whoever holds it. */
const statementLink = (answer: string): Row['cases'] => ({
  own: { make: linkTo('decision', reported.ownSubject), answers: all(answer) },
  anothers: { make: linkTo('decision', reported.anothersSubject), answers: all(answer) },
  missing: { make: linkTo('decision', missing), answers: all('404 not_found') },
  // One decision does not lead to the reports of others.
  anothersReport: { make: linkTo('decision', reported.strangeSubject), answers: all('404 not_found') },
  nonsense: { make: missing, answers: all('404 not_found') },
});

const ownSearch = (answer: string): Row['cases'] => ({
  own: { make: savedSearch.own, answers: signedIn(answer) },
  anothers: { make: savedSearch.anothers, answers: signedIn('404 not_found') },
  missing: { make: missing, answers: signedIn('404 not_found') },
});

const ownOfProvider = (made: Record<'own' | 'anothers', Make>, answer: string): Row['cases'] => ({
  own: { make: made.own, answers: providers(answer) },
  anothers: { make: made.anothers, answers: providers('404 not_found') },
  missing: { make: missing, answers: providers('404 not_found') },
});

const ownServiceCard = (answer: string): Row['cases'] => ownOfProvider(serviceCard, answer);

interface Items {
  items: { id: string }[];
}
const amongItems = ({ items }: Items, thing: string): boolean => items.some(({ id }) => id === thing);
const amongAll = (rows: { id: string }[], thing: string): boolean => rows.some(({ id }) => id === thing);
const message = 'Is it still available?';

const plain = (id: string) => ({ ...byId(id), body: {} });
const linked = (token: string) => ({ ...byToken(token), body: {} });

/** What a provider does to a visit: its customer may not, and to everybody else it is not there. */
const receivedVisit = (state: Parameters<typeof appointed>[0]): Row['cases'] => ({
  own: { make: appointed(state).received, answers: { ...signedIn('404 not_found'), provider: '200' } },
  anothers: { make: booking.anothers, answers: signedIn('404 not_found') },
  missing: { make: missing, answers: signedIn('404 not_found') },
  booked: { make: appointed(state).booked, answers: signedIn('403 forbidden') },
});

/** What a customer does to a visit, whoever they are besides; a provider does not to those they receive. */
const bookedVisit = (
  state: Parameters<typeof appointed>[0],
  provider = '403 forbidden',
  done = '200',
): Row['cases'] => ({
  own: { make: appointed(state).booked, answers: signedIn(done) },
  anothers: { make: booking.anothers, answers: signedIn('404 not_found') },
  missing: { make: missing, answers: signedIn('404 not_found') },
  received: { make: appointed(state).received, answers: { ...signedIn('404 not_found'), provider } },
});

const heldVisit = (state: Parameters<typeof appointed>[0], done = '200') =>
  heldLink(
    linkTo('visit', appointed(state).booked),
    linkTo('visit', appointed(state).anothers),
    linkTo('visit', missing),
    '404 not_found',
    done,
  );

/** Everybody who looks for something near Makati, close enough that nothing is a cluster. */
const aroundMakati = { bbox: '121.0,14.5,121.1,14.6', zoom: 18 } as const;
const onMap = ({ total }: { total: number }): boolean => total > 0;
/** The only one on the map. */
const alone =
  (make: Make): Make =>
  async (stage, actor) => {
    await stage.world.database.query('delete from app.listing');
    return make(stage, actor);
  };
const publicMap: Row['cases'] = {
  own: { make: alone(listing.own), answers: all('200 shown') },
  anothers: { make: alone(listing.anothers), answers: all('200 shown') },
  missing: { make: alone(missing), answers: all('200 hidden') },
  ownDraft: { make: alone(listing.ownDraft), answers: all('200 hidden') },
  anothersDraft: { make: alone(listing.anothersDraft), answers: all('200 hidden') },
};

const providersId: Make = async ({ people }) => people.provider.user.id;
const publicProvider: Row['cases'] = {
  own: { make: providersId, answers: all('200') },
  anothers: 'the one that is the provider’s own is another’s to the four others',
  missing: { make: missing, answers: all('404 not_found') },
  // A seller has an account, and no profile of services.
  sellersAccount: { make: async ({ otherSeller }) => otherSeller.user.id, answers: all('404 not_found') },
};

/** The right password for one's own address; it is not another's, though two may have chosen the same words. */
const passwordFor = (thing: string, stage: Stage, actor: ActorName) => ({
  body: { email: thing, password: thing === personOf(stage, actor).user.email ? goodPassword : 'Nicht das Passwort 9' },
});
const registered: Row['cases'] = {
  own: { make: address.own, answers: all('409 email_taken and wrote outgoing_mail') },
  // The owner is told by the first of them, and not again within the day.
  anothers: {
    make: address.anothers,
    answers: { ...all('409 email_taken'), nobody: '409 email_taken and wrote outgoing_mail' },
  },
  missing: { make: address.missing, answers: all('201') },
};

/** Every endpoint × who asks × whose it is. What a row says was decided, not read off the code: change it knowingly. */
export const accessMatrix: Record<string, Row> = {
  // account
  register: row(account.register, { ask: (email) => ({ body: aCustomerForm({ email }) }) }, registered),
  registerProvider: row(account.registerProvider, { ask: (email) => ({ body: aProviderForm({ email }) }) }, registered),
  // What each has already, or may not have. Becoming one is in tests/api/account-role.test.ts: it changes the people.
  takeRole: row(
    account.takeRole,
    {
      ask: (_nothing, _stage, actor) => {
        const { email: _, password: __, confirmPassword: ___, ...form } = aProviderForm();
        return {
          body: { ...form, type: actor === 'seller' ? 'basic' : 'free', zip: actor === 'customer' ? '1' : '10115' },
        };
      },
    },
    naming(oneself, {
      nobody: '401 unauthenticated',
      customer: '400 invalid',
      provider: '409 role_taken',
      seller: '409 role_taken',
      admin: '403 forbidden',
    }),
  ),
  login: row(
    account.login,
    { ask: passwordFor },
    {
      own: { make: address.own, answers: all('200') },
      anothers: { make: address.anothers, answers: all('401 invalid_credentials') },
      missing: { make: address.missing, answers: all('401 invalid_credentials') },
    },
  ),
  loginProvider: row(
    account.loginProvider,
    { ask: passwordFor },
    {
      // For whoever offers something: a customer, as whom nobody asks too, is led to the other door, and an administrator to none.
      own: {
        make: address.own,
        answers: { ...all('403 no_provider'), provider: '200', seller: '200', admin: '401 invalid_credentials' },
      },
      anothers: { make: address.anothers, answers: all('401 invalid_credentials') },
      missing: { make: address.missing, answers: all('401 invalid_credentials') },
    },
  ),
  logout: row(account.logout, { ask: () => ({}) }, naming(oneself, signedIn('200'))),
  me: row(account.me, { ask: () => ({}) }, naming(oneself, signedIn('200'))),
  verifyEmail: row(
    account.verifyEmail,
    { ask: byToken },
    heldLink(accountLink('verify_email').own, accountLink('verify_email').anothers, missing, '400 verification_failed'),
  ),
  resendVerification: row(account.resendVerification, { ask: () => ({}) }, naming(oneself, signedIn('200'))),
  passwordStrength: row(
    account.passwordStrength,
    { ask: () => ({ body: { password: goodPassword } }) },
    naming(namesNothing, all('200')),
  ),
  forgotPassword: row(
    account.forgotPassword,
    { ask: (email) => ({ body: { email } }) },
    // Nobody learns whether an address has an account.
    {
      own: { make: address.own, answers: all('200') },
      anothers: { make: address.anothers, answers: all('200') },
      missing: { make: address.missing, answers: all('200') },
    },
  ),
  resetPassword: row(
    account.resetPassword,
    { ask: (token) => ({ body: { token, password: goodPassword } }) },
    heldLink(accountLink('reset_password').own, accountLink('reset_password').anothers, missing, '400 link_invalid'),
  ),
  sendContactMessage: row(
    sendContactMessage,
    { ask: () => ({ body: { name: 'Ana', email: 'ana@example.org', subject: 'Help', message } }) },
    naming(namesNothing, all('201')),
  ),
  getProfile: row(getProfile, { ask: () => ({}) }, naming(oneself, signedIn('200'))),
  changeEmail: row(
    changeEmail,
    { ask: (email) => ({ body: { email, currentPassword: goodPassword } }) },
    // Nobody learns whether another's address has an account.
    {
      own: { make: address.own, answers: signedIn('400 invalid') },
      anothers: { make: address.anothers, answers: signedIn('200') },
      missing: { make: address.missing, answers: signedIn('200') },
    },
  ),
  changePassword: row(
    changePassword,
    { ask: (currentPassword) => ({ body: { currentPassword, password: 'Noch ein gutes Passwort 2' } }) },
    {
      ...naming(oneself, signedIn('200'), async () => goodPassword),
      wrongPassword: { make: missing, answers: signedIn('400 invalid') },
    },
  ),
  listDevices: row(listDevices, { ask: () => ({}) }, naming(oneself, signedIn('200'))),
  endDevice: row(
    endDevice,
    { ask: (id) => ({ params: { id } }) },
    {
      own: { make: device.own, answers: signedIn('200') },
      anothers: { make: device.anothers, answers: signedIn('404 not_found') },
      missing: { make: missing, answers: signedIn('404 not_found') },
    },
  ),
  previewDeletion: row(previewDeletion, { ask: () => ({}) }, naming(oneself, signedIn('200'))),
  exportAccount: row(exportAccount, { ask: () => ({}) }, naming(oneself, signedIn('200'))),
  deleteAccount: row(
    deleteAccount,
    { ask: () => ({ body: { confirm: 'DELETE', password: 'Nicht das Passwort 9' } }) },
    naming('always the account of the session, whose end tests/api/own-data.test.ts sees', signedIn('400 invalid')),
  ),
  sendPhoneCode: row(
    sendPhoneCode,
    { ask: () => ({ body: { phone_number: '+4915123456789' } }) },
    // A number is nobody's until its code was typed in.
    naming(oneself, signedIn('200')),
  ),
  verifyPhone: row(
    verifyPhone,
    { ask: () => ({ body: { code: '000000' } }) },
    naming('a code that somebody knows is tried in tests/api/phone.test.ts', signedIn('400 phone_verification_failed')),
  ),
  undoEmailChange: row(
    undoEmailChange,
    { ask: (token) => ({ body: { token } }) },
    heldLink(accountLink('undo_email').own, accountLink('undo_email').anothers, missing, '400 link_invalid'),
  ),
  updateProfile: row(
    updateProfile,
    { ask: (profileImage) => ({ body: { profileImage: profileImage } }) },
    // The profile is one's own; the picture that it names may be another's.
    {
      own: { make: picture.own, answers: signedIn('200') },
      anothers: { make: picture.anothers, answers: signedIn('400 invalid') },
      missing: { make: missing, answers: signedIn('400 invalid') },
    },
  ),
  getPackages: row(getPackages, { ask: () => ({}) }, naming(oneself, listers('200'))),
  getCounted: row(getCounted, { ask: () => ({}) }, naming(oneself, listers('200'))),
  changePackage: row(
    changePackage,
    { ask: (plan) => ({ body: { package: plan as never } }) },
    {
      ...naming(oneself, listers('200'), async (_stage, actor) => (actor === 'provider' ? 'platin' : 'developer')),
      // Who offers services may list properties, too; a seller becomes a provider by the form of the registration.
      otherStrand: {
        make: async (_stage, actor) => (actor === 'provider' ? 'developer' : 'platin'),
        answers: { ...listers('400 invalid'), provider: '200' },
      },
    },
  ),

  // the business of a provider: always that of the session
  getBusiness: row(business.getBusiness, { ask: () => ({}) }, naming(oneself, providers('200'))),
  putBusiness: row(business.putBusiness, { ask: () => ({ body: aBusiness() }) }, naming(oneself, providers('200'))),
  getBank: row(business.getBank, { ask: () => ({}) }, naming(oneself, providers('200'))),
  putBank: row(business.putBank, { ask: () => ({ body: aBankAccount() }) }, naming(oneself, providers('200'))),
  getTax: row(business.getTax, { ask: () => ({}) }, naming(oneself, providers('200'))),
  putTax: row(business.putTax, { ask: () => ({ body: aTaxForm() }) }, naming(oneself, providers('200'))),
  getTaxNumber: row(business.getTaxNumber, { ask: () => ({}) }, naming(oneself, signedIn('200'))),
  putTaxNumber: row(
    business.putTaxNumber,
    { ask: () => ({ body: { taxNumber: 'DE136695976' } }) },
    naming(oneself, signedIn('200')),
  ),
  getStatistics: row(business.getStatistics, { ask: () => ({}) }, naming(oneself, providers('200'))),
  getReadiness: row(business.getReadiness, { ask: () => ({}) }, naming(oneself, providers('200'))),

  // listings as visitors see them
  listListings: row(listListings, { ask: () => ({ query: {} }), isShown: amongItems }, publicList),
  searchListings: row(browse.searchListings, { ask: () => ({ body: {} }), isShown: amongItems }, publicList),
  listCards: row(
    browse.listCards,
    { ask: (id) => ({ body: { ids: [id as ListingId] } }), isShown: amongItems },
    publicList,
  ),
  mapListings: row(mapListings, { ask: () => ({ query: aroundMakati as never }), isShown: onMap }, publicMap),
  searchMap: row(searchMap, { ask: () => ({ body: aroundMakati as never }), isShown: onMap }, publicMap),
  getListing: row(visited.getListing, { ask: byId }, publicListing('200')),
  similarListings: row(visited.similarListings, { ask: byId }, publicListing('200')),
  recordView: row(sellers.recordView, { ask: byId }, publicListing('200')),

  // a seller's listings
  createProperty: row(
    listings.createProperty,
    { ask: (id) => ({ body: { ...aPropertyForm({ status: 'draft' }), id: id } }) },
    // The id is chosen by whoever asks: asked again under one's own it is the same listing.
    {
      own: { make: listing.own, answers: listers('201') },
      anothers: { make: listing.anothers, answers: listers('404 not_found') },
      missing: { make: async () => crypto.randomUUID(), answers: listers('201') },
    },
  ),
  updateProperty: row(
    listings.updateProperty,
    { ask: (id) => ({ body: { id: id, title: 'Condominium' } }) },
    ownListing('200'),
  ),
  deleteProperty: row(listings.deleteProperty, { ask: (id) => ({ body: { id: id } }) }, ownListing('200')),
  getOwnProperty: row(listings.getOwnProperty, { ask: byId }, ownListing('200')),
  previewListing: row(visited.previewListing, { ask: byId }, ownListing('200')),
  getUserProperties: row(
    listings.getUserProperties,
    { ask: () => ({}), isShown: amongAll },
    {
      own: { make: listing.own, answers: listers('200 shown') },
      anothers: { make: listing.anothers, answers: listers('200 hidden') },
      missing: namesNothing,
    },
  ),
  listOwnRows: row(
    listings.listOwnRows,
    { ask: (id) => ({ body: { ids: [id as ListingId] } }), isShown: amongAll },
    {
      own: { make: listing.own, answers: listers('200 shown') },
      anothers: { make: listing.anothers, answers: listers('200 hidden') },
      missing: { make: missing, answers: listers('200 hidden') },
    },
  ),
  renewListing: row(listings.renewListing, { ask: byId }, ownListing('200')),
  confirmAvailable: row(listings.confirmAvailable, { ask: byId }, ownListing('200')),
  duplicateListing: row(listings.duplicateListing, { ask: byId }, ownListing('201')),
  renewByLink: row(
    listings.renewByLink,
    { ask: byToken },
    heldLink(renewalLinkTo(listing.own), renewalLinkTo(listing.anothers), renewalLinkTo(missing), '400 link_invalid'),
  ),
  sellerAnalytics: row(
    sellers.sellerAnalytics,
    {
      ask: (id) => ({ query: { listing: id } }),
      isShown: ({ listings: told }: { listings: { id: string }[] }, thing) => amongAll(told, thing),
    },
    {
      own: { make: listing.own, answers: listers('200 shown') },
      anothers: { make: listing.anothers, answers: listers('200 hidden') },
      missing: { make: missing, answers: listers('200 hidden') },
    },
  ),

  // a provider's service cards
  listServiceCards: row(
    cards.listServiceCards,
    { ask: () => ({}), isShown: amongItems },
    {
      own: { make: serviceCard.own, answers: providers('200 shown') },
      anothers: { make: serviceCard.anothers, answers: providers('200 hidden') },
      missing: namesNothing,
    },
  ),
  createServiceCard: row(
    cards.createServiceCard,
    { ask: (id) => ({ body: aCardForm({ id }) }) },
    // The id is chosen by whoever asks: asked again under one's own it is the same card.
    {
      own: { make: serviceCard.own, answers: providers('201') },
      anothers: { make: serviceCard.anothers, answers: providers('404 not_found') },
      missing: { make: async () => crypto.randomUUID(), answers: providers('201') },
    },
  ),
  updateServiceCard: row(
    cards.updateServiceCard,
    { ask: (id) => ({ ...byId(id), body: aCardForm({ category: 'massage' }) }) },
    ownServiceCard('200'),
  ),
  duplicateServiceCard: row(cards.duplicateServiceCard, { ask: byId }, ownServiceCard('201')),
  serviceCardStats: row(cards.serviceCardStats, { ask: byId }, ownServiceCard('200')),
  deleteServiceCard: row(cards.deleteServiceCard, { ask: byId }, ownServiceCard('200')),
  orderServiceCards: row(
    cards.orderServiceCards,
    { ask: (id) => ({ body: { ids: [id as never] } }) },
    {
      own: 'tests/api/service-card.test.ts: every own card has to be named',
      anothers: { make: serviceCard.anothers, answers: providers('409 conflict') },
      missing: { make: missing, answers: providers('409 conflict') },
    },
  ),

  // a provider's staff and hours
  listStaff: row(
    staff.listStaff,
    { ask: () => ({}), isShown: amongItems },
    {
      own: { make: staffMember.own, answers: providers('200 shown') },
      anothers: { make: staffMember.anothers, answers: providers('200 hidden') },
      missing: namesNothing,
    },
  ),
  createStaff: row(
    staff.createStaff,
    { ask: (id) => ({ body: { name: 'Mira', id } }) },
    // The id is chosen by whoever asks: asked again under one's own it is the same person.
    {
      own: { make: staffMember.own, answers: providers('201') },
      anothers: { make: staffMember.anothers, answers: providers('404 not_found') },
      missing: { make: async () => crypto.randomUUID(), answers: providers('201') },
    },
  ),
  updateStaff: row(
    staff.updateStaff,
    { ask: (id) => ({ ...byId(id), body: { name: 'Mira' } }) },
    ownOfProvider(staffMember, '200'),
  ),
  deleteStaff: row(staff.deleteStaff, { ask: byId }, ownOfProvider(staffMember, '200')),
  getAvailability: row(availability.getAvailability, { ask: () => ({}) }, naming(oneself, providers('200'))),
  putAvailability: row(
    availability.putAvailability,
    { ask: () => ({ body: { weeklyHours: [] } }) },
    naming(oneself, providers('200')),
  ),
  previewAvailability: row(
    availability.previewAvailability,
    { ask: () => ({ body: { weeklyHours: [] } }) },
    naming(oneself, providers('200')),
  ),
  addBlock: row(
    availability.addBlock,
    { ask: (id) => ({ body: { staffId: id, start: '2030-01-07T10:00', end: '2030-01-07T11:00' } }) },
    ownOfProvider(staffMember, '201'),
  ),
  deleteBlock: row(availability.deleteBlock, { ask: byId }, ownOfProvider(block, '200')),
  // reviews
  getReview: row(reviews.getReview, { ask: byId }, ownVisit('200')),
  writeReview: row(reviews.writeReview, { ask: (id) => ({ ...byId(id), body: aReviewForm }) }, ownVisit('201')),
  withdrawReview: row(
    reviews.withdrawReview,
    { ask: byId },
    {
      ...ownVisit('404 not_found'),
      own: 'tests/api/review.test.ts: what was written is taken back',
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

  // commission
  listCommissions: row(
    listCommissions,
    { ask: () => ({ query: {} }), isShown: amongItems },
    {
      own: { make: commissionLine.own, answers: { ...providers('200 hidden'), provider: '200 shown' } },
      anothers: { make: commissionLine.anothers, answers: providers('200 hidden') },
      missing: { make: missing, answers: providers('200 hidden') },
    },
  ),
  objectToCommission: row(
    objectToCommission,
    { ask: (id) => ({ ...byId(id), body: { text: 'Sie war schon immer meine Kundin.' } }) },
    {
      own: { make: commissionLine.own, answers: { ...providers('404 not_found'), provider: '201' } },
      anothers: { make: commissionLine.anothers, answers: providers('404 not_found') },
      missing: { make: missing, answers: providers('404 not_found') },
    },
  ),
  listObjections: row(
    admins.listObjections,
    { ask: () => ({ query: {} }), isShown: amongItems },
    {
      own: 'an objection is for every administrator',
      anothers: { make: commissionLine.objected, answers: adminsOnly('200 shown') },
      missing: { make: commissionLine.decided, answers: adminsOnly('200 hidden') },
    },
  ),
  decideObjection: row(
    admins.decideObjection,
    { ask: (id) => ({ ...byId(id), body: { decision: 'approve' as const } }) },
    {
      own: 'an objection is for every administrator',
      anothers: { make: commissionLine.objected, answers: adminsOnly('200') },
      missing: { make: missing, answers: adminsOnly('404 not_found') },
      decided: { make: commissionLine.decided, answers: adminsOnly('409 conflict') },
    },
  ),

  // messages and questions
  listConversations: row(
    listConversations,
    {
      ask: () => ({ query: {} }),
      isShown: amongItems,
    },
    {
      own: { make: question.own, answers: signedIn('200 shown') },
      anothers: { make: question.anothers, answers: signedIn('200 hidden') },
      missing: namesNothing,
    },
  ),
  askProvider: row(
    questions.askProvider,
    { ask: (id) => ({ ...byId(id), body: { name: 'Ana', email: 'ana@example.org', text: 'Haben Sie Zeit?' } }) },
    {
      own: 'tests/api/question.test.ts: nobody asks themselves',
      anothers: {
        make: async ({ people }) => people.provider.user.id,
        answers: { ...all('201'), provider: '403 own_offer' },
      },
      missing: { make: missing, answers: all('404 not_found') },
    },
  ),
  getQuestion: row(questions.getQuestion, { ask: byId }, ownQuestion('200')),
  writeQuestion: row(
    questions.writeQuestion,
    { ask: (id) => ({ ...byId(id), body: { text: 'Und am Montag?' } }) },
    ownQuestion('200'),
  ),
  getQuestionByLink: row(questions.getQuestionByLink, { ask: byToken }, questionLink),
  startQuestionMails: row(questions.startQuestionMails, { ask: byToken }, questionLink),
  writeQuestionByLink: row(
    questions.writeQuestionByLink,
    { ask: (token) => ({ ...byToken(token), body: { text: 'Und am Montag?' } }) },
    questionLink,
  ),

  withdrawFromContract: row(
    withdrawFromContract,
    { ask: (token) => ({ body: { name: 'Ana', email: 'ana@example.org', token } }) },
    {
      ...heldLink(
        linkTo('visit', visit.own),
        linkTo('visit', visit.anothers),
        linkTo('visit', missing),
        '404 not_found',
      ),
      // Without a link, the visit has to be one's own.
      byAccount: {
        make: visit.own,
        answers: { ...all('200'), nobody: '404 not_found', provider: '404 not_found' },
        ask: (id) => ({ body: { name: 'Ana', email: 'ana@example.org', appointmentId: id } }),
      },
      anothersByAccount: {
        make: visit.anothers,
        answers: all('404 not_found'),
        ask: (id) => ({ body: { name: 'Ana', email: 'ana@example.org', appointmentId: id } }),
      },
      inWords: {
        make: missing,
        answers: all('200'),
        ask: () => ({ body: { name: 'Ana', email: 'ana@example.org', contract: 'Haarschnitt am Montag' } }),
      },
    },
  ),

  // favourites
  getFavorites: row(
    getFavorites,
    { ask: () => ({}), isShown: ({ ids }: { ids: string[] }, thing) => ids.includes(thing) },
    {
      own: { make: favourite(personOf), answers: signedIn('200 shown') },
      anothers: { make: favourite(({ otherSeller }) => otherSeller), answers: signedIn('200 hidden') },
      missing: namesNothing,
    },
  ),
  putFavorites: row(
    putFavorites,
    {
      ask: (id) => ({ body: { ids: [id as ListingId] } }),
      isShown: ({ ids }: { ids: string[] }, thing) => ids.includes(thing),
    },
    {
      own: { make: listing.own, answers: signedIn('200 shown') },
      anothers: { make: listing.anothers, answers: signedIn('200 shown') },
      missing: { make: missing, answers: signedIn('200 hidden') },
      anothersDraft: { make: listing.anothersDraft, answers: signedIn('200 hidden') },
    },
  ),

  getFavoriteProviders: row(
    getFavoriteProviders,
    { ask: () => ({}), isShown: ({ ids }: { ids: string[] }, thing) => ids.includes(thing) },
    {
      own: { make: favouriteProvider(personOf), answers: signedIn('200 shown') },
      anothers: { make: favouriteProvider(({ otherSeller }) => otherSeller), answers: signedIn('200 hidden') },
      missing: namesNothing,
    },
  ),
  putFavoriteProviders: row(
    putFavoriteProviders,
    {
      ask: (id) => ({ body: { ids: [id as AccountId] } }),
      isShown: ({ ids }: { ids: string[] }, thing) => ids.includes(thing),
    },
    {
      own: { make: providersId, answers: signedIn('200 shown') },
      anothers: 'the one that is the provider’s own is another’s to the four others',
      missing: { make: missing, answers: signedIn('200 hidden') },
      sellersAccount: { make: async ({ otherSeller }) => otherSeller.user.id, answers: signedIn('200 hidden') },
    },
  ),

  // the bell
  listNotifications: row(
    listNotifications,
    {
      ask: () => ({}),
      isShown: ({ items }: { items: { id: string }[] }, thing) => items.some(({ id }) => id === thing),
    },
    {
      own: { make: notified.own, answers: signedIn('200 shown') },
      anothers: { make: notified.anothers, answers: signedIn('200 hidden') },
      missing: namesNothing,
    },
  ),
  readNotifications: row(
    readNotifications,
    {
      ask: (id) => ({ body: { ids: [id] } }),
      // The only one that is unread is the caller's own, and is read now.
      isShown: ({ unread }: { unread: number }) => unread === 0,
    },
    {
      own: { make: notified.own, answers: signedIn('200 shown') },
      anothers: { make: notified.both, answers: signedIn('200 hidden') },
      missing: { make: missing, answers: signedIn('200 shown') },
    },
  ),

  getCalendarFeed: row(getCalendarFeed, { ask: () => ({}) }, naming(oneself, signedIn('200'))),
  renewCalendarFeed: row(renewCalendarFeed, { ask: () => ({}) }, naming(oneself, signedIn('200'))),

  // pictures
  prepareImage: row(
    prepareImage,
    { ask: () => ({ body: { purpose: 'property' as const, contentType: 'image/png' as const, size: 1000 } }) },
    naming('makes a new one', signedIn('201')),
  ),

  // inquiries: the seller's side
  sendInquiry: row(
    inquiries.sendInquiry,
    {
      ask: (id, stage, actor) => ({
        ...byId(id),
        body: { name: 'Juan dela Cruz', email: personOf(stage, actor).user.email, message },
      }),
    },
    {
      ...publicListing('201'),
      // Whoever cannot list has no own one: theirs is the other seller's.
      own: {
        make: listing.own,
        answers: { ...all('201'), provider: '403 own_listing', seller: '403 own_listing' },
      },
    },
  ),
  listInquiries: row(
    inquiries.listInquiries,
    { ask: () => ({ query: {} }), isShown: amongItems },
    {
      own: { make: inquiry.received, answers: listers('200 shown') },
      anothers: { make: inquiry.receivedByAnother, answers: listers('200 hidden') },
      missing: namesNothing,
    },
  ),
  getInquiry: row(inquiries.getInquiry, { ask: byId }, receivedInquiry),
  readInquiry: row(inquiries.readInquiry, { ask: byId }, receivedInquiry),
  replyToInquiry: row(inquiries.replyToInquiry, { ask: (id) => ({ ...byId(id), body: { message } }) }, receivedInquiry),

  // inquiries: the writer's side
  listOwnInquiries: row(
    inquiries.listOwnInquiries,
    { ask: () => ({ query: {} }), isShown: amongItems },
    {
      own: { make: inquiry.written, answers: signedIn('200 shown') },
      anothers: { make: inquiry.writtenByAnother, answers: signedIn('200 hidden') },
      missing: namesNothing,
    },
  ),
  getOwnInquiry: row(inquiries.getOwnInquiry, { ask: byId }, writtenInquiry),
  continueOwnInquiry: row(
    inquiries.continueOwnInquiry,
    { ask: (id) => ({ ...byId(id), body: { message } }) },
    writtenInquiry,
  ),
  openThread: row(inquiries.openThread, { ask: byToken }, threadLink),
  startThreadMails: row(inquiries.startThreadMails, { ask: byToken }, threadLink),
  continueThread: row(
    inquiries.continueThread,
    { ask: (token) => ({ ...byToken(token), body: { message } }) },
    threadLink,
  ),

  // saved searches
  saveSearch: row(
    searches.saveSearch,
    { ask: (email) => ({ body: { name: 'Makati', frequency: 'daily' as const, filters: {}, email } }) },
    {
      // An account's searches go to the account's address, whatever is sent; a guest's wait for the address to be confirmed.
      own: { make: address.own, answers: all('201') },
      anothers: { make: address.anothers, answers: all('201') },
      missing: { make: address.missing, answers: all('201') },
      withoutAddress: {
        make: missing,
        ask: () => ({ body: { name: 'Makati', frequency: 'daily', filters: {} } }),
        answers: { ...all('201'), nobody: '400 invalid' },
      },
    },
  ),
  listSavedSearches: row(
    searches.listSavedSearches,
    { ask: () => ({}), isShown: amongAll },
    {
      own: { make: savedSearch.own, answers: signedIn('200 shown') },
      anothers: { make: savedSearch.anothers, answers: signedIn('200 hidden') },
      missing: namesNothing,
    },
  ),
  changeSavedSearch: row(
    searches.changeSavedSearch,
    { ask: (id) => ({ ...byId(id), body: { name: 'Manila' } }) },
    ownSearch('200'),
  ),
  deleteSavedSearch: row(searches.deleteSavedSearch, { ask: byId }, ownSearch('200')),
  confirmSavedSearch: row(
    searches.confirmSavedSearch,
    { ask: byToken },
    {
      own: 'a guest’s search belongs to an address, not to an account',
      anothers: { make: guestsConfirmation, answers: all('200') },
      missing: { make: linkTo('confirm_search', missing), answers: all('400 link_invalid') },
    },
  ),
  unsubscribe: row(
    searches.unsubscribe,
    { ask: byToken },
    heldLink(
      linkTo('unsubscribe', savedSearch.own),
      linkTo('unsubscribe', savedSearch.anothers),
      linkTo('unsubscribe', missing),
      '400 link_invalid',
    ),
  ),
  takeBackUnsubscribing: row(
    searches.takeBackUnsubscribing,
    { ask: byToken },
    heldLink(
      linkTo('unsubscribe', savedSearch.own),
      linkTo('unsubscribe', savedSearch.anothers),
      linkTo('unsubscribe', missing),
      '400 link_invalid',
    ),
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
  listTowns: row(listTowns, { ask: () => ({ query: { zip: '10115' } }) }, naming(namesNothing, all('200'))),
  recordProviderView: row(recordProviderView, { ask: byId }, publicProvider),

  // what is checked of a provider
  getVerification: row(getVerification, { ask: () => ({}) }, naming(oneself, providers('200'))),
  submitIdentity: row(
    submitIdentity,
    { ask: (image) => ({ body: { images: [image] } }) },
    {
      own: { make: document.own, answers: providers('201') },
      anothers: { make: document.anothers, answers: providers('400 invalid') },
      missing: { make: missing, answers: providers('400 invalid') },
    },
  ),
  submitQualification: row(
    submitQualification,
    { ask: (image) => ({ body: { name: 'Meisterbrief', images: [image] } }) },
    {
      own: { make: document.own, answers: providers('201') },
      anothers: { make: document.anothers, answers: providers('400 invalid') },
      missing: { make: missing, answers: providers('400 invalid') },
    },
  ),

  // administration
  listIdentityChecks: row(
    admins.listIdentityChecks,
    { ask: () => ({ query: {} }), isShown: amongItems },
    {
      own: submitsNothing,
      anothers: { make: submitted('identity'), answers: adminsOnly('200 shown') },
      missing: { make: missing, answers: adminsOnly('200 hidden') },
    },
  ),
  decideIdentity: row(
    admins.decideIdentity,
    { ask: (id) => ({ ...byId(id), body: { decision: 'approve' as const } }) },
    {
      own: submitsNothing,
      anothers: { make: submitted('identity'), answers: adminsOnly('200') },
      missing: { make: missing, answers: adminsOnly('404 not_found') },
      // A proof is not decided in the queue of identities.
      aProof: { make: submitted('qualification'), answers: adminsOnly('404 not_found') },
    },
  ),
  listProofChecks: row(
    admins.listProofChecks,
    { ask: () => ({ query: {} }), isShown: amongItems },
    {
      own: submitsNothing,
      anothers: { make: submitted('qualification'), answers: adminsOnly('200 shown') },
      missing: { make: missing, answers: adminsOnly('200 hidden') },
    },
  ),
  decideProof: row(
    admins.decideProof,
    { ask: (id) => ({ ...byId(id), body: { decision: 'refuse' as const, reason: 'Nicht lesbar' } }) },
    {
      own: submitsNothing,
      anothers: { make: submitted('qualification'), answers: adminsOnly('200') },
      missing: { make: missing, answers: adminsOnly('404 not_found') },
      anIdentity: { make: submitted('identity'), answers: adminsOnly('404 not_found') },
    },
  ),
  listAccounts: row(
    admins.listAccounts,
    { ask: () => ({ query: {} }), isShown: amongItems },
    {
      own: submitsNothing,
      anothers: { make: anAccount(false), answers: adminsOnly('200 shown') },
      missing: { make: missing, answers: adminsOnly('200 hidden') },
    },
  ),
  suspendAccount: row(
    admins.suspendAccount,
    { ask: (id) => ({ ...byId(id), body: { reason: 'Täuschung', basis: 'terms' as const } }) },
    {
      own: 'an administrator is not suspended by another one',
      anothers: { make: anAccount(false), answers: adminsOnly('200') },
      missing: { make: missing, answers: adminsOnly('404 not_found') },
      suspended: { make: anAccount(true), answers: adminsOnly('409 conflict') },
      anAdministrator: { make: ofTheAdmin, answers: adminsOnly('404 not_found') },
    },
  ),
  liftSuspension: row(
    admins.liftSuspension,
    { ask: byId },
    {
      own: 'an administrator is not suspended by another one',
      anothers: { make: anAccount(true), answers: adminsOnly('200') },
      missing: { make: missing, answers: adminsOnly('404 not_found') },
      free: { make: anAccount(false), answers: adminsOnly('409 conflict') },
    },
  ),
  // reports
  sendReport: row(
    reports.sendReport,
    { ask: (id) => ({ body: { kind: 'listing' as const, id, reason: 'other' as const } }) },
    {
      ...publicListing('201'),
      ownConversation: {
        make: inquiry.written,
        ask: (id) => ({ body: { kind: 'message', id, reason: 'other' } }),
        answers: { ...all('201'), nobody: '404 not_found' },
      },
      anothersConversation: {
        make: inquiry.writtenByAnother,
        ask: (id) => ({ body: { kind: 'message', id, reason: 'other' } }),
        answers: all('404 not_found'),
      },
    },
  ),
  reportListing: row(
    reports.reportListing,
    { ask: (id) => ({ ...byId(id), body: { reason: 'other' as const } }) },
    publicListing('201'),
  ),
  reportReview: row(
    reports.reportReview,
    { ask: (id) => ({ ...byId(id), body: { reason: 'other' as const } }) },
    {
      own: { make: review.own, answers: all('201') },
      anothers: { make: review.anothers, answers: all('201') },
      missing: { make: missing, answers: all('404 not_found') },
      held: { make: review.held, answers: all('404 not_found') },
    },
  ),
  getReportFigures: row(reports.getReportFigures, { ask: () => ({}) }, naming(namesNothing, all('200'))),
  listReports: row(
    reports.listReports,
    { ask: () => ({ query: { limit: 60 } }), isShown: amongItems },
    {
      own: 'a report is for every administrator',
      anothers: { make: reported.open, answers: adminsOnly('200 shown') },
      missing: { make: missing, answers: adminsOnly('200 hidden') },
      decided: { make: reported.decided, answers: adminsOnly('200 hidden') },
    },
  ),
  decideReport: row(
    reports.decideReport,
    { ask: (id) => ({ ...byId(id), body: { action: 'nothing' as const, reason: 'Kein Verstoß.' } }) },
    {
      own: 'a report is for every administrator',
      anothers: { make: reported.open, answers: adminsOnly('200') },
      missing: { make: missing, answers: adminsOnly('404 not_found') },
      decided: { make: reported.decided, answers: adminsOnly('409 conflict') },
    },
  ),
  passOnDanger: row(
    reports.passOnDanger,
    { ask: (id) => ({ ...byId(id), body: { reason: '110 angerufen.' } }) },
    {
      own: 'a report is for every administrator',
      anothers: { make: reported.open, answers: adminsOnly('200') },
      missing: { make: missing, answers: adminsOnly('404 not_found') },
    },
  ),
  getStatement: row(reports.getStatement, { ask: byToken }, statementLink('200')),
  complain: row(
    reports.complain,
    { ask: (token) => ({ ...byToken(token), body: { text: 'Das sehe ich anders.' } }) },
    statementLink('201'),
  ),
  listStatements: row(
    reports.listStatements,
    { ask: () => ({ query: {} }), isShown: amongItems },
    {
      own: { make: reported.own, answers: signedIn('200 shown') },
      anothers: { make: reported.anothers, answers: signedIn('200 hidden') },
      missing: { make: missing, answers: signedIn('200 hidden') },
    },
  ),
  listContactMessages: row(
    admins.listContactMessages,
    { ask: () => ({ query: {} }) },
    naming('lists what anybody wrote', adminsOnly('200')),
  ),

  // the provider's day
  getCalendar: row(
    getCalendar,
    {
      ask: () => ({ query: { days: 42 } }),
      isShown: (shown: { visits: { id: string }[] }, thing) => shown.visits.some(({ id }) => id === thing),
    },
    {
      own: { make: booking.received, answers: providers('200 shown') },
      anothers: { make: booking.anothers, answers: providers('200 hidden') },
      missing: { make: missing, answers: providers('200 hidden') },
    },
  ),
  addEntry: row(
    addEntry,
    { ask: () => ({ body: { text: 'Klara 15:00', preview: true } }) },
    naming(namesNothing, providers('200')),
  ),

  // clients
  listClients: row(
    clients.listClients,
    {
      ask: () => ({ query: {} }),
      isShown: ({ items }: { items: { id: string }[] }, thing) => items.some(({ id }) => id === thing),
    },
    {
      own: { make: client.own, answers: providers('200 shown') },
      anothers: { make: client.anothers, answers: providers('200 hidden') },
      missing: { make: missing, answers: providers('200 hidden') },
    },
  ),
  createClient: row(
    clients.createClient,
    { ask: () => ({ body: { name: 'Klara' } }) },
    naming(namesNothing, providers('201')),
  ),
  importClients: row(
    clients.importClients,
    { ask: () => ({ body: { rows: [{ name: 'Klara' }] } }) },
    naming(namesNothing, providers('200')),
  ),
  exportClients: row(clients.exportClients, { ask: () => ({ query: {} }) }, naming(namesNothing, providers('200'))),
  updateClient: row(
    clients.updateClient,
    { ask: (id) => ({ ...byId(id), body: { name: 'Klara' } }) },
    {
      own: { make: client.own, answers: providers('200') },
      anothers: { make: client.anothers, answers: providers('404 not_found') },
      missing: { make: missing, answers: providers('404 not_found') },
    },
  ),
  deleteClient: row(
    clients.deleteClient,
    { ask: byId },
    {
      own: { make: client.own, answers: providers('200') },
      anothers: { make: client.anothers, answers: providers('404 not_found') },
      missing: { make: missing, answers: providers('404 not_found') },
    },
  ),

  // visits
  holdAppointment: row(
    visits.holdAppointment,
    { ask: (id) => ({ body: { providerId: id, cards: [nowhere as never], start: startAhead() } }) },
    {
      own: {
        make: providersId,
        answers: { ...all('409 not_bookable'), provider: '403 own_offer' },
      },
      // There is no such card: tests/api/appointment.test.ts holds and books.
      anothers: { make: bookableProvider, answers: all('404 not_found') },
      missing: { make: missing, answers: all('404 not_found') },
    },
  ),
  quoteAppointment: row(
    visits.quoteAppointment,
    { ask: (id) => ({ body: { providerId: id, cards: [nowhere as never] } }) },
    {
      own: {
        make: providersId,
        answers: { ...all('409 not_bookable'), provider: '403 own_offer' },
      },
      anothers: { make: bookableProvider, answers: all('404 not_found') },
      missing: { make: missing, answers: all('404 not_found') },
    },
  ),
  releaseHold: row(
    visits.releaseHold,
    { ask: byId },
    // Whoever knows its id has it, and nobody learns whether there was one.
    {
      own: 'belongs to whoever knows its id',
      anothers: { make: booking.anothers, answers: all('200') },
      missing: { make: missing, answers: all('200') },
    },
  ),
  bookAppointment: row(
    visits.bookAppointment,
    {
      ask: (id) => ({ body: { providerId: id, cards: [nowhere as never], start: startAhead() } }),
    },
    {
      own: {
        make: providersId,
        answers: { ...all('409 not_bookable'), nobody: '400 invalid', provider: '403 own_offer' },
      },
      anothers: { make: bookableProvider, answers: { ...all('404 not_found'), nobody: '400 invalid' } },
      missing: { make: missing, answers: { ...all('404 not_found'), nobody: '400 invalid' } },
    },
  ),
  requestGuestCode: row(
    visits.requestGuestCode,
    { ask: (email) => ({ body: { email } }) },
    naming('an address of anybody', all('201'), address.missing),
  ),
  confirmGuestCode: row(
    visits.confirmGuestCode,
    { ask: (email) => ({ body: { email, code: '000000' } }) },
    naming('an address of anybody', all('400 verification_failed'), address.missing),
  ),
  mailGuestVisits: row(
    visits.mailGuestVisits,
    { ask: (email) => ({ body: { email } }) },
    naming('an address of anybody', all('201'), address.missing),
  ),
  listGuestVisits: row(
    visits.listGuestVisits,
    { ask: byToken },
    {
      own: { make: linkTo('guest_visits', address.missing), answers: all('200') },
      // A link to one visit does not open the others.
      anothers: { make: linkTo('visit', booking.booked), answers: all('404 not_found') },
      missing: { make: missing, answers: all('404 not_found') },
    },
  ),
  listAppointments: row(
    visits.listAppointments,
    { ask: () => ({ query: {} }), isShown: amongItems },
    {
      own: { make: booking.booked, answers: signedIn('200 shown') },
      anothers: { make: booking.anothers, answers: signedIn('200 hidden') },
      missing: { make: missing, answers: signedIn('200 hidden') },
      received: {
        make: booking.received,
        ask: () => ({ query: { as: 'provider' } }),
        answers: { ...signedIn('403 forbidden'), provider: '200 shown' },
      },
    },
  ),
  getAppointment: row(
    visits.getAppointment,
    { ask: byId },
    {
      own: { make: booking.booked, answers: signedIn('200') },
      anothers: { make: booking.anothers, answers: signedIn('404 not_found') },
      missing: { make: missing, answers: signedIn('404 not_found') },
      received: { make: booking.received, answers: { ...signedIn('404 not_found'), provider: '200' } },
    },
  ),
  acceptAppointment: row(did.acceptAppointment, { ask: plain }, receivedVisit('open')),
  declineAppointment: row(did.declineAppointment, { ask: plain }, receivedVisit('open')),
  completeAppointment: row(did.completeAppointment, { ask: plain }, receivedVisit('done')),
  noShowAppointment: row(did.noShowAppointment, { ask: plain }, receivedVisit('done')),
  payAppointment: row(did.payAppointment, { ask: plain }, receivedVisit('completed')),
  withdrawAppointment: row(did.withdrawAppointment, { ask: plain }, bookedVisit('open')),
  cancelAppointment: row(did.cancelAppointment, { ask: plain }, bookedVisit('confirmed', '200')),
  moveAppointment: row(
    did.moveAppointment,
    { ask: (id) => ({ ...byId(id), body: { start: dayAhead().start } }) },
    bookedVisit('confirmed', '200'),
  ),
  // Of a booked visit the account is the customer, who changes nothing of it.
  changeAppointment: row(
    did.changeAppointment,
    { ask: (id) => ({ ...byId(id), body: { durationMinutes: 120 } }) },
    receivedVisit('confirmed'),
  ),
  agreeAppointment: row(did.agreeAppointment, { ask: plain }, bookedVisit('proposed')),
  refuseAppointment: row(did.refuseAppointment, { ask: plain }, bookedVisit('proposed')),
  confirmAppointment: row(did.confirmAppointment, { ask: plain }, bookedVisit('confirmed')),
  lateAppointment: row(
    did.lateAppointment,
    { ask: (id) => ({ ...byId(id), body: { minutes: 10 as const } }) },
    bookedVisit('running', '200'),
  ),
  prepareAppointmentImage: row(
    pictured.prepareAppointmentImage,
    { ask: (id) => ({ ...byId(id), body: { contentType: 'image/png' as const, size: 1000 } }) },
    bookedVisit('confirmed', '403 forbidden', '201'),
  ),
  putAppointmentImages: row(
    pictured.putAppointmentImages,
    { ask: (id) => ({ ...byId(id), body: { images: [] } }) },
    bookedVisit('confirmed'),
  ),
  messageAppointment: row(
    did.messageAppointment,
    { ask: (id) => ({ ...byId(id), body: { text: message } }) },
    bookedVisit('confirmed', '200'),
  ),
  swapAppointments: row(
    did.swapAppointments,
    { ask: (id) => ({ ...byId(id), body: { with: nowhere } }) },
    {
      // With one that is not there: tests/api/appointment-actions.test.ts swaps.
      own: { make: booking.received, answers: signedIn('404 not_found') },
      anothers: { make: booking.anothers, answers: signedIn('404 not_found') },
      missing: { make: missing, answers: signedIn('404 not_found') },
      booked: { make: booking.booked, answers: signedIn('403 forbidden') },
    },
  ),
  listCalls: row(did.listCalls, { ask: () => ({}) }, naming(namesNothing, providers('200'))),
  finishCall: row(
    did.finishCall,
    { ask: byId },
    {
      own: { make: appointed('confirmed').received, answers: providers('200') },
      anothers: { make: booking.anothers, answers: providers('404 not_found') },
      missing: { make: missing, answers: providers('404 not_found') },
    },
  ),
  undoDeed: row(
    undo.undoDeed,
    { ask: (id) => ({ params: { id } }) },
    // What was done and by whom: tests/api/appointment-undo.test.ts.
    naming('a deed that is not there', providers('404 not_found')),
  ),
  settleDeeds: row(undo.settleDeeds, { ask: () => ({}) }, naming(oneself, providers('200'))),
  reportIll: row(
    did.reportIll,
    { ask: () => ({ body: { day: startAhead().slice(0, 10) } }) },
    naming('a day of one’s own calendar', providers('200')),
  ),
  getVisit: row(did.getVisit, { ask: byToken }, heldVisit('confirmed')),
  withdrawVisit: row(did.withdrawVisit, { ask: linked }, heldVisit('open')),
  cancelVisit: row(did.cancelVisit, { ask: linked }, heldVisit('confirmed')),
  agreeVisit: row(did.agreeVisit, { ask: linked }, heldVisit('proposed')),
  refuseVisit: row(did.refuseVisit, { ask: linked }, heldVisit('proposed')),
  confirmVisit: row(did.confirmVisit, { ask: linked }, heldVisit('confirmed')),
  moveVisit: row(
    did.moveVisit,
    { ask: (token) => ({ ...byToken(token), body: { start: dayAhead().start } }) },
    heldVisit('confirmed'),
  ),
  lateVisit: row(
    did.lateVisit,
    { ask: (token) => ({ ...byToken(token), body: { minutes: 10 as const } }) },
    heldVisit('running'),
  ),
  prepareVisitImage: row(
    pictured.prepareVisitImage,
    { ask: (token) => ({ ...byToken(token), body: { contentType: 'image/png' as const, size: 1000 } }) },
    heldVisit('confirmed', '201'),
  ),
  putVisitImages: row(
    pictured.putVisitImages,
    { ask: (token) => ({ ...byToken(token), body: { images: [] } }) },
    heldVisit('confirmed'),
  ),
  messageVisit: row(
    did.messageVisit,
    { ask: (token) => ({ ...byToken(token), body: { text: message } }) },
    heldVisit('confirmed'),
  ),

  // the platform
  health: row(health, { ask: () => ({}) }, naming(namesNothing, all('200'))),
  ready: row(ready, { ask: () => ({}) }, naming(namesNothing, all('200'))),
  openapi: row(openapi, { ask: () => ({}) }, naming(namesNothing, all('200'))),
};

/** A provider on somebody's list. */
function favouriteProvider(whose: (stage: Stage, actor: ActorName) => { user: { id: AccountId } }): Make {
  return async (stage, actor) => {
    const id = await providersId(stage, actor);
    // There is one provider, who is on no other list meanwhile.
    await stage.world.database.query('delete from app.favorite_provider');
    await stage.world.database.query(
      'insert into app.favorite_provider (account_id, provider_id, created_at) values ($1, $2, $3::timestamptz)',
      [accountId.parse(whose(stage, actor).user.id), id, stage.world.clock.now().toISOString()],
    );
    return id;
  };
}

/** A listing on somebody's list. */
function favourite(whose: (stage: Stage, actor: ActorName) => { user: { id: AccountId } }): Make {
  return async (stage, actor) => {
    const id = await listing.anothers(stage, actor);
    await stage.world.database.query(
      'insert into app.favorite (account_id, listing_id, created_at) values ($1, $2, $3::timestamptz)',
      [accountId.parse(whose(stage, actor).user.id), id, stage.world.clock.now().toISOString()],
    );
    return id;
  };
}
