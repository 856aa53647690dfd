import * as contract from '../../../../src/contract/account/verification.ts';
import * as ofSellers from '../../../../src/contract/account/verification-seller.ts';
import type { Adapters } from '../../../adapters/ports.ts';
import { answer } from '../../../http/answer.ts';
import * as actions from './actions.ts';
import * as sellerActions from './seller-actions.ts';
import { forgetDocuments } from './sql.ts';

export const getVerification = answer(contract.getVerification, actions.getVerification);

export const submitIdentity = answer(contract.submitIdentity, actions.submitIdentity);

export const submitQualification = answer(contract.submitQualification, actions.submitQualification);

export const getSellerVerification = answer(ofSellers.getSellerVerification, sellerActions.getSellerVerification);

export const putSellerRole = answer(ofSellers.putSellerRole, sellerActions.putSellerRole);

export const submitSellerIdentity = answer(ofSellers.submitSellerIdentity, sellerActions.submitSellerIdentity);

export const submitLicence = answer(ofSellers.submitLicence, sellerActions.submitLicence);

/** Run by the schedule every night, before the sweep of images. */
export const runVerifications = async (world: Adapters): Promise<{ documents: number; warned: number }> => ({
  documents: await forgetDocuments(world.database, world.clock.now()),
  warned: await actions.warnOfEnds(world),
});
