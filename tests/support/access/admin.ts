import * as admins from '../../../src/contract/admin.ts';
import * as pictures from '../../../src/contract/admin-pictures.ts';
import { anAccount, ofTheAdmin } from './account-things.ts';
import { submitted } from './business-things.ts';
import { heldPictures } from './listing-things.ts';
import type { Row } from './rows.ts';
import { adminsOnly, amongItems, byId, row, submitsNothing } from './rows.ts';
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
};
