import * as contract from '../../../src/contract/verification.ts';
import type { Adapters } from '../../adapters/ports.ts';
import { answer } from '../../http/answer.ts';
import * as actions from './actions.ts';
import { forgetDocuments } from './sql.ts';

export const getVerification = answer(contract.getVerification, actions.getVerification);

export const submitIdentity = answer(contract.submitIdentity, actions.submitIdentity);

export const submitQualification = answer(contract.submitQualification, actions.submitQualification);

/** Run by the schedule every night, before the sweep of images. */
export const runVerifications = async (world: Adapters): Promise<{ documents: number; warned: number }> => ({
  documents: await forgetDocuments(world.database, world.clock.now()),
  warned: await actions.warnOfEnds(world),
});
