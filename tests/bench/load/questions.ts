import type { AskOf, Endpoint } from '../../../src/contract/endpoint.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';

/** Whoever has most of what a call reads. */
export type Caller = 'nobody' | 'customer' | 'provider' | 'seller' | 'admin';

/** The things that the questions name: of the busiest of their kind, where they belong to somebody. */
export interface Things {
  visit: string;
  reviewedVisit: string;
  provider: string;
  card: string;
  listing: string;
  inquiry: string;
  ownInquiry: string;
  customer: string;
  proposedVisit: string;
  invoicedVisit: string;
  customerInvoice: string;
  question: string;
  visitLink: string;
  reviewedVisitLink: string;
  guestLink: string;
  threadLink: string;
  invoicedVisitLink: string;
  questionLink: string;
  decisionLink: string;
  adviserLink: string;
}

interface Question {
  as: Caller;
  ask: (things: Things) => unknown;
  /** What of it is asked, where that is not all. */
  of: string | undefined;
}

const by = (as: Caller, ask: Question['ask'] = () => ({}), of?: string): Question => ({ as, ask, of });
const where = (query: object) => () => ({ query });
/** Both sides of a queue of the desk: what waits, and what was decided. */
const queue: readonly Question[] = [by('admin'), by('admin', where({ queue: 'decided' }), 'decided')];
const id = (name: keyof Things) => (things: Things) => ({ params: { id: things[name] } });
const token = (name: keyof Things) => (things: Things) => ({ params: { token: things[name] } });

const berlin = { zip: '10115', radius: 25 };
const manila = '120.9,14.4,121.2,14.8';

/** One question or several for each reading call, by the name of its endpoint. */
export const questions: Record<string, Question | readonly Question[] | string> = {
  me: by('provider'),
  verifyEmail: 'it confirms an address, and so writes',
  listFactors: by('customer'),
  getLoss: 'one row by its unique key, and nobody of the filled accounts has lost anything',
  getAppointment: by('provider', id('visit')),
  listAppointments: [by('provider', where({ as: 'provider' })), by('customer')],
  listGuestVisits: by('nobody', token('guestLink')),
  getVisit: by('nobody', token('visitLink')),
  listCalls: by('provider'),
  getCounted: by('provider'),
  getPackages: by('provider'),
  previewPackage: by('provider', () => ({ query: { package: 'gold', pays: 'fee' } })),
  listCommissions: by('provider'),
  listInvoices: by('provider'),
  nextInvoices: by('provider'),
  getTaxReport: by('provider'),
  getTurnover: by('provider'),
  getVatId: by('provider'),
  listListings: by('nobody', () => ({ query: { bbox: manila } })),
  mapListings: by('nobody', () => ({ query: { bbox: manila, zoom: 11 } })),
  getBank: by('provider'),
  getBusiness: by('provider'),
  getReadiness: by('provider'),
  getStatistics: by('provider'),
  getTax: by('provider'),
  getTaxNumber: by('provider'),
  getEarnings: by('provider'),
  listDevices: by('customer'),
  getFavoriteProviders: by('customer'),
  getFavorites: by('customer'),
  getInquiry: by('seller', id('inquiry')),
  getOwnInquiry: by('customer', id('ownInquiry')),
  listInquiries: by('seller'),
  listOwnInquiries: by('customer'),
  openThread: by('nobody', token('threadLink')),
  getOwnProperty: by('seller', id('listing')),
  getUserProperties: by('seller'),
  getListing: by('nobody', id('listing')),
  previewListing: by('seller', id('listing')),
  listReduced: by('nobody'),
  similarListings: by('nobody', id('listing')),
  getCalendarFeed: by('provider'),
  getPush: by('provider'),
  listNotifications: [by('provider'), by('customer')],
  exportAccount: by('provider'),
  previewDeletion: by('provider'),
  health: by('nobody'),
  openapi: by('nobody'),
  ready: by('nobody'),
  getProfile: by('provider'),
  getProvider: by('nobody', id('provider')),
  listOffers: by('nobody', id('provider')),
  listProviders: by('nobody', () => ({ query: berlin })),
  listSlots: by('nobody', id('provider')),
  findNearestCode: by('nobody', where({ latitude: 52.53, longitude: 13.38 })),
  listTowns: by('nobody', where({ zip: '01561' })),
  listTrades: by('nobody', where({ zip: '10115' })),
  listConversations: [by('provider'), by('customer'), by('seller')],
  getQuestion: by('provider', id('question')),
  getQuestionByLink: by('nobody', token('questionLink')),
  getReportFigures: by('nobody'),
  getStatement: by('nobody', token('decisionLink')),
  listReports: [by('admin'), by('admin', where({ state: 'decided' }), 'decided')],
  listStatements: by('provider'),
  getReview: by('provider', id('reviewedVisit')),
  getReviewByLink: by('nobody', token('reviewedVisitLink')),
  getReviewFigures: by('nobody'),
  listSavedSearches: by('customer'),
  sellerAnalytics: by('seller', () => ({ query: { days: 30 } })),
  getVerification: by('provider'),
  getSellerVerification: by('seller'),
  listIdentityChecks: queue,
  listObjections: queue,
  listProofChecks: queue,
  listReviewChecks: queue,
  listAllInvoices: [by('admin'), by('admin', where({ state: 'missing' }), 'missing money')],
  listBankFiles: by('admin'),
  listOpenBankLines: by('admin'),
  getAccount: by('admin', id('provider')),
  listAccounts: by('admin', () => ({ query: { search: 'Klara' } })),
  listContactMessages: [by('admin'), by('admin', where({ state: 'answered' }), 'answered')],
  listFailedMails: by('admin'),
  listJobs: by('admin'),
  listLog: [by('admin'), by('admin', where({ kind: 'calls' }), 'calls')],
  listPictureChecks: queue,
  listFrancRates: by('admin'),
  listBusinessLimits: by('admin'),
  listVatIds: by('admin'),
  listServiceCards: by('provider'),
  serviceCardStats: by('provider', id('card')),
  getCalendar: by('provider', () => ({ query: { days: 7 } })),
  exportClients: by('provider'),
  listClients: by('provider'),
  getRecallMonth: by('provider'),
  getRecall: 'one row by its key, and nobody of the filled accounts is invited back',
  listStaff: by('provider'),
  getAvailability: by('provider'),
  listAgreements: by('provider'),
  getAdviserLink: by('provider'),
  getAdviserInvoices: by('nobody', token('adviserLink')),
  getMandate: by('provider'),
  getPropertyTown: by('nobody', () => ({ params: { category: 'condominium', town: 'makati' } })),
  listPropertyTowns: by('nobody'),
  getServiceTown: by('nobody', () => ({ params: { service: 'friseur', town: 'berlin' } })),
  listServiceTowns: by('nobody'),
  getCustomerInvoice: by('provider', id('customerInvoice')),
  listCustomerInvoices: by('provider'),
  listLinkedVisitInvoices: by('nobody', token('invoicedVisitLink')),
  listVisitInvoices: by('provider', id('invoicedVisit')),
  proposeCustomerInvoice: by('provider', id('proposedVisit')),
  getCustomerInvoiceSettings: by('provider'),
  listCustomerBooks: by('provider'),
  getDeposits: by('provider'),
  getWebsite: by('provider'),
  getMoveIn: by('provider'),
  listQuoteBusinesses: by('nobody', where({ country: 'de', zip: '10115', category: 'reparatur' })),
  listQuotes: [by('provider', where({ as: 'provider' })), by('customer')],
  getQuotes: 'one wish by its key with five quotes at most',
  getQuoteForm: 'one wish by its key, and the free times of one business, as listSlots reads them',
  listMembers: by('provider'),
  listOutsideCalendars: by('provider'),
  listWaiting: by('customer'),
  getDeskFigures: by('admin'),
  listAssignments: by('admin'),
  getCaseHistory: 'at most fifty rows, by the indexes of a case and of its account',
  listAgain:
    'one row for each business at most, by the index of a customer, and nobody of the filled accounts holds a time',
  getAgain: 'one row by its key',
  getOffer: 'one row by its key, and nobody of the filled accounts waits for a time',
  getInvitation: 'one row by its unique key, and nobody of the filled accounts is invited',
  getTaxFilingFile: 'one row by its key, sealed',
  listTaxFilings: by('admin', () => ({ query: { year: 2026 } })),
  getCollectionFile: 'a file of its debits, each opened with a key',
  listCollections: by('admin'),
  getBooks: by('admin', () => ({ params: { month: '2026-10' } })),
};

const addsUp = 'it adds up 20,000 visits, from an index';
const ofMany = 'a developer with 2,500 listings: what happened is counted for each';
const manyConversations = '7,500 conversations of one account, where others have some hundred';
const ofMonth =
  'every line of a month’s commissions that no invoice has yet, as its draft names them: 1.5 kB over the line';
const allInvoices = 'it adds up 100,000 invoices, at the desk';
const ownInvoices = 'it adds up 10,000 invoices of one business';
const latest = 'the latest of a queue of 20,000, and of next to nothing a few, at the desk';
const sealed = 'one row by its key, sealed, which nobody of the filled accounts has given';

/** Calls that may cost more than the others, and why. */
export const reasons: Record<string, string> = {
  exportAccount: 'every table that knows somebody, once a day at most: 70 MB, of which 6 go over the line',
  openapi: 'a document for programmers, the same for everybody: 54 kB over the line',
  getUserProperties: `${ofMany}; 200 rows are whole, of the others what to count by: 82 kB over the line`,
  sellerAnalytics: ofMany,
  listInquiries: manyConversations,
  listOwnInquiries: manyConversations,
  getOwnProperty: 'it compares the pictures with those of 2,500 others',
  getCalendar: '560 visits of ten people in one week: 35 kB over the line',
  getStatistics: addsUp,
  getEarnings: addsUp,
  getTaxReport: addsUp,
  getTurnover: `${addsUp}, and takes from 10,000 invoices what differs`,
  previewPackage: ofMonth,
  nextInvoices: ofMonth,
  listCustomerInvoices: ownInvoices,
  listCustomerBooks: ownInvoices,
  listConversations: manyConversations,
  getReportFigures: 'it counts the reports of three years; the CDN keeps the answer',
  getBank: sealed,
  getTaxNumber: sealed,
  getPush: 'one row by its key: what is off is nothing',
  listAllInvoices: allInvoices,
  listOpenBankLines: 'it looks for 100,000 invoices with money missing once, at the desk',
  listCollections: 'the last 20 files with 5,000 debits, and what is due of 100,000 invoices, at the desk',
  listReports: latest,
  listObjections: latest,
  listReviewChecks: latest,
  listContactMessages: latest,
  serviceCardStats: addsUp,
  listServiceCards: '1,600 visits lie ahead, each with its cards',
  exportClients: '5,000 clients, and of next to nothing none',
  listStaff: '1,600 visits lie ahead',
  getAvailability: '1,600 visits lie ahead, each against the hours',
  previewDeletion: 'it counts everything that somebody has, once before an account ends',
  getReviewFigures: 'it counts all reviews; the CDN keeps the answer',
  listProviders: 'the search has budgets of its own: bench:search services',
  getPropertyTown: 'a page of the search for three deals and its neighbours; the CDN keeps the answer',
  getServiceTown: 'a page of the search with prices, times and neighbours; the CDN keeps the answer',
  proposeCustomerInvoice: 'the business, its numbers and the visit, each read as its strand keeps it',
  getCustomerInvoiceSettings: 'the business, its numbers and the settings, each read as its strand keeps it',
  getAccount: 'it counts what somebody with 20,000 visits has, at the desk',
  listPropertyTowns: 'every town that has a page, and of next to nothing none; the CDN keeps the answer',
  listServiceTowns: 'every town that has a page, and of next to nothing none; the CDN keeps the answer',
  listNotifications: 'the latest 50, and of next to nothing none',
  listTaxFilings: 'every visit of a year, at the desk, once a year',
  listAccounts: 'it counts a word in 200,000 addresses, at the desk',
  getBooks: `${allInvoices}, before and after a month of 1,700, each part a statement of its own`,
};

export interface ReadingCall {
  name: string;
  of: string | undefined;
  endpoint: Endpoint;
  as: Caller;
  ask: (things: Things) => AskOf<Endpoint>;
}

/** The calls that are asked, and why the others are not. A reading call without a row here is named in an error. */
export function readingCalls(): { asked: ReadingCall[]; left: [name: string, why: string][] } {
  const asked: ReadingCall[] = [];
  const left: [string, string][] = [];
  for (const [name, endpoint] of Object.entries(endpoints)) {
    if (endpoint.method !== 'GET') continue;
    const question = questions[name];
    if (question === undefined) throw new Error(`tests/bench/load/questions.ts has no question for ${name}`);
    if (typeof question === 'string') left.push([name, question]);
    else
      for (const { as, ask, of } of 'as' in question ? [question] : question)
        asked.push({ name, of, endpoint, as, ask: ask as ReadingCall['ask'] });
  }
  return { asked, left };
}
