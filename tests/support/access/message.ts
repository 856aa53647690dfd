import { withdrawFromContract } from '../../../src/contract/booking/withdrawal.ts';
import { listConversations } from '../../../src/contract/messaging/message.ts';
import * as inquiries from '../../../src/contract/property/inquiry.ts';
import * as questions from '../../../src/contract/services/question.ts';
import { linkTo } from './account-things.ts';
import { inquiry, listing } from './listing-things.ts';
import {
  all,
  amongItems,
  byId,
  byToken,
  heldLink,
  listers,
  message,
  namesNothing,
  providers,
  publicListing,
  type Row,
  row,
  signedIn,
} from './rows.ts';
import { missing, personOf } from './stage.ts';
import { question, visit } from './visit-things.ts';

/** What both sides of a question do to it. */
const ownQuestion = (answer: string): Row['cases'] => ({
  own: { make: question.own, answers: signedIn(answer) },
  anothers: { make: question.anothers, answers: signedIn('404 not_found') },
  missing: { make: missing, answers: signedIn('404 not_found') },
  received: {
    make: (stage) => question.own(stage, 'provider'),
    answers: { ...signedIn('404 not_found'), provider: answer, reception: answer },
  },
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

export const messageRows: Record<string, Row> = {
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
      ofBusiness: {
        make: (stage) => question.own(stage, 'provider'),
        ask: () => ({ query: { of: 'business' } }),
        answers: providers('200 shown', { reception: '200 shown' }),
      },
    },
  ),
  askProvider: row(
    questions.askProvider,
    { ask: (id) => ({ ...byId(id), body: { name: 'Ana', email: 'ana@example.org', text: 'Haben Sie Zeit?' } }) },
    {
      own: 'tests/api/services/question.test.ts: nobody asks themselves',
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
};
