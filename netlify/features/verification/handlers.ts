import { getVerification, submitIdentity, submitQualification } from '../../../src/contract/verification.ts';
import type { Adapters } from '../../adapters/ports.ts';
import { answer } from '../../http/answer.ts';
import * as actions from './actions.ts';
import { forgetDocuments } from './sql.ts';

export const handleGetVerification = answer(getVerification, actions.getVerification);

export const handleSubmitIdentity = answer(submitIdentity, actions.submitIdentity);

export const handleSubmitQualification = answer(submitQualification, actions.submitQualification);

/** Run by the schedule every night, before the sweep of images. */
export const handleVerifications = async (world: Adapters): Promise<{ documents: number; warned: number }> => ({
  documents: await forgetDocuments(world.database, world.clock.now()),
  warned: await actions.warnOfEnds(world),
});
