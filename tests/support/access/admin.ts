import * as admins from '../../../src/contract/admin/admin.ts';
import * as accounts from '../../../src/contract/admin/admin-account.ts';
import * as cases from '../../../src/contract/admin/admin-case.ts';
import * as desk from '../../../src/contract/admin/admin-desk.ts';
import * as figures from '../../../src/contract/admin/admin-figures.ts';
import * as pictures from '../../../src/contract/admin/admin-pictures.ts';
import { aContactMessage, aFailedMail, anAccount, anEndingAccount, ofTheAdmin } from './account-things.ts';
import { submitted } from './business-things.ts';
import { heldPictures } from './listing-things.ts';
import type { Row } from './rows.ts';
import { adminsOnly, amongItems, byId, namesNothing, naming, row, submitsNothing } from './rows.ts';
import { missing } from './stage.ts';

export const adminRows: Record<string, Row> = {
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
  listPictureChecks: row(
    pictures.listPictureChecks,
    { ask: () => ({ query: {} }), isShown: amongItems },
    {
      own: submitsNothing,
      anothers: { make: heldPictures, answers: adminsOnly('200 shown') },
      missing: { make: missing, answers: adminsOnly('200 hidden') },
    },
  ),
  decidePictures: row(
    pictures.decidePictures,
    { ask: (id) => ({ ...byId(id), body: { decision: 'refuse' as const, reason: 'Pictures of somebody else' } }) },
    {
      own: submitsNothing,
      anothers: { make: heldPictures, answers: adminsOnly('200') },
      missing: { make: missing, answers: adminsOnly('404 not_found') },
    },
  ),
  listAccounts: row(
    accounts.listAccounts,
    { ask: () => ({ query: {} }), isShown: amongItems },
    {
      own: submitsNothing,
      anothers: { make: anAccount(false), answers: adminsOnly('200 shown') },
      missing: { make: missing, answers: adminsOnly('200 hidden') },
    },
  ),
  suspendAccount: row(
    accounts.suspendAccount,
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
    accounts.liftSuspension,
    { ask: byId },
    {
      own: 'an administrator is not suspended by another one',
      anothers: { make: anAccount(true), answers: adminsOnly('200') },
      missing: { make: missing, answers: adminsOnly('404 not_found') },
      free: { make: anAccount(false), answers: adminsOnly('409 conflict') },
    },
  ),
  getAccount: row(
    accounts.getAccount,
    { ask: byId },
    {
      own: 'an administrator is not among the accounts',
      anothers: { make: anAccount(false), answers: adminsOnly('200') },
      missing: { make: missing, answers: adminsOnly('404 not_found') },
      anAdministrator: { make: ofTheAdmin, answers: adminsOnly('404 not_found') },
    },
  ),
  endAccount: row(
    accounts.endAccount,
    { ask: (id) => ({ ...byId(id), body: { reason: 'Täuschung', basis: 'terms' as const } }) },
    {
      own: 'an administrator is given no notice by another one',
      anothers: { make: anAccount(false), answers: adminsOnly('200') },
      missing: { make: missing, answers: adminsOnly('404 not_found') },
      givenNotice: { make: anEndingAccount, answers: adminsOnly('409 conflict') },
    },
  ),
  keepAccount: row(
    accounts.keepAccount,
    { ask: byId },
    {
      own: 'an administrator is given no notice by another one',
      anothers: { make: anEndingAccount, answers: adminsOnly('200') },
      missing: { make: missing, answers: adminsOnly('404 not_found') },
      free: { make: anAccount(false), answers: adminsOnly('409 conflict') },
    },
  ),
  addAccountNote: row(
    accounts.addAccountNote,
    { ask: (id) => ({ ...byId(id), body: { text: 'Hat angerufen.' } }) },
    {
      own: 'an administrator is not among the accounts',
      anothers: { make: anAccount(false), answers: adminsOnly('201') },
      missing: { make: missing, answers: adminsOnly('404 not_found') },
      anAdministrator: { make: ofTheAdmin, answers: adminsOnly('404 not_found') },
    },
  ),
  listAssignments: row(cases.listAssignments, { ask: () => ({}) }, naming(namesNothing, adminsOnly('200'))),
  assignCase: row(
    cases.assignCase,
    {
      ask: (id, { people }) => ({
        params: { part: 'identity' as const, id },
        body: { admin: people.admin.user.id },
      }),
    },
    {
      own: submitsNothing,
      anothers: { make: submitted('identity'), answers: adminsOnly('200') },
      missing: { make: missing, answers: adminsOnly('404 not_found') },
      // Each queue has its own cases.
      aProof: { make: submitted('qualification'), answers: adminsOnly('404 not_found') },
    },
  ),
  getCaseHistory: row(
    cases.getCaseHistory,
    { ask: (id) => ({ params: { part: 'identity' as const, id } }) },
    {
      own: submitsNothing,
      anothers: { make: submitted('identity'), answers: adminsOnly('200') },
      missing: { make: missing, answers: adminsOnly('404 not_found') },
      aProof: { make: submitted('qualification'), answers: adminsOnly('404 not_found') },
    },
  ),
  putFindings: row(
    cases.putFindings,
    { ask: (id) => ({ ...byId(id), body: { findings: [{ field: 'name' as const, isRight: true, frame: null }] } }) },
    {
      own: submitsNothing,
      anothers: { make: submitted('identity'), answers: adminsOnly('200') },
      missing: { make: missing, answers: adminsOnly('404 not_found') },
    },
  ),
  previewLetters: row(
    cases.previewLetters,
    {
      ask: (id) => ({
        body: { part: 'identity' as const, id, decision: { decision: 'approve' as const } },
      }),
    },
    {
      own: submitsNothing,
      anothers: { make: submitted('identity'), answers: adminsOnly('200') },
      missing: { make: missing, answers: adminsOnly('404 not_found') },
    },
  ),
  getDeskFigures: row(figures.getDeskFigures, { ask: () => ({}) }, naming(namesNothing, adminsOnly('200'))),
  answerContactMessage: row(
    desk.answerContactMessage,
    { ask: (id) => ({ ...byId(id), body: { text: 'Das geht so.' } }) },
    {
      own: 'an administrator writes to nobody',
      anothers: { make: aContactMessage, answers: adminsOnly('200') },
      missing: { make: missing, answers: adminsOnly('404 not_found') },
    },
  ),
  listFailedMails: row(
    desk.listFailedMails,
    { ask: () => ({ query: {} }), isShown: amongItems },
    {
      own: 'a mail to whomever',
      anothers: { make: aFailedMail, answers: adminsOnly('200 shown') },
      missing: { make: missing, answers: adminsOnly('200 hidden') },
    },
  ),
  sendMailAgain: row(
    desk.sendMailAgain,
    { ask: byId },
    {
      own: 'a mail to whomever',
      anothers: { make: aFailedMail, answers: adminsOnly('200') },
      missing: { make: missing, answers: adminsOnly('404 not_found') },
    },
  ),
  listJobs: row(desk.listJobs, { ask: () => ({}) }, naming(namesNothing, adminsOnly('200'))),
  listLog: row(desk.listLog, { ask: () => ({ query: {} }) }, naming(namesNothing, adminsOnly('200'))),
};
