import * as desk from '../../../src/contract/admin/admin-desk.ts';
import * as reports from '../../../src/contract/admin/report.ts';
import { linkTo } from './account-things.ts';
import { inquiry } from './listing-things.ts';
import { reported } from './report-things.ts';
import {
  adminsOnly,
  all,
  amongItems,
  byId,
  byToken,
  namesNothing,
  naming,
  publicListing,
  type Row,
  row,
  signedIn,
} from './rows.ts';
import { missing } from './stage.ts';
import { review } from './visit-things.ts';

/** The link of a mail about a decision is good for whoever holds it. */
const statementLink = (answer: string): Row['cases'] => ({
  own: { make: linkTo('decision', reported.ownSubject), answers: all(answer) },
  anothers: { make: linkTo('decision', reported.anothersSubject), answers: all(answer) },
  missing: { make: linkTo('decision', missing), answers: all('404 not_found') },
  // One decision does not lead to the reports of others.
  anothersReport: { make: linkTo('decision', reported.strangeSubject), answers: all('404 not_found') },
  nonsense: { make: missing, answers: all('404 not_found') },
});

export const reportRows: Record<string, Row> = {
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
    desk.listContactMessages,
    { ask: () => ({ query: {} }) },
    naming('lists what anybody wrote', adminsOnly('200')),
  ),
};
